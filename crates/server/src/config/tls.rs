//! The settings of the server's own certificate.

use std::path::PathBuf;

/// The directory of Let's Encrypt, which gives certificates for free.
pub const LETS_ENCRYPT: &str = rustls_acme::acme::LETS_ENCRYPT_PRODUCTION_DIRECTORY;

/// How the server gets its certificate (ACME, RFC 8555).
#[derive(Clone, Debug)]
pub struct TlsConfig {
    /// The name that the certificate is for: `hearth.example`.
    pub domain: String,
    /// Where the authority writes to if something is wrong with the certificate.
    pub mail: Option<String>,
    /// The URL of the authority's directory.
    pub directory: String,
    /// A file with the root certificates (PEM) that the authority's own server is checked against, for an authority in a
    /// private network.
    pub root: Option<PathBuf>,
    /// The folder for the certificate and its key.
    pub folder: PathBuf,
}
