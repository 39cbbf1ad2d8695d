//! Arithmetic that gives the same bits on every machine. The standard library does not promise that.

/// Returns e to the power of x. The relative error is about one percent between -5 and 5.
pub fn exp(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-40.0, 40.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// Returns the natural logarithm of a number of at least one. The error is below 0.001.
pub(crate) fn ln(x: u32) -> f32 {
    let whole = x.max(1).ilog2();
    // The first terms of the series of 2 artanh(t), for the part between two powers of two.
    let rest = x.max(1) as f32 / (1_u64 << whole) as f32;
    let t = (rest - 1.0) / (rest + 1.0);
    whole as f32 * std::f32::consts::LN_2 + 2.0 * t * (1.0 + t * t / 3.0 + t * t * t * t / 5.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_and_ln_are_close_to_the_standard_library() {
        for x in -50..=50 {
            let x = x as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.013, "{x}");
        }
        for x in 1..5000_u32 {
            assert!((ln(x) - (x as f32).ln()).abs() < 0.001, "{x}");
        }
    }
}
