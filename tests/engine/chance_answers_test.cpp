// Chance answered with cards instead of the numbers of face-down options.

#include <algorithm>

#include "ptcg/view.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::chance_answers_test {

using namespace ptcg::test;

namespace {

Match started(const NeutralCards& cards, EffectHost* effects, const std::vector<DefId>& deck)
{
    MatchSetup setup{.deck_one = deck, .deck_two = deck, .explicit_chance = true};
    Result<Match> match = Match::start(cards.library, profile("dp"), effects, setup);
    REQUIRE(match);
    return std::move(match.value());
}

std::vector<DefId> chance_cards(Match& match)
{
    const std::span<const DefId> cards = match.chance_cards();
    return {cards.begin(), cards.end()};
}

std::string refusal(Match& match, const std::vector<DefId>& cards)
{
    const Result<std::vector<std::uint16_t>> picks = match.picks_of_cards(cards);
    return picks ? std::string("accepted") : picks.error().message;
}

}  // namespace

TEST_CASE("a shuffle is answered with the pile in its new order", "[rules]")
{
    NeutralCards cards;
    cards.pokemon({.name = "Rare"});
    Match match = started(cards, &cards.effects, cards.deck({{20, "Bystander"}, {1, "Rare"}}));
    while (match.decision()->purpose != Purpose::shuffle) REQUIRE(match.answer(0));
    const PlayerId whose = owner_of(match.decision()->options[0].spot);
    std::vector<DefId> order = chance_cards(match);
    REQUIRE(order.size() == 60);
    REQUIRE(std::count(order.begin(), order.end(), cards["Rare"]) == 1);
    std::sort(order.begin(), order.end());
    const auto rare = std::find(order.begin(), order.end(), cards["Rare"]);
    std::rotate(rare, rare + 1, order.end());  // on top: the last one
    const auto picks = match.picks_of_cards(order);
    REQUIRE(picks);
    REQUIRE(match.answer(picks.value()));
    // The seven cards on top are drawn.
    View view;
    make_view(match.rules(), seen_by(whose), view);
    const PileView& hand = view.player[at(whose)].hand;
    REQUIRE(hand.known_count == 7);
    std::vector<DefId> drawn;
    for (std::size_t i = 0; i < hand.known_count; ++i) drawn.push_back(hand.known[i].def);
    std::sort(drawn.begin(), drawn.end());
    std::vector<DefId> top(order.end() - 7, order.end());
    std::sort(top.begin(), top.end());
    CHECK(drawn == top);
}

TEST_CASE("cards that are not those of the pile are refused with the reason", "[rules][errors]")
{
    NeutralCards cards;
    const DefId other = cards.pokemon({.name = "Other"});
    Match match = started(cards, &cards.effects, cards.deck({{20, "Bystander"}}));
    const std::vector<DefId> any{cards["Bystander"]};
    while (match.decision()->purpose != Purpose::shuffle) {
        CHECK(chance_cards(match).empty());
        CHECK(refusal(match, any) ==
              "the open question is not one to chance about a pile of cards");
        REQUIRE(match.answer(0));
    }
    const std::vector<DefId> order = chance_cards(match);
    std::vector<DefId> wrong = order;
    const std::string id = cards.library.text(other).id;
    wrong[3] = other;
    CHECK(refusal(match, wrong) == "Other (" + id + ") is not among the cards");
    wrong.assign(order.size(), cards["Bystander"]);
    CHECK(refusal(match, wrong) == "Bystander (" + cards.library.text(cards["Bystander"]).id +
                                       ") is given 60 times but is among the cards only 20 times");
    wrong = order;
    wrong.pop_back();
    CHECK(refusal(match, wrong) == "the answer takes 60 of the 60 cards, not 59");
    CHECK(refusal(match, {}) == "the answer takes 60 of the 60 cards, not 0");
    wrong = order;
    wrong[0] = DefId{0xfff0};
    CHECK(refusal(match, wrong) == "a card that the library does not have is not among the cards");
    CHECK(chance_cards(match) == order);

    match.make_void();
    CHECK(refusal(match, order) == "the match is over; there is no question to answer");
}

TEST_CASE("a random pick is answered with the card", "[rules]")
{
    NeutralCards cards;
    const DefId rare = cards.trainer("Rare", TrainerKind::item);
    CardList taken;
    cards.trainer("Snatch", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        return game.pick_at_random(opponent_of(it.owner), Zone::hand, 2, taken);
    });
    Match match =
        started(cards, &cards.effects, cards.deck({{1, "Rare"}, {3, "Snatch"}, {20, "Bystander"}}));
    const auto to_pick = [&] {
        while (const Decision* open = match.decision()) {
            if (open->purpose == Purpose::random_pick) return true;
            const int play = find_option(*open, OptionKind::play, cards["Snatch"]);
            if (open->purpose == Purpose::shuffle) {  // the list's first card comes on top
                std::vector<DefId> order = chance_cards(match);
                std::sort(order.begin(), order.end(), [&](DefId one, DefId two) {
                    const auto rank = [&](DefId card) {
                        return card == rare                 ? 3
                               : card == cards["Snatch"]    ? 2
                               : card == cards["Bystander"] ? 1
                                                            : 0;
                    };
                    return rank(one) < rank(two);
                });
                REQUIRE(match.answer(match.picks_of_cards(order).value()));
            } else if (play >= 0) {
                REQUIRE(match.answer(static_cast<std::uint16_t>(play)));
            } else {
                REQUIRE(match.answer_by_default());
            }
        }
        return false;
    };
    REQUIRE(to_pick());
    const auto rares = [&] {
        const std::vector<DefId> hand = chance_cards(match);
        return std::count(hand.begin(), hand.end(), rare);
    };
    REQUIRE(rares() == 1);
    const auto picks = match.picks_of_cards(std::vector<DefId>{rare});
    REQUIRE(picks);
    CHECK(chance_cards(match)[picks.value()[0]] == rare);
    REQUIRE(match.answer(picks.value()));
    REQUIRE(match.decision()->purpose == Purpose::random_pick);  // the second of two
    CHECK(rares() == 0);
    CHECK(refusal(match, {rare, rare}).find("is not among the cards") != std::string::npos);
}

}  // namespace ptcg::chance_answers_test
