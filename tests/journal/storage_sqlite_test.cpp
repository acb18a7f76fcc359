// What is true of files: hostile ones, copies, space.

#include <sys/stat.h>

#include <fstream>
#include <thread>

#include "database.hpp"
#include "ptcg/journal/journal.hpp"
#include "ptcg/journal/storage_url.hpp"
#include "storage_world.hpp"

namespace ptcg::storage_sqlite_test {

using namespace ptcg::test;
using namespace std::chrono_literals;

namespace {

std::string refusal_to_open(const std::string& url)
{
    const auto opened = open_storage(url);
    return opened ? std::string("opened") : opened.error().message;
}

void meddle(const std::filesystem::path& file, const char* statement)
{
    const auto database = good(Database::open(file, Database::Access::write));
    good(database->run(statement));
}

}  // namespace

TEST_CASE("a file that is not a database of rooms is refused and left alone - Sqlite",
          "[storage][errors]")
{
    const Sqlite database;
    const std::string file = (database.folder() / "rooms").string();
    SECTION("text")
    {
        std::ofstream(file) << "These bytes have nothing to do with rooms. "
                            << std::string(2000, '.');
        const std::string before = content_of(file);
        CHECK(refusal_to_open(file) == file + ": this is not a database of rooms");
        CHECK(content_of(file) == before);
    }
    SECTION("a journal of games, and the other way round")
    {
        REQUIRE(Journal::open(file));
        const std::string before = content_of(file);
        CHECK(refusal_to_open(file) == file + ": this is not a database of rooms");
        CHECK(content_of(file) == before);
        static_cast<void>(open("sqlite:" + file + "2"));
        CHECK(Journal::open(file + "2").error().message == file + "2: this is not a journal");
    }
    SECTION("a view that never ends")
    {
        static_cast<void>(open(file));
        meddle(file,
               "DROP TABLE room; CREATE VIEW room AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL"
               " SELECT i + 1 FROM n) SELECT i AS id, 1 AS epoch, 'me' AS owner, '' AS setup,"
               " 0 AS over, 0 AS at FROM n");
        CHECK(refusal_to_open(file) == file +
                                           ": this is not a database of rooms: its view \"room\" "
                                           "is not the one that ptcg creates");
    }
    SECTION("a trigger")
    {
        static_cast<void>(open(file));
        meddle(file, "CREATE TRIGGER t AFTER INSERT ON room BEGIN DELETE FROM journal; END");
        CHECK_THAT(refusal_to_open(file), Catch::Matchers::ContainsSubstring("trigger \"t\""));
    }
    SECTION("another default")
    {
        static_cast<void>(open(file));
        meddle(file, "DROP TABLE server; CREATE TABLE server (id, url, alive_until DEFAULT 1)");
        CHECK_THAT(refusal_to_open(file), Catch::Matchers::ContainsSubstring("table \"server\""));
    }
    SECTION("of a newer program")
    {
        static_cast<void>(open(file));
        meddle(file, "PRAGMA user_version = 2");
        CHECK(refusal_to_open(file) ==
              file + ": it has format version 2, but this program reads version 1");
    }
    SECTION("nothing that can be a file")
    {
        REQUIRE(::mkfifo(file.c_str(), 0600) == 0);
        CHECK(refusal_to_open(file) == file + ": not a regular file");
        CHECK(refusal_to_open(database.folder()) == database.folder().string() + ": is a folder");
        CHECK(refusal_to_open("sqlite:") == "the storage has no file name; write sqlite:FILE");
    }
}

TEST_CASE("damaged pages are reported - Sqlite", "[storage][errors]")
{
    const Sqlite database;
    const std::string file = (database.folder() / "rooms").string();
    {
        const auto storage = open(file);
        RoomWrite write = new_room("a");
        for (int i = 0; i < 200; ++i) write.records.push_back(said(std::string(300, 'x')));
        test::write(*storage, "me", {write});
    }
    std::string bytes = content_of(file);
    for (std::size_t at = 16 * 4096; at < bytes.size(); ++at) bytes[at] = '\x5a';
    std::ofstream(file, std::ios::binary) << bytes;
    const auto storage = open(file);
    CHECK_FALSE(storage->check());
    const auto room = storage->load("a");
    REQUIRE_FALSE(room);
    CHECK_THAT(room.error().message,
               Catch::Matchers::ContainsSubstring("the database of rooms is damaged"));
}

TEST_CASE("a copy is made while others write - Sqlite", "[storage]")
{
    const Sqlite database;
    const auto storage = open(database.url());
    write(*storage, "me", {new_room("a"), new_room("b")});
    std::atomic<bool> stop = false;
    std::uint64_t written = 0;
    std::thread writer([&] {
        for (; !stop; ++written) {
            const std::vector<RoomWrite> group{more("a", written, {said("x")}),
                                               more("b", written, {said("x")})};
            const auto refused = storage->write("me", group);
            if (!refused || !refused.value().empty()) return;
        }
    });
    const auto copier = open(database.url());
    while (good(copier->room("a"))->records < 5) std::this_thread::sleep_for(1ms);
    const auto copy = database.folder() / "it's a copy";
    good(copier->back_up(copy));
    stop = true;
    writer.join();
    const auto refused = copier->back_up(copy);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message ==
          copy.string() + ": there is a file already; name one that does not exist");
    const auto copied = open("sqlite:" + copy.string());
    good(copied->check());
    const StoredRoom a = load(*copied, "a");
    CHECK(a.records >= 5);
    CHECK(a.records == load(*copied, "b").records);
    CHECK(load(*storage, "a").records == written);
}

