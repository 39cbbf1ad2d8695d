//! SVG charts: panels with points, bars, curves and grids, one below the other.

/// Sizes in SVG user units.
const PICTURE_WIDTH: f64 = 760.0;
const LABELS_WIDTH: f64 = 170.0;
const VALUES_WIDTH: f64 = 120.0;
/// Average width of a character in a label.
const CHARACTER_WIDTH: f64 = 7.2;
const ROW_HEIGHT: f64 = 22.0;
const CHART_HEIGHT: f64 = 150.0;

/// Colours for light and dark mode.
const STYLE: &str = "svg{--page:#fff;--ink:#1f2328;--faint:#57606a;--line:#d8dee4;--mark:#b5541c}\
    @media(prefers-color-scheme:dark){svg{--page:#15181c;--ink:#e8e6e3;--faint:#9aa4ae;--line:#3a424b;--mark:#f0a070}}\
    text{font:13px system-ui,sans-serif;fill:var(--ink)}.title{font-size:17px;font-weight:600}.head{font-weight:600}\
    .faint{fill:var(--faint);font-size:12px}.page{fill:var(--page)}.line{stroke:var(--line)}.par{stroke:var(--faint);\
    stroke-dasharray:4 3}.mark{fill:var(--mark)}.bar{fill:var(--mark);opacity:.75}.curve{stroke:var(--mark);\
    stroke-width:2;fill:none}.error{stroke:var(--mark);stroke-width:2}.band{fill:var(--mark);opacity:.2}";

/// An SVG picture that grows downwards.
pub(crate) struct Picture {
    body: String,
    height: f64,
}

/// The range of an axis and the unit of its numbers.
#[derive(Clone, Copy)]
pub(crate) struct Axis {
    pub low: f64,
    pub high: f64,
    /// Value of the dashed reference line.
    pub par: Option<f64>,
    pub unit: &'static str,
}

/// A value with its confidence interval.
pub(crate) struct Point {
    pub label: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// A row of a grid: its name and its cells, each a number with its text.
pub(crate) type GridRow = (String, Vec<Option<(f64, String)>>);

impl Axis {
    fn place(&self, value: f64, from: f64, to: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low).max(1e-9);
        from + share.clamp(0.0, 1.0) * (to - from)
    }

    /// Returns at most nine round numbers along the axis.
    fn ticks(&self) -> impl Iterator<Item = f64> {
        let wanted = (self.high - self.low).max(1e-9) / 7.0;
        let power = 10_f64.powf(wanted.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|part| part * power).find(|step| *step >= wanted);
        let step = step.unwrap_or(wanted);
        let (first, high) = ((self.low / step).ceil() * step, self.high);
        (0..9).map(move |tick| first + step * f64::from(tick)).take_while(move |tick| *tick <= high + 1e-9)
    }
}

impl Picture {
    /// Starts a picture with a title and a subtitle.
    pub fn new(title: &str, below: &str) -> Picture {
        let mut picture = Picture { body: String::new(), height: 58.0 };
        picture.text(20.0, 30.0, "title", "start", title);
        picture.text(20.0, 50.0, "faint", "start", below);
        picture
    }

    /// Draws values with their intervals, one per row.
    pub fn points(&mut self, title: &str, axis: Axis, points: &[Point]) {
        self.head(title);
        let (top, right) = (self.height, PICTURE_WIDTH - VALUES_WIDTH);
        let longest = points.iter().map(|point| point.label.chars().count()).max().unwrap_or(0);
        let left = (longest as f64 * CHARACTER_WIDTH + 24.0).clamp(LABELS_WIDTH, PICTURE_WIDTH / 2.0);
        let bottom = top + ROW_HEIGHT * points.len() as f64;
        for tick in axis.ticks() {
            let x = axis.place(tick, left, right);
            self.line("line", [x, top, x, bottom]);
            self.text(x, bottom + 16.0, "faint", "middle", &format!("{}{}", number(tick), axis.unit));
        }
        if let Some(par) = axis.par {
            let x = axis.place(par, left, right);
            self.line("par", [x, top, x, bottom]);
        }
        for (row, point) in points.iter().enumerate() {
            let y = top + ROW_HEIGHT * (row as f64 + 0.5);
            let x = |value: f64| axis.place(value, left, right);
            self.text(left - 10.0, y + 4.0, "", "end", &point.label);
            self.line("error", [x(point.low), y, x(point.high), y]);
            let x = x(point.value);
            self.body += &format!("<circle class=\"mark\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>\n");
            self.text(
                right + 12.0,
                y + 4.0,
                "faint",
                "start",
                &format!("{}{}", number(point.value), axis.unit),
            );
        }
        self.height = bottom + 36.0;
    }

    /// Draws a histogram.
    pub fn bars(&mut self, title: &str, bars: &[(String, f64)]) {
        self.head(title);
        // Room for the number above the highest bar.
        self.height += 12.0;
        let (top, bottom) = (self.height, self.height + CHART_HEIGHT);
        let highest = bars.iter().map(|(_, height)| *height).fold(1e-9, f64::max);
        let (left, room) = (40.0, PICTURE_WIDTH - 80.0);
        let step = room / bars.len().max(1) as f64;
        // Where labels would overlap, some are left out.
        let every = (40.0 / step).ceil().max(1.0);
        for (index, (label, height)) in bars.iter().enumerate() {
            let index = index as f64;
            let (x, high) = (left + step * index, (bottom - top) * height / highest);
            let (y, wide) = (bottom - high, (step * 0.84).min(60.0));
            let x = x + (step - wide) / 2.0;
            self.rectangle("bar", [x, y, wide, high]);
            if index % every == 0.0 {
                self.text(x + wide / 2.0, bottom + 16.0, "faint", "middle", label);
            }
            if step > 40.0 {
                self.text(x + wide / 2.0, y - 4.0, "faint", "middle", &number(*height));
            }
        }
        self.line("line", [left, bottom, left + room, bottom]);
        self.height = bottom + 40.0;
    }

