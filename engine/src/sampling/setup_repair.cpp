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

/// Swaps `card` with a hidden one from another pile whose fit is from `least` to `most`.
bool SetupRepair::swap_out(std::size_t card, Fit least, Fit most)
{
    const Table& t = state_.now;
    const std::size_t first = at(owner_) * cards_per_player;
    const std::uint32_t start = random_.below(cards_per_player);
    for (std::size_t i = 0; i < cards_per_player; ++i) {
        const std::size_t other = first + (start + i) % cards_per_player;
        if (t.zone[other] == t.zone[card] || t.zone[other] == Zone::in_play || !hidden_[other]) {
            continue;
        }
        const Fit its = fit(state_, other);
        if (its < least || its > most) continue;
        std::swap(state_.defs[card], state_.defs[other]);
        return true;
    }
    return false;
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
        const bool may = its == needed || (its == Fit::active_only && t.place[card] == active &&
                                           hand_fit(state_) == Fit::anywhere);
        if (!may && !swap_out(card, needed, needed)) return false;
    }
    return true;
}

bool SetupRepair::agree_in_hand(Fit wanted)
{
    std::vector<std::size_t> held;
    const Pile& hand = state_.now.player[at(owner_)].pile(Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        if (hidden_[at(hand.cards[i])]) held.push_back(at(hand.cards[i]));
    }
    if (held.empty()) return true;
    for (const std::size_t card : held) {
        if (fit(state_, card) > wanted && !swap_out(card, Fit::nowhere, wanted)) return false;
    }
    if (hand_fit(state_) == wanted) return true;
    const std::uint32_t which = random_.below(static_cast<std::uint32_t>(held.size()));
    return swap_out(held[which], wanted, wanted);
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
    if (!starts && seen_to && !agree_in_hand(hand_fit(real))) return false;
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
