#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/resolver.hpp"

/// Puts cards and numbers where a judge wants them, regardless of the rules.
namespace ptcg::tools {

/// Changes a match that nothing else uses: after an error, the match is unusable.
///
/// Cards come from their owner's deck, then from the Lost Zone. If neither has such a card, a basic
/// Energy card there becomes one. Cards that are replaced go to the bottom of the deck. No rule is
/// checked, no text reacts, and no event reports the change.
class Editing {
public:
    /// `game` is what `match.edit` provides.
    Editing(Match& match, Resolver& game) : match_(match), game_(game) {}

    /// Puts a Pokémon there, on top of what it evolves from. On the Bench, the place must be
    /// occupied or the next free one.
    Result<void> put_pokemon(Spot spot, DefId card);
    /// Removes a Benched Pokémon.
    Result<void> remove_pokemon(Spot spot);
    Result<void> set_damage(Spot spot, std::size_t points);
    /// Sets exactly these Energy cards.
    Result<void> set_energy(Spot spot, const std::vector<DefId>& cards);
    /// Sets this Tool, or no Tool for `no_def`.
    Result<void> set_tool(Spot spot, DefId card);
    /// Adds a Special Condition and removes those it excludes (SC-04).
    Result<void> add_condition(Spot spot, Condition condition);
    Result<void> clear_conditions(Spot spot);
    /// Sets whether it came into play, or evolved, this turn.
    Result<void> set_new(Spot spot, bool is_new);

    /// Sets exactly these cards: the first one is the top card of a deck, the last one the top card
    /// of another pile. The cards that were there go to the bottom of the deck; those of a deck, to
    /// the Lost Zone.
    Result<void> set_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards);
    Result<void> add_to_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards);
    /// Returns the cards to the bottom of the deck.
    Result<void> take_from_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards);
    Result<void> put_on_deck(PlayerId player, const std::vector<DefId>& cards);
    /// Sets the number of Prize cards, from the top of the deck.
    Result<void> set_prize_count(PlayerId player, std::size_t count);
    /// Sets the Stadium in play and its owner, or no Stadium for `no_def`.
    Result<void> set_stadium(PlayerId owner, DefId card);
    Result<void> set_turn(std::size_t turn);

private:
    [[nodiscard]] Resolver& game() const { return game_; }
    [[nodiscard]] Result<SlotId> pokemon(Spot spot);
    [[nodiscard]] Result<CardIndex> take(PlayerId owner, DefId card);
    [[nodiscard]] std::optional<CardIndex> lying(PlayerId owner, Zone zone, DefId card);
    [[nodiscard]] std::optional<CardIndex> spare(PlayerId owner);
    /// Returns the player's deck.
    [[nodiscard]] std::span<const DefId> cards_of(PlayerId owner) const;
    void become(CardIndex card, DefId def);
    void put(CardIndex card, Zone zone, bool bottom = false);
    void clear_away(SlotId id, Role role);

    Match& match_;
    Resolver& game_;
};

}  // namespace ptcg::tools
