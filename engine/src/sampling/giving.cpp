// Hidden cards that are given: a position in which they are what somebody guesses. As in a redrawn
// one, cards stay in their places, and become other printed cards.

#include <algorithm>
#include <string>

#include "procedures/steps.hpp"
#include "ptcg/determinize.hpp"
#include "sampling/attacks_meant.hpp"
#include "sampling/setup_repair.hpp"

namespace ptcg {
namespace {

[[nodiscard]] std::string pile_name(PlayerId owner, const char* pile)
{
    return "player " + std::to_string(at(owner) + 1) + "'s " + pile;
}

[[nodiscard]] const char* word_for(Zone zone)
{
    return zone == Zone::deck ? "deck" : zone == Zone::prizes ? "Prize cards" : "hand";
}

[[nodiscard]] Result<void> check_list(const CardLibrary& library, const std::string& pile,
                                      std::span<const DefId> given, std::size_t wanted)
{
    if (given.size() != wanted) {
        return Error{pile + ": " + std::to_string(given.size()) +
                     " cards are given, but there are " + std::to_string(wanted)};
    }
    for (const DefId card : given) {
        if (!library.has(card))
            return Error{pile + ": a card is given that the library does not have"};
    }
    return {};
}

[[nodiscard]] Error contradiction(const std::string& pile, std::string_view known)
{
    return Error{pile + ": the player knows that " + std::string(known) + " is there"};
}

}  // namespace

/// A deck, or Prize cards, whose places are known.
Result<void> Observation::give_pile(PlayerId owner, Zone zone, std::span<const DefId> given,
                                    MatchState& state) const
{
    const Pile& pile = state.now.player[at(owner)].pile(zone);
    const std::span<const CardIndex> cards(pile.cards.data(), pile.count);
    const auto hides = [&](CardIndex card) { return is_hidden(state.now, card); };
    if (given.empty() && std::none_of(cards.begin(), cards.end(), hides)) return {};
    const std::string name = pile_name(owner, word_for(zone));
    if (Result<void> fits = check_list(*library_, name, given, cards.size()); !fits) return fits;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        DefId& is = state.defs[at(cards[i])];
        if (!hides(cards[i]) && is != given[i]) {
            return contradiction(name + ", card " + std::to_string(i + 1),
                                 library_->name(library_->def(is).name));
        }
        is = given[i];
    }
    return {};
}

/// The opponent's hand: the player may know cards in it, but not where they are.
Result<void> Observation::give_hand(std::span<const DefId> given, MatchState& state) const
{
    const PlayerId owner = opponent_of(viewer_);
    Pile& hand = state.now.player[at(owner)].pile(Zone::hand);
    std::vector<CardIndex> known, hidden;
    for (std::size_t i = 0; i < hand.count; ++i)
        (is_hidden(state.now, hand.cards[i]) ? hidden : known).push_back(hand.cards[i]);
    if (given.empty() && hidden.empty()) return {};
    const std::string name = pile_name(owner, "hand");
    if (Result<void> fits = check_list(*library_, name, given, hand.count); !fits) return fits;
    std::vector<CardIndex> order;
    auto next = hidden.begin();
    for (const DefId card : given) {
        const auto same =
            std::ranges::find_if(known, [&](CardIndex one) { return state.defs[at(one)] == card; });
        if (same != known.end()) {
            order.push_back(*same);
            known.erase(same);
        } else if (next != hidden.end()) {
            state.defs[at(*next)] = card;
            order.push_back(*next++);
        } else {
            return contradiction(name,
                                 library_->name(library_->def(state.defs[at(known.front())]).name));
        }
    }
    if (in_step_) return {};  // the step is run again, and leaves the cards where they are
    for (std::size_t i = 0; i < order.size(); ++i) {
        hand.cards[i] = order[i];
        state.now.place[at(order[i])] = static_cast<std::uint8_t>(i);
    }
    return {};
}

