// Seats of programs: what a room asks them, and how it goes on when they fail.

#include "ptcg/hosting/replay_file.hpp"
#include "ptcg/hosting/replaying.hpp"
#include "server_world.hpp"

namespace ptcg::seated_programs_test {

using namespace ptcg::test;

namespace {

/// Programs that answer when the test says so.
class FakePrograms final : public server::ProgramPool {
public:
    [[nodiscard]] const std::vector<std::string>& names() const override { return names_; }
    [[nodiscard]] std::size_t waiting() const override { return 17; }
    void ask(Ask ask, std::function<void(Result<std::vector<std::uint16_t>>)> done) override
    {
        asks.push_back(std::move(ask));
        dones.push_back(std::move(done));
    }
    void end(const std::string& game, std::string ending) override
    {
        ended.emplace_back(game, std::move(ending));
    }

    std::vector<Ask> asks;
    std::vector<std::function<void(Result<std::vector<std::uint16_t>>)>> dones;
    std::vector<std::pair<std::string, std::string>> ended;  ///< games, and how

private:
    std::vector<std::string> names_ = {"mine"};
};

struct AgainstProgram {
    FakePrograms programs;
    ServerWorld world{&programs};
    Json room;
    Client client;
    std::size_t answered = 0;  ///< asks of the program

    explicit AgainstProgram(const Json& wanted = Json::object())
    {
        Json request = wanted;
        request["seats"] = {{{"name", "Ann"}, {"deck", "powerhouse"}},
                            {{"kind", "bot"}, {"bot", "mine"}, {"deck", "lava-flow"}}};
        room = world.new_room(request);
        world.enter(client, room, 0);
    }

