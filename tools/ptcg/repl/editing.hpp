#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/resolver.hpp"

/// Putting cards and numbers where a judge wants them, against all rules.
namespace ptcg::tools {

/// Changes a match that nobody else looks at: after an error it is good for nothing.
///
/// Cards come from their owner's deck, then from the Lost Zone; where neither has such a card, a
/// basic Energy card lying there becomes one. What makes room goes to the bottom of the deck. No
/// rule is asked, no text reacts, no event tells of it.
class Editing {
public:
    /// `game` is what `match.edit` gives.
    Editing(Match& match, Resolver& game) : match_(match), game_(game) {}

    /// Puts a Pokémon there, with what it evolves from below it. On the Bench the place must be
    /// taken or the next free one.
    Result<void> put_pokemon(Spot spot, DefId card);
    /// Takes a Benched Pokémon away.
    Result<void> remove_pokemon(Spot spot);
    Result<void> set_damage(Spot spot, std::size_t points);
    /// Exactly these Energy cards.
    Result<void> set_energy(Spot spot, const std::vector<DefId>& cards);
    /// This Tool; none with `no_def`.
    Result<void> set_tool(Spot spot, DefId card);
    /// One more Special Condition, instead of those it excludes (SC-04).
    Result<void> add_condition(Spot spot, Condition condition);
    Result<void> clear_conditions(Spot spot);
    /// Whether it came into play, or evolved, this turn.
    Result<void> set_new(Spot spot, bool is_new);

    /// Exactly these cards: the first one is the top card of a deck, the last one the top card of
    /// another pile. What was there goes to the bottom of the deck; of a deck, to the Lost Zone.
    Result<void> set_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards);
    Result<void> add_to_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards);
    /// Back to the bottom of the deck.
    Result<void> take_from_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards);
    Result<void> put_on_deck(PlayerId player, const std::vector<DefId>& cards);
    /// So many Prize cards, from the top of the deck.
    Result<void> set_prize_count(PlayerId player, std::size_t count);
    /// The Stadium in play and whose it is; none with `no_def`.
    Result<void> set_stadium(PlayerId owner, DefId card);
    Result<void> set_turn(std::size_t turn);

private:
    [[nodiscard]] Resolver& game() const { return game_; }
    [[nodiscard]] Result<SlotId> pokemon(Spot spot);
    [[nodiscard]] Result<CardIndex> take(PlayerId owner, DefId card);
    [[nodiscard]] std::optional<CardIndex> lying(PlayerId owner, Zone zone, DefId card);
    [[nodiscard]] std::optional<CardIndex> spare(PlayerId owner);
    /// The player's deck.
    [[nodiscard]] std::span<const DefId> cards_of(PlayerId owner) const;
    void become(CardIndex card, DefId def);
    void put(CardIndex card, Zone zone, bool bottom = false);
    void clear_away(SlotId id, Role role);

    Match& match_;
    Resolver& game_;
};

}  // namespace ptcg::tools
