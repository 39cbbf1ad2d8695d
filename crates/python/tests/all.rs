//! Runs the Python tests of the module, and every example of `docs/PYTHON.md`.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use tempfile::TempDir;

/// Copies the module to a temporary directory under the name that Python imports.
fn module() -> TempDir {
    let folder = tempfile::tempdir().expect("there is room for the module");
    let tests = env::current_exe().expect("the path of the test binary");
    let built = tests.with_file_name(format!("{DLL_PREFIX}hearth_python{DLL_SUFFIX}"));
    let name = if cfg!(windows) { "hearth.pyd" } else { "hearth.so" };
    fs::copy(&built, folder.path().join(name))
        .unwrap_or_else(|error| panic!("{} cannot be copied: {error}", built.display()));
    folder
}

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Runs Python on a file and shows its output on failure.
fn python(arguments: &[&str], file: &Path) {
    let module = module();
    let output = Command::new("python3")
        .env("PYTHONPATH", module.path())
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .args(arguments)
        .arg(file)
        .output()
        .expect("python3 runs");
    let output_text = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output_text));
}

#[test]
fn the_python_tests_pass() {
    python(&["-m", "unittest"], &here("tests/test_hearth.py"));
}

#[test]
fn every_example_of_the_documentation_passes() {
    python(&["-m", "doctest"], &here("../../docs/PYTHON.md"));
}