    [[nodiscard]] bool program_is_asked() const { return programs.asks.size() > answered; }
    void program_answers(const Result<std::vector<std::uint16_t>>& picks)
    {
        REQUIRE(program_is_asked());
        programs.dones[answered++](picks);
        world.loop.run();
    }
    [[nodiscard]] Json asked() const { return Json::parse(programs.asks.back().question.question); }
    /// Returns the least that may be picked.
    [[nodiscard]] static std::vector<std::uint16_t> first_picks(const Json& question)
    {
        std::vector<std::uint16_t> picks;
        std::uint16_t number = 0;
        for (const Json& option : question["options"]) {
            for (int n = 0; n < option["count"] && picks.size() < question["min"]; ++n) {
                picks.push_back(number);
            }
            ++number;
        }
        return picks;
    }
    /// Has whoever is asked give the first answer. Returns false when the game is over.
    bool answer()
    {
        if (program_is_asked()) return program_answers(first_picks(asked())), true;
        const Json question = client.question();
        if (!question.contains("q")) return false;
        world.send(client,
                   {{"t", "answer"}, {"q", question["q"]}, {"picks", first_picks(question)}});
        return true;
    }
    void play_until_program_is_asked()
    {
        while (!program_is_asked()) REQUIRE(answer());
    }
};

}  // namespace

TEST_CASE("Programs are offered, and nothing else that is outside", "[server][programs]")
{
    FakePrograms programs;
    ServerWorld world(&programs);
    const Json bots = world.request("GET", "/api/info", nullptr)["bots"];
    CHECK(std::ranges::find(bots, Json("mine")) != bots.end());
    for (const std::string bot : {"/bin/sh", "./mine", "mine:ms=1", "mine ", "other"}) {
        INFO(bot);
        const Json seats = {{{"kind", "bot"}, {"bot", bot}, {"deck", "lava-flow"}}};
        world.request("POST", "/api/rooms", {{"seats", seats}}, 400);
    }
    ServerWorld without;
    const Json seats = {{{"kind", "bot"}, {"bot", "mine"}, {"deck", "lava-flow"}}};
    without.request("POST", "/api/rooms", {{"seats", seats}}, 400);
    CHECK(programs.asks.empty());
}

TEST_CASE("A program plays a game to its end", "[server][programs]")
{
    AgainstProgram table;
    while (table.answer()) {
    }
    const Json over = table.client.last("over");
    REQUIRE(over.is_object());
    CHECK(over["details"].is_null());
    REQUIRE_FALSE(table.programs.asks.empty());
    const server::ProgramPool::Ask& first = table.programs.asks.front();
    CHECK(first.bot == "mine");
    CHECK(first.facts.seat == PlayerId::two);
    CHECK(first.facts.deck.size() == 60);
    CHECK(first.question.is_fresh);
    std::uint32_t number = 0;
    for (const server::ProgramPool::Ask& ask : table.programs.asks) {
        CHECK(Json::parse(ask.question.question)["asked"] == 1);
        const Json view = Json::parse(ask.question.view);
        CHECK(view["audience"] == seen_by(PlayerId::two));
        CHECK(view["players"][1]["hand"].contains("cards"));
        CHECK(ask.question.number > number);
        number = ask.question.number;
        CHECK(ask.game == first.game);
    }
    REQUIRE(table.programs.ended.size() == 1);
    CHECK(table.programs.ended[0].first == first.game);
    CHECK(Json::parse(table.programs.ended[0].second)["winner"] == over["winner"]);
}

TEST_CASE("A program that fails forfeits, and the room says why", "[server][programs][errors]")
{
    AgainstProgram table;
    table.play_until_program_is_asked();
    std::string words;
    SECTION("it is late")
    {
        words = "did not answer within 5 s";
        table.program_answers(Error{words});
    }
    SECTION("it lies")
    {
        words = "gave an illegal answer: option 60000 does not exist";
        table.program_answers(std::vector<std::uint16_t>{60'000});
    }
    const Json over = table.client.last("over");
    REQUIRE(over.is_object());
    CHECK(over["reason"] == "forfeit");
    CHECK(over["winner"] == 0);
    CHECK(over["details"].get<std::string>().starts_with(words));
    CHECK(table.client.question()["reason"] == "forfeit");
    CHECK_FALSE(table.client.closed);
    // The saved game ends so, too, and so does the room when it is loaded again.
    const Json replay = table.world.request(
        "GET", "/api/replays/" + over["replays"][0].get<std::string>(), nullptr);
    CHECK(replay["forfeited"] == 1);
    const std::string id = over["replays"][0];
    const Json about = table.world.request("GET", "/api/replays/" + id + "/about", nullptr);
    CHECK(about["reason"] == "forfeit");
    CHECK(about["steps"] == replay["answers"].size() + 2);  // the start, and the end
    table.world.lobby.closed(table.client);
    table.world.lobby.put_away_idle();
    CHECK(table.world.lobby.rooms() == 0);
    Client back;
    table.world.enter(back, table.room, 0);
    CHECK(back.last("over") == over);
    // A rematch begins again.
    table.world.send(back, {{"t", "offer"}, {"what", "rematch"}});
    CHECK(back.question()["reason"].is_null());
}

TEST_CASE("After an undo a program is told everything again, and its late answer is nothing",
          "[server][programs]")
{
    AgainstProgram table;
    table.play_until_program_is_asked();
    while (table.client.count("ack") == 0 || table.programs.asks.back().question.is_fresh) {
        REQUIRE(table.answer());
        table.play_until_program_is_asked();
    }
    const std::size_t before = table.programs.asks.size();
    table.world.send(table.client, {{"t", "offer"}, {"what", "undo"}});
    INFO(table.client.messages.back().dump());
    REQUIRE(table.client.count("refused") == 0);
    const Json question = table.client.question();
    table.program_answers(AgainstProgram::first_picks(table.asked()));
    CHECK(table.client.question() == question);  // it was asked before the undo
    table.play_until_program_is_asked();
    REQUIRE(table.programs.asks.size() > before);
    CHECK(table.programs.asks[before].question.is_fresh);
}

TEST_CASE("A room whose program is not offered any more goes on without it",
          "[server][programs][errors]")
{
    AgainstProgram table;
    table.play_until_program_is_asked();
    table.world.lobby.closed(table.client);
    ServerWorld other;
    const auto copied = [&](const Result<server::Store::Found>& found) {
        REQUIRE(found);
        REQUIRE(found.value().room);
        const server::Store::StoredRoom& stored = *found.value().room;
        const auto ignored = [](const Result<void>&) {};
        const std::string id = table.room["room"];
        other.store.create_room(id, stored.plan, {}, ignored);
        std::uint64_t number = 0;
        for (const RoomRecord& record : stored.records) {
            other.store.append(id, number++, record, ignored);
        }
    };
    table.world.store.load_room(table.room["room"], copied);
    table.world.loop.run();
    other.loop.run();
    Client back;
    other.enter(back, table.room, 0);
    CHECK(back.last("over")["details"] == "no programs play here any more");
    CHECK(back.last("over")["winner"] == 0);
}

TEST_CASE("The operator sees how many questions wait for programs", "[server][programs]")
{
    FakePrograms programs;
    const ServerWorld world(&programs);
    CHECK(server::write_figures(world.services).find("\nptcg_programs_waiting 17\n") !=
          std::string::npos);
    const ServerWorld without;
    CHECK(server::write_figures(without.services).find("\nptcg_programs_waiting 0\n") !=
          std::string::npos);
}

}  // namespace ptcg::seated_programs_test
