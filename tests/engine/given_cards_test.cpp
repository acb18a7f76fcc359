// A position whose hidden cards are given.

#include <algorithm>

#include "ptcg/determinize.hpp"
#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"
#include "support/same_question.hpp"

namespace ptcg::given_cards_test {

using namespace ptcg::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A game in its first main phase, and lists for all that is hidden from the player whose turn it
/// is.
struct Guess {
    NeutralCards cards;
    Ruleset rules = profile("sv");
    std::optional<Match> match;
    PlayerId viewer = PlayerId::one;
    PlayerId rival = PlayerId::two;
    std::vector<DefId> deck, prizes, their_deck, their_prizes, their_hand;

    explicit Guess(std::uint64_t seed = 5)
    {
        for (const char* name : {"Fawn", "Otter", "Heron", "Adder"})
            cards.pokemon({.name = name, .hp = 90});
        start(seed);
    }

    void start(std::uint64_t seed)
    {
        const auto list = cards.deck({{30, "Bystander"}});
        Result<Match> started =
            Match::start(cards.library, rules, &cards.effects,
                         {.deck_one = list, .deck_two = list, .seed = seed, .ask_forced = true});
        REQUIRE(started);
        match.emplace(std::move(started.value()));
        while (match->decision()->purpose != Purpose::main_phase) {
            REQUIRE(match->answer_by_default());
        }
        viewer = match->decision()->asked;
        rival = opponent_of(viewer);
        deck = filled(viewer, Zone::deck, "Fawn");
        prizes = filled(viewer, Zone::prizes, "Otter");
        their_deck = filled(rival, Zone::deck, "Heron");
        their_prizes = filled(rival, Zone::prizes, "Adder");
        their_hand = filled(rival, Zone::hand, "Fire Energy");
    }

    [[nodiscard]] std::vector<DefId> filled(PlayerId owner, Zone zone, const char* name) const
    {
        return std::vector<DefId>(match->state().now.player[at(owner)].pile(zone).count,
                                  cards[name]);
    }
    [[nodiscard]] GivenCards given() const
    {
        GivenCards all;
        all.side[at(viewer)] = {.deck = deck, .prizes = prizes};
        all.side[at(rival)] = {.deck = their_deck, .hand = their_hand, .prizes = their_prizes};
        return all;
    }
    /// Returns a match in the position; fails the test if there is none.
    [[nodiscard]] Match made(std::uint64_t seed = 1)
    {
        Match into = copy();
        const Result<void> put = Observation(*match, viewer).give(given(), seed, into);
        if (!put) FAIL(put.error().message);
        REQUIRE(invariant_broken(into.rules()) == "");
        return into;
    }
    [[nodiscard]] std::string refusal()
    {
        Match into = copy();
        const Result<void> put = Observation(*match, viewer).give(given(), 1, into);
        REQUIRE_FALSE(put);
        return put.error().message;
    }
    [[nodiscard]] Match copy()
    {
        return std::move(
            Match::resume(cards.library, rules, &cards.effects, match->state()).value());
    }
    [[nodiscard]] std::vector<DefId> pile(const Match& of, PlayerId owner, Zone zone) const
    {
        std::vector<DefId> defs;
        const Pile& pile = of.state().now.player[at(owner)].pile(zone);
        for (std::size_t i = 0; i < pile.count; ++i)
            defs.push_back(of.state().defs[at(pile.cards[i])]);
        return defs;
    }
};

/// Ends the turn, and returns the card that the next player drew.
[[nodiscard]] DefId drawn_next(Match& match)
{
    const PlayerId next = opponent_of(match.decision()->asked);
    REQUIRE(match.answer_by_default());
    const Pile& hand = match.state().now.player[at(next)].pile(Zone::hand);
    return match.state().defs[at(hand.cards[hand.count - 1u])];
}

}  // namespace

TEST_CASE("given cards are where they were given, in their order, and are drawn so", "[given]")
{
    Guess guess;
    guess.their_deck.back() = guess.cards["Adder"];
    *std::prev(guess.their_deck.end(), 2) = guess.cards["Otter"];
    guess.deck.back() = guess.cards["Adder"];
    guess.their_hand.front() = guess.cards["Heron"];
    Match made = guess.made();
    CHECK(guess.pile(made, guess.viewer, Zone::deck) == guess.deck);
    CHECK(guess.pile(made, guess.viewer, Zone::prizes) == guess.prizes);
    CHECK(guess.pile(made, guess.rival, Zone::deck) == guess.their_deck);
    CHECK(guess.pile(made, guess.rival, Zone::prizes) == guess.their_prizes);
    CHECK(guess.pile(made, guess.rival, Zone::hand) == guess.their_hand);
    CHECK(drawn_next(made) == guess.cards["Adder"]);
    CHECK(drawn_next(made) == guess.cards["Adder"]);
    CHECK(drawn_next(made) == guess.cards["Otter"]);
    CHECK(drawn_next(made) == guess.cards["Fawn"]);
}

TEST_CASE("nothing else of the match changes, and the match itself not at all", "[given]")
{
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Guess guess(seed);
        const MatchState before = guess.match->state();
        View real, shown;
        make_view(guess.match->rules(), seen_by(guess.viewer), real);
        Match made = guess.made(seed);
        make_view(made.rules(), seen_by(guess.viewer), shown);
        CHECK(real == shown);
        CHECK(same_question(*made.decision(), *guess.match->decision()));
        CHECK(guess.pile(made, guess.viewer, Zone::hand) ==
              guess.pile(*guess.match, guess.viewer, Zone::hand));
        CHECK(guess.match->state() == before);
        CHECK(made.state().decisions == before.decisions);
        CHECK(made.state().asks_forced);
    }
}

