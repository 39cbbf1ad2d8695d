//! Connections: taken up, served, and ended in order.

use hearth_host::base::ConnectionLimits;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

/// Connections that are still open get so long to end when the server stops.
const PATIENCE: Duration = Duration::from_secs(3);

/// After a connection could not be taken up, the next one is tried so much later.
const A_MOMENT: Duration = Duration::from_millis(200);

/// Serves until it is told to stop. Who does not say what he wants within a time is hung up on, and so is who has too many
/// connections, unless all come from a proxy: otherwise a few would use up all that the system has.
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
                    // Most often there are too many, and some of them end soon.
                    tracing::warn!(%error, "a connection could not be taken up");
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
            tracing::debug!(%address, "too many connections from there");
            continue;
        }
        // What is pushed is small and must not wait for more.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection is not sent at once");
        }
        let connection = http.serve_connection(TokioIo::new(stream), from(address, router.clone()));
        let connection = open.watch(connection);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection broke");
            }
            drop(ticket);
        });
    }
    drop(listener);
    tracing::info!("stopping");
    // Those who watch never end by themselves.
    if timeout(PATIENCE, open.shutdown()).await.is_err() {
        tracing::debug!("connections were open to the end");
    }
}

/// The routes for what comes from an address.
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
