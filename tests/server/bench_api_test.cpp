// Tables for one person: who may use them, how many there are, on which thread (PROTOCOL.md).

#include "bench/bench_api.hpp"
#include "server_world.hpp"

namespace ptcg::bench_api_test {

using namespace ptcg::test;
using namespace ptcg::server;

namespace {

/// A table that repeats what it was asked, and tells when it is gone.
class Echo final : public BenchTable {
public:
    explicit Echo(int& gone) : gone_(gone) {}
    ~Echo() override { ++gone_; }
    BenchReply answer(std::string_view request) override
    {
        return {200, R"({"echo":)" + std::string(request) + "}"};
    }

private:
    int& gone_;
};

class Echoes final : public BenchTables {
public:
    BenchReply list() override { return {200, R"({"list":1})"}; }
    Result<std::unique_ptr<BenchTable>> open(std::string_view request) override
    {
        if (request == "null") return Error{"it says \"no\""};
        return std::unique_ptr<BenchTable>(std::make_unique<Echo>(gone));
    }
    int gone = 0;
};

/// Tables whose work waits until the test lets it run.
struct SlowTables {
    ManualLoop loop;
    std::shared_ptr<Echoes> tables = std::make_shared<Echoes>();
    std::deque<std::function<void()>> elsewhere;
    TableSessions sessions{
        tables,
        loop,
        [this](std::function<void()> task) { elsewhere.push_back(std::move(task)); },
        {2, 10'000, 1'000}};

    void work()
    {
        for (; !elsewhere.empty(); elsewhere.pop_front()) elsewhere.front()();
        loop.run();
    }
    /// Returns the status, and the reply.
    std::pair<unsigned, Json> ask(std::string_view name, std::string_view body,
                                  std::string_view method = "POST")
    {
        std::optional<HttpReply> reply;
        sessions.answer(method, name, body, [&](const HttpReply& made) { reply = made; });
        work();
        REQUIRE(reply);
        return {reply->status, Json::parse(reply->body)};
    }
    std::string open() { return ask("", "{}").second["table"]; }
};

}  // namespace

TEST_CASE("A table is asked by the name it was opened with", "[server][bench]")
{
    SlowTables tables;
    CHECK(tables.ask("", "", "GET").second["list"] == 1);
    const auto [status, opened] = tables.ask("", "{}");
    CHECK(status == 201);
    const std::string name = opened["table"];
    CHECK(name.size() == 32);
    CHECK(tables.ask(name, R"({"a":1})").second["echo"]["a"] == 1);
    CHECK(tables.ask("nobody", "{}").first == 404);
    CHECK(tables.ask("", "null").first == 400);
    CHECK(tables.ask("", "null").second["error"] == "it says \"no\"");
    CHECK(tables.ask(name, "{}", "DELETE").first == 404);
}

TEST_CASE("A table answers one request at a time", "[server][bench]")
{
    SlowTables tables;
    const std::string name = tables.open();
    std::vector<unsigned> statuses;
    const auto note = [&](const HttpReply& reply) { statuses.push_back(reply.status); };
    tables.sessions.answer("POST", name, "{}", note);
    tables.sessions.answer("POST", name, "{}", note);
    CHECK(statuses == std::vector<unsigned>{409});
    tables.work();
    CHECK(statuses == std::vector<unsigned>{409, 200});
}

TEST_CASE("There are only so many tables, and idle ones make room and go where they live",
          "[server][bench]")
{
    SlowTables tables;
    const std::string first = tables.open();
    tables.loop.run(500);
    const std::string second = tables.open();
    CHECK(tables.ask("", "{}").first == 503);
    tables.loop.run(900);
    static_cast<void>(tables.ask(first, "{}"));
    tables.loop.run(500);
    // The second has been idle for longer than is safe, the first has not.
    CHECK(tables.ask("", "{}").first == 201);
    CHECK(tables.tables->gone == 1);
    CHECK(tables.ask(first, "{}").first == 200);
    CHECK(tables.ask(second, "{}").first == 404);
    tables.loop.run(20'000);
    CHECK(tables.ask("", "", "GET").first == 200);
    CHECK(tables.sessions.open_tables() == 0);
    CHECK(tables.tables->gone == 3);
}

TEST_CASE("Tables that are being opened count", "[server][bench]")
{
    SlowTables tables;
    std::vector<unsigned> statuses;
    for (int i = 0; i < 3; ++i) {
        tables.sessions.answer("POST", "", "{}",
                               [&](const HttpReply& reply) { statuses.push_back(reply.status); });
    }
    CHECK(statuses == std::vector<unsigned>{503});
    tables.work();
    CHECK(tables.sessions.open_tables() == 2);
}

TEST_CASE("Requests reach the tables of their kind, and the bench only with its token",
          "[server][bench]")
{
    ManualLoop loop;
    const auto puzzles = std::make_shared<Echoes>();
    BenchApi api(puzzles, nullptr, "", loop);
    std::optional<HttpReply> reply;
    const auto done = [&](const HttpReply& made) { reply = made; };
    // Where there is no bench, there is nothing, whatever the token.
    CHECK_FALSE(api.answer({"GET", "/api/bench", "", ""}, "Bearer ", done));
    CHECK_FALSE(api.answer({"GET", "/api/puzzlesome", "", ""}, "", done));
    CHECK_FALSE(api.answer({"GET", "/api/info", "", ""}, "", done));

    const std::string token(32, 'a');
    BenchApi both(puzzles, std::make_shared<Echoes>(), token, loop);
    CHECK(both.token() == token);
    for (const std::string& wrong :
         {std::string(), token, std::string("Bearer "), "Bearer " + token + "a"}) {
        INFO(wrong);
        CHECK(both.answer({"POST", "/api/bench", "", "{}"}, wrong, done));
        REQUIRE(reply);
        CHECK(reply->status == 403);
        reply.reset();
    }
    CHECK(BenchApi::is_of_bench("/api/bench"));
    CHECK(BenchApi::is_of_bench("/api/bench/NAME"));
    CHECK_FALSE(BenchApi::is_of_bench("/api/benches"));
    CHECK_FALSE(BenchApi::is_of_bench("/api/puzzles"));
}

}  // namespace ptcg::bench_api_test
