//! Functions that give the same bits on every machine. Those of the standard library are free to differ.

/// The exponential function, to a part in a hundred between -5 and 5: ten squarings.
pub fn exp(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-40.0, 40.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// The natural logarithm of a number that is at least one, to a part in a thousand.
pub(crate) fn ln(x: u32) -> f32 {
    let whole = x.max(1).ilog2();
    // Between two powers of two, by the first terms of the series around their middle.
    let rest = x.max(1) as f32 / (1_u64 << whole) as f32;
    let t = (rest - 1.0) / (rest + 1.0);
    whole as f32 * std::f32::consts::LN_2 + 2.0 * t * (1.0 + t * t / 3.0 + t * t * t * t / 5.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_close_to_those_of_the_library() {
        for x in -50..=50 {
            let x = x as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.013, "{x}");
        }
        for x in 1..5000_u32 {
            assert!((ln(x) - (x as f32).ln()).abs() < 0.001, "{x}");
        }
    }
}
