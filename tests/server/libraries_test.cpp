// Card libraries that rooms choose, and what becomes of rooms when one changes.

#include "libraries/watch_thread.hpp"

#include "posted_loop.hpp"
#include "ptcg/journal/recovery.hpp"
#include "ptcg/journal/room_games.hpp"
#include "server_world.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::libraries_test {

using namespace ptcg::test;

namespace {

constexpr int kinds = 15;

/// Returns a deck of the pack, four of each card.
std::string own_deck()
{
    std::string list;
    for (int i = 1; i <= kinds; ++i) list += "4 own-" + std::to_string(i) + "\n";
    return list;
}

/// A pack of Pokémon, whose attacks do as much as the test says, and a deck of them.
class OwnPack {
public:
    OwnPack()
    {
        write("pack.toml", "id = \"own\"\nname = \"Own\"\nversion = \"1\"\napi = 2\n");
        write("decks/sparks.txt", own_deck());
        for (int i = 1; i <= kinds; ++i) write_card(i, 10);
    }
    void write_card(int number, int damage, const std::string& stage = "stage = \"basic\"\n") const
    {
        const std::string id = std::to_string(number);
        write(file_of(number), "id = \"own-" + id + "\"\nname = \"Sparkit " + id +
                                   "\"\nkind = \"pokemon\"\nhp = 50\n" + stage +
                                   "types = [\"lightning\"]\nretreat = 1\n[[attack]]\n"
                                   "name = \"Zap\"\ncost = []\ndamage = " +
                                   std::to_string(damage) + "\n");
    }
    void write(const std::string& name, const std::string& text) const
    {
        folder_.write("own/" + name, text);
    }
    void remove_card(int number) const
    {
        std::filesystem::remove(folder_.path() / "own" / file_of(number));
    }
    [[nodiscard]] static std::string file_of(int number)
    {
        return (number < 10 ? "00" : "0") + std::to_string(number) + "-sparkit.toml";
    }
    [[nodiscard]] std::vector<std::filesystem::path> roots() const
    {
        return {cards_folder(), folder_.path()};
    }
    [[nodiscard]] std::shared_ptr<const server::CardSet> load() const
    {
        Problems problems;
        const auto cards = server::load_card_set(roots(), problems);
        INFO(to_string(problems));
        CHECK(problems.empty());
        REQUIRE(cards != nullptr);
        return cards;
    }

private:
    TemporaryFolder folder_{"library"};
};

Json wanted(const Json& library)
{
    return {{"library", library},
            {"ruleset", "sv"},
            {"seats",
             {{{"name", "Ann"}, {"deck", own_deck()}}, {{"name", "Bob"}, {"deck", own_deck()}}}}};
}

}  // namespace

TEST_CASE("A room is played with the library that it chooses", "[server][libraries]")
{
    const OwnPack pack;
    ServerWorld world;
    world.lobby.put_library("own", pack.load());
    CHECK(world.request("GET", "/api/info", nullptr)["libraries"] == Json{"own"});
    const auto has_sparks = [](const Json& info) {
        return std::ranges::any_of(info["decks"],
                                   [](const Json& deck) { return deck["id"] == "sparks"; });
    };
    CHECK_FALSE(has_sparks(world.request("GET", "/api/info", nullptr)));
    CHECK(has_sparks(world.request("GET", "/api/info", nullptr, 200, "library=own")));
    world.request("GET", "/api/info", nullptr, 404, "library=other");
    CHECK(world.request("GET", "/api/cards", nullptr, 200,
                        "ids=own-1&library=own")["cards"][0]["name"] == "Sparkit 1");
    CHECK(world.request("GET", "/api/cards", nullptr, 200, "ids=own-1")["cards"][0].is_null());
    const Json list{{"deck", own_deck()}, {"library", "own"}};
    const Json known = world.request("POST", "/api/decks", list, 400);
    CHECK(known["error"].get<std::string>().find("own-1 Sparkit 1") != std::string::npos);
    CHECK(world.request("POST", "/api/decks", {{"deck", own_deck()}})["cards"] == 0);
    world.request("POST", "/api/rooms", wanted("other"), 404);
    world.request("POST", "/api/rooms", wanted(7), 404);
    world.request("POST", "/api/rooms", wanted(nullptr), 400);  // no such card

    ThreeAtTable table(world, wanted("own"));
    CHECK(table.clients[0].last("room")["room"]["library"] == "own");
    table.play(8);
    // The library is part of what is written down.
    const Json question = table.clients[table.asked()].question();
    const std::size_t asked = table.asked();
    for (Client& client : table.clients) world.lobby.closed(client);
    world.lobby.put_away_idle();
    REQUIRE(world.lobby.rooms() == 0);
    Client back;
    world.enter(back, table.room, asked);
    CHECK(back.question() == question);
}

