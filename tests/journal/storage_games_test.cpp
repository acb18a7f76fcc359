// Games in the rooms of a storage: resumed, verified, and saved as `ptcg replay` reads them.

#include "journal_world.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/journal/room_games.hpp"
#include "storage_world.hpp"

namespace ptcg::storage_games_test {

using namespace ptcg::test;

namespace {

std::vector<JournalGame> games(Storage& storage, const std::string& room)
{
    return good(games_of(load(storage, room)));
}

Recovered recovered(const JournalWorld& world, const JournalGame& game)
{
    return good(recover(world.data, game));
}

/// Plays a game and writes it into a new room.
struct Played {
    Played(const JournalWorld& world, Storage& storage, const std::string& room,
           std::size_t answers)
        : table(world.table(hash_of(room))),
          record(storage, "me", good(begin_room(storage, "me", room, *table)))
    {
        table->keep_record(&record);
        play_to(*table, answers);
    }

    std::unique_ptr<GameTable> table;
    StorageRecord record;
};

}  // namespace

TEMPLATE_TEST_CASE("a game in a room is recovered at exactly its last answer", "[storage]", Sqlite,
                   Postgresql)
{
    const TestType database;
    const JournalWorld world;
    const auto storage = open(database.url());
    const Played played(world, *storage, "a", 0);
    for (std::size_t answers = 0; answers < 150 && !played.table->match().over(); answers += 9) {
        play_to(*played.table, answers);
        const std::vector<JournalGame> all = games(*storage, "a");
        REQUIRE(all.size() == 1);
        CHECK(all[0].id == "a.1");
        const Recovered back = recovered(world, all[0]);
        CHECK(back.note.empty());
        CHECK(back.replayed <= StorageRecord::answers_per_snapshot);
        CHECK(back.replayed == answers - all[0].saved_at);
        CHECK(back.table->match().state() == played.table->match().state());
        CHECK(write_replay(back.table->replay()) == write_replay(played.table->replay()));
        good(verify(world.data, all[0]));
    }
    CHECK(games(*storage, "a")[0].saved_at >= 64);
}

TEMPLATE_TEST_CASE("another server plays a room on to the same end", "[storage]", Sqlite,
                   Postgresql)
{
    const TestType database;
    const JournalWorld world;
    const std::unique_ptr<GameTable> uninterrupted = world.table(hash_of("b"));
    play_to(*uninterrupted, 10'000);
    REQUIRE(uninterrupted->match().over());
    const auto one = open(database.url());
    Played played(world, *one, "b", 70);

    const auto two = open(database.url());
    REQUIRE(good(two->take_over(*good(two->room("b")), "you")));
    const StoredRoom room = load(*two, "b");
    const std::vector<JournalGame> before = good(games_of(room));
    Recovered back = recovered(world, before.at(0));
    CHECK(back.replayed == 6);
    StorageRecord record(*two, "you", room);
    back.table->keep_record(&record);
    play_to(*back.table, 10'000);
    CHECK(back.table->match().state() == uninterrupted->match().state());
    CHECK(load(*two, "b").over);
    const std::vector<JournalGame> all = games(*two, "b");
    CHECK(all.at(0).over);
    CHECK(all.at(0).start.answers == uninterrupted->replay().answers);
    const Result<Replay> saved = read_replay(write_replay(back.table->replay()));
    const auto table = good(open_replay(world.data, good(saved)));
    good(play_back(*table, good(saved)));

    // The first server's answer is refused and taken back at its table.
    const std::size_t given = played.table->answers_given();
    const MatchState state = played.table->match().state();
    std::vector<std::uint16_t> picks;
    const std::unique_ptr<Bot> bot = make_random_bot();
    bot->begin(1);
    bot->choose(*played.table->match().decision(), View{}, picks);
    const Result<void> refused = played.table->answer(picks);
    REQUIRE_FALSE(refused);
    CHECK_THAT(refused.error().message,
               Catch::Matchers::ContainsSubstring("room \"b\" belongs to server \"you\""));
    CHECK(played.table->answers_given() == given);
    CHECK(played.table->match().state() == state);
}

TEMPLATE_TEST_CASE("answers taken back and giving up are in the room", "[storage]", Sqlite,
                   Postgresql)
{
    const TestType database;
    const JournalWorld world;
    const auto storage = open(database.url());
    Played played(world, *storage, "a", 60);
    const GameTable::Moment moment = played.table->now();
    play_to(*played.table, 66);
    CHECK(games(*storage, "a")[0].saved_at == 64);
    good(played.table->go_back(moment));
    CHECK(load(*storage, "a").records == 1 + 66 + 1);
    CHECK(games(*storage, "a")[0].saved_at == 0);
    play_to(*played.table, 63);
    CHECK(recovered(world, games(*storage, "a")[0]).table->replay() == played.table->replay());
    play_to(*played.table, 65);
    CHECK(games(*storage, "a")[0].saved_at == 64);
    good(verify(world.data, games(*storage, "a")[0]));
    const GameTable::Moment later = played.table->now();
    good(played.table->concede(PlayerId::two));
    CHECK(load(*storage, "a").over);
    const Recovered back = recovered(world, games(*storage, "a")[0]);
    CHECK(back.table->match().winner() == PlayerId::one);
    CHECK(back.table->replay() == played.table->replay());
    good(played.table->go_back(later));
    CHECK_FALSE(load(*storage, "a").over);
    CHECK_FALSE(games(*storage, "a")[0].over);
    CHECK(played.record.room().epoch == 3);
}

TEMPLATE_TEST_CASE("that a player's time ran out is in the room", "[storage]", Sqlite, Postgresql)
{
    const TestType database;
    const JournalWorld world;
    const auto storage = open(database.url());
    const Played played(world, *storage, "a", 9);
    good(played.table->run_out_of_time(PlayerId::one));
    CHECK(load(*storage, "a").over);
    const Recovered back = recovered(world, games(*storage, "a")[0]);
    CHECK(back.table->match().winner() == PlayerId::two);
    CHECK(back.table->replay() == played.table->replay());
}

TEMPLATE_TEST_CASE("a room holds one game after the other", "[storage]", Sqlite, Postgresql)
{
    const TestType database;
    const JournalWorld world;
    const auto storage = open(database.url());
    Played first(world, *storage, "a", 66);
    good(first.table->concede(PlayerId::one));
    const std::unique_ptr<GameTable> second = world.table(7);
    RoomWrite rematch =
        more("a", first.record.room().records, {said("rematch"), begin_record(*second)});
    rematch.over = false;
    write(*storage, "me", {rematch});
    StorageRecord record(*storage, "me", *good(storage->room("a")));
    second->keep_record(&record);
    play_to(*second, 65);
    const std::vector<JournalGame> all = games(*storage, "a");
    REQUIRE(all.size() == 2);
    CHECK(all[0].over);
    CHECK(recovered(world, all[0]).table->replay() == first.table->replay());
    CHECK_FALSE(all[1].over);
    CHECK(all[1].saved_at == 64);
    const Recovered back = recovered(world, all[1]);
    CHECK(back.table->replay() == second->replay());
    CHECK(back.replayed == 1);
}

TEST_CASE("records that make no sense are refused with their place", "[storage][errors]")
{
    const JournalWorld world;
    const auto refusal_of = [&](RoomRecord record, bool begun = true) {
        StoredRoom room;
        room.id = "a";
        if (begun) room.log.push_back({begin_record(*world.table(1)), 0});
        room.log.push_back({std::move(record), 0});
        const auto read = games_of(room);
        return read ? std::string("read") : read.error().message;
    };
    CHECK(refusal_of(said("anything")) == "read");
    CHECK(refusal_of({RecordKind::answer, "\1", {}}) == "room \"a\": record 1 is not an answer");
    CHECK(refusal_of({RecordKind::take_back, "1", {}}) ==
          "room \"a\": record 1 takes back answers that were not given");
    CHECK(refusal_of({RecordKind::take_back, "-1", {}}) ==
          "room \"a\": record 1 takes back answers that were not given");
    CHECK(refusal_of({RecordKind::concede, "3", {}}) ==
          "room \"a\": record 1 does not tell who concedes");
    CHECK(refusal_of({RecordKind::out_of_time, "3", {}}) ==
          "room \"a\": record 1 does not tell whose time ran out");
    CHECK(refusal_of({RecordKind::rematch, "", {}}) == "read");
    CHECK(refusal_of({RecordKind::new_cards, "", {}}) == "read");
    CHECK_THAT(refusal_of({RecordKind::new_cards, "{}", {}}),
               Catch::Matchers::ContainsSubstring("record 1 does not tell how the game begins: "));
    CHECK(refusal_of({RecordKind::new_cards, "{}", {}}, false) ==
          "room \"a\": record 0 comes before the first game");
    CHECK(refusal_of({static_cast<RecordKind>(10), "", {}}) ==
          "room \"a\": record 1 is of kind 10, which this program does not know");
    CHECK(refusal_of({RecordKind::answer, "", {}}, false) ==
          "room \"a\": record 0 comes before the first game");
    CHECK_THAT(refusal_of({RecordKind::begin, "{}", {}}),
               Catch::Matchers::ContainsSubstring("record 1 does not begin a game: "));
}

}  // namespace ptcg::storage_games_test
