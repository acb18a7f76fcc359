// Rooms of the server in a database: what was acknowledged is there after the server.

#include "store/storage_store.hpp"

#include <sqlite3.h>

#include <atomic>
#include <mutex>
#include <thread>

#include "posted_loop.hpp"
#include "server_world.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::storage_store_test {

using namespace ptcg::test;

namespace {

struct Database {
    TemporaryFolder folder;
    PostedLoop loop;

    [[nodiscard]] std::unique_ptr<Storage> storage() const
    {
        auto opened = open_storage("sqlite:" + (folder.path() / "rooms.sqlite").string());
        REQUIRE(opened);
        return std::move(opened.value());
    }
    [[nodiscard]] std::unique_ptr<server::StorageStore> open(const std::string& owner)
    {
        server::StorageStore::Options options;
        options.owner = owner;
        options.url = "https://" + owner + ".example";
        return open(std::move(options));
    }
    [[nodiscard]] std::unique_ptr<server::StorageStore> open(server::StorageStore::Options options)
    {
        return std::make_unique<server::StorageStore>(loop, storage(), std::move(options));
    }
    /// Returns what the store answers to a write.
    template <typename Write>
    Result<void> wait(const Write& write)
    {
        std::optional<Result<void>> result;
        write([&](const Result<void>& done) { result = done; });
        REQUIRE(loop.run_until([&] { return result.has_value(); }));
        return *result;
    }
    Result<server::Store::Found> load(server::Store& store, const std::string& id)
    {
        std::optional<Result<server::Store::Found>> result;
        store.load_room(id, [&](const auto& loaded) { result = loaded; });
        REQUIRE(loop.run_until([&] { return result.has_value(); }));
        return *result;
    }
};

RoomRecord record(std::string data)
{
    return {RecordKind::other, std::move(data), {}};
}

}  // namespace

TEST_CASE("What was acknowledged is there when another server opens the database",
          "[server][threads]")
{
    Database database;
    auto store = database.open("one");
    REQUIRE(database.wait([&](auto done) { store->create_room("room", "the plan", {}, done); }));
    for (std::uint64_t i = 0; i < 20; ++i) {
        REQUIRE(database.wait(
            [&](auto done) { store->append("room", i, record(std::to_string(i)), done); }));
    }
    REQUIRE(database.wait(
        [&](auto done) { store->keep_replay("room", "replay", "the game", {}, done); }));
    store.reset();  // it leaves, so that others may take its rooms
    store = database.open("two");
    const auto loaded = database.load(*store, "room");
    REQUIRE(loaded);
    REQUIRE(loaded.value().room);
    CHECK(loaded.value().room->plan == "the plan");
    CHECK(loaded.value().room->records.size() == 20);
    CHECK(loaded.value().room->records.back() == record("19"));
    CHECK(database.wait([&](auto done) { store->append("room", 20, record("more"), done); }));
    std::optional<Result<std::optional<std::string>>> replay;
    store->load_replay("replay", [&](const auto& found) { replay = found; });
    REQUIRE(database.loop.run_until([&] { return replay.has_value(); }));
    CHECK(replay->value() == "the game");
    const auto none = database.load(*store, "no-such-room");
    REQUIRE(none);
    CHECK_FALSE(none.value().room);
    CHECK(none.value().elsewhere.empty());
}

TEST_CASE("Many rooms are written together, and one that does not fit spoils no other",
          "[server][threads]")
{
    Database database;
    const auto store = database.open("one");
    std::size_t created = 0, written = 0, refused = 0;
    for (int i = 0; i < 50; ++i) {
        store->create_room("room" + std::to_string(i), "plan", {},
                           [&](const Result<void>& done) { created += done ? 1u : 0u; });
    }
    REQUIRE(database.loop.run_until([&] { return created == 50; }));
    for (int i = 0; i < 50; ++i) {
        // Of every tenth room a record is missing.
        const std::uint64_t number = i % 10 == 3 ? 1 : 0;
        store->append("room" + std::to_string(i), number, record("a"),
                      [&](const Result<void>& done) { (done ? written : refused) += 1; });
    }
    REQUIRE(database.loop.run_until([&] { return written + refused == 50; }));
    CHECK(written == 45);
    CHECK(refused == 5);
}

