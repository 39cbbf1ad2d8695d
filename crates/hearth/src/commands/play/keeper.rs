//! Keeps the game in a file after every decision, so that nothing is lost when the terminal is closed.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Writes a game into its file.
pub(super) struct Keeper {
    file: Option<PathBuf>,
}

/// Where the last game of a kind is kept if nobody says: in the user's data folder.
pub(super) fn usual_file(game: &str) -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME").or_else(|| folder("HOME").map(|home| home.join(".local/share")))?;
    Some(data.join("hearth").join(format!("last-{game}.record")))
}

impl Keeper {
    pub fn new(file: Option<PathBuf>) -> Keeper {
        Keeper { file }
    }

    /// Where the game is kept.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Writes the game. If that fails it is not tried again: the message is shown once and the game goes on.
    pub fn keep(&mut self, text: &str) -> Result<(), String> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Err(error) = write(file, text) {
            let message = format!("the game cannot be kept in {}: {error}", file.display());
            self.file = None;
            return Err(message);
        }
        Ok(())
    }
}

/// Replaces a file as a whole: whoever pulls the plug finds the old text or the new one.
pub(super) fn write(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut beside: OsString = file.as_os_str().to_owned();
    beside.push(".new");
    fs::write(&beside, text)?;
    fs::rename(&beside, file)
}
