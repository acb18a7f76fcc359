#pragma once

#include "ptcg/resolver.hpp"

/// Who may know which card: the only definition of hidden information, for every form of a view.
namespace ptcg {

/// Who is looking, and what that allows.
struct Viewer {
    Audience audience = seen_by_all;

    [[nodiscard]] bool is_judge() const { return audience == seen_by_all; }
    [[nodiscard]] bool is(PlayerId player) const { return audience == seen_by(player); }
    /// Spectators know only face-up cards, not even a card that both players have seen.
    [[nodiscard]] bool knows(std::uint8_t seen) const
    {
        return is_judge() || (seen & audience) != 0;
    }
    /// Returns whether the viewer sees every card of the owner's pile: a hand only if the viewer is
    /// its owner, a deck never (ZONE-01, ZONE-02, ZONE-04, GAP-15).
    [[nodiscard]] bool sees_pile(PlayerId owner, Zone zone) const
    {
        if (zone == Zone::hand) return is_judge() || is(owner);
        return zone != Zone::deck && zone != Zone::prizes;
    }
    /// Returns whether the owner's Pokémon are face down for the viewer (SETUP-07).
    [[nodiscard]] bool sees_backs_only(const Table& table, PlayerId owner) const
    {
        return table.face_down && !is_judge() && !is(owner);
    }
    /// The order of a hand is hidden: a player who could tell where in it a known card is could
    /// follow that card, or pick it where a pick must be blind.
    [[nodiscard]] bool is_told_places(PlayerId owner, Zone zone) const
    {
        return zone != Zone::hand || sees_pile(owner, zone);
    }
};

/// The place of a card that is known to be in a pile, but not where in it.
inline constexpr std::uint8_t somewhere = 0xff;

/// The piles in a view, in order.
inline constexpr Zone shown_piles[] = {Zone::deck,   Zone::hand,      Zone::discard,
                                       Zone::prizes, Zone::lost_zone, Zone::beside};

}  // namespace ptcg
