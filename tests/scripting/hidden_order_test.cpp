// Cards put into a deck in an order that nobody knows: neither the known part of the deck nor the
// reported moves reveal it.

#include <set>
#include <string>
#include <vector>

#include "ptcg/resolver.hpp"
#include "ptcg/view.hpp"
#include "support/real_table.hpp"

namespace ptcg::hidden_order_test {

using namespace ptcg::test;

namespace {

constexpr PlayerId me = PlayerId::one;

/// Plays Iono, which puts each player's hand under that player's deck.
struct HandsUnderDecks : RealTable {
    explicit HandsUnderDecks(std::vector<std::string> hand, std::uint64_t seed = 1)
        : RealTable({.active = "sv1-80",
                     .hand = std::move(hand),
                     .opponent = "sv1-38",
                     .opponent_hand = {"sv1-52", "sv1-53"}})
    {
        set_explicit_chance(false);
        MatchState state = match().state();
        state.now.random = Random(seed);
        match().restore(state);
        REQUIRE(match().answer(option(OptionKind::play, "sv2-185")));
    }

    [[nodiscard]] std::size_t known_of_deck(PlayerId viewer, PlayerId owner)
    {
        View view;
        make_view(match().rules(), seen_by(viewer), view);
        return view.player[at(owner)].deck.known_count;
    }
    /// Returns the cards whose moves into its deck `me` saw, in the order of the events.
    [[nodiscard]] std::vector<DefId> told_moves()
    {
        std::vector<DefId> cards;
        for (const Event& e : match().events_for(seen_by(me), 0)) {
            if (e.kind == EventKind::card_moved && e.player == me && e.to == Zone::deck) {
                cards.push_back(e.def);
            }
        }
        return cards;
    }
    [[nodiscard]] std::vector<DefId> lowest_of_deck(std::size_t count)
    {
        std::vector<DefId> cards;
        const Pile& deck = match().rules().pile(me, Zone::deck);
        for (std::size_t i = 0; i < count; ++i) {
            cards.push_back(match().rules().def_id(deck.cards[i]));
        }
        return cards;
    }
};

}  // namespace

TEST_CASE("a hand put under the deck in any order is not known card by card", "[view]")
{
    HandsUnderDecks table({"sv2-185", "sv1-13", "sv1-14", "sv1-15"});
    for (const PlayerId owner : both_players) {
        for (const PlayerId viewer : both_players) {
            CHECK(table.known_of_deck(viewer, owner) == 0);
        }
    }
}

TEST_CASE("one card put under the deck stays known to its owner", "[view]")
{
    HandsUnderDecks table({"sv2-185", "sv1-13"});
    CHECK(table.known_of_deck(me, me) == 1);
    CHECK(table.known_of_deck(opponent_of(me), me) == 0);
}

TEST_CASE("what is told of a hand put under the deck does not depend on its new order", "[view]")
{
    std::set<std::vector<DefId>> told, orders;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        HandsUnderDecks table({"sv2-185", "sv1-13", "sv1-14", "sv1-15"}, seed);
        told.insert(table.told_moves());
        orders.insert(table.lowest_of_deck(3));
    }
    CHECK(told.size() == 1);
    CHECK(told.begin()->size() == 3);
    CHECK(orders.size() > 2);
}

}  // namespace ptcg::hidden_order_test