TEST_CASE("chance after given cards comes from the seed", "[given]")
{
    Guess guess;
    CHECK(guess.made(1).state() == guess.made(1).state());
    std::vector<std::uint64_t> draws;
    for (const std::uint64_t seed : {std::uint64_t{1}, std::uint64_t{2}}) {
        MatchState state = guess.made(seed).state();
        draws.push_back(state.now.random.next());
        MatchState real = guess.match->state();
        CHECK(draws.back() != real.now.random.next());
    }
    CHECK(draws[0] != draws[1]);
}

TEST_CASE("lists of another length, and cards that there are not, are refused", "[given]")
{
    const auto check = [](auto&& change, const std::string& reason) {
        Guess guess;
        change(guess);
        INFO(reason);
        CHECK_THAT(guess.refusal(), ContainsSubstring(reason));
    };
    check([](Guess& g) { g.deck.pop_back(); }, "'s deck: ");
    check([](Guess& g) { g.deck.push_back(g.deck[0]); }, "cards are given, but there are");
    check([](Guess& g) { g.prizes.clear(); }, "Prize cards: 0 cards are given, but there are 6");
    check([](Guess& g) { g.their_hand.clear(); }, "'s hand: 0 cards are given");
    check([](Guess& g) { g.their_deck[3] = DefId{60000}; },
          "a card is given that the library does not have");
}

TEST_CASE("what the player knows stays, or is refused", "[given]")
{
    Guess guess;
    const auto know = [&](PlayerId owner, Zone zone, std::size_t place) {
        guess.match->edit([&](Resolver& game) {
            Table& t = game.table();
            const CardIndex card = t.player[at(owner)].pile(zone).cards[place];
            t.seen[at(card)] = static_cast<std::uint8_t>(t.seen[at(card)] | seen_by(guess.viewer));
        });
        return guess.pile(*guess.match, owner, zone)[place];
    };
    SECTION("a Prize card")
    {
        const DefId known = know(guess.viewer, Zone::prizes, 2);
        CHECK_THAT(guess.refusal(),
                   ContainsSubstring("Prize cards, card 3: the player knows that"));
        guess.prizes[2] = known;
        CHECK(guess.pile(guess.made(), guess.viewer, Zone::prizes) == guess.prizes);
    }
    SECTION("the top card of the opponent's deck")
    {
        const DefId known = know(guess.rival, Zone::deck, guess.their_deck.size() - 1);
        CHECK_THAT(guess.refusal(), ContainsSubstring("deck, card"));
        guess.their_deck.back() = known;
        Match made = guess.made();
        CHECK(drawn_next(made) == known);
    }
    SECTION("a card of the opponent's hand, wherever it is given")
    {
        guess.their_hand.assign(guess.their_hand.size(), guess.cards["Fawn"]);
        const DefId known = know(guess.rival, Zone::hand, 1);
        CHECK_THAT(guess.refusal(), ContainsSubstring("hand: the player knows that"));
        guess.their_hand.back() = known;
        Match made = guess.made();
        CHECK(guess.pile(made, guess.rival, Zone::hand) == guess.their_hand);
        View shown;
        make_view(made.rules(), seen_by(guess.viewer), shown);
    }
    SECTION("a pile of which all is known need not be given")
    {
        for (std::size_t i = 0; i < guess.prizes.size(); ++i)
            static_cast<void>(know(guess.viewer, Zone::prizes, i));
        guess.prizes.clear();
        CHECK(guess.pile(guess.made(), guess.viewer, Zone::prizes) ==
              guess.pile(*guess.match, guess.viewer, Zone::prizes));
    }
}

TEST_CASE("in setup, the opponent must have been able to set up with the given cards", "[given]")
{
    Guess guess;
    const auto list = guess.cards.deck({{30, "Bystander"}});
    Result<Match> started =
        Match::start(guess.cards.library, guess.rules, &guess.cards.effects,
                     {.deck_one = list, .deck_two = list, .seed = 3, .ask_forced = true});
    REQUIRE(started);
    Match& match = started.value();
    while (match.decision()->purpose != Purpose::active) REQUIRE(match.answer_by_default());
    const PlayerId first = match.decision()->asked, second = opponent_of(first);
    while (match.decision()->asked == first) REQUIRE(match.answer_by_default());
    const Table& now = match.state().now;
    const auto filled = [&](PlayerId owner, Zone zone, const char* name) {
        return std::vector<DefId>(now.player[at(owner)].pile(zone).count, guess.cards[name]);
    };
    const auto deck = filled(second, Zone::deck, "Fawn");
    const auto their_deck = filled(first, Zone::deck, "Fawn");
    const auto their_hand = filled(first, Zone::hand, "Fire Energy");
    const auto their_prizes = filled(first, Zone::prizes, "Fawn");
    const auto put = [&](const char* active) {
        const std::vector<DefId> face_down(1, guess.cards[active]);
        GivenCards given;
        given.side[at(second)] = {.deck = deck};
        given.side[at(first)] = {
            .deck = their_deck, .hand = their_hand, .prizes = their_prizes, .face_down = face_down};
        Match into = std::move(
            Match::resume(guess.cards.library, guess.rules, &guess.cards.effects, match.state())
                .value());
        const Result<void> done = Observation(match, second).give(given, 1, into);
        if (!done) return done.error().message;
        const CardIndex top =
            into.state().now.slots[at(into.state().now.player[at(first)].active)].top;
        CHECK(into.state().defs[at(top)] == guess.cards[active]);
        return std::string();
    };
    REQUIRE(now.face_down);
    CHECK(put("Otter").empty());
    CHECK_THAT(put("Fire Energy"), ContainsSubstring("SETUP-07"));
}

}  // namespace ptcg::given_cards_test