TEST_CASE("A room belongs to one living server, and the others tell where that is",
          "[server][threads]")
{
    Database database;
    auto one = database.open("one");
    REQUIRE(database.wait([&](auto done) { one->create_room("room", "plan", {}, done); }));
    auto two = database.open("two");
    const auto seen = database.load(*two, "room");
    REQUIRE(seen);
    CHECK_FALSE(seen.value().room);
    CHECK(seen.value().elsewhere == "https://one.example");
    one.reset();
    REQUIRE(database.load(*two, "room"));
    CHECK(database.load(*two, "room").value().room);
    one = database.open("one-again");
    // Whoever lost the room writes nothing more.
    CHECK_FALSE(database.wait([&](auto done) { one->append("room", 0, record("late"), done); }));
    CHECK(database.wait([&](auto done) { two->append("room", 0, record("in time"), done); }));
}

TEST_CASE("Nobody is sent to a URL that is not that of a server", "[server][errors]")
{
    Database database;
    const auto storage = database.storage();
    RoomWrite room;
    room.room = "room";
    room.create = NewRoom{};
    REQUIRE(storage->write("other", {&room, 1}));
    const auto mine = database.open("mine");
    for (const char* url : {"", "javascript:alert(1)", "https://evil.example/#", "//evil.example",
                            "https://evil.example\"}", "https://a b", "ftp://evil.example"}) {
        INFO(url);
        REQUIRE(storage->heartbeat("other", url, std::chrono::hours(1)));
        const auto found = database.load(*mine, "room");
        REQUIRE_FALSE(found);
        CHECK(found.error().message ==
              "the room is at another server, which was started without a --url");
    }
    REQUIRE(storage->heartbeat("other", "http://[::1]:8080/", std::chrono::hours(1)));
    CHECK(database.load(*mine, "room").value().elsewhere == "http://[::1]:8080");
}

TEST_CASE("Answers that are taken back raise the epoch of their room, whoever writes then",
          "[server]")
{
    Database database;
    const auto one = database.open("one");
    std::size_t written = 0, refused = 0;
    const auto count = [&](const Result<void>& done) { (done ? written : refused) += 1; };
    // All may be in one group.
    one->create_room("room", "plan", {}, count);
    one->append("room", 0, {RecordKind::answer, data_of(std::vector<std::uint16_t>{1}), {}}, count);
    one->append("room", 1, {RecordKind::take_back, data_of(std::uint64_t{0}), {}}, count);
    one->append("room", 2, {RecordKind::answer, data_of(std::vector<std::uint16_t>{2}), {}}, count);
    one->keep_replay("room", "replay", "text", {}, count);
    REQUIRE(database.loop.run_until([&] { return written + refused == 5; }));
    CHECK(refused == 0);
    CHECK(database.storage()->room("room").value()->epoch == 2);
}

TEST_CASE("A server that stops gives its rooms away, and tells where players may go", "[server]")
{
    Database database;
    auto one = database.open("one");
    auto two = database.open("two");
    REQUIRE(database.wait([&](auto done) { one->create_room("room", "plan", {}, done); }));
    CHECK(database.load(*two, "room").value().elsewhere == "https://one.example");
    std::size_t written = 0;
    std::optional<std::string> elsewhere;
    for (std::uint64_t i = 0; i < 10; ++i) {
        one->append("room", i, record("x"),
                    [&](const Result<void>& done) { written += done ? 1u : 0u; });
    }
    one->leave([&](const std::string& url) { elsewhere = url; });
    REQUIRE(database.loop.run_until([&] { return elsewhere.has_value(); }));
    CHECK(written == 10);
    CHECK(elsewhere == "https://two.example");
    const auto taken = database.load(*two, "room");
    REQUIRE(taken);
    REQUIRE(taken.value().room);
    CHECK(taken.value().room->records.size() == 10);
    CHECK_FALSE(database.load(*one, "room"));
    two->leave([&](const std::string& url) { elsewhere = url; });
    REQUIRE(database.loop.run_until([&] { return elsewhere == ""; }));
}

TEST_CASE("A server that others could not count on is told, for they may have its rooms",
          "[server]")
{
    Database database;
    std::atomic<int> lapsed = 0;
    server::StorageStore::Options options;
    options.owner = "one";
    // Nobody can be alive for so short a time.
    options.alive = std::chrono::milliseconds(0);
    options.lapsed = [&] { ++lapsed; };
    const auto one = database.open(std::move(options));
    REQUIRE(database.loop.run_until([&] { return lapsed > 0; }));
}

