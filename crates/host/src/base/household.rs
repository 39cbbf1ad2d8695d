//! The people behind one address.

use std::net::{IpAddr, Ipv6Addr};

/// The people behind one address: an IPv4 address or an IPv6 /64 network. They share limits and the time of bots, because
/// one person can have any number of guests. The default is a household that is not known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Household(Option<IpAddr>);

impl Household {
    /// Returns the household of an address.
    pub fn of(address: Option<IpAddr>) -> Household {
        Household(address.map(|address| match address {
            IpAddr::V4(_) => address,
            IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() & !u128::from(u64::MAX))),
        }))
    }

    /// Returns the address that stands for the household.
    pub fn address(self) -> Option<IpAddr> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_network_are_one_household() {
        let household = |text: &str| Household::of(Some(text.parse().expect("an address")));
        assert_eq!(household("2001:db8::1"), household("2001:db8::ffff"));
        assert_ne!(household("2001:db8::1"), household("2001:db8:0:1::1"), "the neighbour's");
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }
}
