//! Saves the game to a file after every decision, so that a closed terminal loses nothing.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use hearth_store::sync_directory_entry;
use hearth_words::{Language, say};

use crate::failure::Failure;
use crate::stored::data_folder;

/// The file to which a game is saved.
pub(super) struct Autosave {
    file: Option<PathBuf>,
}

/// Returns the saved games of a game, most recently modified first.
pub(super) fn saved_games(game: &str) -> Vec<PathBuf> {
    let entries = data_folder().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            name.starts_with(&format!("{game}-")) && name.ends_with(".record")
        })
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect();
    files.sort();
    files.into_iter().rev().map(|(_, path)| path).collect()
}

impl Autosave {
    /// Saves a new game to a named file, which must not exist.
    pub fn to_new_file(file: &str) -> Result<Autosave, Failure> {
        let path = PathBuf::from(file);
        if path.exists() {
            return Err(Failure::input(format!(
                "`{file}` exists already; continue it with --resume, or name another file"
            )));
        }
        Ok(Autosave { file: Some(path) })
    }

    /// Saves a new game to an unused file in the data folder.
    pub fn to_data_folder(game: &str, seed: u64) -> Autosave {
        let file = data_folder().and_then(|folder| {
            let names = (0..1_000).map(|number| match number {
                0 => format!("{game}-{seed}.record"),
                _ => format!("{game}-{seed}-{number}.record"),
            });
            names.map(|name| folder.join(name)).find(|path| !path.exists())
        });
        Autosave { file }
    }

    /// Continues to save a game to its file.
    pub fn to_existing_file(path: &Path) -> Autosave {
        // Renaming over a symbolic link would replace the link, not its target.
        Autosave { file: Some(fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())) }
    }

    /// Returns the file, unless saving failed.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Writes the game. After a failure it returns a message and stops saving; the game goes on.
    pub fn keep(&mut self, text: &str, language: Language) -> Result<(), String> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Err(error) = write(file, text) {
            let (file, error) = (file.display().to_string(), error.to_string());
            let message = say!(language, "play-not-kept", file = file, error = error);
            self.file = None;
            return Err(message);
        }
        Ok(())
    }
}

/// Replaces a file atomically: after a power cut it has the old text or the new one.
pub(super) fn write(file: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder)?;
    }
    let mut beside: OsString = file.as_os_str().to_owned();
    beside.push(".new");
    // Without a sync before the rename, the file could be empty after a power cut.
    let mut new = File::create(&beside)?;
    new.write_all(text.as_bytes())?;
    new.sync_all()?;
    fs::rename(&beside, file)?;
    sync_directory_entry(file)
}
