// Rooms of the server: who is told what, and when (tools/server/PROTOCOL.md).

#include <set>

#include "ptcg/hosting/replay_file.hpp"
#include "ptcg/hosting/replaying.hpp"
#include "server_world.hpp"

namespace ptcg::rooms_test {

using namespace ptcg::test;

TEST_CASE("Two people play a game to its end while a third watches", "[server]")
{
    ServerWorld world;
#ifdef NDEBUG
    world.seed = GENERATE(range(1u, 30u));
#else
    world.seed = GENERATE(range(1u, 4u));
#endif
    ThreeAtTable table(world);
    CHECK(table.clients[0].last("welcome")["seat"] == 0);
    CHECK(table.clients[2].last("welcome")["seat"].is_null());
    world.loop.run(1'000);
    CHECK(table.clients[0].last("room")["room"]["spectators"] == 1);
    table.play_to_the_end();
    for (const Client& client : table.clients) {
        CHECK_FALSE(client.closed);
        CHECK(client.count("state") == 1);
        std::uint32_t seq = 0;
        for (const Json& message : client.messages) {
            if (message["t"] == "state") seq = message["seq"];
            if (message["t"] == "step") CHECK(message["seq"] == ++seq);
        }
        const Json over = client.last("over");
        REQUIRE(over.is_object());
        CHECK(over["series"] == "over");
        CHECK(over["game"] == 1);
        CHECK(client.question()["asked"].is_null());
        CHECK(client.question()["winner"] == over["winner"]);
    }
    // An answer is acknowledged before the step it led to, and only to who gave it.
    CHECK(table.clients[2].count("ack") == 0);
    const auto& first = table.clients[0].messages;
    for (std::size_t i = 0; i + 1 < first.size(); ++i) {
        if (first[i]["t"] == "ack") CHECK(first[i + 1]["t"] != "ack");
    }
}

TEST_CASE("A finished game can be replayed, and not before its end", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(20);
    CHECK(table.clients[0].last("over").is_null());
    table.play_to_the_end();
    const Json over = table.clients[2].last("over");
    REQUIRE(over["replays"].size() == 1);
    const std::string path = "/api/replays/" + over["replays"][0].get<std::string>();
    std::string text;
    server::answer_request(world.lobby, world.services, {"GET", path, "", ""},
                           [&](const server::HttpReply& reply) { text = reply.body; });
    world.loop.run();
    const Result<Replay> replay = read_replay(text);
    REQUIRE(replay);
    const GameData data{own_cards()->pool, own_cards()->rules.ruleset};
    const auto opened = open_replay(data, replay.value());
    REQUIRE(opened);
    CHECK(play_back(*opened.value(), replay.value()));
    world.request("GET", "/api/replays/0123456789abcdef", nullptr, 404);
    world.request("GET", "/api/replays/../../rooms", nullptr, 404);
}

TEST_CASE("Whoever comes back is told exactly what was missed", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    // A second connection of each audience that keeps losing its line.
    std::array<std::unique_ptr<Client>, 3> fickle;
    std::array<Json, 3> last, events{Json::array(), Json::array(), Json::array()};
    const auto note = [](const Client& client, Json& all, Json& seen) {
        for (const Json& message : client.messages) {
            if (!message.contains("view")) continue;
            seen = {{"epoch", message["epoch"]}, {"seq", message["seq"]}};
            if (!message.contains("events")) continue;
            for (const Json& event : message["events"]) all.push_back(event);
        }
    };
    for (int round = 0; round < 60; ++round) {
        for (std::size_t who = 0; who < 3; ++who) {
            if (fickle[who] != nullptr) continue;
            fickle[who] = std::make_unique<Client>();
            world.enter(*fickle[who], table.room, who, last[who]);
            CHECK(fickle[who]->count("state") == (round == 0 ? 1 : 0));
        }
        table.play(1 + round % 4);
        for (std::size_t who = 0; who < 3; ++who) {
            if (round < 59 && (round + static_cast<int>(who)) % 3 != 0) continue;
            note(*fickle[who], events[who], last[who]);
            world.lobby.closed(*fickle[who]);
            fickle[who].reset();
        }
    }
    for (std::size_t who = 0; who < 3; ++who) {
        Json all = Json::array(), seen;
        note(table.clients[who], all, seen);
        CHECK(events[who] == all);
        CHECK(last[who] == seen);
        Client newcomer;
        world.enter(newcomer, table.room, who);
        CHECK(newcomer.last("state")["seq"] == seen["seq"]);
        CHECK(newcomer.last("state")["view"] == table.clients[who].last("step")["view"]);
        CHECK(newcomer.question() == table.clients[who].question());
        world.lobby.closed(newcomer);
    }
}

TEST_CASE("A client that has seen all gets an empty step, and one of another epoch everything",
          "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(12);
    const Json told = table.clients[0].last("step");
    Client again;
    world.enter(again, table.room, 0, {{"epoch", told["epoch"]}, {"seq", told["seq"]}});
    CHECK(again.count("state") == 0);
    CHECK(again.last("step")["events"].empty());
    CHECK(again.last("step")["log"].empty());
    CHECK(again.last("step")["view"] == told["view"]);
    Client other;
    world.enter(other, table.room, 0, {{"epoch", 77}, {"seq", 3}});
    CHECK(other.count("state") == 1);
    Client ahead;
    world.enter(ahead, table.room, 0, {{"epoch", told["epoch"]}, {"seq", 4'000'000'000u}});
    CHECK(ahead.count("state") == 1);
}

TEST_CASE("An answer counts once, however often it comes", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    const std::size_t seat = table.asked();
    Client& client = table.clients[seat];
    const Json question = client.question();
    const Json answer{{"t", "answer"}, {"q", question["q"]}, {"picks", table.some_picks(question)}};
    world.send(client, answer);
    const std::size_t steps = client.count("step");
    world.send(client, answer);
    CHECK(client.count("ack") == 2);
    CHECK(client.count("refused") == 0);
    CHECK(client.count("step") == steps);
    world.send(client, {{"t", "answer"}, {"q", question["q"]}, {"picks", {97}}});
    CHECK(client.last("refused")["reason"] == "this question is not open");
    CHECK(client.last("refused")["q"] == question["q"]);
}

TEST_CASE("Only the asked seat answers, and only what is offered", "[server][errors]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    const std::size_t seat = table.asked();
    const Json question = table.clients[seat].question();
    const std::size_t before = table.clients[2].messages.size();
    const auto code_of = [&](std::size_t who, const Json& message) {
        world.send(table.clients[who], message);
        return table.clients[who].last("refused")["code"];
    };
    CHECK(code_of(1 - seat, {{"t", "answer"}, {"q", 1}, {"picks", {0}}}) == "not_your_question");
    CHECK(table.clients[1 - seat].last("refused")["reason"] == "this question is not open");
    CHECK(code_of(2, {{"t", "answer"}, {"q", 1}, {"picks", {0}}}) == "not_a_seat");
    CHECK(table.clients[2].last("refused")["reason"] == "only a seat can do this");
    CHECK(code_of(seat, {{"t", "answer"}, {"q", question["q"]}, {"picks", {60'000}}}) ==
          "bad_picks");
    CHECK(table.clients[seat].last("refused")["q"] == question["q"]);
    CHECK(code_of(seat, {{"t", "answer"}, {"q", 99}, {"picks", {0}}}) == "old_question");
    CHECK(code_of(seat, {{"t", "next"}, {"first", true}}) == "not_possible_now");
    CHECK(code_of(seat, {{"t", "withdraw"}, {"offer", 1}}) == "no_such_offer");
    CHECK(code_of(seat, {{"t", "sit"}, {"name", ""}, {"deck", "powerhouse"}}) ==
          "not_possible_now");
    world.send(table.clients[2], {{"t", "concede"}});
    CHECK(table.clients[2].messages.size() == before + 2);  // two refusals, nothing else
    CHECK(table.clients[seat].question() == question);
}

TEST_CASE("Nothing leaves before it is written down", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(10);
    world.store.holds = true;
    const std::size_t seat = table.asked();
    std::array<std::size_t, 3> told;
    for (std::size_t who = 0; who < 3; ++who) told[who] = table.clients[who].messages.size();
    const Json question = table.clients[seat].question();
    Json answer{{"t", "answer"}, {"q", question["q"]}, {"picks", table.some_picks(question)}};
    world.send(table.clients[seat], answer);
    // Meanwhile nobody learns anything, not even who comes now.
    Client newcomer;
    world.enter(newcomer, table.room, 2);
    CHECK(newcomer.count("state") == 0);
    for (std::size_t who = 0; who < 3; ++who) {
        std::size_t others = 0;  // the newcomer is seen
        for (std::size_t i = told[who]; i < table.clients[who].messages.size(); ++i) {
            others += table.clients[who].messages[i]["t"] == "room" ? 0u : 1u;
        }
        CHECK(others == 0);
    }
    world.store.holds = false;
    world.store.let_through();
    world.loop.run();
    CHECK(table.clients[seat].last("ack")["q"] == question["q"]);
    CHECK(newcomer.count("state") == 1);
}

TEST_CASE("An answer that cannot be written down is as if it had not come", "[server][errors]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(15);
    const std::size_t seat = table.asked();
    const Json question = table.clients[seat].question();
    const Json view = table.clients[seat].last("step")["view"];
    world.store.fails = true;
    const std::size_t acks = table.clients[seat].count("ack");
    const Json answer{{"t", "answer"}, {"q", question["q"]}, {"picks", table.some_picks(question)}};
    world.send(table.clients[seat], answer);
    CHECK(table.clients[seat].count("ack") == acks);
    for (Client& client : table.clients) {
        REQUIRE(client.closed);
        world.lobby.closed(client);
    }
    world.store.fails = false;
    Client back;
    world.enter(back, table.room, seat);
    CHECK(back.question()["q"] == question["q"]);
    CHECK(back.last("state")["view"] == view);
    world.send(back, answer);
    CHECK(back.last("ack")["q"] == question["q"]);
}

TEST_CASE("Rooms that nobody is in are put away, and come back as they were", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(25);
    const std::size_t seat = table.asked();
    const Json question = table.clients[seat].question();
    world.lobby.put_away_idle();
    CHECK(world.lobby.rooms() == 1);
    for (Client& client : table.clients) world.lobby.closed(client);
    world.lobby.put_away_idle();
    CHECK(world.lobby.rooms() == 0);
    Client back;
    const Json seen = table.clients[seat].last("step");
    world.enter(back, table.room, seat, {{"epoch", seen["epoch"]}, {"seq", seen["seq"]}});
    CHECK(world.lobby.rooms() == 1);
    CHECK(back.question() == question);
    // Its steps have other numbers now.
    CHECK(back.count("state") == 1);
    CHECK(back.last("state")["epoch"] != seen["epoch"]);
}

TEST_CASE("Takebacks need consent once something new was seen", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    world.send(table.clients[0], {{"t", "offer"}, {"what", "undo"}});
    CHECK(table.clients[0].last("refused")["reason"] == "nothing of yours can be taken back yet");
    table.play(30);
    const std::size_t from = table.asked(), to = 1 - from;
    Client& asks = table.clients[from];
    Client& other = table.clients[to];
    const auto offer = [&] {
        world.send(asks, {{"t", "offer"}, {"what", "undo"}});
        return other.last("offer");
    };
    Json made = offer();
    const std::uint32_t epoch = asks.last("step")["epoch"];
    if (made.is_null()) {  // it was free
        CHECK(asks.last("state")["epoch"] == epoch + 1);
        return;
    }
    CHECK(made["from"] == from);
    CHECK(made["state"] == "open");
    SECTION("accepted")
    {
        const std::uint32_t question = asks.question()["q"];
        world.send(other, {{"t", "reply"}, {"offer", made["offer"]}, {"yes", true}});
        CHECK(asks.last("offer")["state"] == "accepted");
        CHECK(asks.last("state")["epoch"] == epoch + 1);
        REQUIRE(table.asked() == from);
        CHECK(asks.question()["q"] > question);
        table.play_to_the_end();
        CHECK(asks.last("over").is_object());
    }
    SECTION("denied, twice")
    {
        for (int i = 0; i < 2; ++i) {
            if (i > 0) made = offer();
            world.send(other, {{"t", "reply"}, {"offer", made["offer"]}, {"yes", false}});
            CHECK(asks.last("offer")["state"] == "denied");
        }
        world.send(asks, {{"t", "offer"}, {"what", "undo"}});
        CHECK(asks.last("refused")["reason"] == "the other player has denied this twice");
    }
    SECTION("nobody else may reply, and an answer ends it")
    {
        const Json yes{{"t", "reply"}, {"offer", made["offer"]}, {"yes", true}};
        world.send(asks, yes);
        CHECK(asks.last("refused").is_object());
        world.send(table.clients[2], yes);
        CHECK(table.clients[2].last("refused").is_object());
        table.answer();
        CHECK(asks.last("offer")["state"] == "gone");
        world.send(other, yes);
        CHECK(other.last("refused")["reason"] == "there is no such offer to you");
    }
}

TEST_CASE("Only who made an offer withdraws it", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play_to_the_end();
    world.send(table.clients[0], {{"t", "offer"}, {"what", "rematch"}});
    const Json made = table.clients[1].last("offer");
    const Json withdraw{{"t", "withdraw"}, {"offer", made["offer"]}};
    for (const std::size_t other : {1u, 2u}) {
        world.send(table.clients[other], withdraw);
        CHECK(table.clients[other].last("refused")["code"] == "no_such_offer");
        CHECK(table.clients[other].last("offer")["state"] == "open");
    }
    world.send(table.clients[0], withdraw);
    for (const Client& client : table.clients) {
        CHECK(client.last("offer") == Json{{"t", "offer"},
                                           {"offer", made["offer"]},
                                           {"what", "rematch"},
                                           {"from", 0},
                                           {"state", "withdrawn"}});
    }
    world.send(table.clients[1], {{"t", "reply"}, {"offer", made["offer"]}, {"yes", true}});
    CHECK(table.clients[1].last("refused")["code"] == "no_such_offer");
    // It stood in nobody's way.
    world.send(table.clients[1], {{"t", "offer"}, {"what", "rematch"}});
    CHECK(table.clients[0].last("offer")["state"] == "open");
}

TEST_CASE("Each step tells a seat whether its last answer can be taken back", "[server]")
{
    ServerWorld world;
    world.seed = GENERATE(range(1u, 6u));
    ThreeAtTable table(world);
    std::map<std::string, int> said;
    const auto told = [](const Client& client) {
        const auto has_undo = [](const Json& message) { return message.contains("undo"); };
        const auto found = std::find_if(client.messages.rbegin(), client.messages.rend(), has_undo);
        return (*found)["undo"];
    };
    for (int i = 0; i < 40; ++i) {
        for (std::size_t seat = 0; seat < players; ++seat) {
            Client& client = table.clients[seat];
            const Json undo = told(client);
            ++said[undo.dump()];
            const std::size_t states = client.count("state"), offers = client.count("offer");
            world.send(client, {{"t", "offer"}, {"what", "undo"}});
            if (undo == "free") {
                REQUIRE(client.count("state") == states + 1);
                break;  // the table has changed
            }
            if (undo == "ask") {
                REQUIRE(client.count("offer") == offers + 1);
                const Json offer = client.last("offer");
                world.send(client, {{"t", "withdraw"}, {"offer", offer["offer"]}});
                continue;
            }
            REQUIRE(undo.is_null());
            REQUIRE(client.last("refused")["code"] == "not_possible_now");
        }
        REQUIRE(told(table.clients[2]).is_null());
        table.play(1 + i % 4);
    }
    CHECK(said[R"("free")"] > 0);
    CHECK(said[R"("ask")"] > 0);
    CHECK(said["null"] > 0);
}

TEST_CASE("A room may take nothing back", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world, {{"undo", "off"}});
    table.play(5);
    world.send(table.clients[0], {{"t", "offer"}, {"what", "undo"}});
    CHECK(table.clients[0].last("refused")["reason"] == "this room takes nothing back");
}

TEST_CASE("The loser of a game decides who begins the next, and a rematch keeps the seats",
          "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world, {{"best_of", 3}});
    table.play(6);
    std::array<std::uint32_t, 2> highest_before{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (const Json& message : table.clients[seat].messages) {
            if (!message.contains("question") || !message["question"].contains("q")) continue;
            highest_before[seat] = message["question"]["q"];
        }
    }
    world.send(table.clients[0], {{"t", "concede"}});
    CHECK(table.clients[2].last("over")["chooser"] == 0);
    CHECK(table.clients[2].last("over")["series"] == "open");
    CHECK(table.clients[2].last("over")["replays"].empty());  // it would tell the seeds
    CHECK(table.clients[2].last("room")["room"]["phase"] == "between");
    world.send(table.clients[1], {{"t", "next"}, {"first", true}});
    CHECK(table.clients[1].last("refused").is_object());
    world.send(table.clients[0], {{"t", "next"}, {"first", false}});
    CHECK(table.clients[2].last("state")["view"]["starting_player"] == 1);
    const std::size_t seat = table.asked();
    REQUIRE(seat < 2);
    CHECK(table.clients[seat].question()["q"] > highest_before[seat]);
    CHECK(table.clients[2].last("room")["room"]["game"] == 2);
    world.send(table.clients[0], {{"t", "concede"}});
    const Json over = table.clients[2].last("over");
    CHECK(over["wins"] == Json{0, 2});
    CHECK(over["series_winner"] == 1);
    CHECK(over["replays"].size() == 2);
    world.send(table.clients[0], {{"t", "offer"}, {"what", "rematch"}});
    const Json offer = table.clients[1].last("offer");
    world.send(table.clients[1], {{"t", "reply"}, {"offer", offer["offer"]}, {"yes", true}});
    CHECK(table.clients[2].last("room")["room"]["wins"] == Json{0, 0});
    CHECK(table.asked() != 2);
    for (Client& client : table.clients) world.lobby.closed(client);
    world.lobby.put_away_idle();
    Client back;
    world.enter(back, table.room, 2);
    CHECK(back.last("welcome")["room"]["game"] == 1);
}

TEST_CASE("Who runs out of time loses", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world, {{"clock", {{"bank", 60'000}, {"increment", 1'000}}}});
    CHECK(table.clients[2].last("state")["clock"]["left"] == Json{60'000, 60'000});
    const std::size_t seat = table.asked();
    CHECK(table.clients[2].last("state")["clock"]["running"] == seat);
    world.loop.run(20'000);
    table.answer();
    CHECK(table.clients[2].last("step")["clock"]["left"][seat] == 41'000);
    const std::size_t next = table.asked();
    world.loop.run(70'000);
    CHECK(table.clients[2].last("over")["winner"] == 1 - next);
    CHECK(table.clients[2].last("over")["reason"] == "time");
}

TEST_CASE("A clock waits for everyone to come in", "[server]")
{
    ServerWorld world;
    const Json room = world.new_room({{"clock", {{"bank", 1'000}}}});
    world.loop.run(5'000);
    Client ann, bob;
    world.enter(ann, room, 0);
    world.loop.run(5'000);
    CHECK(ann.count("state") == 0);
    world.enter(bob, room, 1);
    CHECK(ann.count("state") == 1);
    CHECK(bob.last("state")["clock"]["left"] == Json{1'000, 1'000});
}

TEST_CASE("The log ends with the result, whoever comes when", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(8);
    world.send(table.clients[0], {{"t", "concede"}});
    Client late;
    world.enter(late, table.room, 2);
    for (const Client* client : {&table.clients[1], &table.clients[2], &late}) {
        CHECK(client->log().back().find("conceded") != std::string::npos);
    }
    CHECK(late.log().back() == "Bob wins: the opponent conceded.");
}

TEST_CASE("Everyone is told of an open offer, and of a room only what has changed", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play_to_the_end();
    world.send(table.clients[1], {{"t", "offer"}, {"what", "rematch"}});
    const std::size_t rooms = table.clients[0].count("room");
    for (std::size_t who = 0; who < 2; ++who) {
        Client again;
        world.enter(again, table.room, who);
        CHECK(again.last("offer")["state"] == "open");
        CHECK(again.count("room") == 0);  // welcome told it
        world.lobby.closed(again);
    }
    CHECK(table.clients[0].count("room") == rooms);
}

TEST_CASE("A clock is watched by one call at a time, however many answers come", "[server]")
{
    ServerWorld world;
    ThreeAtTable table(world, {{"clock", {{"bank", 3'600'000}, {"increment", 1'000}}}});
    world.loop.run(2'000);  // who is here has been told
    table.play(40);
    CHECK(world.loop.waiting() == 1);
}

TEST_CASE("A bot sits down and plays", "[server]")
{
    ServerWorld world;
    const Json room = world.new_room(
        {{"seats",
          {{{"name", "Ann"}, {"deck", "powerhouse"}}, {{"kind", "bot"}, {"deck", "lava-flow"}}}}});
    CHECK(room["tokens"][1].is_null());
    Client watcher;
    world.enter(watcher, room, 2);
    CHECK(watcher.last("welcome")["room"]["seats"][1]["bot"] == "greedy");
    const Json two_bots = world.new_room(
        {{"seats",
          {{{"kind", "bot"}, {"deck", "powerhouse"}}, {{"kind", "bot"}, {"deck", "lava-flow"}}}}});
    Client spectator;
    world.enter(spectator, two_bots, 2);
    CHECK(spectator.count("over") == 0);
    world.loop.run(600'000);
    CHECK(spectator.last("over").is_object());
    CHECK(spectator.count("step") > 20);
}

TEST_CASE("Bots that play against each other wait until somebody watches", "[server]")
{
    ServerWorld world;
    const Json room = world.new_room(
        {{"seats",
          {{{"kind", "bot"}, {"deck", "powerhouse"}}, {{"kind", "bot"}, {"deck", "lava-flow"}}}}});
    world.loop.run(600'000);
    CHECK(world.loop.waiting() == 0);
    Client first;
    world.enter(first, room, 2);
    world.loop.run(2'000);
    const std::size_t steps = first.count("step");
    CHECK(steps > 0);
    world.lobby.closed(first);
    world.loop.run(600'000);
    CHECK(world.loop.waiting() == 0);
    CHECK(world.lobby.rooms() == 1);
    world.lobby.put_away_idle();
    CHECK(world.lobby.rooms() == 0);
    Client second;
    world.enter(second, room, 2);
    CHECK(second.last("state").is_object());
    CHECK(second.last("over").is_null());
    world.loop.run(600'000);
    CHECK(second.last("over").is_object());
}

TEST_CASE("A seat without a deck chooses one, and then the game begins", "[server]")
{
    ServerWorld world;
    const Json room =
        world.new_room({{"seats", {{{"name", "Ann"}, {"deck", "powerhouse"}}, Json::object()}}});
    Client ann, bob;
    world.enter(ann, room, 0);
    world.enter(bob, room, 1);
    CHECK(ann.last("room")["room"]["phase"] == "seating");
    CHECK(ann.count("state") == 0);
    world.send(bob, {{"t", "sit"}, {"name", "Bob"}, {"deck", "4 Nothing XX 1\n"}});
    CHECK(bob.last("refused")["reason"].get<std::string>().find("line 1") != std::string::npos);
    world.send(bob, {{"t", "sit"}, {"name", "Bob"}, {"deck", "1 Bulbasaur SW 77\n"}});
    CHECK(bob.last("refused")["reason"].get<std::string>().find("60") != std::string::npos);
    CHECK(ann.count("state") == 0);
    world.send(bob, {{"t", "sit"}, {"name", "  Bob\u202e\n "}, {"deck", "lava-flow"}});
    CHECK(ann.last("room")["room"]["seats"][1]["name"] == "Bob");
    CHECK(ann.last("room")["room"]["phase"] == "playing");
    CHECK(ann.count("state") == 1);
    world.send(bob, {{"t", "sit"}, {"name", "Eve"}, {"deck", "lava-flow"}});
    CHECK(bob.last("refused")["reason"] == "the games have begun");
    // What the list says is nobody else's business.
    for (const std::string& frame : ann.frames) {
        CHECK(frame.find("Growlithe") == std::string::npos);
    }
}

TEST_CASE("A crowd of spectators keeps nobody from a seat", "[server]")
{
    ServerWorld world;
    const Json room = world.new_room();
    std::array<Client, 70> crowd;
    for (Client& client : crowd) world.enter(client, room, 2);
    CHECK_FALSE(crowd[63].closed);
    CHECK(crowd[64].closed == server::CloseCode::policy);
    Client ann;
    world.enter(ann, room, 0);
    CHECK_FALSE(ann.closed);
}

TEST_CASE("Whoever has no token learns nothing", "[server][errors]")
{
    ServerWorld world;
    const Json room = world.new_room();
    std::set<std::string> said;
    for (const auto& [id, token] :
         {std::pair<Json, Json>{room["room"], "0123456789abcdef0123456789abcdef"},
          {"0123456789abcdef", room["tokens"][0]},
          {room["room"], ""},
          {"", ""}}) {
        Client stranger;
        world.send(stranger, {{"t", "hello"}, {"room", id}, {"token", token}});
        CHECK(stranger.closed == server::CloseCode::policy);
        REQUIRE(stranger.frames.size() == 1);
        said.insert(stranger.frames[0]);
    }
    CHECK(said.size() == 1);
}

TEST_CASE("Messages that make no sense close the connection with the reason", "[server][errors]")
{
    ServerWorld world;
    const Json room = world.new_room();
    for (const char* text :
         {"", "hello", "[]", "{}", R"({"t":5})", R"({"t":"dance"})", R"({"t":"hello"})",
          R"({"t":"answer","q":1,"picks":[0]})", R"({"t":"hello","room":1,"token":"a"})",
          R"({"t":"hello","room":"a","token":"b","last":{"epoch":-1,"seq":0}})",
          R"({"t":"ping","n":99999999999})"}) {
        INFO(text);
        Client client;
        world.lobby.received(client, text);
        world.loop.run();
        CHECK(client.closed == server::CloseCode::policy);
        CHECK(client.last("refused")["reason"].is_string());
    }
    Client inside;
    world.enter(inside, room, 0);
    for (const char* text : {R"({"t":"answer","q":1,"picks":[70000]})", R"({"t":"answer","q":1})",
                             R"({"t":"reply","offer":1,"yes":1})"}) {
        INFO(text);
        world.lobby.received(inside, text);
        CHECK(inside.closed == server::CloseCode::policy);
        inside.closed.reset();
    }
}

TEST_CASE("Requests are answered with facts or with the reason", "[server][errors]")
{
    ServerWorld world;
    const Json info = world.request("GET", "/api/info", nullptr);
    CHECK(info["protocol"] == 1);
    CHECK(info["formats"].size() > 3);
    CHECK(info["bots"][0].is_string());
    CHECK(info["languages"].size() == 4);
    const Json cards =
        world.request("GET", "/api/cards", nullptr, 200, "ids=dp3-87,no-such%2Csv8-76");
    CHECK(cards["cards"].size() == 3);
    CHECK(cards["cards"][1].is_null());
    world.request("GET", "/api/cards", nullptr, 400);
    world.request("GET", "/api/nothing", nullptr, 404);
    world.request("DELETE", "/api/rooms", nullptr, 404);
    const Json deck = world.request("POST", "/api/decks", {{"deck", "powerhouse"}});
    CHECK(deck["cards"] == 60);
    CHECK(deck["ruleset"] == "dp");
    CHECK(deck["problems"].empty());
    CHECK_FALSE(world
                    .request("POST", "/api/decks",
                             {{"deck", "4 Nobody XX 9\n"}, {"format", "xy"}})["problems"]
                    .empty());
    world.request("POST", "/api/decks", {{"deck", "powerhouse"}, {"format", "none"}}, 400);
    std::string endless;
    for (int i = 0; i < 5000; ++i) endless += "1 Nobody\n";
    const Json refused = world.request("POST", "/api/decks", {{"deck", endless}, {"format", "xy"}});
    CHECK(refused["problems"].size() == 1);
    for (const Json& wanted :
         {Json::array(), Json{{"best_of", 2}}, Json{{"best_of", 11}}, Json{{"clock", 5}},
          Json{{"clock", {{"bank", 0}}}}, Json{{"clock", {{"bank", 5}, {"at_zero", "sleep"}}}},
          Json{{"undo", "yes"}}, Json{{"seats", 5}}, Json{{"seats", {1, 2}}},
          Json{{"seats", {{{"kind", "cat"}}}}}, Json{{"seats", {{{"kind", "bot"}}}}},
          Json{{"seats", {{{"kind", "bot"}, {"bot", "mcts:ms=999999"}, {"deck", "powerhouse"}}}}},
          Json{{"seats", {{{"deck", "../../etc/passwd"}}}}}, Json{{"format", "none"}},
          Json{{"ruleset", "none"}},
          Json{{"format", "none"}, {"seats", {{{"deck", "powerhouse"}}}}}}) {
        INFO(wanted);
        CHECK(world.request("POST", "/api/rooms", wanted, 400)["error"].is_string());
    }
    CHECK(world.lobby.rooms() == 0);
}

}  // namespace ptcg::rooms_test
