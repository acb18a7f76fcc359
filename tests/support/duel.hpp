#pragma once

#include <string_view>

#include "support/neutral_cards.hpp"

namespace ptcg::test {

/// A match of neutral cards in the third turn, which is player one's. A test can put it into any
/// position. Both players have an Active Bystander, six Prize cards and decks with every card of
/// the library.
class Duel {
public:
    /// REQUIRES: `cards` and `rules` outlive it.
    Duel(NeutralCards& cards, const Ruleset& rules);

    static constexpr PlayerId one = PlayerId::one;  ///< whose turn it is
    static constexpr PlayerId two = PlayerId::two;

    // The position
    SlotId set_active(PlayerId id, std::string_view name);
    SlotId add_to_bench(PlayerId id, std::string_view name);
    void attach(SlotId to, std::string_view name, Role role);
    void set_damage(SlotId id, int points);
    void set_condition(SlotId id, Condition condition);
    /// Puts an effect of `owner`'s on the Pokémon until the end of the turn, as if its first attack
    /// had done so. An effect about an attack is about that attack.
    void affect(SlotId id, LastingKind kind, PlayerId owner, int value = 0);
    void set_prizes(PlayerId id, int count);
    void set_deck(PlayerId id, int count);
    void add_to_hand(PlayerId id, std::string_view name);

    // Playing
    void add_coins(std::string_view coins) { chance_.add(coins); }
    [[nodiscard]] std::size_t coins_left() const { return chance_.left(); }
    /// Returns the open question to a player, or null if the match is over.
    const Decision* next() { return chance_.next_question(match); }
    void answer(std::vector<std::uint16_t> picks);
    /// Picks the first option of the open question as often as the minimum requires.
    void answer_first();
    /// Uses the Active Pokémon's attack with this number. Fails the test if it is not offered.
    void attack(std::uint8_t number = 0);
    void end_turn();
    void play(std::string_view name);

    // Inspection
    [[nodiscard]] const Slot& active(PlayerId id);
    [[nodiscard]] int count(EventKind kind) const;
    /// Returns the number of the first event of this kind, or -1 if there is none.
    [[nodiscard]] int position(EventKind kind, PlayerId who = PlayerId::none) const;

private:
    void do_option(OptionKind kind, DefId def, int value);
    static CardIndex take(Resolver& game, PlayerId id, DefId def);

    NeutralCards& cards_;
    ScriptedChance chance_{"H"};
    std::vector<DefId> deck_;
    std::size_t first_event_ = 0;

public:
    Match match;
};

}  // namespace ptcg::test
