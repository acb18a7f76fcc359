// Rooms that come back after a server has died at a bad moment, and who comes in at one.

#include "ptcg/hosting/match_room.hpp"
#include "server_world.hpp"

namespace ptcg::rooms_reload_test {

using namespace ptcg::test;

namespace {

/// Has everyone leave, and the room forgotten.
void put_away(ServerWorld& world, ThreeAtTable& table)
{
    for (Client& client : table.clients) world.lobby.closed(client);
    world.lobby.put_away_idle();
    REQUIRE(world.lobby.rooms() == 0);
}

/// Writes a change down behind the room's back: what a server did before it died.
void write_down(ServerWorld& world, const std::string& room, const RoomRecord& record)
{
    std::size_t records = 0;
    world.store.load_room(room,
                          [&](const auto& found) { records = found.value().room->records.size(); });
    world.loop.run();
    world.store.append(room, records, record, [](const Result<void>& done) { CHECK(done); });
    world.loop.run();
}

}  // namespace

TEST_CASE("A series goes on by itself though the server died between two games", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(
        world,
        {{"best_of", 3},
         {"seats",
          {{{"name", "Ann"}, {"deck", "powerhouse"}}, {{"kind", "bot"}, {"deck", "lava-flow"}}}}});
    table.play(3);
    put_away(world, table);
    // The bot has lost and begins the next game: that was not written any more.
    write_down(world, table.room["room"], {RecordKind::concede, data_of(PlayerId::two), {}});
    Client ann;
    world.enter(ann, table.room, 0);
    CHECK(ann.last("room")["room"]["game"] == 2);
    CHECK(ann.last("room")["room"]["phase"] == "playing");
    CHECK(ann.question()["asked"].is_number());
}

TEST_CASE("The games of a series are saved though the server died at its end", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(8);
    world.store.loses_replays = true;
    world.send(table.clients[0], {{"t", "concede"}});
    CHECK(table.clients[0].last("over").is_null());
    put_away(world, table);
    world.store.loses_replays = false;
    Client ann;
    world.enter(ann, table.room, 0);
    const Json replays = ann.last("over")["replays"];
    REQUIRE(replays.size() == 1);
    world.request("GET", "/api/replays/" + replays[0].get<std::string>(), nullptr);
}

TEST_CASE("A room that is asked for twice while it is loaded is one room", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(4);
    const std::size_t seat = table.asked();
    put_away(world, table);
    world.store.holds_loads = true;
    Client impatient, asked, other;
    world.enter(impatient, table.room, seat);
    world.lobby.closed(impatient);
    world.enter(asked, table.room, seat);
    world.store.holds_loads = false;
    world.store.let_through();
    world.loop.run();
    world.enter(other, table.room, 1 - seat);
    const Json question = asked.question();
    REQUIRE(question.is_object());
    world.send(asked,
               {{"t", "answer"}, {"q", question["q"]}, {"picks", table.some_picks(question)}});
    CHECK(asked.count("ack") == 1);
    CHECK(other.count("step") == 1);
}

TEST_CASE("Who comes in while a change is written down is not told of it", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(4);
    world.store.holds = true;
    world.send(table.clients[0], {{"t", "concede"}});
    Client late;
    world.enter(late, table.room, 2);
    Client& leaving = table.clients[2];
    world.lobby.closed(leaving);
    for (const Client* client : {&late, &table.clients[1]}) {
        for (const Json& message : client->messages) {
            if (message.contains("room")) CHECK(message["room"]["phase"] != "over");
        }
    }
    world.store.holds = false;
    world.store.let_through();
    world.loop.run();
    CHECK(late.last("welcome").is_object());
    CHECK(late.last("over")["reason"] == "concede");
}

TEST_CASE("An offer to undo is gone when the clock has answered", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(
        world, {{"clock", {{"bank", 60'000}, {"at_zero", "default"}}}, {"undo", "consent"}});
    table.play(30);
    const std::size_t from = table.asked();
    world.send(table.clients[from], {{"t", "offer"}, {"what", "undo"}});
    REQUIRE(table.clients[0].last("offer")["state"] == "open");
    world.loop.run(61'000);  // the clock answers
    CHECK(table.clients[0].last("offer")["state"] == "gone");
}

}  // namespace ptcg::rooms_reload_test
