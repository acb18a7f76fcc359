#include <fmt/format.h>

#include "ptcg/hosting/replay_file.hpp"
#include "server_world.hpp"

// What clients are told of finished games: PROTOCOL.md, "Replays".

namespace ptcg::replays_test {

using namespace ptcg::test;

namespace {

/// Returns the reply to a request, whatever it is.
server::HttpReply reply_to(ServerWorld& world, const server::HttpRequest& request)
{
    server::HttpReply reply;
    server::answer_request(world.lobby, world.services, request,
                           [&](const server::HttpReply& made) { reply = made; });
    world.loop.run();
    return reply;
}

/// Plays a game to its end and returns the id of its replay.
std::string played_game(ThreeAtTable& table)
{
    table.play_to_the_end();
    const Json over = table.clients[0].last("over");
    REQUIRE(over["replays"].size() == 1);
    return over["replays"][0];
}

/// Returns all steps, asked for in several requests.
std::vector<Json> steps_of(ServerWorld& world, const std::string& id, const std::string& query)
{
    const std::string path = "/api/replays/" + id;
    const std::size_t count = world.request("GET", path + "/about", nullptr, 200, query)["steps"];
    std::vector<Json> steps;
    while (steps.size() < count) {
        const std::string from = fmt::format("{}&from={}&count=25", query, steps.size());
        const Json more = world.request("GET", path + "/steps", nullptr, 200, from)["steps"];
        REQUIRE_FALSE(more.empty());
        for (const Json& step : more) steps.push_back(step);
    }
    CHECK(steps.size() == count);
    return steps;
}

std::vector<std::string> texts_of(const Json& lines)
{
    std::vector<std::string> texts;
    for (const Json& line : lines) texts.push_back(line["text"]);
    return texts;
}

}  // namespace

TEST_CASE("A replay tells a player what it was told at the table", "[server][replays]")
{
    ServerWorld world;
    ThreeAtTable table(
        world,
        {{"format", "standard"},
         {"seats",
          {{{"name", "Ann"}, {"deck", "dragapult"}}, {{"name", "Bob"}, {"deck", "archaludon"}}}}});
    const std::string id = played_game(table);
    for (std::size_t seat = 0; seat < players; ++seat) {
        const std::vector<Json> steps = steps_of(world, id, fmt::format("seat={}", seat));
        std::vector<std::string> log;
        std::size_t next = 0;
        for (const Json& message : table.clients[seat].messages) {
            if (!message.contains("view")) continue;
            // Two questions may follow one another at the same table.
            const bool is_asked = message["question"].contains("q");
            const auto is_this = [&](const Json& step) {
                return step["view"] == message["view"] &&
                       (!is_asked || step["question"]["words"]["options"] ==
                                         message["question"]["words"]["options"]);
            };
            while (next < steps.size() && !is_this(steps[next])) ++next;
            REQUIRE(next < steps.size());
            if (is_asked) CHECK(steps[next]["answer"].is_array());
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            CHECK(steps[i]["step"] == i);
            for (std::string& text : texts_of(steps[i]["log"])) log.push_back(std::move(text));
        }
        CHECK(log == table.clients[seat].log());
        const Json about = world.request("GET", "/api/replays/" + id + "/about", nullptr, 200,
                                         fmt::format("seat={}", seat));
        REQUIRE(about["log"].size() == steps.size());
        for (std::size_t i = 0; i < steps.size(); ++i) CHECK(about["log"][i] == steps[i]["log"]);
    }
}

TEST_CASE("A replay has the players, the turns and the result", "[server][replays]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    table.play(30);
    world.send(table.clients[1], {{"t", "concede"}});
    const std::string id = table.clients[0].last("over")["replays"][0];
    const Json about = world.request("GET", "/api/replays/" + id + "/about", nullptr);
    CHECK(about["seats"][0] == Json{{"name", "Ann"}, {"deck", "Powerhouse"}});
    CHECK(about["seats"][1]["name"] == "Bob");
    CHECK(about["ruleset"] == "dp");
    CHECK(about["changed"].is_null());
    CHECK(about["outcome"] == "won");
    CHECK(about["winner"] == 0);
    CHECK(about["reason"] == "concede");
    CHECK(about["steps"] == 32);  // 30 answers, and the end
    const std::vector<Json> steps = steps_of(world, id, "seat=all");
    for (std::size_t i = 0; i < about["turns"].size(); ++i) {
        const Json& turn = about["turns"][i];
        const std::size_t first = turn["step"];
        CHECK(steps[first]["view"]["turn"] == turn["turn"]);
        if (i > 0) CHECK(steps[first - 1]["view"]["turn"] != turn["turn"]);
        if (i > 0) CHECK(steps[first]["view"]["turn_player"] == turn["player"]);
    }
    CHECK(about["turns"].size() > 1);
    CHECK(steps.back()["question"]["reason"] == "concede");
    CHECK(steps.back()["answer"].is_null());
    CHECK(texts_of(steps.back()["log"]).back() == "Ann wins: the opponent conceded.");
}

TEST_CASE("With both hands open nothing is hidden, from a seat the other hand is",
          "[server][replays]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    const std::string id = played_game(table);
    std::size_t asked = 0, hidden = 0;
    for (const Json& step : steps_of(world, id, "seat=all")) {
        for (const Json& player : step["view"]["players"]) {
            for (const Json& card : player["hand"]["cards"]) CHECK(card["id"].is_string());
        }
        if (step["question"]["asked"].is_null()) continue;
        ++asked;
        CHECK(step["question"]["words"]["options"].size() == step["question"]["options"].size());
    }
    CHECK(asked > 20);
    for (const Json& step : steps_of(world, id, "seat=1&lang=es")) {
        for (const Json& card : step["view"]["players"][1]["hand"]["cards"])
            CHECK(card["id"].is_string());
        for (const Json& card : step["view"]["players"][0]["hand"]["cards"])
            hidden += card["id"].is_string() ? 0u : 1u;
        hidden += step["view"]["players"][0]["hand"]["cards"].empty() ? 1u : 0u;
        if (step["question"]["asked"] == 0) CHECK(step["answer"].is_null());
    }
    CHECK(hidden > 20);
}

TEST_CASE("A saved game that is sent is told like one of the server", "[server][replays][errors]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    const std::string id = played_game(table);
    const std::string text = reply_to(world, {"GET", "/api/replays/" + id, "", ""}).body;
    const auto post = [&](std::string_view what, std::string_view query, const std::string& game) {
        const std::string path = fmt::format("/api/replays/{}", what);
        return reply_to(world, {"POST", path, query, game});
    };
    for (const std::string what : {"about", "steps"}) {
        const std::string path = "/api/replays/" + id + "/" + what;
        const server::HttpReply kept = reply_to(world, {"GET", path, "seat=0", ""});
        const server::HttpReply sent = post(what, "seat=0", text);
        CHECK(sent.status == 200);
        CHECK(sent.body == kept.body);
        CHECK(kept.may_be_kept);
        CHECK_FALSE(sent.may_be_kept);
    }
    CHECK(post("about", "", "{}").status == 400);
    CHECK(post("about", "", text.substr(0, text.size() / 2)).status == 400);
    CHECK(post("about", "seat=2", text).status == 400);
    CHECK(post("steps", "from=-1", text).status == 400);
    CHECK(post("steps", "count=many", text).status == 400);
    CHECK(post("steps", "from=9999", text).status == 404);
    CHECK(post("story", "", text).status == 404);
    CHECK(reply_to(world, {"GET", "/api/replays/0123456789abcdef/about", "", ""}).status == 404);
    CHECK(reply_to(world, {"PUT", "/api/replays/" + id, "", text}).status == 404);
    const std::string most = post("steps", "count=9999", text).body;
    CHECK(Json::parse(most)["steps"].size() <= 64);
    CHECK(most.size() < 300 * 1024);
    CHECK(Json::parse(post("steps", "count=0", text).body)["steps"].size() == 1);
}

TEST_CASE("A replay of other packs is told if it goes the same way, and else says why",
          "[server][replays][errors]")
{
    ServerWorld world;
    ThreeAtTable table(world);
    const std::string id = played_game(table);
    Replay replay =
        read_replay(reply_to(world, {"GET", "/api/replays/" + id, "", ""}).body).value();
    const auto about = [&](unsigned status) {
        const server::HttpReply told =
            reply_to(world, {"POST", "/api/replays/about", "", write_replay(replay)});
        INFO(told.body);
        CHECK(told.status == status);
        return Json::parse(told.body);
    };
    replay.packs.front().hash = "0123456789abcdef";
    const std::string pack = replay.packs.front().id;
    CHECK(about(200)["changed"].get<std::string>().find(pack) != std::string::npos);
    replay.answers[5] = {999};
    CHECK(about(409)["error"].get<std::string>().find(pack) != std::string::npos);
    replay.packs.front().id = "gone";
    replay.decks[0].cards.front() = "gone-1";
    const std::string gone = about(409)["error"];
    CHECK(gone.find("pack gone is missing") != std::string::npos);
    CHECK(gone.find("gone-1") != std::string::npos);
}

TEST_CASE("Games in every format can be replayed", "[server][replays]")
{
    std::map<std::string, std::vector<std::string>> decks;
    for (const NamedDeckText& deck : own_cards()->catalogue.decks) {
        if (const auto format = format_named_in(deck.text))
            decks[format->text].push_back(deck.name);
    }
    CHECK(decks.size() > 3);
    for (const auto& [format, names] : decks) {
        INFO(format);
        ServerWorld world;
        ThreeAtTable table(
            world,
            {{"format", format}, {"seats", {{{"deck", names.front()}}, {{"deck", names.back()}}}}});
        const std::string id = played_game(table);
        const Json about = world.request("GET", "/api/replays/" + id + "/about", nullptr);
        CHECK(about["changed"].is_null());
        CHECK(about["outcome"] == table.clients[0].last("over")["outcome"]);
    }
}

}  // namespace ptcg::replays_test