    /// Draws a value over time with its interval.
    pub fn curve(&mut self, title: &str, axis: Axis, last: &str, points: &[Point]) {
        self.head(title);
        let (top, bottom, left, right) =
            (self.height, self.height + CHART_HEIGHT, 60.0, PICTURE_WIDTH - 40.0);
        for tick in axis.ticks() {
            let y = axis.place(tick, bottom, top);
            self.line("line", [left, y, right, y]);
            self.text(left - 8.0, y + 4.0, "faint", "end", &format!("{}{}", number(tick), axis.unit));
        }
        if let Some(par) = axis.par {
            let y = axis.place(par, bottom, top);
            self.line("par", [left, y, right, y]);
        }
        let step = (right - left) / points.len().saturating_sub(1).max(1) as f64;
        let along = |of: fn(&Point) -> f64| -> Vec<String> {
            let place = |(index, point)| {
                format!("{:.1},{:.1}", left + step * index as f64, axis.place(of(point), bottom, top))
            };
            points.iter().enumerate().map(place).collect()
        };
        let mut band = along(|point| point.high);
        band.extend(along(|point| point.low).into_iter().rev());
        self.body += &format!("<polygon class=\"band\" points=\"{}\"/>\n", band.join(" "));
        let curve = along(|point| point.value);
        self.body += &format!("<polyline class=\"curve\" points=\"{}\"/>\n", curve.join(" "));
        self.text(right, bottom + 18.0, "faint", "end", last);
        self.height = bottom + 42.0;
    }

    /// Draws a table whose numbers are bars too; the largest number of a column has the longest bar.
    pub fn grid(&mut self, title: &str, columns: &[String], rows: &[GridRow]) {
        self.head(title);
        let step = (PICTURE_WIDTH - 40.0 - LABELS_WIDTH) / columns.len().max(1) as f64;
        for (column, name) in columns.iter().enumerate() {
            self.text(LABELS_WIDTH + step * column as f64, self.height + 8.0, "faint", "start", name);
        }
        self.height += 16.0;
        let largest = |column: usize| {
            let numbers = rows.iter().filter_map(|(_, cells)| cells[column].as_ref());
            numbers.map(|(number, _)| number.abs()).fold(1e-9, f64::max)
        };
        let largest: Vec<f64> = (0..columns.len()).map(largest).collect();
        for (name, cells) in rows {
            let y = self.height;
            self.text(LABELS_WIDTH - 10.0, y + 14.0, "", "end", name);
            for (column, cell) in cells.iter().enumerate() {
                let Some((number, text)) = cell else { continue };
                let (x, room) = (LABELS_WIDTH + step * column as f64, step - 62.0);
                let wide = room * number.abs() / largest[column];
                self.rectangle(
                    if *number < 0.0 { "band" } else { "bar" },
                    [x, y + 4.0, wide, ROW_HEIGHT - 9.0],
                );
                self.text(x + wide + 5.0, y + 14.0, "faint", "start", text);
            }
            self.height += ROW_HEIGHT;
        }
        self.height += 20.0;
    }

    /// Returns the whole picture.
    pub fn svg(&self) -> String {
        let height = self.height + 10.0;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {PICTURE_WIDTH} {height:.0}\" width=\"{PICTURE_WIDTH}\" \
             height=\"{height:.0}\" role=\"img\">\n<style>{STYLE}</style>\n\
             <rect class=\"page\" width=\"100%\" height=\"100%\"/>\n{}</svg>\n",
            self.body
        )
    }

    fn head(&mut self, title: &str) {
        self.text(20.0, self.height + 20.0, "head", "start", title);
        self.height += 38.0;
    }

    fn text(&mut self, x: f64, y: f64, class: &str, anchor: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        self.body += &format!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>\n"
        );
    }

    fn line(&mut self, class: &str, [x1, y1, x2, y2]: [f64; 4]) {
        self.body += &format!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>\n"
        );
    }

    fn rectangle(&mut self, class: &str, [x, y, wide, high]: [f64; 4]) {
        self.body += &format!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"/>\n"
        );
    }
}

/// Formats a number with at most one decimal.
fn number(number: f64) -> String {
    let text = format!("{number:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text).replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_ticks_are_round_numbers() {
        let picture = Picture::new("a < b & c", "");
        assert!(picture.svg().contains("a &lt; b &amp; c"));
        let axis = |low, high| Axis { low, high, par: None, unit: "" };
        assert_eq!(
            axis(-30.0, 310.0).ticks().map(number).collect::<Vec<_>>(),
            ["0", "50", "100", "150", "200", "250", "300"]
        );
        assert_eq!(axis(0.0, 100.0).ticks().last().map(number).as_deref(), Some("100"));
    }
}