TEST_CASE("A saved game is told with the library that it was played with",
          "[server][libraries][replays]")
{
    const OwnPack pack;
    ServerWorld world;
    world.lobby.put_library("own", pack.load());
    ThreeAtTable table(world, wanted("own"));
    table.play(20);
    world.send(table.clients[0], {{"t", "concede"}});
    const std::string path =
        "/api/replays/" + table.clients[0].last("over")["replays"][0].get<std::string>();
    const Json about = world.request("GET", path + "/about", nullptr);
    CHECK(about["library"] == "own");
    CHECK(about["changed"].is_null());
    CHECK(about["reason"] == "concede");
    const Json end = world.request("GET", path + "/steps", nullptr, 200,
                                   "from=" + std::to_string(about["steps"].get<int>() - 1));
    const Json hand = end["steps"][0]["view"]["players"][0]["hand"]["cards"];
    REQUIRE_FALSE(hand.empty());
    CHECK(hand[0]["id"].get<std::string>().starts_with("own-"));

    // Elsewhere it says what is missing.
    std::string game;
    server::answer_request(world.lobby, world.services, {"GET", path, "", ""},
                           [&](const server::HttpReply& kept) { game = kept.body; });
    world.loop.run();
    ServerWorld elsewhere;
    const auto sent = [&](ServerWorld& to) {
        server::HttpReply reply;
        server::answer_request(to.lobby, to.services, {"POST", "/api/replays/about", "", game},
                               [&](const server::HttpReply& made) { reply = made; });
        to.loop.run();
        return reply;
    };
    CHECK(Json::parse(sent(world).body) == about);
    CHECK(sent(elsewhere).status == 409);
    CHECK(Json::parse(sent(elsewhere).body)["error"] ==
          "the game was played with the library \"own\", which is not here; GET /api/info lists "
          "those that are");
}

TEST_CASE("A room goes on with a new version of its library", "[server][libraries]")
{
    const OwnPack pack;
    ServerWorld world;
    world.lobby.put_library("own", pack.load());
    ThreeAtTable table(world, wanted("own"));
    table.play(10);
    const std::size_t seat = table.asked();
    Client& client = table.clients[seat];
    const Json before = client.last("step");
    const std::uint32_t question = client.question()["q"];
    for (int i = 1; i <= kinds; ++i) pack.write_card(i, 30);
    world.lobby.put_library("own", pack.load());
    world.loop.run();
    CHECK(client.last("library")["state"] == "new");
    const Json state = client.last("state");
    CHECK(state["epoch"] != before["epoch"]);
    CHECK(state["view"]["turn"] == before["view"]["turn"]);
    CHECK(state["log"].size() > 0);
    REQUIRE(table.asked() == seat);
    // It is another question now, and what comes late for the one before is refused.
    CHECK(client.question()["q"] > question);
    world.send(client, {{"t", "answer"}, {"q", question}, {"picks", {0}}});
    CHECK(client.last("refused")["reason"] == "this question is not open");
    // The cards are the new ones from here on, and after the room was put away.
    const auto damage = [&] {
        return world.request("GET", "/api/cards", nullptr, 200,
                             "ids=own-1&library=own")["cards"][0]["attacks"][0]["damage"];
    };
    CHECK(damage() == 30);
    table.play_to_the_end();
    CHECK(client.last("over").is_object());
}

