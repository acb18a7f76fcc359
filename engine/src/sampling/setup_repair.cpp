#include "sampling/setup_repair.hpp"

#include <algorithm>

#include "procedures/steps.hpp"
#include "queries/listeners.hpp"

namespace ptcg {

SetupRepair::Fit SetupRepair::fit(const MatchState& in, std::size_t card) const
{
    const CardDef& def = library_.def(in.defs[card]);
    if (flow::placeable_in_setup(def, rules_)) return Fit::anywhere;
    return flow::may_start_active(def, rules_) ? Fit::active_only : Fit::nowhere;
}

/// Returns the best fit of any card in the hand.
SetupRepair::Fit SetupRepair::hand_fit(const MatchState& in) const
{
    Fit best = Fit::nowhere;
    const Pile& hand = state_.now.player[at(owner_)].pile(Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) best = std::max(best, fit(in, at(hand.cards[i])));
    return best;
}

/// Swaps the cards if the other is hidden, in another pile, and its fit is from `least` to `most`.
bool SetupRepair::swap_with(std::size_t card, std::size_t other, Fit least, Fit most)
{
    const Table& t = state_.now;
    if (t.zone[other] == t.zone[card] || t.zone[other] == Zone::in_play || !hidden_[other])
        return false;
    const Fit its = fit(state_, other);
    if (its < least || its > most) return false;
    std::swap(state_.defs[card], state_.defs[other]);
    return true;
}

/// Swaps `card` with a hidden one from another pile whose fit is from `least` to `most`.
bool SetupRepair::swap_out(std::size_t card, Fit least, Fit most)
{
    if (swaps_ == SetupSwaps::from_deck) {
        const Pile& deck = state_.now.player[at(owner_)].pile(Zone::deck);
        for (std::size_t i = deck.count; i > 0; --i) {
            if (swap_with(card, at(deck.cards[i - 1]), least, most)) return true;
        }
        return false;
    }
    const std::size_t first = at(owner_) * cards_per_player;
    const std::uint32_t start = random_.below(cards_per_player);
    for (std::size_t i = 0; i < cards_per_player; ++i) {
        const std::size_t other = first + (start + i) % cards_per_player;
        if (swap_with(card, other, least, most)) return true;
    }
    return false;
}

/// Returns whether the player has, or has placed on the Bench, a Basic Pokémon.
bool SetupRepair::had_basic() const
{
    return hand_fit(state_) == Fit::anywhere || state_.now.player[at(owner_)].bench_count > 0;
}

bool SetupRepair::agree_in_play()
{
    const Table& t = state_.now;
    const std::size_t active = at(t.player[at(owner_)].active);
    const bool without = flow::starts_without_basic(state_.now, owner_);
    const std::size_t first = at(owner_) * cards_per_player;
    for (std::size_t card = first; card < first + cards_per_player; ++card) {
        if (!hidden_[card] || t.zone[card] != Zone::in_play) continue;
        const bool only = without && t.place[card] == active;
        const Fit needed = only ? Fit::active_only : Fit::anywhere;
        const Fit its = fit(state_, card);
        // A player who also had a Basic Pokémon may still have started with the other card.
        const bool other_card = its == Fit::active_only && t.place[card] == active;
        if (its == needed || (other_card && had_basic())) continue;
        if (swaps_ == SetupSwaps::any) {
            if (!swap_out(card, needed, needed)) return false;
        } else if (t.place[card] != active || its == Fit::nowhere) {
            return false;
        } else if (!only) {  // the Pokémon stays: the hand gets a Basic one if it can
            static_cast<void>(agree_in_hand(Fit::anywhere, Fit::anywhere));
        }
    }
    return true;
}

/// Returns the least and the most that the best card of the hand fits, as far as it shows. A player
/// who takes a mulligan may have another card to start with, but not want to.
std::pair<SetupRepair::Fit, SetupRepair::Fit> SetupRepair::known_fits(const MatchState& real) const
{
    const Fit best = hand_fit(real);
    const bool lacks = best != Fit::anywhere && !flow::starts_without_basic(real.now, owner_);
    const bool was_asked = real.answers.used > 0;  // whether to start, in the step that runs again
    if (swaps_ == SetupSwaps::from_deck && lacks && !was_asked)
        return {Fit::nowhere, Fit::active_only};
    return {best, best};
}

/// Makes sure that the best card of the hand fits from `least` to `most`.
bool SetupRepair::agree_in_hand(Fit least, Fit most)
{
    std::vector<std::size_t> held;
    const Pile& hand = state_.now.player[at(owner_)].pile(Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        if (hidden_[at(hand.cards[i])]) held.push_back(at(hand.cards[i]));
    }
    if (held.empty()) return true;
    for (const std::size_t card : held) {
        if (fit(state_, card) > most && !swap_out(card, Fit::nowhere, most)) return false;
    }
    if (hand_fit(state_) >= least) return true;
    const bool any = swaps_ == SetupSwaps::any;
    const std::uint32_t which =
        any ? random_.below(static_cast<std::uint32_t>(held.size())) : std::uint32_t{0};
    return swap_out(held[which], least, most);
}

bool SetupRepair::agree_with(const MatchState& real, bool seen_to)
{
    const std::size_t first = at(owner_) * cards_per_player;
    bool anywhere = false;
    for (std::size_t card = first; card < first + cards_per_player; ++card) {
        anywhere = anywhere || fit(state_, card) == Fit::anywhere;
    }
    if (!anywhere) return false;  // the setup could never end
    if (!agree_in_play()) return false;
    const bool starts = state_.now.player[at(owner_)].active != no_slot;
    const auto [least, most] = known_fits(real);
    if (!starts && seen_to && !agree_in_hand(least, most)) return false;
    refresh_listeners(state_, library_);  // a Pokémon's card may have been redrawn
    return true;
}

/// Makes sure that at least `kinds` different cards with a fit from `least` to `most` are in these
/// places.
bool SetupRepair::bring(const std::vector<std::size_t>& places, std::size_t kinds, Fit least,
                        Fit most)
{
    std::vector<DefId> there;
    const auto is_new = [&](std::size_t card) {
        const Fit its = fit(state_, card);
        return its >= least && its <= most &&
               std::ranges::find(there, state_.defs[card]) == there.end();
    };
    std::vector<std::size_t> spare, elsewhere;
    for (const std::size_t card : places) {
        if (is_new(card)) {
            there.push_back(state_.defs[card]);
        } else if (hidden_[card]) {
            spare.push_back(card);
        }
    }
    const std::size_t first = at(owner_) * cards_per_player;
    for (std::size_t card = first; card < first + cards_per_player; ++card) {
        if (hidden_[card] && state_.now.zone[card] != Zone::in_play &&
            std::ranges::find(places, card) == places.end()) {
            elsewhere.push_back(card);
        }
    }
    while (there.size() < kinds) {
        std::vector<std::size_t> wanted;
        std::ranges::copy_if(elsewhere, std::back_inserter(wanted), is_new);
        if (wanted.empty() || spare.empty()) return false;
        const auto take = [&](std::vector<std::size_t>& from) {
            const auto card = from.begin() + random_.below(static_cast<std::uint32_t>(from.size()));
            const std::size_t taken = *card;
            from.erase(card);
            return taken;
        };
        const std::size_t in = take(wanted), out = take(spare);
        std::swap(state_.defs[in], state_.defs[out]);
        there.push_back(state_.defs[out]);
    }
    return true;
}

bool SetupRepair::keep_question()
{
    const Table& t = state_.now;
    const Frame& frame = t.frames[t.depth - 1u];
    if (frame.player != owner_) return true;
    const Pile& hand = t.player[at(owner_)].pile(Zone::hand);
    std::size_t from = 0, kinds = 1;
    Fit least = Fit::anywhere, most = Fit::anywhere;
    switch (frame.step) {
        case Step::setup_active:
            kinds = 2;  // copies of one would not be a choice
            least = Fit::active_only;
            if (flow::starts_without_basic(t, owner_)) most = Fit::active_only;
            break;
        case Step::setup_bench:
            break;
        case Step::setup_bonus_bench:
            from = hand.count -
                   std::min<std::size_t>(hand.count, frame.detail);  // the cards drawn last
            break;
        default:
            return true;
    }
    std::vector<std::size_t> places;
    for (std::size_t i = from; i < hand.count; ++i) places.push_back(at(hand.cards[i]));
    return bring(places, kinds, least, most);
}

}  // namespace ptcg
