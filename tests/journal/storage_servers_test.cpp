// Several servers on one database: who is alive, who takes a room, and what the other may still do.

#include <atomic>
#include <thread>

#include "storage_world.hpp"

namespace ptcg::storage_servers_test {

using namespace ptcg::test;
using namespace std::chrono_literals;
using Why = RefusedWrite::Why;

TEMPLATE_TEST_CASE("a server is alive until its last heartbeat ends", "[storage]", Sqlite,
                   Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    good(storage->heartbeat("one", "https://one.example", 1h));
    good(storage->heartbeat("two", "https://two.example", 1h));
    good(storage->heartbeat("two", "https://two.example/new", 0ms));
    const std::vector<ServerLine> servers = good(storage->servers());
    REQUIRE(servers.size() == 2);
    CHECK(servers[0].id == "one");
    CHECK(servers[0].alive);
    CHECK(servers[0].alive_until > 1'700'000'000'000);
    CHECK(servers[1].url == "https://two.example/new");
    CHECK_FALSE(servers[1].alive);
    good(storage->leave("two"));
    CHECK(good(storage->servers()).size() == 1);
    CHECK_FALSE(storage->heartbeat("", "url", 1h));
}

TEMPLATE_TEST_CASE("only the room of a server that is not alive can be taken", "[storage]", Sqlite,
                   Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    good(storage->heartbeat("one", "url", 1h));
    write(*storage, "one", {new_room("a", {said("1")}), new_room("b")});
    const RoomLine seen = *good(storage->room("a"));
    CHECK_FALSE(good(storage->take_over(seen, "two")));
    CHECK(good(storage->take_over_all("one", "two")) == 0);
    good(storage->heartbeat("one", "url", 0ms));
    CHECK(good(storage->take_over(seen, "two")));
    CHECK_FALSE(good(storage->take_over(seen, "three")));  // as it was seen, it is no more
    CHECK_FALSE(good(storage->take_over(seen, "two")));
    CHECK(good(storage->take_over_all("one", "three")) == 1);
    CHECK(good(storage->room("a"))->owner == "two");
    CHECK(good(storage->room("a"))->epoch == 2);
    CHECK(good(storage->room("b"))->owner == "three");
    CHECK(refusal(*storage, "one", more("a", 1, {said("2")})) == Why::fenced);
    CHECK(refusal(*storage, "two", more("a", 1, {said("2")})) == Why::fenced);
    write(*storage, "two", {more("a", 1, {said("2")}, 2)});
    // A server that left is not alive; one that comes back may take its own rooms.
    good(storage->heartbeat("two", "url", 1h));
    CHECK(good(storage->take_over(*good(storage->room("a")), "two")));
    good(storage->leave("two"));
    CHECK(good(storage->take_over(*good(storage->room("a")), "one")));
    CHECK(good(storage->room("a"))->epoch == 4);
    RoomLine none = seen;
    none.id = "none";
    CHECK_FALSE(good(storage->take_over(none, "one")));
}

TEMPLATE_TEST_CASE("of servers that race for rooms, each room gets one", "[storage]", Sqlite,
                   Postgresql)
{
    const TestType database;
    constexpr int rooms = 20;
    const auto storage = open(database.url());
    std::vector<RoomWrite> group;
    for (int i = 0; i < rooms; ++i) group.push_back(new_room("room" + std::to_string(i)));
    write(*storage, "dead", group);
    const std::vector<RoomLine> seen = good(storage->rooms("dead"));
    std::atomic<int> won = 0;
    std::atomic<int> failed = 0;
    std::vector<std::thread> servers;
    for (const char* const id : {"one", "two", "three"}) {
        servers.emplace_back([&, id] {
            const auto own = open_storage(database.url());
            if (!own) ++failed;
            for (const RoomLine& room : seen) {
                const Result<bool> mine = own ? own.value()->take_over(room, id) : false;
                if (!mine) ++failed;
                if (mine && mine.value()) ++won;
            }
        });
    }
    for (std::thread& each : servers) each.join();
    CHECK(failed == 0);
    CHECK(won == rooms);
    for (const RoomLine& room : good(storage->rooms())) CHECK(room.epoch == 2);
}

namespace {

/// A server that writes to a room, one record after the other, until it is refused.
struct Writer {
    std::uint64_t acknowledged = 0;
    std::string ended = "not at all";

    void run(const std::string& url, const std::string& id, const std::string& words)
    {
        const auto storage = open_storage(url);
        while (storage) {
            const RoomWrite next =
                more("a", acknowledged, {said(words + std::to_string(acknowledged))});
            const auto refused = storage.value()->write(id, {&next, 1});
            if (!refused || !refused.value().empty()) {
                ended = refused ? refused.value()[0].message : refused.error().message;
                return;
            }
            ++acknowledged;
        }
    }
};

}  // namespace

TEMPLATE_TEST_CASE("who takes a room sees all that its owner had acknowledged", "[storage]", Sqlite,
                   Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    write(*storage, "one", {new_room("a")});
    Writer writer;
    std::thread thread([&] { writer.run(database.url(), "one", "by one "); });
    while (good(storage->room("a"))->records < 20) std::this_thread::sleep_for(1ms);
    REQUIRE(good(storage->take_over(*good(storage->room("a")), "two")));
    const std::uint64_t records = load(*storage, "a").records;
    thread.join();
    CHECK(writer.acknowledged == records);
    CHECK_THAT(writer.ended, Catch::Matchers::ContainsSubstring("belongs to server \"two\""));
    write(*storage, "two", {more("a", records, {said("by two")}, 2)});
    CHECK(load(*storage, "a").log.back().data == "by two");
}

TEMPLATE_TEST_CASE("two programs that are one server by mistake do not mix their records",
                   "[storage]", Sqlite, Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    for (int i = 0; i < 10; ++i) {
        RoomWrite first = new_room("a");
        first.room += std::to_string(i);
        write(*storage, "one", {first});
        std::atomic<int> taken = 0;
        std::atomic<int> refused = 0;
        std::vector<std::thread> programs;
        for (const char* const words : {"x", "y", "z"}) {
            programs.emplace_back([&, words] {
                const auto own = open_storage(database.url());
                if (!own) return;
                const RoomWrite next = more(first.room, 0, {said(words), said(words)});
                const auto answer = own.value()->write("one", {&next, 1});
                if (!answer) return;
                ++(answer.value().empty() ? taken : refused);
            });
        }
        for (std::thread& each : programs) each.join();
        CHECK(taken == 1);
        CHECK(refused == 2);
        const StoredRoom room = load(*storage, first.room);
        REQUIRE(room.log.size() == 2);
        CHECK(room.log[0].data == room.log[1].data);
    }
}

}  // namespace ptcg::storage_servers_test
