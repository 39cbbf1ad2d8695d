//! The write-ahead log after a crash. `SQLite` reads it up to the first frame with a wrong checksum, and takes what follows
//! for unwritten. Damage looks the same, so acknowledged writes would be gone without a word.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::Path;

const HEADER_BYTES: usize = 32;
const FRAME_HEADER_BYTES: usize = 24;

/// The first bytes of a log with checksums of little-endian words. The last bit stands for big-endian.
const MAGIC: u32 = 0x377f_0682;

/// Counts the commits behind a damaged frame, which `SQLite` will drop. Read it before the database is opened. A power cut
/// leaves one at most, of a write that nobody was told of.
pub fn commits_behind_damage(database: &Path) -> io::Result<u64> {
    let mut path = database.as_os_str().to_owned();
    path.push("-wal");
    let mut log = match File::open(path) {
        Ok(file) => BufReader::new(file),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(error),
    };
    let mut header = [0; HEADER_BYTES];
    if !fill(&mut log, &mut header)? {
        return Ok(0);
    }
    let (magic, page_size) = (big_endian(&header[..4]), big_endian(&header[8..12]));
    if magic & !1 != MAGIC || !page_size.is_power_of_two() || !(512..=65_536).contains(&page_size) {
        return Ok(0);
    }
    let mut sum = Checksum { sums: [0; 2], is_big_endian: magic & 1 == 1 };
    sum.add(&header[..24]);
    let mut intact = sum.is(&header[24..]);
    let salts = &header[16..24];
    let mut frame = vec![0; FRAME_HEADER_BYTES + page_size as usize];
    let mut commits = 0;
    while fill(&mut log, &mut frame)? {
        // Frames with other salts are from an earlier use of the file.
        let is_current = frame[8..16] == *salts;
        sum.add(&frame[..8]);
        sum.add(&frame[FRAME_HEADER_BYTES..]);
        intact = intact && is_current && sum.is(&frame[16..24]);
        let is_commit = frame[4..8] != [0; 4];
        commits += u64::from(!intact && is_current && is_commit);
    }
    Ok(commits)
}

/// The checksum of `SQLite`'s log, which goes on from frame to frame.
struct Checksum {
    sums: [u32; 2],
    is_big_endian: bool,
}

impl Checksum {
    fn add(&mut self, bytes: &[u8]) {
        let [mut first, mut second] = self.sums;
        for pair in bytes.chunks_exact(8) {
            let [one, other] = [&pair[..4], &pair[4..]].map(|word| {
                let word = big_endian(word);
                if self.is_big_endian { word } else { word.swap_bytes() }
            });
            first = first.wrapping_add(one).wrapping_add(second);
            second = second.wrapping_add(other).wrapping_add(first);
        }
        self.sums = [first, second];
    }

    /// Returns whether the stored checksum is this one.
    fn is(&self, stored: &[u8]) -> bool {
        self.sums == [big_endian(&stored[..4]), big_endian(&stored[4..8])]
    }
}

fn big_endian(word: &[u8]) -> u32 {
    word.iter().take(4).fold(0, |number, byte| number << 8 | u32::from(*byte))
}

/// Fills a buffer. Returns false at the end of the file.
fn fill(file: &mut impl Read, buffer: &mut [u8]) -> io::Result<bool> {
    match file.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}
