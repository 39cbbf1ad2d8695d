//! Encrypted connections (TLS): the settings `sslmode` and `sslrootcert` of a URL.

use std::error::Error;
use std::sync::Arc;

use percent_encoding::percent_decode_str;
use postgres::Socket;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, InvalidDnsNameError, ServerName, UnixTime};
use tokio_rustls::rustls::{
    ClientConfig, DigitallySignedStruct, Error as TlsError, RootCertStore, SignatureScheme,
};

/// The name of the protocol (ALPN).
const PROTOCOL: &[u8] = b"postgresql";

/// `SSLRequest`: its length and its code.
const REQUEST: [u8; 8] = [0, 0, 0, 8, 4, 210, 22, 47];

/// The answer to it of a server that encrypts.
const ACCEPTED: u8 = b'S';

/// The settings of encrypted connections.
#[derive(Clone)]
pub(super) struct Encryption {
    config: Arc<ClientConfig>,
    /// True if the connection begins with the handshake (`sslnegotiation=direct`).
    pub is_direct: bool,
}

/// The settings of a URL that are about encryption.
#[derive(Default)]
struct Settings {
    mode: Option<String>,
    roots: Option<String>,
}

impl Encryption {
    /// Takes the settings of encryption out of a URL. Returns the rest, and `None` for connections that are not encrypted.
    pub fn split(url: &str) -> Result<(String, Option<Encryption>), String> {
        let (rest, Settings { mode, roots }) = split(url);
        let encryption = match (mode.as_deref(), roots.as_deref()) {
            (None | Some("disable"), None) => None,
            (Some("require"), None) => Some(Encryption::unverified()?),
            (Some("verify-full"), None | Some("system")) => Some(Encryption::verified(public_roots())?),
            (Some("verify-full"), Some(path)) => Some(Encryption::verified(roots_of_file(path)?)?),
            (None | Some("disable" | "require"), Some(_)) => {
                return Err("sslrootcert needs sslmode=verify-full".to_owned());
            }
            (Some(_), _) => return Err("sslmode is disable, require or verify-full".to_owned()),
        };
        Ok((rest, encryption))
    }

    /// Encrypts without asking who the server is: this keeps out those who only read the network.
    fn unverified() -> Result<Encryption, String> {
        let provider = Arc::new(ring::default_provider());
        let config = ClientConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(AnyCertificate(provider)))
            .with_no_client_auth();
        Ok(Encryption::of(config))
    }

    /// Encrypts, if the certificate of the server is for its name and signed by one of these authorities.
    fn verified(roots: RootCertStore) -> Result<Encryption, String> {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Encryption::of(config))
    }

    fn of(mut config: ClientConfig) -> Encryption {
        config.alpn_protocols = vec![PROTOCOL.to_vec()];
        Encryption { config: Arc::new(config), is_direct: false }
    }

    /// Returns the handshake with a host of the URL.
    pub fn handshake_with(&self, host: &str) -> Result<Handshake, InvalidDnsNameError> {
        let server = ServerName::try_from(host.to_owned())?;
        let connector = TlsConnector::from(Arc::clone(&self.config));
        Ok(Handshake { connector, server, is_direct: self.is_direct })
    }
}

/// Takes the settings of encryption out of a URL.
fn split(url: &str) -> (String, Settings) {
    let mut settings = Settings::default();
    // A password may have a question mark.
    let people = url.find('@').unwrap_or(0);
    let Some(query) = url[people..].find('?').map(|place| people + place) else {
        return (url.to_owned(), settings);
    };
    let mut rest = Vec::new();
    for parameter in url[query + 1..].split('&') {
        let value = |text: &str| Some(percent_decode_str(text).decode_utf8_lossy().into_owned());
        match parameter.split_once('=') {
            Some(("sslmode", mode)) => settings.mode = value(mode),
            Some(("sslrootcert", path)) => settings.roots = value(path),
            _ => rest.push(parameter),
        }
    }
    let (place, rest) = (&url[..query], rest.join("&"));
    (if rest.is_empty() { place.to_owned() } else { format!("{place}?{rest}") }, settings)
}

fn public_roots() -> RootCertStore {
    RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() }
}

fn roots_of_file(path: &str) -> Result<RootCertStore, String> {
    let unreadable = |error: &dyn std::fmt::Display| format!("sslrootcert: cannot read {path}: {error}");
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(path).map_err(|error| unreadable(&error))? {
        let certificate = certificate.map_err(|error| unreadable(&error))?;
        roots.add(certificate).map_err(|error| unreadable(&error))?;
    }
    if roots.is_empty() { Err(unreadable(&"it has no certificate")) } else { Ok(roots) }
}

/// Accepts every certificate.
#[derive(Debug)]
struct AnyCertificate(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyCertificate {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, TlsError> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        verify_tls12_signature(message, certificate, signature, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, TlsError> {
        verify_tls13_signature(message, certificate, signature, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

/// A handshake with a server.
pub(super) struct Handshake {
    connector: TlsConnector,
    server: ServerName<'static>,
    is_direct: bool,
}

impl Handshake {
    /// Asks the server for encryption, unless it expects nothing else, and encrypts the connection.
    pub async fn run(self, mut socket: Socket) -> Result<TlsStream<Socket>, Box<dyn Error + Send + Sync>> {
        if !self.is_direct {
            socket.write_all(&REQUEST).await?;
            // Not a byte more: what follows must be part of the handshake.
            if socket.read_u8().await? != ACCEPTED {
                return Err("the server does not encrypt connections".into());
            }
        }
        Ok(self.connector.connect(self.server, socket).await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(url: &str) -> String {
        Encryption::split(url).err().unwrap_or_default()
    }

    #[test]
    fn settings_of_encryption_are_taken_out_of_the_url() {
        for (url, rest, mode) in [
            ("postgres://a@b/c", "postgres://a@b/c", None),
            ("postgres://a@b/c?sslmode=require", "postgres://a@b/c", Some("require")),
            ("postgres://a:p?@b/c?x=1&sslmode=disable&y=2", "postgres://a:p?@b/c?x=1&y=2", Some("disable")),
        ] {
            let (found, settings) = split(url);
            assert_eq!((found.as_str(), settings.mode.as_deref()), (rest, mode), "{url}");
        }
        let (_, settings) = split("postgres://a@b/c?sslrootcert=%2Fetc%2Froots.pem");
        assert_eq!(settings.roots.as_deref(), Some("/etc/roots.pem"));
    }

    #[test]
    fn settings_that_nobody_knows_are_refused() {
        // A client that prefers encryption can be talked out of it, and this one would not even ask.
        for mode in ["prefer", "allow", "verify-ca"] {
            let refusal = refusal(&format!("postgres://b/c?sslmode={mode}"));
            assert!(refusal.contains("disable, require or verify-full"), "{mode}: {refusal}");
        }
        assert!(refusal("postgres://b/c?sslmode=require&sslrootcert=x").contains("verify-full"));
        assert!(
            refusal("postgres://b/c?sslmode=verify-full&sslrootcert=no-such.pem").contains("no-such.pem")
        );
    }
}
