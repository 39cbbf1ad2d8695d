//! Wraps the connection to each host of a URL: encrypts it if the URL says so, and limits the wait for answers.

use std::error::Error;
use std::pin::Pin;
use std::time::Duration;

use postgres::Socket;
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_rustls::rustls::pki_types::InvalidDnsNameError;

use super::answers::{AnswerLimit, LimitedStream, late};
use super::encryption::{Encryption, Handshake};

/// Wraps the connections of a client. It takes the place of encryption in the client, the only place where the client hands over
/// the bare connection to a host.
pub(super) struct Connector {
    pub encryption: Option<Encryption>,
    /// The longest time of a handshake.
    pub handshake_timeout: Duration,
    pub limit: AnswerLimit,
}

impl MakeTlsConnect<Socket> for Connector {
    type Stream = HostStream;
    type TlsConnect = HostConnector;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, host: &str) -> Result<HostConnector, InvalidDnsNameError> {
        let handshake = self.encryption.as_ref().map(|encryption| encryption.handshake_with(host));
        Ok(HostConnector {
            handshake: handshake.transpose()?,
            timeout: self.handshake_timeout,
            limit: self.limit.clone(),
        })
    }
}

/// Wraps the connection to a host.
pub(super) struct HostConnector {
    handshake: Option<Handshake>,
    timeout: Duration,
    limit: AnswerLimit,
}

impl TlsConnect<Socket> for HostConnector {
    type Stream = HostStream;
    type Error = Box<dyn Error + Send + Sync>;
    type Future = Pin<Box<dyn Future<Output = Result<HostStream, Self::Error>> + Send>>;

    fn connect(self, socket: Socket) -> Self::Future {
        Box::pin(async move {
            let stream: Box<dyn Stream> = match self.handshake {
                Some(handshake) => {
                    let encrypted = timeout(self.timeout, handshake.run(socket)).await;
                    Box::new(encrypted.map_err(|_| late())??)
                }
                None => Box::new(socket),
            };
            Ok(LimitedStream::new(stream, self.limit))
        })
    }
}

/// A connection to a host, encrypted or not.
pub(super) type HostStream = LimitedStream<Box<dyn Stream>>;

pub(super) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send> Stream for S {}

impl TlsStream for HostStream {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}
