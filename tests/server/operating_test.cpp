// What protects a server and tells its operator how it is: addresses, names, figures, rooms that
// cannot be read, rooms of other servers, and the end.

#include "net/addresses.hpp"
#include "net/hosts.hpp"
#include "rooms/metrics.hpp"
#include "rooms/server_url.hpp"
#include "server_world.hpp"

namespace ptcg::operating_test {

using namespace ptcg::test;
using server::Addresses;

TEST_CASE("Who asks is whom a trusted proxy has seen last, never what a stranger writes",
          "[server]")
{
    const std::vector<std::string> proxies{"192.0.2.1", "::1"};
    using server::client_address;
    CHECK(client_address("203.0.113.9", "198.51.100.7", proxies) == "203.0.113.9");
    CHECK(client_address("192.0.2.1", "198.51.100.7", proxies) == "198.51.100.7");
    CHECK(client_address("192.0.2.1", "10.0.0.1, 127.0.0.1 , 198.51.100.7 ", proxies) ==
          "198.51.100.7");
    CHECK(client_address("::1", "2001:DB8::0:7", proxies) == "2001:db8::7");
    CHECK(client_address("192.0.2.1", "10.0.0.1, 198.51.100.7:5555", proxies) == "198.51.100.7");
    CHECK(client_address("192.0.2.1", "[2001:db8::7]:443", proxies) == "2001:db8::7");
    // The proxy itself may be without limits, as this machine is; whom it does not name is not.
    for (const std::string none :
         {"", "198.51.100.7, unknown", "198.51.100.7,", "[", "1.2.3", ":1"}) {
        CHECK(client_address("192.0.2.1", none, proxies) == server::unknown_client);
        CHECK(client_address("203.0.113.9", none, proxies) == "203.0.113.9");
    }
    CHECK(server::plain_address("::ffff:198.51.100.7") == "198.51.100.7");
    CHECK(server::plain_address("cards.example").empty());
}

TEST_CASE("An address has as many connections and rooms as it may, and a household of IPv6 is one",
          "[server]")
{
    Addresses addresses({.sockets = 2, .rooms_per_minute = 3});
    auto first = addresses.open_socket("2001:db8::1");
    auto second = addresses.open_socket("2001:db8::2");
    CHECK(second);
    CHECK_FALSE(addresses.open_socket("2001:db8::3"));
    CHECK(addresses.open_socket("2001:db8:1::1"));
    CHECK(addresses.open_socket("198.51.100.7"));
    first.reset();
    CHECK(addresses.open_socket("2001:db8::3"));

    for (int i = 0; i < 3; ++i) CHECK(addresses.may_create_room("198.51.100.7", 1'000));
    CHECK_FALSE(addresses.may_create_room("198.51.100.7", 1'000));
    CHECK(addresses.may_create_room("198.51.100.8", 1'000));
    CHECK(addresses.may_create_room("198.51.100.7", 21'000));
    CHECK_FALSE(addresses.may_create_room("198.51.100.7", 21'000));

    int asked = 0;
    while (asked < 10'000 && addresses.may_ask("198.51.100.7", 21'000)) ++asked;
    CHECK(asked == 500);
    CHECK(addresses.may_ask("198.51.100.7", 22'000));

    // This machine is not limited, and nobody is if the operator says so.
    std::vector<std::unique_ptr<Addresses::Socket>> many;
    for (int i = 0; i < 100; ++i) many.push_back(addresses.open_socket("127.0.0.1"));
    CHECK(many.back());
    for (int i = 0; i < 100; ++i) CHECK(addresses.may_create_room("::1", 0));
    Addresses open({.sockets = 0, .rooms_per_minute = 0});
    for (int i = 0; i < 100; ++i) {
        many.push_back(open.open_socket("198.51.100.7"));
        CHECK(open.may_create_room("198.51.100.7", 0));
    }
    CHECK(many.back());
    many.clear();

    // What is idle is forgotten, so that addresses do not pile up.
    second.reset();
    CHECK(addresses.forget_idle(21'000) > 0);
    CHECK(addresses.forget_idle(500'000) == 0);
}

TEST_CASE("An address opens as many puzzles as rooms, but one is not the other", "[server]")
{
    Addresses addresses({.rooms_per_minute = 3});
    for (int i = 0; i < 3; ++i) CHECK(addresses.may_open_puzzle("198.51.100.7", 1'000));
    CHECK_FALSE(addresses.may_open_puzzle("198.51.100.7", 1'000));
    CHECK(addresses.may_create_room("198.51.100.7", 1'000));
    CHECK(addresses.may_open_puzzle("198.51.100.8", 1'000));
    CHECK(addresses.may_open_puzzle("198.51.100.7", 21'000));
    CHECK(addresses.forget_idle(22'000) > 0);
    CHECK(addresses.forget_idle(500'000) == 0);
    for (int i = 0; i < 100; ++i) CHECK(addresses.may_open_puzzle("127.0.0.1", 0));
}

TEST_CASE("A request with another server's name is not meant for this one", "[server]")
{
    server::Hosts hosts;
    hosts.add("https://Cards.example:8443");
    hosts.add("0.0.0.0");
    hosts.add("");
    for (const char* good : {"localhost", "localhost:8080", "127.0.0.1:1", "192.0.2.9",
                             "[::1]:8080", "cards.example", "CARDS.example:9"}) {
        INFO(good);
        CHECK(hosts.allow(good));
    }
    for (const char* bad :
         {"", "evil.example", "localhost.evil.example", "cards.example.evil.example",
          "cards.example:", "cards.example:x", "a b", "[::1", "127.0.0.1.evil"}) {
        INFO(bad);
        CHECK_FALSE(hosts.allow(bad));
    }
}

TEST_CASE("The URL of a server has no path, and leads to its WebSocket", "[server][errors]")
{
    CHECK(server::read_server_url("https://Cards.example/").value().text ==
          "https://Cards.example");
    CHECK(server::read_server_url("https://Cards.example:9").value().host == "cards.example");
    CHECK(server::websocket_url("https://cards.example:9") == "wss://cards.example:9/play");
    CHECK(server::websocket_url("http://[::1]:8080") == "ws://[::1]:8080/play");
    for (const char* url :
         {"", "https://", "http://", "https://a/b", "https://a?b", "https://a#b", "https://me@a",
          "ws://a", "https://a\"b", "https://a:123456", "http:/a", "http://[::1"}) {
        INFO(url);
        CHECK_FALSE(server::read_server_url(url));
    }
}

TEST_CASE("Figures are counted in the format of Prometheus", "[server]")
{
    server::Metrics metrics;
    metrics.answer.add(0.0004);
    metrics.answer.add(0.004);
    metrics.answer.add(100);
    metrics.refuse(server::Refusal::host);
    metrics.script_failures["my\"pack"] = 2;
    metrics.rooms = 7;
    const std::string text = server::write_metrics(metrics);
    for (const char* line :
         {"# TYPE ptcg_answer_seconds histogram", "ptcg_answer_seconds_bucket{le=\"0.0005\"} 1",
          "ptcg_answer_seconds_bucket{le=\"0.005\"} 2", "ptcg_answer_seconds_bucket{le=\"2.5\"} 2",
          "ptcg_answer_seconds_bucket{le=\"+Inf\"} 3", "ptcg_answer_seconds_count 3",
          "ptcg_refusals_total{reason=\"host\"} 1", "ptcg_refusals_total{reason=\"origin\"} 0",
          "ptcg_script_failures_total{pack=\"my\\\"pack\"} 2", "ptcg_rooms 7"}) {
        INFO(line);
        CHECK(text.find(std::string(line) + "\n") != std::string::npos);
    }
}

TEST_CASE("What happens in rooms is counted", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(5);
    const server::Metrics& metrics = *world.services.metrics;
    CHECK(metrics.rooms == 1);
    CHECK(metrics.rooms_created == 1);
    CHECK(metrics.answers == 5);
    CHECK(metrics.answer.up_to(server::Histogram::limits.size()) == 5);
    const std::uint64_t states = metrics.resumed_by_state;
    Client again;
    const Json seen = table.clients[0].last("step");
    world.enter(again, table.room, 0, {{"epoch", seen["epoch"]}, {"seq", seen["seq"]}});
    CHECK(metrics.resumed_by_step == 1);
    CHECK(metrics.resumed_by_state == states);
    world.send(again, {{"t", "dance"}});
    Client stranger;
    world.send(stranger, {{"t", "hello"}, {"room", "0123456789abcdef"}, {"token", "x"}});
    const std::string text = server::write_metrics(metrics);
    CHECK(text.find("reason=\"message\"} 1\n") != std::string::npos);
    CHECK(text.find("reason=\"token\"} 1\n") != std::string::npos);
}

TEST_CASE("Who is here is told at most once a second, however often someone comes and goes",
          "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    world.loop.run(5'000);
    Client& watcher = table.clients[1];
    const std::size_t before = watcher.count("room");
    for (int i = 0; i < 100; ++i) {
        Client flapping;
        world.enter(flapping, table.room, 2);
        world.lobby.closed(flapping);
        world.loop.run(20);
    }
    CHECK(watcher.count("room") - before <= 4);
    // The last word is true.
    Client stays;
    world.enter(stays, table.room, 2);
    world.loop.run(1'000);
    CHECK(watcher.last("room")["room"]["spectators"] == 2);
    world.lobby.closed(stays);
    world.loop.run(1'000);
    CHECK(watcher.last("room")["room"]["spectators"] == 1);
    // After a quiet while it is told at once.
    world.loop.run(2'000);
    world.lobby.closed(table.clients[0]);
    CHECK(watcher.last("room")["room"]["seats"][0]["here"] == false);
}

TEST_CASE("A room that cannot be read harms only itself, and the operator is told why",
          "[server][errors]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(3);
    const Json broken = world.new_room();
    world.lobby.put_away_idle();
    using Found = server::Store::Found;
    std::optional<Found> stored;
    const std::string id = broken["room"];
    world.store.load_room(id, [&](const Result<Found>& found) { stored = found.value(); });
    world.loop.run();
    REQUIRE(stored);
    REQUIRE(stored->room);
    REQUIRE_FALSE(stored->room->records.empty());
    REQUIRE(stored->room->records[0].kind == RecordKind::begin);
    for (const RoomRecord& record : {RoomRecord{RecordKind::answer, "x", {}},
                                     {RecordKind::begin, "{", {}},
                                     {RecordKind::other, "dance", {}},
                                     {static_cast<RecordKind>(77), "", {}}}) {
        INFO(static_cast<int>(record.kind));
        world.said.clear();
        world.store.load = [&](const std::string&) -> Result<Found> {
            Found found = *stored;
            found.room->records.push_back(record);
            return found;
        };
        Client client;
        world.enter(client, broken, 0);
        CHECK(client.closed == server::CloseCode::policy);
        CHECK(client.last("refused")["reason"].get<std::string>().starts_with(
            "the room cannot be loaded"));
        REQUIRE(world.said.size() == 1);
        CHECK(world.said[0].starts_with("room " + id + " cannot be loaded: record 2 of 2: "));
    }
    world.store.load = [](const std::string&) -> Result<Found> { return Error{"damaged"}; };
    Client client;
    world.enter(client, broken, 0);
    CHECK(client.closed == server::CloseCode::going_away);
    CHECK(world.said.back() == "room " + id + ": damaged");
    CHECK(table.answer());
}

TEST_CASE("A room of another server is moved to, whatever the client says", "[server]")
{
    ServerWorld world;
    const Json room = world.new_room({{"seats", Json::array()}});
    world.lobby.put_away_idle();
    world.store.load = [](const std::string&) -> Result<server::Store::Found> {
        return server::Store::Found{{}, "https://two.example:8443"};
    };
    Client client;
    world.send(client, {{"t", "hello"},
                        {"room", room["room"]},
                        {"token", room["tokens"][0]},
                        {"url", "wss://evil.example/play"}});
    REQUIRE(client.frames.size() == 1);
    CHECK(client.frames[0] == R"({"t":"moved","url":"wss://two.example:8443/play"})");
    CHECK(client.closed == server::CloseCode::going_away);
    CHECK(world.services.metrics->moved == 1);
}

TEST_CASE("A server that stops tells what is written, changes nothing more and sends all away",
          "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(4);
    const std::size_t seat = table.asked();
    const Json question = table.clients[seat].question();
    Client& player = table.clients[seat];
    const std::size_t acks = player.count("ack");
    world.store.holds = true;
    for (int attempt = 0; attempt < 50 && player.count("refused") == std::size_t(attempt);
         ++attempt) {
        world.send(player,
                   {{"t", "answer"}, {"q", question["q"]}, {"picks", table.some_picks(question)}});
    }
    world.lobby.freeze();
    CHECK(player.count("ack") == acks);
    world.store.let_through();
    world.loop.run();
    CHECK(player.count("ack") == acks + 1);
    const std::size_t after = table.asked();
    if (after < 2) {
        const Json next = table.clients[after].question();
        const std::size_t frames = table.clients[after].frames.size();
        world.send(table.clients[after],
                   {{"t", "answer"}, {"q", next["q"]}, {"picks", table.some_picks(next)}});
        CHECK(table.clients[after].frames.size() == frames);
    }
    Client late;
    world.enter(late, table.room, 2);
    CHECK(late.closed == server::CloseCode::going_away);
    world.lobby.send_away("https://two.example");
    for (const Client& client : table.clients) {
        CHECK(client.last("moved")["url"] == "wss://two.example/play");
        CHECK(client.closed == server::CloseCode::going_away);
    }
}

TEST_CASE("After others may have taken rooms, everyone comes in again", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(6);
    const std::size_t seat = table.asked();
    const Json question = table.clients[seat].question();
    world.lobby.let_go_all("the room is loaded again");
    CHECK(world.lobby.rooms() == 0);
    for (Client& client : table.clients) {
        CHECK(client.closed == server::CloseCode::going_away);
        world.lobby.closed(client);
    }
    Client back;
    world.enter(back, table.room, seat);
    CHECK(back.question()["q"] == question["q"]);
}

TEST_CASE("A server has as many rooms as it may, and says so", "[server][errors]")
{
    ServerWorld world;
    world.lobby.may_have(2);
    std::array<Json, 2> rooms{world.new_room(), world.new_room()};
    std::array<Client, 2> inside;
    for (std::size_t i = 0; i < 2; ++i) world.enter(inside[i], rooms[i], 0);
    const Json refused = world.request("POST", "/api/rooms", Json::object(), 503);
    CHECK(refused["error"] == "this server has as many rooms as it may; try again later");
    // One that nobody is in makes room.
    world.lobby.closed(inside[0]);
    world.new_room();
}

TEST_CASE("Nobody is told of a room that another server may have", "[server]")
{
    ServerWorld world;
    const Json room = world.new_room();
    world.store.lost_hold = true;
    Client ann;
    world.enter(ann, room, 0);
    CHECK(ann.frames.empty());
    CHECK(ann.closed == server::CloseCode::going_away);
    world.store.lost_hold = false;
    Client back;
    world.enter(back, room, 0);
    CHECK(back.last("state").is_object());
}

TEST_CASE("A stranger is not told where the database is", "[server][errors]")
{
    ServerWorld world;
    const std::string secret = "/var/lib/rooms.sqlite";
    const Json room = world.new_room();
    world.lobby.put_away_idle();
    world.store.load = [&](const std::string&) {
        return Result<server::Store::Found>(Error{secret});
    };
    Client ann;
    world.enter(ann, room, 0);
    REQUIRE(ann.frames.size() == 1);
    CHECK(ann.frames[0].find(secret) == std::string::npos);
    CHECK(ann.closed ==
          server::CloseCode::going_away);  // it may come back, unlike one in the wrong
    world.store.refuses_rooms = secret;
    const Json reply = world.request("POST", "/api/rooms", Json::object(), 503);
    CHECK(reply.dump().find(secret) == std::string::npos);
    CHECK(world.said.size() == 2);
    for (const std::string& line : world.said) CHECK(line.find(secret) != std::string::npos);
}

}  // namespace ptcg::operating_test
