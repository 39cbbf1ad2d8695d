//! Adds the linker arguments that Python extension modules need on some systems.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
