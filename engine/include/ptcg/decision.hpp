#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/ids.hpp"
#include "ptcg/types.hpp"

/// A question to a player (or to chance), and the options that answer it.
namespace ptcg {

/// What the question is for: one vocabulary for screens, bots and translations. Append only: C
/// programs see the numbers.
enum class Purpose : std::uint8_t {
    main_phase,     ///< what to do next in the turn
    start_first,    ///< do you want to take the first turn?
    active,         ///< which Basic Pokémon becomes the first Active Pokémon
    bench,          ///< which Basic Pokémon to put onto the Bench in setup
    bonus_cards,    ///< how many cards to draw for the opponent's mulligans
    bonus_card,     ///< draw one card for this mulligan?
    prize,          ///< which Prize card to take
    promote,        ///< which Benched Pokémon becomes the new Active Pokémon
    pay_retreat,    ///< which Energy card to discard for the Retreat Cost
    trigger_order,  ///< which waiting effect comes first
    replacement_order,
    checkup_order,  ///< conditions first, or other effects first
    use_text,       ///< do you want to use this text?
    search,         ///< take cards found in a hidden zone
    choose_card,
    choose_pokemon,
    damage,  ///< which Pokémon gets damage or counters
    heal,
    attach,  ///< which Pokémon gets the card
    discard,
    discard_energy,
    move_energy,
    switch_in,  ///< which Pokémon comes to the Active Spot
    to_deck,    ///< which card goes back into the deck
    attack,     ///< which attack
    condition,  ///< which Special Condition
    number,
    mode,  ///< which of the alternatives that a text names
    yes_no,
    evolve,
    trim_bench,   ///< which Benched Pokémon to discard when the Bench is over its limit
    flip,         ///< chance: heads or tails
    shuffle,      ///< chance: the new order, top card last
    random_pick,  ///< chance: one of these positions
    count
};

/// Append only: C programs see the numbers.
enum class OptionKind : std::uint8_t {
    stop,  ///< no more picks
    yes,
    no,
    number,     ///< `value`
    card,       ///< the card `def` at `place` of `zone`
    face_down,  ///< the unknown card at `place` of `zone`
    pokemon,    ///< the Pokémon at `spot`
    attached,   ///< the card `def` attached to the Pokémon at `spot`
    attack,     ///< attack `value` of `def` (the Pokémon at `spot`)
    condition,  ///< Condition `value`
    word,       ///< word number `value` in `Decision::words`
    text,       ///< the waiting effect of `def`; `value` is its Ability
    heads,
    tails,
    // Main phase
    bench,   ///< put the Basic Pokémon `def` from the hand onto the Bench
    attach,  ///< attach the Energy card `def` to the Pokémon at `spot`
    evolve,  ///< evolve the Pokémon at `spot` into `def`
    play,    ///< play the Trainer card `def` (on the Pokémon at `spot`, if it attaches)
    use,     ///< use Ability `value` of the Pokémon at `spot`
    use_stadium,
    retreat,  ///< retreat; the Pokémon at `spot` becomes Active
    end_turn
};
inline constexpr std::size_t option_kind_count = static_cast<std::size_t>(OptionKind::end_turn) + 1;

/// One option, as the asked player sees it: it may name a card in that player's hand or deck, so
/// it is for that player only. Never contains an internal card number.
struct Option {
    OptionKind kind = OptionKind::stop;
    std::uint8_t count =
        1;  ///< how many identical cards it stands for; 0: withheld because its script failed
    Zone zone = Zone::none;
    std::uint8_t place = 0xff;  ///< in its pile; 0xff if the order must not show (deck)
    Spot spot = no_spot;
    std::uint8_t value = 0;
    DefId def = no_def;

    friend bool operator==(const Option&, const Option&) = default;
};
static_assert(sizeof(Option) == 8);

/// The open question. Only the asked player may see all of it. Others may know who is asked, and
/// the purpose; the source, the limits and the options can tell what is in a hand. An answer is a
/// list of `min` to `max` option numbers. An option may be picked as often as its `count` says.
struct Decision {
    PlayerId asked = PlayerId::none;  ///< a player, or chance
    Purpose purpose = Purpose::main_phase;
    bool ordered = false;        ///< the order of the picks matters
    bool secret = false;         ///< only the asked player may know the answer
    DefId source = no_def;       ///< the card whose text asks; no_def: the rules
    std::uint8_t effect = 0xff;  ///< its attack or Ability, see `origin_attack`
    bool origin_attack = false;
    std::uint16_t min = 1;
    std::uint16_t max = 1;
    std::span<const Option> options;     ///< in a fixed order; valid until the match moves on
    std::span<const std::string> words;  ///< of the `word` options; valid as long as `options`
};

/// Returns the first legal answer that commits the asked player to the least: end the turn, "no",
/// the first options.
[[nodiscard]] std::vector<std::uint16_t> default_answer(const Decision& decision);

[[nodiscard]] std::string_view name_of(Purpose purpose);
[[nodiscard]] std::string_view name_of(OptionKind kind);

}  // namespace ptcg