TEST_CASE("the space of what was dropped is given back - Sqlite", "[storage]")
{
    const Sqlite database;
    const auto file = database.folder() / "rooms";
    const auto size_of = [&] {
        meddle(file, "PRAGMA wal_checkpoint(TRUNCATE)");
        return std::filesystem::file_size(file);
    };
    const auto storage = open(database.url());
    const auto empty = size_of();
    for (int i = 0; i < 20; ++i) {
        RoomWrite room = new_room("room" + std::to_string(i));
        for (int n = 0; n < 20; ++n) room.records.push_back(said(std::string(4000, 'x')));
        write(*storage, "me", {room});
    }
    REQUIRE(size_of() > empty + 20 * 20 * 4000);
    std::this_thread::sleep_for(5ms);
    std::uint64_t dropped = 0;
    while (const std::uint64_t some = good(storage->drop_idle({0ms, 0ms}, 3))) dropped += some;
    CHECK(dropped == 20);
    CHECK(size_of() < empty + 20 * 4000);
}

TEST_CASE("the URL of a storage", "[storage]")
{
    const auto read = [](std::string_view url) { return good(read_storage_url(url)); };
    CHECK(read("sqlite:rooms.db").target == "rooms.db");
    CHECK(read("sqlite:/var/rooms.db").shown == "/var/rooms.db");
    CHECK(read("./a:b").target == "./a:b");
    CHECK(read("rooms.db").kind == StorageUrl::Kind::sqlite);
    CHECK_FALSE(read("rooms.db").has_password);
    const StorageUrl plain = read("postgresql://me@host:5432/db?sslmode=require");
    CHECK(plain.kind == StorageUrl::Kind::postgresql);
    CHECK(plain.shown == plain.target);
    CHECK_FALSE(plain.has_password);
    const StorageUrl secret = read("postgres://me:a%62c@host/db?sslpassword=x&y=1");
    CHECK(secret.has_password);
    CHECK(secret.shown == "postgres://me:***@host/db?sslpassword=***&y=1");
    CHECK(secret.without_password("abc a%62c") == "*** ***");
    for (const char* const open :
         {"postgresql://host:5432/db?user=me@there", "postgresql://[::1]:5432/db?user=me@there",
          "postgresql://me@host:5432,other:5433/db"}) {
        CHECK_FALSE(read(open).has_password);
        CHECK(read(open).shown == open);
    }
    CHECK_FALSE(read_storage_url("odbc:rooms"));
    CHECK_FALSE(read_storage_url(""));
}

}  // namespace ptcg::storage_sqlite_test