TEST_CASE("A room that went on with new cards is loaded again, though its game begins otherwise",
          "[server][libraries]")
{
    const OwnPack pack;
    ServerWorld world;
    world.lobby.put_library("own", pack.load());
    Json best_of_three = wanted("own");
    best_of_three["best_of"] = 3;
    ThreeAtTable table(world, best_of_three);
    const auto stored = [&] {
        StoredRoom room;
        world.store.load_room(table.room["room"], [&](const Result<server::Store::Found>& found) {
            for (const RoomRecord& record : found.value().room->records) {
                room.log.push_back({record, 0});
            }
        });
        world.loop.run();
        return room;
    };
    const auto change_cards = [&](int basics) {
        for (int i = basics + 1; i <= kinds; ++i) {
            pack.write_card(i, 10, "stage = \"stage-1\"\nevolves_from = \"Sparkit 1\"\n");
        }
        world.lobby.put_library("own", pack.load());
        world.loop.run();
        CHECK(table.clients[2].last("library")["state"] == "new");
    };
    const auto load_again = [&] {
        for (Client& client : table.clients) world.lobby.closed(client);
        world.lobby.put_away_idle();
        REQUIRE(world.lobby.rooms() == 0);
        for (std::size_t who = 0; who < 3; ++who) world.enter(table.clients[who], table.room, who);
        INFO((world.said.empty() ? std::string() : world.said.back()));
        REQUIRE(world.lobby.rooms() == 1);
    };
    world.send(table.clients[0], {{"t", "concede"}});
    world.send(table.clients[0], {{"t", "next"}, {"first", true}});
    REQUIRE(table.clients[0].last("room")["room"]["game"] == 2);
    const std::vector<JournalGame> before = games_of(stored()).value();
    // With fewer Basic Pokémon, other hands are drawn.
    change_cards(3);
    const Replay after = games_of(stored()).value().back().start;
    CHECK(after.final_hash != before.back().start.final_hash);
    CHECK(after.packs != before.back().start.packs);
    const Json question = table.clients[table.asked()].question();
    load_again();
    CHECK(table.clients[table.asked()].question() == question);
    CHECK(table.clients[0].last("room")["room"]["wins"] == Json{0, 1});
    table.play(3);

    // The journal tells the same game.
    const auto cards = world.lobby.library("own");
    const GameData data{cards->pool, cards->rules.ruleset};
    const std::vector<JournalGame> games = games_of(stored()).value();
    REQUIRE(games.size() == 2);
    CHECK(games[0].start == before[0].start);
    CHECK(games[1].start.answers.size() == 3);
    const Result<Recovered> back = recover(data, games[1]);
    INFO((back ? std::string() : back.error().message));
    REQUIRE(back);
    CHECK(recover(data, games[0]).error().message.find("own has changed") != std::string::npos);
}

