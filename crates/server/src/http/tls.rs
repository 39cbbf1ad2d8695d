//! HTTPS with a certificate that the server gets and renews by itself.

use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use futures_util::StreamExt;
use rustls_acme::caches::DirCache;
use rustls_acme::{AcmeConfig, AcmeState, EventOk, is_tls_alpn_challenge};
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::CertificateDer;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::server::Acceptor;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, ServerConfig};
use tokio_rustls::server::TlsStream;
use tokio_rustls::{LazyConfigAcceptor, rustls};

use crate::config::TlsConfig;

/// The protocols that are offered, the preferred one first.
const PROTOCOLS: [&[u8]; 2] = [HTTP_2, b"http/1.1"];

const HTTP_2: &[u8] = b"h2";

/// The reason why HTTPS cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum TlsFailure {
    /// The folder of the certificate cannot be made.
    #[error("cannot write {0}: {1}")]
    Folder(String, io::Error),
    /// The root certificates cannot be read.
    #[error("{0} is not a file with certificates: {1}")]
    Root(String, rustls::pki_types::pem::Error),
    /// A root certificate is damaged, or this system lacks a cipher.
    #[error(transparent)]
    Rustls(#[from] rustls::Error),
}

/// Accepts connections with the current certificate.
#[derive(Clone)]
pub(crate) struct TlsAcceptor {
    pages: Arc<ServerConfig>,
    /// For the authority, which looks whether the domain leads here (TLS-ALPN-01).
    challenge: Arc<ServerConfig>,
}

/// Gets the certificate, and a new one when two thirds of its time are over.
pub(crate) struct Renewal {
    state: AcmeState<io::Error>,
    domain: String,
}

/// Sets up HTTPS. The certificate is the stored one until there is a new one.
pub(crate) fn open(config: &TlsConfig) -> Result<(TlsAcceptor, Renewal), TlsFailure> {
    create_private_folder(&config.folder)
        .map_err(|error| TlsFailure::Folder(config.folder.display().to_string(), error))?;
    let mut acme = AcmeConfig::new([&config.domain]);
    if let Some(root) = &config.root {
        acme = acme.client_tls_config(Arc::new(trusting(root)?));
    }
    let state = acme
        .contact(config.mail.iter().map(|mail| format!("mailto:{mail}")))
        .cache(DirCache::new(config.folder.clone()))
        .directory(&config.directory)
        .state();
    let mut pages = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_cert_resolver(state.resolver());
    pages.alpn_protocols = PROTOCOLS.map(<[u8]>::to_vec).to_vec();
    let acceptor = TlsAcceptor { pages: Arc::new(pages), challenge: state.challenge_rustls_config() };
    Ok((acceptor, Renewal { state, domain: config.domain.clone() }))
}

/// Returns the settings of a client that trusts the certificates of a file and no others.
fn trusting(path: &Path) -> Result<ClientConfig, TlsFailure> {
    let unreadable = |error| TlsFailure::Root(path.display().to_string(), error);
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(path).map_err(unreadable)? {
        roots.add(certificate.map_err(unreadable)?)?;
    }
    Ok(ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth())
}

/// The key of the certificate is nobody else's business.
fn create_private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

impl TlsAcceptor {
    /// Does the handshake. Returns nothing for a connection of the authority, which ends with it.
    pub async fn accept<S: AsyncRead + AsyncWrite + Unpin>(
        &self,
        stream: S,
    ) -> io::Result<Option<TlsStream<S>>> {
        let handshake = LazyConfigAcceptor::new(Acceptor::default(), stream).await?;
        if is_tls_alpn_challenge(&handshake.client_hello()) {
            handshake.into_stream(Arc::clone(&self.challenge)).await?.shutdown().await?;
            return Ok(None);
        }
        Ok(Some(handshake.into_stream(Arc::clone(&self.pages)).await?))
    }
}

/// Returns `true` if the client chose HTTP/2.
pub(crate) fn speaks_http_2<S>(stream: &TlsStream<S>) -> bool {
    stream.get_ref().1.alpn_protocol() == Some(HTTP_2)
}

impl Renewal {
    /// Runs for ever.
    pub async fn run(mut self) {
        let domain = self.domain;
        loop {
            match self.state.next().await {
                Some(Ok(EventOk::DeployedNewCert)) => tracing::info!(%domain, "got a new certificate"),
                Some(Ok(EventOk::DeployedCachedCert)) => {
                    tracing::info!(%domain, "using the stored certificate");
                }
                Some(Ok(EventOk::CertCacheStore | EventOk::AccountCacheStore)) => {}
                Some(Err(error)) => tracing::warn!(
                    %domain, %error,
                    "failed to get a certificate, trying again; does the domain lead to this server, at port 443?"
                ),
                None => return,
            }
        }
    }
}
