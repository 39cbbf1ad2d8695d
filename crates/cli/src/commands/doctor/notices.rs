//! Notifications: what browsers and push services ask for.

use super::finding::Finding;
use super::setup::Setup;

pub(super) fn check(setup: &Setup) -> Vec<Finding> {
    let secure = setup.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let devices = match &setup.examination {
        Some(Ok(examination)) => examination.devices,
        _ => 0,
    };
    let finding = match (secure, devices) {
        (true, 0) => Finding::good("Players can switch notifications on."),
        (true, devices) => Finding::good(format!("Browsers that get notifications: {devices}.")),
        (false, 0) => Finding::note(
            "Browsers offer notifications and the app only over https.",
            "To have them, set --public-url to an https URL.",
        ),
        (false, devices) => Finding::wrong(
            format!(
                "Browsers that want notifications: {devices}. But there is no https URL to sign them with."
            ),
            "Set --public-url to the https URL of the server.",
        ),
    };
    vec![finding]
}
