//! The sixteen ceremonies, one file each: its rule, the rulings about it, its combinations (K28-K43).

mod birth;
mod chieftain;
mod drummer;
mod eagle_feather;
mod fire;
mod hunter;
mod lizard;
mod mother_of_heaven;
mod paw;
mod shaman;
mod snake_dance;
mod spider_woman;
mod sun;
mod tortoise;
mod vase;
mod warrior;
