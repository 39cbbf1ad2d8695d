//! Encrypted connections to the server of `tools/postgres`, whose certificate is its own authority and for `localhost`.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::thread;

use hearth_store::{Store, StoreFailure};

use crate::support::{TestDirectory, run_sql};

/// Returns the URL of a database with settings of encryption.
fn encrypted(directory: &TestDirectory, host: &str, settings: &str) -> String {
    let url = directory.postgres().replace("127.0.0.1", host);
    format!("{url}&application_name=encrypted&{settings}")
}

fn certificate() -> String {
    std::env::var("HEARTH_TEST_POSTGRES_CERTIFICATE")
        .expect("run the tests with `tools/postgres cargo nextest run`")
}

/// Connects, uses the store, and asserts that all its connections are encrypted.
async fn all_is_encrypted(directory: &TestDirectory, settings: &str) {
    let store = Store::connect(&encrypted(directory, "localhost", settings)).unwrap();
    store.ready().await.unwrap();
    run_sql(
        &directory.postgres(),
        "DO $$ BEGIN ASSERT (
             SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
             WHERE application_name = 'encrypted'
         ); END $$"
            .to_owned(),
    );
}

#[tokio::test]
async fn a_connection_can_be_encrypted_without_asking_who_the_server_is() {
    all_is_encrypted(&TestDirectory::new(), "sslmode=require").await;
}

#[tokio::test]
async fn a_connection_can_be_encrypted_to_a_server_that_is_verified() {
    let settings = format!("sslmode=verify-full&sslrootcert={}", certificate());
    all_is_encrypted(&TestDirectory::new(), &settings).await;
}

#[test]
fn a_server_with_another_name_or_authority_is_refused() {
    let directory = TestDirectory::new();
    let trusted = format!("sslmode=verify-full&sslrootcert={}", certificate());
    for (host, settings) in [("127.0.0.1", trusted.as_str()), ("localhost", "sslmode=verify-full")] {
        let failure = Store::connect(&encrypted(&directory, host, settings)).unwrap_err();
        assert!(matches!(failure, StoreFailure::Unreachable(_)), "{failure}");
        assert!(failure.to_string().contains("certificate"), "{failure}");
    }
}

#[test]
fn a_server_that_does_not_encrypt_is_refused() {
    let server = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("postgres://hearth@{}/hearth?sslmode=require", server.local_addr().unwrap());
    let asked = thread::spawn(move || {
        let (mut connection, _) = server.accept().unwrap();
        let (mut request, mut rest) = ([0; 8], Vec::new());
        connection.read_exact(&mut request).unwrap();
        connection.write_all(b"N").unwrap();
        connection.read_to_end(&mut rest).unwrap();
        (request, rest)
    });
    let failure = Store::connect(&url).unwrap_err();
    assert!(failure.to_string().contains("the server does not encrypt"), "{failure}");
    let (request, rest) = asked.join().unwrap();
    assert_eq!(request, [0, 0, 0, 8, 4, 210, 22, 47]);
    assert_eq!(rest, b"", "nothing is sent in the clear");
}