TEST_CASE("A room whose game has not begun takes new cards", "[server][libraries]")
{
    const OwnPack pack;
    ServerWorld world;
    world.lobby.put_library("own", pack.load());
    Json timed = wanted("own");
    timed["clock"] = {{"bank", 60'000}};
    const Json room = world.new_room(timed);
    Client ann, bob;
    world.enter(ann, room, 0);  // the clock waits for Bob
    pack.write_card(1, 30);
    world.lobby.put_library("own", pack.load());
    world.loop.run();
    CHECK(ann.last("library")["state"] == "new");
    CHECK(ann.last("state").is_null());
    world.enter(bob, room, 1);
    CHECK(ann.last("state").is_object());
}

TEST_CASE("A room that cannot go on with a new version keeps the one it has", "[server][libraries]")
{
    const OwnPack pack;
    ServerWorld world;
    world.lobby.put_library("own", pack.load());
    ThreeAtTable table(world, wanted("own"));
    table.play(10);
    const std::size_t seat = table.asked();
    const Json question = table.clients[seat].question();
    pack.remove_card(1);
    pack.write_card(kinds + 1, 10);
    pack.write("decks/sparks.txt", "4 own-2\n");
    world.lobby.put_library("own", pack.load());
    world.loop.run();
    const Json told = table.clients[2].last("library");
    CHECK(told["state"] == "old");
    CHECK(told["problems"][0]["message"].get<std::string>().find("there is no card own-1") !=
          std::string::npos);
    CHECK(table.clients[seat].question() == question);
    table.play_to_the_end();
    CHECK(table.clients[0].last("over").is_object());
}

TEST_CASE("Rooms are told of files that cannot be loaded", "[server][libraries][errors]")
{
    const OwnPack pack;
    ServerWorld world;
    world.lobby.put_library("own", pack.load());
    ThreeAtTable table(world, wanted("own"));
    ThreeAtTable other(world);
    Problems problems(30);
    problems[0] = {"own/001-sparkit.toml", 3, 1, "the key \"hpp\" is not known", ""};
    world.lobby.refuse_library("own", problems);
    const Json told = table.clients[0].last("library");
    CHECK(told["state"] == "broken");
    CHECK(told["library"] == "own");
    CHECK(told["problems"].size() == 20);
    CHECK(told["problems"][0]["file"] == "own/001-sparkit.toml");
    CHECK(told["problems"][0]["line"] == 3);
    CHECK(other.clients[0].last("library").is_null());
    table.play_to_the_end();
}

TEST_CASE("A folder is loaded again when its files have changed", "[server][libraries]")
{
    const OwnPack pack;
    auto loaded = server::load_libraries({{"own", pack.roots()}});
    REQUIRE(loaded);
    PostedLoop loop;
    int loads = 0;
    std::shared_ptr<const server::CardSet> cards;
    Problems problems;
    const auto changed = [&](const std::string& id, std::shared_ptr<const server::CardSet> now,
                             const Problems& found) {
        CHECK(id == "own");
        cards = std::move(now);
        problems = found;
        ++loads;
    };
    const auto wait_for_load = [&] {
        const int before = loads;
        REQUIRE(loop.run_until([&] { return loads > before; }));
    };
    const server::WatchThread watching(loop, std::move(loaded.value()), changed, 20);
    pack.write_card(1, 100);
    wait_for_load();
    REQUIRE(cards != nullptr);
    CHECK(cards->library().find("own-1") != no_def);
    pack.write("001-sparkit.toml", "id = \"own-1\"\nname = 7\n");
    wait_for_load();
    CHECK(cards == nullptr);
    REQUIRE_FALSE(problems.empty());
    CHECK(problems[0].file.find("001-sparkit.toml") != std::string::npos);
    CHECK(problems[0].line > 0);
    pack.write_card(1, 20);
    wait_for_load();
    CHECK(cards != nullptr);
    CHECK(problems.empty());
}

TEST_CASE("Libraries that cannot be offered are refused with the reason",
          "[server][libraries][errors]")
{
    const auto problem = [](const std::vector<server::NamedLibrary>& named) {
        const auto loaded = server::load_libraries(named);
        return loaded ? std::string() : loaded.error().message;
    };
    const TemporaryFolder empty("empty");
    CHECK(problem({{"Mine", {}}}).starts_with("the library \"Mine\": a name has 1 to 40"));
    CHECK(problem({{"../x", {}}}).find("a name has") != std::string::npos);
    CHECK(problem({{"mine", {empty.path() / "nowhere"}}}).ends_with("nowhere is not a folder"));
}

}  // namespace ptcg::libraries_test
