//! The listener: accepts connections, serves them, and shuts down gracefully.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hearth_host::base::ConnectionLimits;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// The time that open connections get to finish at shutdown.
const PATIENCE: Duration = Duration::from_secs(3);

/// The pause after a failed accept.
const A_MOMENT: Duration = Duration::from_millis(200);

/// Serves until `stop`. Slow requests are dropped (slowloris guard), and so are connections above a household's limit.
/// Otherwise a few clients could exhaust the file descriptors. Behind a proxy all connections share an address, so there is
/// no limit.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    unfinished: Duration,
    connection_limits: Option<ConnectionLimits>,
    stop: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(unfinished);
    let (open, router) = (GracefulShutdown::new(), TowerToHyperService::new(router));
    tokio::pin!(stop);
    loop {
        let (stream, address) = tokio::select! {
            came = listener.accept() => match came {
                Ok(came) => came,
                Err(error) => {
                    // Usually the file descriptors are exhausted, and some are freed soon.
                    tracing::warn!(%error, "failed to accept a connection; are the file descriptors used up? (see `ulimit -n`)");
                    sleep(A_MOMENT).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let ticket = connection_limits
            .as_ref()
            .map(|connection_limits| connection_limits.enter(Some(address.ip().to_canonical())));
        if matches!(ticket, Some(None)) {
            tracing::debug!(%address, "connection limit reached, dropping a connection");
            continue;
        }
        // Pushed frames are small and must not wait for more data.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%address, %error, "failed to set TCP_NODELAY");
        }
        let connection = http.serve_connection(TokioIo::new(stream), from(address, router.clone()));
        let connection = open.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%address, %error, "connection failed");
            }
            drop(ticket);
        });
    }
    drop(listener);
    tracing::info!("stopping: open requests get a moment to finish");
    // Streams never end by themselves.
    if timeout(PATIENCE, open.shutdown()).await.is_err() {
        tracing::debug!("closing connections that are still open");
    }
}

/// Adds the address of the client to its requests.
fn from(
    address: SocketAddr,
    router: TowerToHyperService<Router>,
) -> impl Service<
    hyper::Request<Incoming>,
    Response = axum::response::Response,
    Error = std::convert::Infallible,
    Future: Send,
> {
    service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(address));
        router.call(request)
    })
}
