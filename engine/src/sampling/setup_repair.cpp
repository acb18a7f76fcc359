#include "sampling/setup_repair.hpp"

#include <algorithm>

#include "procedures/steps.hpp"
#include "queries/listeners.hpp"

namespace ptcg {

bool SetupRepair::placeable(const MatchState& in, std::size_t card) const
{
    return flow::placeable_in_setup(library_.def(in.defs[card]), rules_);
}

/// Exchanges `card` with a hidden one from another pile that is placeable, or is not.
bool SetupRepair::swap_out(std::size_t card, bool wanted)
{
    const Table& t = state_.now;
    const std::size_t first = at(owner_) * cards_per_player;
    const std::uint32_t start = random_.below(cards_per_player);
    for (std::size_t i = 0; i < cards_per_player; ++i) {
        const std::size_t other = first + (start + i) % cards_per_player;
        if (t.zone[other] == t.zone[card] || t.zone[other] == Zone::in_play || !hidden_[other] ||
            placeable(state_, other) != wanted) {
            continue;
        }
        std::swap(state_.defs[card], state_.defs[other]);
        return true;
    }
    return false;
}

bool SetupRepair::agree_with(const MatchState& real)
{
    const Table& t = state_.now;
    const std::size_t first = at(owner_) * cards_per_player;
    std::vector<std::size_t> held;
    bool anywhere = false, any = false, should = false;
    for (std::size_t card = first; card < first + cards_per_player; ++card) {
        anywhere = anywhere || placeable(state_, card);
        if (hidden_[card] && t.zone[card] == Zone::in_play && !placeable(state_, card) &&
            !swap_out(card, true)) {
            return false;
        }
        if (t.zone[card] != Zone::hand) continue;
        any = any || placeable(state_, card);
        should = should || placeable(real, card);
        if (hidden_[card]) held.push_back(card);
    }
    if (!anywhere) return false;  // the setup could never end
    if (t.player[at(owner_)].active == no_slot && !held.empty() && any != should) {
        if (should) {
            const std::uint32_t which = random_.below(static_cast<std::uint32_t>(held.size()));
            if (!swap_out(held[which], true)) return false;
        } else {
            for (const std::size_t card : held) {
                if (placeable(state_, card) && !swap_out(card, false)) return false;
            }
        }
    }
    refresh_listeners(state_, library_);  // a Pokémon's card may have been redrawn
    return true;
}

/// At least so many different placeable cards lie at these places.
bool SetupRepair::bring(const std::vector<std::size_t>& places, std::size_t kinds)
{
    std::vector<DefId> there;
    const auto is_new = [&](std::size_t card) {
        return placeable(state_, card) &&
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
    switch (frame.step) {
        case Step::setup_active:
            kinds = 2;  // copies of one would be no choice
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
    return bring(places, kinds);
}

}  // namespace ptcg
