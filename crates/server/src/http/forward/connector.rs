//! Connections to other nodes.

use std::io;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::http::Uri;
use axum::http::uri::Scheme;
use futures_util::future::BoxFuture;
use hyper_util::rt::TokioIo;
use socket2::{SockRef, TcpKeepalive};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tower::Service;

/// The time to find the address of a node and to connect. Nodes are close to each other.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// A silent connection is probed after this time, and again at this interval: a machine may be gone without a word.
const KEEPALIVE: Duration = Duration::from_secs(3);

/// Bytes that nobody acknowledges for this time end a connection.
#[cfg(target_os = "linux")]
const USER_TIMEOUT: Duration = Duration::from_secs(10);

/// Connects to nodes. The connector of hyper-util has no limit for the time that the lookup of a name takes.
#[derive(Clone)]
pub(super) struct NodeConnector;

impl Service<Uri> for NodeConnector {
    type Response = TokioIo<TcpStream>;
    type Error = io::Error;
    type Future = BoxFuture<'static, io::Result<TokioIo<TcpStream>>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, address: Uri) -> Self::Future {
        Box::pin(async move {
            let http = address.scheme() == Some(&Scheme::HTTP);
            let Some(host) = address.host().filter(|_| http) else {
                return Err(io::Error::new(io::ErrorKind::InvalidInput, "not an http:// address"));
            };
            let place = (host.trim_matches(['[', ']']), address.port_u16().unwrap_or(80));
            let stream = timeout(CONNECT_TIMEOUT, TcpStream::connect(place)).await??;
            stream.set_nodelay(true)?;
            let socket = SockRef::from(&stream);
            socket.set_tcp_keepalive(&TcpKeepalive::new().with_time(KEEPALIVE).with_interval(KEEPALIVE))?;
            #[cfg(target_os = "linux")]
            socket.set_tcp_user_timeout(Some(USER_TIMEOUT))?;
            Ok(TokioIo::new(stream))
        })
    }
}