TEST_CASE("A heartbeat that took too long lapses, too, and meanwhile nothing in memory counts",
          "[server]")
{
    Database database;
    std::atomic<int> lapsed = 0;
    server::StorageStore::Options options;
    options.owner = "one";
    options.alive = std::chrono::milliseconds(400);
    options.lapsed = [&] { ++lapsed; };
    const auto one = database.open(std::move(options));
    REQUIRE(database.loop.run_until([&] { return one->holds_rooms(); }));
    sqlite3* other = nullptr;
    const std::string file = (database.folder.path() / "rooms.sqlite").string();
    REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
    sqlite3_busy_timeout(other, 5'000);
    REQUIRE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK);
    lapsed = 0;
    // The next beat waits for the database, and is taken at last.
    CHECK(database.loop.run_until([&] { return !one->holds_rooms(); }));
    REQUIRE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(other);
    CHECK(database.loop.run_until([&] { return lapsed > 0 && one->holds_rooms(); }));
}

TEST_CASE("A server does not send players to itself", "[server]")
{
    Database database;
    const auto before = database.open("one");
    REQUIRE(database.wait([&](auto done) { before->create_room("room", "plan", {}, done); }));
    server::StorageStore::Options options;
    options.owner = "two";
    options.url = "https://one.example";
    const auto after = database.open(std::move(options));
    const auto found = database.load(*after, "room");
    REQUIRE_FALSE(found);
    CHECK(found.error().message.find("some seconds") != std::string::npos);
}

TEST_CASE("Rooms that were kept long enough are dropped", "[server]")
{
    Database database;
    server::StorageStore::Options options;
    options.owner = "one";
    REQUIRE(database.wait([&, keeper = database.open("zero")](auto done) {
        keeper->create_room("room", "plan", {}, done);
    }));
    SECTION("after the time that was told")
    {
        options.keep = {std::chrono::milliseconds(0), std::chrono::milliseconds(0)};
        const auto one = database.open(std::move(options));
        REQUIRE(database.loop.run_until([&] { return !database.storage()->room("room").value(); }));
    }
    SECTION("but not before")
    {
        options.keep = {std::chrono::hours(24), std::chrono::hours(24)};
        const auto one = database.open(std::move(options));
        REQUIRE(database.load(*one, "room"));
        CHECK(database.load(*one, "room").value().room);
    }
}

TEST_CASE("Rooms in memory are bounded: the oldest go, and those that are idle for long",
          "[server]")
{
    ManualLoop loop;
    server::MemoryStore store(loop, {.keep = 10'000, .entries = 3});
    const auto create = [&](const std::string& id) {
        store.create_room(id, "plan", {}, [](const Result<void>&) {});
    };
    const auto has = [&](const std::string& id) {
        bool found = false;
        store.load_room(id, [&](const Result<server::Store::Found>& room) {
            found = room.value().room.has_value();
        });
        loop.run();
        return found;
    };
    for (const char* id : {"a", "b", "c"}) create(id);
    bool written = false;
    store.append("a", 0, record("x"), [&](const Result<void>& done) { written = done.ok(); });
    create("d");
    CHECK(has("a"));
    CHECK(written);
    CHECK_FALSE(has("b"));
    CHECK(has("c"));
    bool refused = false;
    store.append("b", 0, record("x"), [&](const Result<void>& done) { refused = !done; });
    loop.run(9'000);
    CHECK(refused);
    store.append("d", 0, record("x"), [](const Result<void>&) {});
    for (int i = 0; i < 5; ++i) {
        store.keep_replay("d", "replay" + std::to_string(i), "text", {},
                          [](const Result<void>&) {});
    }
    std::size_t replays = 0;
    for (int i = 0; i < 5; ++i) {
        store.load_replay("replay" + std::to_string(i),
                          [&](const auto& found) { replays += found.value() ? 1u : 0u; });
    }
    loop.run(2'000);
    CHECK(replays == 3);
    store.drop_old();
    CHECK_FALSE(has("a"));
    CHECK(has("d"));
}

}  // namespace ptcg::storage_store_test
