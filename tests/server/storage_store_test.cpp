// Rooms of the server in a database: what was acknowledged is there after the server.

#include "store/storage_store.hpp"

#include <atomic>
#include <mutex>
#include <thread>

#include "server_world.hpp"
#include "support/temporary_folder.hpp"

using namespace ptcg;
using namespace ptcg::test;

namespace {

/// Runs what the writing thread posts, on the thread of the test.
class WaitingLoop final : public server::Loop {
public:
    [[nodiscard]] Milliseconds now() const override { return 0; }
    void post(std::function<void()> task) override
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    void after(Milliseconds, std::function<void()> task) override { post(std::move(task)); }
    /// Runs tasks until `done` holds.
    template <typename Done>
    void run_until(const Done& done)
    {
        while (!done()) {
            std::function<void()> task;
            {
                const std::lock_guard lock(mutex_);
                if (!tasks_.empty()) {
                    task = std::move(tasks_.front());
                    tasks_.pop_front();
                }
            }
            if (task) {
                task();
            } else {
                std::this_thread::yield();
            }
        }
    }

private:
    std::mutex mutex_;
    std::deque<std::function<void()>> tasks_;
};

struct Database {
    TemporaryFolder folder;
    WaitingLoop loop;

    [[nodiscard]] std::unique_ptr<server::StorageStore> open(const std::string& owner)
    {
        auto storage = open_storage("sqlite:" + (folder.path() / "rooms.sqlite").string());
        REQUIRE(storage);
        return std::make_unique<server::StorageStore>(loop, std::move(storage.value()), owner);
    }
    /// Returns what the store answers to a write.
    template <typename Write>
    Result<void> wait(const Write& write)
    {
        std::optional<Result<void>> result;
        write([&](const Result<void>& done) { result = done; });
        loop.run_until([&] { return result.has_value(); });
        return *result;
    }
    Result<std::optional<server::Store::StoredRoom>> load(server::Store& store,
                                                          const std::string& id)
    {
        std::optional<Result<std::optional<server::Store::StoredRoom>>> result;
        store.load_room(id, [&](const auto& loaded) { result = loaded; });
        loop.run_until([&] { return result.has_value(); });
        return *result;
    }
};

}  // namespace

TEST_CASE("What was acknowledged is there when another server opens the database",
          "[server][threads]")
{
    Database database;
    auto store = database.open("one");
    REQUIRE(database.wait([&](auto done) { store->create_room("room", "the plan", done); }));
    for (std::uint64_t i = 0; i < 20; ++i) {
        REQUIRE(database.wait(
            [&](auto done) { store->append("room", i, "record " + std::to_string(i), done); }));
    }
    REQUIRE(
        database.wait([&](auto done) { store->keep_replay("room", "replay", "the game", done); }));
    store.reset();  // it leaves, so that others may take its rooms
    store = database.open("two");
    const auto loaded = database.load(*store, "room");
    REQUIRE(loaded);
    REQUIRE(loaded.value());
    CHECK(loaded.value()->plan == "the plan");
    CHECK(loaded.value()->records.size() == 20);
    CHECK(loaded.value()->records.back() == "record 19");
    CHECK(database.wait([&](auto done) { store->append("room", 20, "more", done); }));
    std::optional<Result<std::optional<std::string>>> replay;
    store->load_replay("replay", [&](const auto& found) { replay = found; });
    database.loop.run_until([&] { return replay.has_value(); });
    CHECK(replay->value() == "the game");
    const auto none = database.load(*store, "no-such-room");
    REQUIRE(none);
    CHECK_FALSE(none.value());
}

TEST_CASE("Many rooms are written together, and one that does not fit spoils no other",
          "[server][threads]")
{
    Database database;
    const auto store = database.open("one");
    std::size_t created = 0, written = 0, refused = 0;
    for (int i = 0; i < 50; ++i) {
        store->create_room("room" + std::to_string(i), "plan",
                           [&](const Result<void>& done) { created += done ? 1u : 0u; });
    }
    database.loop.run_until([&] { return created == 50; });
    for (int i = 0; i < 50; ++i) {
        // Of every tenth room a record is missing.
        const std::uint64_t number = i % 10 == 3 ? 1 : 0;
        store->append("room" + std::to_string(i), number, "record",
                      [&](const Result<void>& done) { (done ? written : refused) += 1; });
    }
    database.loop.run_until([&] { return written + refused == 50; });
    CHECK(written == 45);
    CHECK(refused == 5);
}

TEST_CASE("A room belongs to one living server", "[server][threads]")
{
    Database database;
    auto one = database.open("one");
    REQUIRE(database.wait([&](auto done) { one->create_room("room", "plan", done); }));
    auto two = database.open("two");
    CHECK(database.load(*two, "room").error().message == "the room is at another server");
    one.reset();
    REQUIRE(database.load(*two, "room"));
    one = database.open("one-again");
    // Whoever lost the room writes nothing more.
    CHECK_FALSE(database.wait([&](auto done) { one->append("room", 0, "late", done); }));
    CHECK(database.wait([&](auto done) { two->append("room", 0, "in time", done); }));
}