/// The opponent's Pokémon that are not revealed yet.
Result<void> Observation::give_face_down(std::span<const DefId> given, MatchState& state) const
{
    const Table& t = state.now;
    const PlayerId owner = opponent_of(viewer_);
    const PlayerTable& player = t.player[at(owner)];
    std::vector<SlotId> spots;
    if (t.face_down && player.active != no_slot) spots.push_back(player.active);
    for (std::size_t i = 0; t.face_down && i < player.bench_count; ++i)
        spots.push_back(player.bench[i]);
    const std::string name = pile_name(owner, "Pokémon that are face down");
    if (Result<void> fits = check_list(*library_, name, given, spots.size()); !fits) return fits;
    for (std::size_t i = 0; i < spots.size(); ++i)
        state.defs[at(t.slots[at(spots[i])].top)] = given[i];
    return {};
}

Result<void> Observation::give_all(const GivenCards& given, MatchState& state) const
{
    for (const PlayerId owner : both_players) {
        const GivenCards::Side& side = given.side[at(owner)];
        const bool own = owner == viewer_;
        for (const auto& [zone, cards] :
             {std::pair(Zone::deck, side.deck), std::pair(Zone::prizes, side.prizes)}) {
            if (Result<void> put = give_pile(owner, zone, cards, state); !put) return put;
        }
        Result<void> put =
            own ? give_pile(owner, Zone::hand, side.hand, state) : give_hand(side.hand, state);
        if (put && !own) put = give_face_down(side.face_down, state);
        if (!put) return put;
    }
    return {};
}

/// Fails unless both players could have set up with these cards, the opponent as it has: nothing
/// would have to be swapped, or `swaps` lets it.
Result<void> Observation::set_up(bool swaps, Random& random, MatchState& state) const
{
    if (!state.now.face_down) return {};
    const auto given = state.defs;
    for (const PlayerId owner : both_players) {
        const auto first =
            given.begin() + static_cast<std::ptrdiff_t>(at(owner) * cards_per_player);
        const bool can_start = std::any_of(first, first + cards_per_player, [&](DefId card) {
            return flow::placeable_in_setup(library_->def(card), *rules_);
        });
        if (!can_start) {
            return Error{pile_name(owner, "cards") +
                         ": none of them is a Basic Pokémon, so the setup could never end "
                         "(SETUP-07)"};
        }
    }
    const std::array<bool, cards_per_match> hidden = hidden_in_setup();
    SetupRepair setup(*library_, *rules_, opponent_of(viewer_), hidden,
                      swaps ? SetupSwaps::from_deck : SetupSwaps::any, random, state);
    const bool fits = setup.agree_with(state_, opponents_start_is_known()) && setup.keep_question();
    if (fits && (swaps || state.defs == given)) return {};
    return Error{"player " + std::to_string(at(opponent_of(viewer_)) + 1) +
                 " could not have set up as it has with the given cards: its hand, or the Pokémon "
                 "that is face down, does not fit (SETUP-07)"};
}

Result<void> Observation::give(const GivenCards& given, std::uint64_t seed, Match& into) const
{
    constexpr int tries = 4;  // the opponent's secret answers may have been others
    Random random(seed);
    for (int n = 0; n < (in_step_ ? tries : 1); ++n) {
        MatchState state = state_;
        if (Result<void> chance = redraw_chance(random, state); !chance) return chance;
        if (Result<void> put = give_all(given, state); !put) return put;
        note_cards(state);
        if (!keep_attacks_meant(state_, state))
            return Error{"no given card has an attack that an effect in play is about"};
        if (Result<void> ready = set_up(given.swap_to_set_up, random, state); !ready) return ready;
        if (in_step_ && !(answer_alike(state, into) && could_begin(state, into))) continue;
        into.restore(state);
        if (question_.asked == PlayerId::none || agrees(into)) return {};
    }
    return Error{
        "the effect in progress has used hidden cards in a way that shows: it could not "
        "have come to this question with the given ones"};
}

}  // namespace ptcg
