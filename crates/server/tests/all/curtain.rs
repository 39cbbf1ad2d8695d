//! Several people at one device: nothing hidden stands in the page before one of them says who he is.

use axum::http::StatusCode;

use crate::visitors::House;

#[tokio::test(start_paused = true)]
async fn the_curtain_is_lifted_for_one_and_falls_with_his_turn() {
    let house = House::open().await;
    let mut device = house.person("Anna").await;
    let fields = [("seat1", "host"), ("seat2", "host"), ("pace", "unhurried")];
    let table = device.post("/new/kokopelli", &fields).await.table();
    let (page, lift) = (format!("/t/{table}"), format!("/t/{table}/lift"));
    let covered = device.get(&page).await;
    assert!(covered.says("I am Anna 1: show my cards") && device.offers(&table).await.1.is_empty());
    assert_eq!(
        device.post(&lift, &[("seat", "2")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY,
        "not his turn"
    );
    assert_eq!(house.stranger().post(&lift, &[("seat", "1")]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let mut watching = device.watch(&format!("{page}/live?seen=2"), None).await;
    watching.frames().await;
    assert_eq!(device.post(&lift, &[("seat", "1")]).await.status, StatusCode::SEE_OTHER);
    let (lifted, _) = watching.frames().await;
    assert!(lifted.len() == 1 && lifted[0].contains("name=\"decision\""), "{lifted:?}");
    for _ in 0..50 {
        assert!(device.decide_something(&table).await);
        let (frames, _) = watching.frames().await;
        if device.get(&page).await.says("I am Anna 2: show my cards") {
            assert!(!frames[0].contains("name=\"decision\""), "what was shown is covered by the same event");
            assert!(device.offers(&table).await.1.is_empty());
            return;
        }
    }
    panic!("the turn never passed");
}
