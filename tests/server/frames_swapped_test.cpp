// What is hidden from an audience has no influence on what it is sent: with other hidden cards, the
// same answers lead to the same frames, byte by byte, in the same order.

#include "ptcg/random.hpp"
#include "ptcg/resolver.hpp"
#include "shadow_game.hpp"
#include "support/neutral_cards.hpp"

namespace ptcg::frames_swapped_test {

using namespace ptcg::test;

namespace {

#ifdef NDEBUG
constexpr std::uint64_t games = 16;
#else
constexpr std::uint64_t games = 3;
#endif

// ---- whole rooms, whose decks differ in the order of two cards ---------------------------------

/// Returns a list with one card a line, in this order.
std::string list_of(const std::vector<std::string>& cards)
{
    std::string text;
    for (const std::string& card : cards) text += "1 " + card + '\n';
    return text;
}

/// Returns the frames without what is drawn at random for each room and says nothing: its id, and
/// where its epochs begin.
std::vector<std::string> comparable(const Client& client, const std::string& room)
{
    std::vector<std::string> frames = client.frames;
    for (std::string& frame : frames) {
        for (std::size_t at = 0; (at = frame.find(room)) != std::string::npos;) {
            frame.replace(at, room.size(), "ROOM");
        }
        const std::string key = "\"epoch\":";
        if (const std::size_t at = frame.find(key); at != std::string::npos) {
            frame.erase(at + key.size(), frame.find(',', at) - at - key.size());
        }
    }
    return frames;
}

struct Played {
    ServerWorld world;
    std::optional<ThreeAtTable> table;
    server::RoomPlan plan;

    Played(std::uint64_t seed, const std::array<std::vector<std::string>, players>& decks)
    {
        world.seed = seed * 1000;
        table.emplace(world, Json{{"seats",
                                   {{{"name", "Ann"}, {"deck", list_of(decks[0])}},
                                    {{"name", "Bob"}, {"deck", list_of(decks[1])}}}}});
        table->dice = static_cast<std::uint32_t>(seed);
        plan = server::read_plan(written(world, table->room["room"]).plan).value();
    }
    [[nodiscard]] std::vector<RoomRecord> records()
    {
        return written(world, table->room["room"]).records;
    }
    [[nodiscard]] std::vector<std::string> frames(std::size_t who) const
    {
        return comparable(table->clients[who], table->room["room"]);
    }
};

std::vector<std::string> cards_in(const char* deck)
{
    const NamedDeckText* const named = own_cards()->catalogue.deck(deck);
    REQUIRE(named != nullptr);
    std::vector<std::string> ids;
    for (const DefId card : own_cards()->reader->read(named->text).cards()) {
        ids.emplace_back(own_cards()->library().text(card).id);
    }
    return ids;
}

/// Returns whether nobody has ever seen the card: it lies in the deck or among the Prize cards, and
/// not even its owner knows it.
bool nobody_knows(const ShadowGame& shadow, const Table& table, std::size_t card)
{
    const auto index = static_cast<CardIndex>(card);
    const Zone zone = table.zone[card];
    return (zone == Zone::deck || zone == Zone::prizes) && table.seen[card] == 0 &&
           !shadow.knowledge().knows(PlayerId::one, index) &&
           !shadow.knowledge().knows(PlayerId::two, index);
}

/// Returns two cards of one deck that are different and that nobody has seen; {0, 0}: none.
std::pair<std::size_t, std::size_t> two_unseen(ShadowGame& shadow, Random& random,
                                               const std::vector<bool>& ever_seen)
{
    const MatchState& state = shadow.room().match().state();
    for (int tries = 0; tries < 200; ++tries) {
        const std::size_t one = random.below(cards_per_match);
        const std::size_t two =
            random.below(cards_per_player) + one / cards_per_player * cards_per_player;
        if (ever_seen[one] || ever_seen[two] || state.defs[one] == state.defs[two]) continue;
        return {one, two};
    }
    return {0, 0};
}

// ---- one position, with other cards in it ------------------------------------------------------

bool is_hidden(const Table& table, std::size_t card, std::size_t who)
{
    const PlayerId owner = owner_of(static_cast<CardIndex>(card));
    const Zone zone = table.zone[card];
    if (zone != Zone::deck && zone != Zone::prizes && zone != Zone::hand) return false;
    if (zone == Zone::hand && at(owner) == who) return false;
    return (table.seen[card] & server::audience_of(who)) == 0;
}

/// What one audience is told of a position, as if it came in now and stayed.
struct Told {
    server::AudienceLog log;
    MatchRoom& room;
    View view;

