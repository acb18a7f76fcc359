// Storage in SQLite and PostgreSQL: rooms, groups, fences, snapshots, replays and packs.

#include <thread>

#include "ptcg/journal/storage_url.hpp"
#include "storage/sql.hpp"
#include "storage_world.hpp"

namespace ptcg::storage_test {

using namespace ptcg::test;
using namespace std::chrono_literals;
using Why = RefusedWrite::Why;
using Words = std::vector<std::string>;

namespace {

/// Changes a database without its knowledge.
void meddle(const std::string& url, std::string_view statement)
{
    const StorageUrl where = good(read_storage_url(url));
    const std::unique_ptr<Sql> sql = good(where.kind == StorageUrl::Kind::sqlite
                                              ? open_sqlite(where, Durability::power_cut)
                                              : open_postgresql(where, Durability::power_cut));
    good(sql->begin(Sql::Transaction::write));
    good(sql->run(statement, {}));
    good(sql->commit());
}

}  // namespace

TEMPLATE_TEST_CASE("a room is read as it was written", "[storage]", Sqlite, Postgresql)
{
    const TestType database;
    const std::string odd("a\0b\xff\n'\"\\", 8);
    {
        const auto storage = open(database.url());
        CHECK_FALSE(good(storage->room("a")));
        CHECK_FALSE(good(storage->load("a")));
        RoomWrite first =
            new_room("a", {{RecordKind::begin, "start", {900'000, 899'999}},
                           {RecordKind::answer, data_of(std::vector<std::uint16_t>{1, 300}), {}}});
        first.create->setup = odd;
        first.create->packs = {"p2", "p1"};
        write(*storage, "me", {first, new_room("b")});
        write(*storage, "me", {more("a", 2, {said(odd), said("")})});
    }
    const auto storage = open(database.url());
    const StoredRoom room = load(*storage, "a");
    CHECK(room.id == "a");
    CHECK(room.epoch == 1);
    CHECK(room.owner == "me");
    CHECK_FALSE(room.over);
    CHECK(room.records == 4);
    CHECK(room.setup == odd);
    CHECK(room.packs == Words{"p1", "p2"});
    CHECK(room.snapshot.empty());
    REQUIRE(room.log.size() == 4);
    CHECK(static_cast<const RoomRecord&>(room.log[0]) ==
          RoomRecord{RecordKind::begin, "start", {900'000, 899'999}});
    CHECK(room.log[1].data == std::string("\1\0\54\1", 4));
    CHECK(words_in(room) == Words{"start", room.log[1].data, odd, ""});
    CHECK(room.last_at == room.log[3].at);
    CHECK(room.log[0].at <= room.log[3].at);
    CHECK(room.log[0].at > 1'700'000'000'000);
    CHECK(good(storage->load("a", 2))->log.size() == 2);
    const std::vector<RoomLine> rooms = good(storage->rooms());
    REQUIRE(rooms.size() == 2);
    CHECK(rooms[1].id == "b");
    CHECK(rooms[1].records == 0);
    CHECK(rooms[1].last_at > 1'700'000'000'000);
    CHECK(good(storage->rooms("me")).size() == 2);
    CHECK(good(storage->rooms("you")).empty());
    good(storage->check());
}

TEMPLATE_TEST_CASE("what is refused does not spoil its group", "[storage]", Sqlite, Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    write(*storage, "you", {new_room("yours", {said("1")})});
    write(*storage, "me", {new_room("a", {said("1")}), new_room("b", {said("1")})});
    RoomWrite fenced = more("yours", 1, {said("mine")});
    fenced.snapshot = "mine";
    fenced.over = true;
    fenced.replays = {{"fenced", "text", {}}};
    RoomWrite of_late = more("b", 1, {said("2")}, 2);
    RoomWrite bad_id = more("no/room", 0, {said("2")});
    RoomWrite bad_replay = more("b", 1, {said("2")});
    bad_replay.replays = {{"empty", "", {}}};
    const std::vector<RoomWrite> group{
        more("a", 1, {said("2")}), fenced,  more("none", 0, {said("1")}),
        new_room("yours"),         of_late, more("a", 2, {said("3"), said("4")}),
        more("a", 5, {said("6")}), bad_id,  new_room("c", {said("1")}),
        more("a", 4, {said("5")})};
    std::vector<RefusedWrite> refused = good(storage->write("me", group));
    REQUIRE(refused.size() == 7);
    const auto check = [&](std::size_t i, std::size_t write, Why why, const char* words) {
        CHECK(refused[i].write == write);
        CHECK(refused[i].why == why);
        CHECK_THAT(refused[i].message, Catch::Matchers::ContainsSubstring(words));
    };
    check(0, 1, Why::fenced,
          "room \"yours\" belongs to server \"you\" in epoch 1, not to \"me\" in epoch 1");
    check(1, 2, Why::no_room, "there is no room \"none\"");
    check(2, 3, Why::number, "an earlier write of this room was refused");
    check(3, 4, Why::fenced, "in epoch 1, not to \"me\" in epoch 2");
    check(4, 6, Why::number, "room \"a\" has 4 records, so the next one cannot be number 5");
    check(5, 7, Why::invalid, "an id has other characters");
    check(6, 9, Why::number, "an earlier write");
    CHECK(words_in(load(*storage, "a")) == Words{"1", "2", "3", "4"});
    CHECK(words_in(load(*storage, "b")) == Words{"1"});
    CHECK(words_in(load(*storage, "c")) == Words{"1"});
    const StoredRoom yours = load(*storage, "yours");
    CHECK(words_in(yours) == Words{"1"});
    CHECK(yours.snapshot.empty());
    CHECK_FALSE(yours.over);
    CHECK_FALSE(good(storage->replay("fenced")));
    CHECK(refusal(*storage, "me", bad_replay) == Why::invalid);
    CHECK(refusal(*storage, "me", new_room("yours")) == Why::room_exists);
    CHECK_FALSE(storage->write("no server", group));
}

TEMPLATE_TEST_CASE("a write that is given again is acknowledged and not written twice", "[storage]",
                   Sqlite, Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    const std::vector<RoomWrite> group{new_room("a", {said("1")}),
                                       more("a", 1, {said("2"), said("3")}), new_room("empty")};
    write(*storage, "me", group);
    write(*storage, "me", group);
    CHECK(words_in(load(*storage, "a")) == Words{"1", "2", "3"});
    // What differs from what is there is refused.
    CHECK(refusal(*storage, "me", more("a", 1, {said("2"), said("other")})) == Why::number);
    CHECK(refusal(*storage, "me", more("a", 1, {said("2"), said("3"), said("4")})) == Why::number);
    CHECK(refusal(*storage, "me", more("a", 1, {{RecordKind::other, "2", {1, 0}}})) == Why::number);
    CHECK(refusal(*storage, "me", new_room("a", {said("other")})) == Why::room_exists);
    RoomWrite other_setup = new_room("empty");
    other_setup.create->setup = "another";
    CHECK(refusal(*storage, "me", other_setup) == Why::room_exists);
    CHECK(refusal(*storage, "you", group[1]) == Why::fenced);
    // Taking back ends the epoch in which it was written, and is there all the same.
    const RoomWrite back = more("a", 3, {{RecordKind::take_back, data_of(std::uint64_t{0}), {}}});
    write(*storage, "me", {back});
    write(*storage, "me", {back});
    CHECK(load(*storage, "a").records == 4);
    CHECK(load(*storage, "a").epoch == 2);
}

TEMPLATE_TEST_CASE("a snapshot of an earlier epoch is never given", "[storage]", Sqlite, Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    const auto with_snapshot = [](RoomWrite write, std::string bytes) {
        write.snapshot = std::move(bytes);
        return write;
    };
    const std::string bytes("s\0\xfe", 3);
    write(*storage, "me", {new_room("a", {said("1"), said("2")})});
    write(*storage, "me", {with_snapshot(more("a", 2, {said("3")}), "old")});
    write(*storage, "me",
          {with_snapshot(more("a", 3, {said("4")}), bytes), more("a", 4, {said("5")})});
    StoredRoom room = load(*storage, "a");
    CHECK(room.snapshot == bytes);
    CHECK(room.snapshot_at == 4);
    CHECK(good(storage->load("a", 3))->snapshot.empty());  // it has seen more than was read

    SECTION("after taking back, which adds a record and deletes none")
    {
        const RoomWrite back =
            more("a", 5, {{RecordKind::take_back, data_of(std::uint64_t{1}), {}}});
        CHECK(epoch_after(back) == 2);
        write(*storage, "me", {back});
        room = load(*storage, "a");
        CHECK(room.records == 6);
        CHECK(room.epoch == 2);
        CHECK(room.snapshot.empty());
        // One that was made before comes too late.
        CHECK(refusal(*storage, "me", with_snapshot(more("a", 6, {}), "late")) == Why::fenced);
        CHECK(load(*storage, "a").snapshot.empty());
        write(*storage, "me", {with_snapshot(more("a", 6, {}, 2), "new")});
        CHECK(load(*storage, "a").snapshot == "new");
        CHECK(load(*storage, "a").snapshot_at == 6);
    }
    SECTION("but a new owner has that of the epoch it ends")
    {
        REQUIRE(good(storage->take_over(room, "you")));
        CHECK(load(*storage, "a").snapshot == bytes);
        CHECK(refusal(*storage, "me", with_snapshot(more("a", 5, {}), "late")) == Why::fenced);
        CHECK(refusal(*storage, "you", with_snapshot(more("a", 5, {}), "late")) == Why::fenced);
        CHECK(load(*storage, "a").snapshot == bytes);
        REQUIRE(good(storage->take_over_all("you", "me")) == 1);
        room = load(*storage, "a");
        CHECK(room.epoch == 3);
        CHECK(room.snapshot == bytes);
        write(*storage, "me",
              {more("a", 5, {{RecordKind::take_back, data_of(std::uint64_t{1}), {}}}, 3)});
        REQUIRE(good(storage->take_over_all("me", "you")) == 1);
        CHECK(load(*storage, "a").snapshot.empty());
    }
}

TEMPLATE_TEST_CASE("whether a room is over, its replays and packs", "[storage]", Sqlite, Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    write(*storage, "me", {new_room("a")});
    RoomWrite end = more("a", 0, {said("end")});
    end.over = true;
    end.replays = {{"r1", "text one", {"p1"}}, {"r2", "text two", {}}};
    write(*storage, "me", {end});
    CHECK(good(storage->room("a"))->over);
    CHECK(good(storage->replay("r1")) == "text one");
    CHECK(good(storage->replay("r2")) == "text two");
    CHECK_FALSE(good(storage->replay("r3")));
    RoomWrite again = more("a", 1, {said("again")});
    again.over = false;
    again.replays = {{"r1", "other text", {}}};
    write(*storage, "me", {again});
    CHECK_FALSE(good(storage->room("a"))->over);
    CHECK(good(storage->replay("r1")) == "text one");

    const std::string zip = std::string("PK\0\xff", 4) + std::string(2 << 20, 'z');
    good(storage->put_pack("p1", zip));
    good(storage->put_pack("p1", zip));
    CHECK(good(storage->pack("p1")) == zip);
    CHECK_FALSE(good(storage->pack("p2")));
    CHECK_FALSE(storage->put_pack("../p", zip));
}

TEMPLATE_TEST_CASE("what was kept long enough is dropped, with its packs", "[storage]", Sqlite,
                   Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    for (const char* hash : {"used", "replayed", "unused"}) good(storage->put_pack(hash, "zip"));
    RoomWrite with_pack = new_room("old", {said("1")});
    with_pack.create->packs = {"used"};
    with_pack.snapshot = "bytes";
    RoomWrite with_replay = new_room("other", {said("1")});
    with_replay.replays = {{"r", "text", {"replayed"}}};
    write(*storage, "me", {with_pack, with_replay, new_room("no-records")});
    CHECK(good(storage->drop_idle({1h, 1h})) == 0);
    std::this_thread::sleep_for(50ms);
    write(*storage, "me", {more("other", 1, {said("2")}), new_room("young")});

    // Written a moment ago: both of these rooms stay.
    CHECK(good(storage->drop_idle({40ms, 1h})) == 2);
    CHECK_FALSE(good(storage->room("old")));
    CHECK_FALSE(good(storage->room("no-records")));
    CHECK(words_in(load(*storage, "other")) == Words{"1", "2"});
    CHECK(good(storage->room("young")));
    CHECK(refusal(*storage, "me", more("old", 1, {said("2")})) == Why::no_room);
    write(*storage, "me", {new_room("old")});  // nothing is left of the old one
    CHECK(load(*storage, "old").log.empty());
    CHECK(load(*storage, "old").packs.empty());

    // Packs that nothing uses any more, at most one at a time.
    CHECK(good(storage->drop_idle({1h, 0ms}, 1)) == 2);  // the replay and a pack
    CHECK_FALSE(good(storage->replay("r")));
    std::uint64_t rest = 0;
    while (const std::uint64_t dropped = good(storage->drop_idle({1h, 0ms}, 1))) rest += dropped;
    CHECK(rest == 2);
    for (const char* hash : {"used", "replayed", "unused"}) CHECK_FALSE(good(storage->pack(hash)));
}

TEMPLATE_TEST_CASE("a pack stays while a room or a replay uses it", "[storage]", Sqlite, Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    good(storage->put_pack("one", "zip"));
    good(storage->put_pack("two", "zip"));
    RoomWrite room = new_room("a");
    room.create->packs = {"one"};
    room.replays = {{"r", "text", {"two"}}};
    write(*storage, "me", {room});
    std::this_thread::sleep_for(5ms);
    CHECK(good(storage->drop_idle({1h, 0ms})) == 2);  // the replay and its pack
    CHECK(good(storage->pack("one")));
    CHECK_FALSE(good(storage->pack("two")));
}

TEMPLATE_TEST_CASE("damaged records are refused with their place", "[storage][errors]", Sqlite,
                   Postgresql)
{
    const TestType database;
    const auto storage = open(database.url());
    write(*storage, "me", {new_room("a", {said("0"), said("1"), said("2"), said("3")})});
    const auto refused = [&](const char* statement) {
        meddle(database.url(), statement);
        const auto room = storage->load("a");
        REQUIRE_FALSE(room);
        CHECK(good(storage->load("a", 2))->log.size() == 2);
        return room.error().message;
    };
    const std::string end =
        "; restore a copy of the database, or load only the 2 records before it";
    SECTION("changed")
    {
        const std::string why = refused(
            "UPDATE journal SET data = snapshot.bytes FROM"
            " (SELECT data AS bytes FROM journal WHERE n = 0) AS snapshot"
            " WHERE n = 2");
        CHECK(why == storage->name() + ": record 2 of room \"a\" is damaged" + end);
    }
    SECTION("a clock that was changed")
    {
        const std::string why = refused("UPDATE journal SET clock_two = 5 WHERE n = 2");
        CHECK(why == storage->name() + ": record 2 of room \"a\" is damaged" + end);
    }
    SECTION("gone")
    {
        const std::string why = refused("DELETE FROM journal WHERE n = 2");
        CHECK(why == storage->name() + ": record 2 of room \"a\" is missing" + end);
    }
}

}  // namespace ptcg::storage_test
