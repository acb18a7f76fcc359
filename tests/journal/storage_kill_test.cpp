// A server that is killed at any moment, in the middle of a transaction too, has lost nothing that
// it acknowledged, and left nothing half done.

#include <csignal>
#include <cstdlib>
#include <map>
#include <random>

#include <sys/wait.h>
#include <unistd.h>

#include "storage_world.hpp"

namespace ptcg::storage_kill_test {

using namespace ptcg::test;

namespace {

constexpr std::size_t rooms = 8;

/// Two records of a room are written together.
struct Acknowledgment {
    std::uint64_t room = 0;
    std::uint64_t records = 0;
};

std::string words_of(std::uint64_t room, std::uint64_t record)
{
    return std::to_string(room) + " " + std::to_string(record) + std::string(500, '.');
}

/// Writes to all rooms and tells what is acknowledged, until it is killed.
[[noreturn]] void serve(const std::string& url, int pipe, bool too_early)
{
    auto storage = open_storage(url);
    if (!storage) ::_exit(2);
    std::array<std::uint64_t, rooms> records{};
    for (;;) {
        std::vector<RoomWrite> group;
        for (std::uint64_t room = 0; room < rooms; ++room) {
            const std::string id = "room" + std::to_string(room);
            const auto found = storage.value()->room(id);
            if (!found) ::_exit(3);
            std::uint64_t& next = records[room];
            RoomWrite& write = group.emplace_back();
            if (found.value()) {
                next = found.value()->records;
            } else {
                write.create = NewRoom{};
            }
            write.room = id;
            write.first = next;
            for (int i = 0; i < 2; ++i) write.records.push_back(said(words_of(room, next++)));
            write.snapshot = std::to_string(next) + std::string(9000, '.');
        }
        const auto tell = [&] {
            for (std::uint64_t room = 0; room < rooms; ++room) {
                const Acknowledgment said{room, records[room]};
                if (::write(pipe, &said, sizeof said) != sizeof said) ::_exit(4);
            }
        };
        if (too_early) tell();
        const auto refused = storage.value()->write("me", group);
        if (!refused || !refused.value().empty()) ::_exit(5);
        if (!too_early) tell();
    }
}

/// Kills servers, and compares the database with what they acknowledged.
class Killer {
public:
    Killer(std::string url, std::uint64_t seed) : url_(std::move(url)), random_(seed) {}

    /// Runs a server, then `kill`. Returns what was lost, or an empty string.
    template <typename Kill>
    std::string kill_one(bool too_early, const Kill& kill)
    {
        std::array<int, 2> ends{};
        REQUIRE(::pipe(ends.data()) == 0);
        const pid_t process = ::fork();
        if (process == 0) {
            ::close(ends[0]);
            serve(url_, ends[1], too_early);
        }
        ::close(ends[1]);
        const auto hear = [&] {
            Acknowledgment one;
            if (::read(ends[0], &one, sizeof one) != sizeof one) return false;
            said_[one.room] = std::max(said_[one.room], one.records);
            return true;
        };
        for (auto wait = random_() % (4 * rooms); wait > 0 && hear(); --wait) {
        }
        ::usleep(static_cast<useconds_t>(random_() % 6000));
        kill(process);
        while (hear()) {
        }
        ::close(ends[0]);
        return compare();
    }

    [[nodiscard]] std::uint64_t most_records() const
    {
        std::uint64_t most = 0;
        for (const auto& [room, records] : said_) most = std::max(most, records);
        return most;
    }

private:
    std::string compare()
    {
        const auto storage = open(url_);
        for (const auto& [number, records] : said_) {
            const std::string id = "room" + std::to_string(number);
            const StoredRoom room = load(*storage, id);
            if (room.records < records) {
                return id + ": " + std::to_string(records) + " records were acknowledged, " +
                       std::to_string(room.records) + " are there";
            }
            if (room.records % 2 != 0) return id + ": half a write is there";
            for (std::size_t i = 0; i < room.log.size(); ++i) {
                if (room.log[i].data != words_of(number, i)) return id + ": another record";
            }
            // The snapshot is in the transaction of its records.
            if (room.snapshot_at != room.records ||
                !room.snapshot.starts_with(std::to_string(room.records) + ".")) {
                return id + ": another snapshot";
            }
        }
        return {};
    }

    std::string url_;
    std::mt19937_64 random_;
    std::map<std::uint64_t, std::uint64_t> said_;
};

void kill_process(pid_t process)
{
    ::kill(process, SIGKILL);
    int status = 0;
    ::waitpid(process, &status, 0);
    CHECK((WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL));
}

}  // namespace

TEMPLATE_TEST_CASE("nothing acknowledged is lost when a server is killed", "[storage][kills]",
                   Sqlite, Postgresql)
{
    const char* const wanted = std::getenv("PTCG_KILLS");
    const int kills = wanted == nullptr ? 20 : std::atoi(wanted);
    const TestType database;
    Killer killer(database.url(), kills == 20 ? 1 : std::random_device{}());
    for (int i = 0; i < kills; ++i) {
        INFO("kill " << i + 1);
        REQUIRE(killer.kill_one(false, kill_process) == "");
    }
    CHECK(killer.most_records() > 20);
}

TEMPLATE_TEST_CASE("the killing finds out a server that acknowledges too early", "[storage][kills]",
                   Sqlite, Postgresql)
{
    const TestType database;
    Killer killer(database.url(), 2);
    std::string lost;
    for (int i = 0; i < 200 && lost.empty(); ++i) lost = killer.kill_one(true, kill_process);
    CHECK_THAT(lost, Catch::Matchers::ContainsSubstring("were acknowledged"));
}

TEST_CASE("nothing acknowledged is lost when the database's server is killed - Postgresql",
          "[storage][kills]")
{
    const Postgresql database;
    Killer killer(database.url(), 3);
    for (int i = 0; i < 2; ++i) {
        const std::string lost = killer.kill_one(false, [](pid_t process) {
            postgresql_server().kill_and_restart();
            int status = 0;
            ::waitpid(process, &status, 0);
            CHECK((WIFEXITED(status) && WEXITSTATUS(status) >= 3));  // it was told of it
        });
        REQUIRE(lost == "");
    }
}

}  // namespace ptcg::storage_kill_test