    Told(std::size_t who, MatchRoom& in) : log(who, own_cards(), {"Ann", "Bob"}), room(in)
    {
        log.look(room, view);
    }
    std::string state() { return log.state(room, "en", moment()); }
    /// Returns the next step, or that there is none.
    std::string step()
    {
        return log.look(room, view) ? log.step(room, "en", moment()) : std::string("nothing");
    }
    [[nodiscard]] server::Moment moment() const { return {1, "null", "null", &view}; }
};

/// A game, and the same game again with two cards swapped that the audience does not see.
class Twins {
public:
    Twins(const server::RoomPlan& plan, const std::vector<RoomChange>& changes)
        : one_(opened(plan)), other_(opened(plan))
    {
        for (const RoomChange& change : changes) {
            REQUIRE(one_.apply(change, 0));
            REQUIRE(other_.apply(change, 0));
        }
    }
    /// Returns false if there are no two such cards.
    bool swap(std::size_t who, Random& random)
    {
        MatchState state = one_.match().state();
        for (int tries = 0; tries < 100; ++tries) {
            a_ = random.below(cards_per_match);
            b_ = random.below(cards_per_player) + a_ / cards_per_player * cards_per_player;
            if (state.defs[a_] == state.defs[b_]) continue;
            if (!is_hidden(state.now, a_, who) || !is_hidden(state.now, b_, who)) continue;
            std::swap(state.defs[a_], state.defs[b_]);
            other_.match().restore(state);
            return true;
        }
        return false;
    }
    /// Compares what the audience is told now and, while the cards stay hidden and their owner is
    /// not asked, after the next answers. Returns how many frames were compared.
    std::size_t compare(std::size_t who, Random& random)
    {
        Told one(who, one_), other(who, other_);
        REQUIRE(one.state() == other.state());
        std::size_t frames = 1;
        while (frames < 8 && give_same(random)) {
            if (!is_hidden(one_.match().state().now, a_, who) ||
                !is_hidden(one_.match().state().now, b_, who)) {
                break;
            }
            REQUIRE(one.step() == other.step());
            ++frames;
        }
        return frames;
    }
    [[nodiscard]] MatchRoom& one() { return one_; }
    [[nodiscard]] MatchRoom& other() { return other_; }
    [[nodiscard]] PlayerId owner() const { return owner_of(static_cast<CardIndex>(a_)); }

private:
    bool give_same(Random& random)
    {
        const PlayerId asked = one_.asked();
        if (asked == PlayerId::none || asked == owner()) return false;
        const std::vector<std::uint16_t> picks = random_answer(*one_.match().decision(), random);
        return bool(one_.answer(asked, picks, 0)) && bool(other_.answer(asked, picks, 0));
    }

    MatchRoom one_, other_;
    std::size_t a_ = 0, b_ = 0;
};

/// Plays a game and calls `look(changes)` at some of its positions.
template <typename Look>
void in_games(const Look& look)
{
    const std::array decks{cards_in("powerhouse"), cards_in("lava-flow")};
    server::RoomPlan plan;
    for (std::size_t seat = 0; seat < players; ++seat) plan.seats[seat].cards = decks[seat];
    for (std::uint64_t game = 0; game < games; ++game) {
        MatchRoom room = opened(plan);
        Random random(game + 1);
        std::vector<RoomChange> changes;
        REQUIRE(room.begin(game * 77 + 5, PlayerId::none, 0));
        changes.push_back(room.last_change());
        while (room.phase() == MatchRoom::Phase::playing) {
            const MatchState& state = room.match().state();
            const bool in_step = state.checkpointed || state.answers.used > 0;
            if (!in_step && room.match().turn() > 0 && random.below(8) == 0) {
                look(plan, changes, random);
            }
            const PlayerId asked = room.asked();
            REQUIRE(room.answer(asked, random_answer(*room.match().decision(), random), 0));
            changes.push_back(room.last_change());
        }
    }
}

}  // namespace

TEST_CASE("Two cards that nobody has seen change places, and no frame changes", "[server][secrets]")
{
    std::size_t compared = 0;
    for (std::uint64_t game = 0; game < games; ++game) {
        CAPTURE(game);
        std::array decks{cards_in("powerhouse"), cards_in("lava-flow")};
        Random random(game + 1);
        const int answers = 20 + static_cast<int>(random.below(60));
        Played one(game + 1, decks);
        ShadowGame shadow(one.plan);
        std::vector<bool> ever_seen(cards_per_match, false);
        const auto look = [&] {
            REQUIRE(shadow.follow(one.records()) == "");
            for (std::size_t card = 0; card < cards_per_match; ++card) {
                const Table& now = shadow.room().match().state().now;
                if (!nobody_knows(shadow, now, card)) ever_seen[card] = true;
            }
        };
        look();
        for (int i = 0; i < answers && one.table->answer(); ++i) look();
        const auto [a, b] = two_unseen(shadow, random, ever_seen);
        if (a == b) continue;
        std::vector<std::string>& deck = decks[a / cards_per_player];
        std::swap(deck[a % cards_per_player], deck[b % cards_per_player]);
        Played other(game + 1, decks);
        for (int i = 0; i < answers && other.table->answer(); ++i) {
        }
        for (std::size_t who = 0; who < server::audience_count; ++who) {
            CAPTURE(who, a, b);
            REQUIRE(one.frames(who) == other.frames(who));
            compared += one.frames(who).size();
        }
    }
    CHECK(compared > games * 30);
}

TEST_CASE("Cards that are hidden from an audience change places, and none of its frames changes",
          "[server][secrets]")
{
    std::size_t frames = 0, hands_noticed = 0;
    in_games(
        [&](const server::RoomPlan& plan, const std::vector<RoomChange>& changes, Random& random) {
            for (std::size_t who = 0; who < server::audience_count; ++who) {
                Twins twins(plan, changes);
                if (!twins.swap(who, random)) continue;
                CAPTURE(who, changes.size());
                // The comparison sees something: the owner's own hand is other cards now.
                const std::size_t owner = at(twins.owner());
                if (Told(owner, twins.one()).state() != Told(owner, twins.other()).state()) {
                    ++hands_noticed;
                }
                frames += twins.compare(who, random);
            }
        });
    CHECK(frames > games * 20);
    CHECK(hands_noticed > games);
}

}  // namespace ptcg::frames_swapped_test
