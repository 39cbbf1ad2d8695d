//! Links in mails that act for their reader. A link is signed, so that it need not be stored.

use hearth_store::UserId;
use ring::hmac::{self, Key};

use crate::accounts::token::{hex, unhex_text};

/// The length of a signature in a link, in hexadecimal digits.
const SIGNATURE_LENGTH: usize = 32;

/// The action of a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkPurpose {
    /// Confirms that the mail address is the person's.
    Confirm,
    /// Ends notifications by mail.
    Stop,
}

impl LinkPurpose {
    fn name(self) -> &'static str {
        match self {
            LinkPurpose::Confirm => "confirm",
            LinkPurpose::Stop => "stop",
        }
    }

    /// Returns the path of a link for a person and their mail address.
    pub fn path(self, user: UserId, address: &str, key: &Key) -> String {
        let signature = self.signature(user, address, key);
        format!("/mail/{}/{}-{}-{signature}", self.name(), user.0, hex(address.as_bytes()))
    }

    /// Reads the last part of a link's path: the person and the address, if the signature is ours.
    pub fn read(self, link: &str, key: &Key) -> Option<(UserId, String)> {
        let mut parts = link.split('-');
        let user = UserId(parts.next()?.parse().ok()?);
        let address = unhex_text(parts.next()?)?;
        let expected = self.signature(user, &address, key);
        // The signature is compared as a secret is: through a hash.
        let given = hmac::sign(key, parts.next()?.as_bytes());
        let same = hmac::verify(key, expected.as_bytes(), given.as_ref()).is_ok();
        (same && parts.next().is_none()).then_some((user, address))
    }

    fn signature(self, user: UserId, address: &str, key: &Key) -> String {
        let text = format!("{} {} {address}", self.name(), user.0);
        let mut signature = hex(hmac::sign(key, text.as_bytes()).as_ref());
        signature.truncate(SIGNATURE_LENGTH);
        signature
    }
}

#[cfg(test)]
mod tests {
    use ring::hmac::HMAC_SHA256;

    use super::*;

    #[test]
    fn a_link_is_read_only_if_it_is_signed_for_its_purpose() {
        let [ours, another] = ["ours", "another"].map(|key| Key::new(HMAC_SHA256, key.as_bytes()));
        let path = LinkPurpose::Stop.path(UserId(7), "anna@club.example", &ours);
        let link = path.strip_prefix("/mail/stop/").expect("the purpose is in the path");
        let read = LinkPurpose::Stop.read(link, &ours);
        assert_eq!(read, Some((UserId(7), "anna@club.example".to_owned())));
        assert_eq!(LinkPurpose::Stop.read(link, &another), None);
        assert_eq!(LinkPurpose::Confirm.read(link, &ours), None, "it only stops");
        for forged in
            ["", "7", "7-", &link.replacen('7', "8", 1), &link[..link.len() - 1], &format!("{link}-1")]
        {
            assert_eq!(LinkPurpose::Stop.read(forged, &ours), None, "{forged}");
        }
    }
}
