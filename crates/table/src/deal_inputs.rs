//! The inputs of a table's deal (`docs/DEALS.md`).

use hearth_core::{Bytes32, Seat, draw_below};
use hearth_deal::{DealRng, Purpose, seal};

use crate::Person;

/// The secret with which a table is opened, and the share of the person who opens it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpeningDeal {
    /// The server's secret.
    pub secret: Bytes32,
    /// The share of the host.
    pub share: Option<Bytes32>,
}

/// The inputs of a deal, as far as they are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DealInputs {
    secret: Bytes32,
    /// The shares of everyone who sat down. Only those of people at the table count.
    shares: Vec<(Person, Bytes32)>,
}

impl DealInputs {
    pub fn new(secret: Bytes32) -> DealInputs {
        DealInputs { secret, shares: Vec::new() }
    }

    pub fn secret(&self) -> Bytes32 {
        self.secret
    }

    pub fn seal(&self) -> Bytes32 {
        seal(self.secret)
    }

    /// Adds a share. It replaces the person's last one.
    pub fn add(&mut self, person: Person, share: Bytes32) {
        self.shares.retain(|(other, _)| *other != person);
        self.shares.push((person, share));
    }

    /// Returns the share of a person.
    pub fn share(&self, person: Person) -> Option<Bytes32> {
        self.shares.iter().find(|(other, _)| *other == person).map(|(_, share)| *share)
    }

    /// Returns the numbers for one purpose, from the secret and the shares of these people.
    pub fn rng(&self, people: &[Person], purpose: Purpose) -> DealRng {
        DealRng::new(self.secret, people.iter().filter_map(|person| self.share(*person)), purpose)
    }

    /// Draws the chair, counted from one, whose player goes first.
    pub fn first(&self, people: &[Person], chairs: usize) -> usize {
        draw_below(chairs, &mut self.rng(people, Purpose::First)) + 1
    }

    /// Returns the shares of the people at the table. A person with several seats is named at the first one.
    pub fn shares_at(&self, places: impl Iterator<Item = (Seat, Person)>) -> Vec<(Seat, Bytes32)> {
        let mut named: Vec<Person> = Vec::new();
        let mut shares = Vec::new();
        for (seat, person) in places {
            if let Some(share) = self.share(person).filter(|_| !named.contains(&person)) {
                named.push(person);
                shares.push((seat, share));
            }
        }
        shares
    }
}
