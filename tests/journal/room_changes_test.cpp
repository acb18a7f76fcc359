// Changes of a room as records: the same room again, and games that the readers of journals know.

#include "ptcg/journal/room_changes.hpp"

#include "journal_world.hpp"
#include "ptcg/journal/room_games.hpp"

namespace ptcg::room_changes_test {

using namespace ptcg::test;

namespace {

/// A room that writes down what happens in it.
struct RecordedRoom {
    JournalWorld world;
    StoredRoom stored;

    [[nodiscard]] MatchRoom open() const
    {
        const std::unique_ptr<GameTable> table = world.table(1);
        MatchRoom::Setup setup;
        setup.pool = world.data.pool;
        setup.decks = table->setup().decks;
        setup.ruleset = table->setup().ruleset;
        setup.rules = table->setup().rules;
        setup.best_of = 3;
        setup.clock = {.bank = 60'000, .increment = 1'000};
        return MatchRoom(std::move(setup));
    }

    void note(MatchRoom& room) { stored.log.push_back({record_of_last_change(room), 0}); }

    void begin(MatchRoom& room, std::uint64_t seed)
    {
        REQUIRE(room.begin(seed, room.chooser(), 0));
        note(room);
    }

    void play(MatchRoom& room, int count)
    {
        const std::unique_ptr<Bot> bot = make_random_bot();
        bot->begin(static_cast<std::uint64_t>(count));
        std::vector<std::uint16_t> picks;
        for (int i = 0; i < count && room.phase() == MatchRoom::Phase::playing; ++i) {
            bot->choose(*room.match().decision(), View{}, picks);
            REQUIRE(room.answer(room.asked(), picks, 0));
            note(room);
        }
    }
};

/// Returns the reason why the record is refused.
std::string refusal(MatchRoom& room, const RoomRecord& record)
{
    const Result<void> done = apply_record(room, record, 0);
    return done ? "" : done.error().message;
}

}  // namespace

TEST_CASE("The records of a room lead to the same room and tell its games", "[journal][room]")
{
    RecordedRoom recorded;
    recorded.stored.id = "room";
    MatchRoom room = recorded.open();
    std::vector<Replay> games;
    recorded.begin(room, 5);
    recorded.play(room, 30);
    REQUIRE(room.take_back(21, 0));
    recorded.note(room);
    recorded.play(room, 12);
    REQUIRE(room.concede(PlayerId::two, 0));
    recorded.note(room);
    games.push_back(room.table().replay());
    recorded.begin(room, 6);
    recorded.play(room, 7);
    REQUIRE(room.run_out(600'000));
    recorded.note(room);
    games.push_back(room.table().replay());
    if (room.phase() == MatchRoom::Phase::between) {
        recorded.begin(room, 7);
        REQUIRE(room.concede(room.asked(), 0));
        recorded.note(room);
        games.push_back(room.table().replay());
    }
    REQUIRE(room.rematch(0));
    recorded.note(room);
    recorded.begin(room, 8);
    REQUIRE(room.forfeit(PlayerId::one, "did not answer within 5 s", 0));
    recorded.note(room);
    games.push_back(room.table().replay());
    const std::string why = room.forfeit_words();
    recorded.begin(room, 9);
    recorded.play(room, 25);
    games.push_back(room.table().replay());

    MatchRoom again = recorded.open();
    for (const RoomRecord& record : recorded.stored.log) {
        REQUIRE(record.kind != RecordKind::other);
        REQUIRE(refusal(again, record).empty());
        if (record.kind == RecordKind::forfeit) CHECK(again.forfeit_words() == why);
    }
    CHECK(again.match().state() == room.match().state());
    CHECK(again.wins() == room.wins());
    CHECK(again.game() == room.game());
    for (const PlayerId player : both_players) {
        CHECK(again.question(player) == room.question(player));
        CHECK(again.clock().left(player, 0) == room.clock().left(player, 0));
    }

    const Result<std::vector<JournalGame>> told = games_of(recorded.stored);
    REQUIRE(told);
    REQUIRE(told.value().size() == games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Result<Recovered> back = recover(recorded.world.data, told.value()[i]);
        REQUIRE(back);
        CHECK(back.value().table->replay() == games[i]);
        CHECK(told.value()[i].over == (i + 1 < games.size()));
    }
}

TEST_CASE("A room goes on with new cards, whatever its games began with", "[journal][room]")
{
    RecordedRoom recorded;
    MatchRoom room = recorded.open();
    recorded.begin(room, 5);
    recorded.play(room, 20);
    REQUIRE(room.concede(PlayerId::two, 0));
    recorded.note(room);
    recorded.begin(room, 6);
    recorded.play(room, 20);
    // Both games began with cards that are gone.
    std::vector<RoomRecord> records(recorded.stored.log.begin(), recorded.stored.log.end());
    for (RoomRecord& record : records) {
        if (record.kind != RecordKind::begin) continue;
        Replay start = read_replay(record.data).value();
        start.final_hash = "0";
        start.packs = {{"gone", "1", "0"}};
        record.data = write_replay(start);
    }
    CHECK(new_cards_since(records) == 0);
    const std::size_t since = records.size();
    room.note_new_cards(0);
    records.push_back(record_of_last_change(room));
    CHECK(new_cards_since(records) == since);

    MatchRoom again = recorded.open();
    for (std::size_t i = 0; i < records.size(); ++i) {
        const WithCards cards = i < since ? WithCards::others : WithCards::same;
        REQUIRE(apply_record(again, records[i], 0, cards));
    }
    CHECK(again.match().state() == room.match().state());
    for (const PlayerId player : both_players) {
        CHECK(again.question(player) == room.question(player));
    }
    // With cards that it does not go on with, it is refused.
    MatchRoom changed = recorded.open();
    for (std::size_t i = 0; i < since; ++i) {
        REQUIRE(apply_record(changed, records[i], 0, WithCards::others));
    }
    Replay start = room.start();
    start.final_hash = "0";
    CHECK(refusal(changed, {RecordKind::new_cards, write_replay(start), {}}) ==
          "the game does not start as it did: its cards or rules have changed");
    CHECK(refusal(changed, {RecordKind::new_cards, "{}", {}})
              .starts_with("the record cannot be read: "));

    // As games: the first one with the cards of then, the second one with the new ones. A snapshot
    // from before is of no use.
    StoredRoom stored;
    stored.id = "room";
    for (const RoomRecord& record : records) stored.log.push_back({record, 0});
    stored.snapshot = "of other cards";
    stored.snapshot_at = since;
    const Result<std::vector<JournalGame>> told = games_of(stored);
    REQUIRE(told);
    REQUIRE(told.value().size() == 2);
    CHECK(told.value()[0].start.packs[0].id == "gone");
    const Result<Recovered> back = recover(recorded.world.data, told.value()[1]);
    REQUIRE(back);
    CHECK(back.value().note.empty());
    CHECK(back.value().table->replay() == room.table().replay());

    // Between two series there is no game that could begin otherwise.
    REQUIRE(room.concede(room.asked(), 0));
    if (room.phase() == MatchRoom::Phase::between) {
        REQUIRE(room.begin(7, PlayerId::none, 0));
        REQUIRE(room.concede(room.asked(), 0));
    }
    REQUIRE(room.rematch(0));
    room.note_new_cards(0);
    CHECK(record_of_last_change(room).data.empty());
    CHECK(refusal(room, record_of_last_change(room)).empty());
}

TEST_CASE("A record that cannot be or does not fit is refused with the reason",
          "[journal][room][errors]")
{
    RecordedRoom recorded;
    MatchRoom room = recorded.open();
    CHECK(refusal(room, {RecordKind::answer, data_of(std::vector<std::uint16_t>{0}), {}}) ==
          "no game is being played");
    CHECK(refusal(room, {RecordKind::begin, "{}", {}}).starts_with("the record cannot be read: "));
    recorded.begin(room, 5);
    for (const RecordKind kind :
         {RecordKind::answer, RecordKind::take_back, RecordKind::concede, RecordKind::out_of_time,
          RecordKind::forfeit, RecordKind::other}) {
        INFO(static_cast<int>(kind));
        CHECK(refusal(room, {kind, "x", {}}).starts_with("the record cannot be read: it is not "));
    }
    CHECK(refusal(room, {static_cast<RecordKind>(99), "", {}}) ==
          "the record cannot be read: it is not one of a match");
    CHECK(refusal(room, {RecordKind::take_back, "3", {}}) ==
          "the game has 0 answers, so 3 cannot remain");

    Replay other = room.table().replay();
    other.final_hash = "0";
    MatchRoom changed = recorded.open();
    const RoomRecord begun{RecordKind::begin, write_replay(other), {}};
    CHECK(refusal(changed, begun) ==
          "the game does not start as it did: its cards or rules have changed");
    MatchRoom with_others = recorded.open();
    CHECK(apply_record(with_others, begun, 0, WithCards::others));
}

}  // namespace ptcg::room_changes_test
