#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ptcg/cabt/game_cards.hpp"

/// A question as the interface asks it: its "select". The numbers of all enumerations are its own.
namespace ptcg::cabt {

enum class SelectType : std::uint8_t {
    main,
    card,
    attached_card,
    card_or_attached_card,
    energy,
    skill,
    attack,
    evolve,
    count,
    yes_no,
    special_condition
};

enum class Context : std::uint8_t {
    main,
    setup_active,
    setup_bench,
    change_active,  ///< "Switch" there
    to_active,
    to_bench,
    to_field,
    to_hand,
    discard,
    to_deck,
    to_deck_bottom,
    to_prize,
    not_move,
    damage_counter,
    damage_counter_any,
    damage,
    remove_damage_counter,
    heal,
    evolves_from,
    evolves_to,
    devolve,
    attach_from,
    attach_to,
    detach_from,
    look,
    effect_target,
    discard_energy_card,
    discard_tool_card,
    switch_energy_card,
    discard_card_or_attached_card,
    discard_energy,
    to_hand_energy,
    to_deck_energy,
    switch_energy,
    skill_order,
    attack,
    disable_attack,
    evolve,
    draw_count,
    damage_counter_count,
    remove_damage_counter_count,
    is_first,
    mulligan,
    activate,
    first_effect,
    more_devolve,
    coin_head,
    affect_special_condition,
    recover_special_condition
};

enum class OptionType : std::uint8_t {
    number,
    yes,
    no,
    card,
    tool_card,
    energy_card,
    energy,
    play,
    attach,
    evolve,
    ability,
    discard,
    retreat,
    attack,
    end,
    skill,
    special_condition
};

enum class Area : std::uint8_t {
    none,
    deck,
    hand,
    discard,
    active,
    bench,
    prize,
    stadium,
    energy,
    tool,
    pre_evolution,
    player,
    looking,
    deck_bottom = 14
};

/// Returns the word that the view without secrets has in place of the number: "SetupActivePokemon".
[[nodiscard]] std::string_view word_of(SelectType type);
[[nodiscard]] std::string_view word_of(Context context);
[[nodiscard]] std::string_view word_of(OptionType type);

/// One option. Which members count depends on the type.
struct SelectOption {
    static constexpr std::uint16_t no_option = 0xffff;

    OptionType type = OptionType::end;
    Area area = Area::none;
    std::uint8_t index = 0;
    PlayerId player = PlayerId::one;
    Area in_play_area = Area::none;  ///< attach, evolve: of the Pokémon
    std::uint8_t in_play_index = 0;
    std::uint8_t part = 0;     ///< tool_card, energy_card, energy: which of the attached cards
    std::uint8_t count = 0;    ///< energy: units
    int value = 0;             ///< number; attack: its number; special_condition: its number
    CardIndex card = no_card;  ///< the card that it is, or that is played or attached
    std::uint16_t pick = 0;    ///< the option of the match
    /// The option of the match's next question, where the interface asks both at once; `no_option`
    /// if the match does not ask.
    std::uint16_t then = no_option;
};

struct Select {
    SelectType type = SelectType::main;
    Context context = Context::main;
    int min = 1;
    int max = 1;
    int damage_counters = 0;  ///< "remainDamageCounter"
    int energy_cost = 0;      ///< "remainEnergyCost"
    std::vector<SelectOption> options;
    bool shows_deck = false;  ///< "deck" has the asked player's whole deck
    CardIndex context_card = no_card;
    CardIndex effect = no_card;
};

/// Writes the member "select" of an observation. `words`: types and contexts as words. `deck`: the
/// asked player's, which is written if the question shows it.
void write_select(JsonWriter& json, const Select& select, const GameCards& cards, bool words,
                  const Pile& deck);

}  // namespace ptcg::cabt
