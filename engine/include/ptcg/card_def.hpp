#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ptcg/card_class.hpp"
#include "ptcg/handler.hpp"
#include "ptcg/hook_mask.hpp"
#include "ptcg/ids.hpp"
#include "ptcg/types.hpp"

/// A card as printed: immutable facts, shared by all matches.
namespace ptcg {

/// The symbols of an attack's cost. Index `Type::colorless` counts the symbols that any Energy pays
/// (TYPE-03).
struct Cost {
    std::array<std::uint8_t, type_count> of{};
    std::uint8_t total = 0;   ///< symbols to pay
    std::uint8_t spared = 0;  ///< how many of those in `of`, chosen by the payer, need not be paid

    constexpr void add(Type type)
    {
        ++of[at(type)];
        ++total;
    }
    friend bool operator==(const Cost&, const Cost&) = default;
};

/// The parts of an attack's text, run when the era's list of steps says so.
enum class AttackPart : std::uint8_t { choose, require, before, damage, after };
inline constexpr std::size_t attack_part_count = 5;

/// "This attack's damage isn't affected by ...", as bits (DMG-09).
enum DamageIgnores : std::uint8_t {
    ignores_weakness = 1,
    ignores_resistance = 2,
    ignores_effects = 4  ///< any effects on the Defending Pokémon
};

/// What texts change in an attack's cost: another cost in its place, then symbols more or less.
struct CostChanges {
    Cost base;                           ///< the printed cost, or what a text puts in its place
    std::array<int, type_count> more{};  ///< symbols added (+) or taken away (-), by type
    int spared = 0;                      ///< symbols taken away, of types that the payer chooses

    [[nodiscard]] Cost result() const;
};

/// CARD-06
struct AttackDef {
    NameId name = no_name;
    Cost cost;
    std::int16_t damage = 0;
    DamageMark mark = DamageMark::none;
    bool has_text = false;
    std::uint8_t ignores = 0;  ///< what its damage isn't affected by, bits of DamageIgnores
    std::uint8_t limit = no_game_limit;  ///< the GameLimit that applies to it (GX-02)
    bool first_turn = false;             ///< may be used in the first turn of the game (CARD-13)
    CallbackId condition = no_callback;  ///< an additional "may it be used", besides `needs`
    CallbackId own_cost = no_callback;   ///< changes its cost, as `Hook::attack_cost` does
    std::array<CallbackId, attack_part_count> part{no_callback, no_callback, no_callback,
                                                   no_callback, no_callback};
    std::array<Requirement, max_needs> needs{};  ///< "You can use this attack only if ..."

    [[nodiscard]] constexpr CallbackId of(AttackPart p) const { return part[at(p)]; }
};
inline constexpr std::size_t max_attacks = 4;

struct AbilityDef {
    NameId name = no_name;
    AbilityKind kind = AbilityKind::ability;
    bool knocks_out_self = false;        ///< using it Knocks Out its own Pokémon
    std::uint8_t limit = no_game_limit;  ///< the GameLimit that applies to it (VSTAR-02)
};
inline constexpr std::size_t max_abilities = 3;

/// Weakness or Resistance: to which types, and by how much (CARD-07, DMG-05, DMG-06).
struct Affinity {
    TypeSet types;
    std::uint8_t times = 0;   ///< 2 for "x2"; 0: use `amount`
    std::int16_t amount = 0;  ///< points added (Weakness) or taken off (Resistance)
};

/// What a card provides while attached as Energy: units, each usable as one of its types.
struct EnergyFacts {
    EnergyKind kind = EnergyKind::none;
    std::uint8_t units = 0;
    std::array<TypeSet, 4> unit{};
};

/// A lasting effect that a card's script defines by name. Its handlers are the `handler_count` ones
/// from `first_handler` on.
struct LastingDef {
    NameId name = no_name;
    std::uint16_t first_handler = 0;
    std::uint16_t handler_count = 0;
    HookMask listeners = 0;
};

/// The facts the rules need during play. The strings are in `CardText`.
struct CardDef {
    /// The rules name, which decides Evolution and copies (NAME-01). It is the whole printed name
    /// with any symbol, owner, form or word such as "GX" (NAME-03, NAME-05, NAME-06, NAME-07). A
    /// level, δ and labels are not part of it (NAME-02, NAME-04, NAME-08).
    NameId name = no_name;
    NameId evolves_from = no_name;  ///< of an Evolution card (CARD-03)
    NameId evolves_into = no_name;  ///< a Basic Pokémon that may be put on it (BABY-01)
    NameId only_by = no_name;       ///< comes into play only by the text with this name (CARD-13)
    NameId whole = no_name;  ///< the name that its parts, each a card, have in common (VUN-01)
    ClassSet classes;        ///< including those they count as
    ClassSet attaches_to;  ///< a Tool or Energy: only for Pokémon of these classes; empty: for all
    /// A Tool or Energy: only for Pokémon that fit, and discarded from all others; no_filter: for
    /// all.
    FilterId only_on = no_filter;
    std::uint16_t class_rules = 0;  ///< bits of ClassRule
    CardKind kind = CardKind::pokemon;
    Stage stage = Stage::none;
    TrainerKind trainer = TrainerKind::none;
    EnergyKind energy_kind = EnergyKind::none;  ///< of an Energy card
    std::int16_t hp = 0;                        ///< CARD-05
    TypeSet types;  ///< of a Pokémon; of a Special Energy card, those in its name ("Metal Energy")
    std::uint8_t retreat = 0;  ///< in Colorless symbols (CARD-08)
    std::uint8_t prizes = 1;   ///< Prize cards for its Knock Out (section 18.1)
    bool rule_box = false;
    bool attaches_to_pokemon = false;  ///< a Trainer attached to the player's Pokémon when played
    bool stays_in_discard = false;     ///< never goes from there to a hand or deck (CARD-13)
    bool leaves_at_end_of_turn = false;
    bool machine = false;  ///< a Technical Machine: gives its attacks to its Pokémon (TM-01)
    bool counts_as_basic_in_play = false;  ///< a Fossil or doll: played as a Basic (FOS-01)
    bool basic_in_setup = false;           ///< its own permission to be used in setup (GAP-11)
    bool active_in_setup = false;          ///< likewise, but only for the Active Spot (CARD-13)
    std::uint8_t part =
        0;  ///< 1 .. `parts`: which card of the whole it is; the first has its facts
    std::uint8_t parts = 0;  ///< cards that make up one Pokémon (LEG-01, VUN-02); 0: it is one card
    Zone parts_from = Zone::none;
    std::uint8_t copies = 0;  ///< its own limit per deck; 0: the ruleset's; `unlimited`: none
    std::uint8_t attack_count = 0;
    std::uint8_t ability_count = 0;
    // The library fills in what follows, up to the next empty line, when the card is added.
    bool speaks_from_pile = false;  ///< has a text that is used from the hand or discard pile
    std::uint16_t kinds = 0;  ///< bits of CardFilter::Kind: all it counts as in some era (TRN-09)
    std::uint16_t first_handler = 0;
    std::uint16_t handler_count = 0;
    std::uint16_t first_lasting = 0;
    std::uint16_t lasting_count = 0;
    HookMask listeners = 0;  ///< union of its handlers' hooks

    std::array<Affinity, 2> weakness{};
    std::array<Affinity, 2> resistance{};
    EnergyFacts energy;  ///< as attached Energy (a Pokémon may have it too)
    std::array<AttackDef, max_attacks> attacks{};
    std::array<AbilityDef, max_abilities> abilities{};

    [[nodiscard]] bool is_pokemon() const { return kind == CardKind::pokemon; }
    /// Returns whether it can be in play as a Pokémon: a Pokémon card, or a Trainer card played as
    /// one (FOS-01).
    [[nodiscard]] bool works_as_pokemon() const { return is_pokemon() || counts_as_basic_in_play; }
    [[nodiscard]] bool is_basic_pokemon() const { return is_pokemon() && stage == Stage::basic; }
    /// Returns its types outside play. What a Special Energy card provides counts only in play: in
    /// a deck, a hand or a discard pile "a Fire Energy card" is a basic one, or one whose name says
    /// so (ZONE-07).
    [[nodiscard]] TypeSet types_out_of_play() const
    {
        return energy_kind == EnergyKind::basic ? energy.unit[0] : types;
    }
    /// Returns whether it is put on another Pokémon to evolve it (CARD-02).
    [[nodiscard]] bool is_evolution() const { return is_pokemon() && evolves_from != no_name; }
    [[nodiscard]] bool has(ClassRule rule) const { return (class_rules & rule) != 0; }
    /// Returns whether it goes on a Pokémon and is not one without it: a Pokémon LV.X, a Pokémon
    /// BREAK (LVX-01, BRK-01).
    [[nodiscard]] bool lies_on_another() const
    {
        return (class_rules & rules_of_cards_on_others) != 0;
    }
    /// Returns whether no other card is needed to make it a Pokémon in play. One of several parts
    /// needs others, as does a card that goes on another (LEG-01, VUN-02).
    [[nodiscard]] bool stands_alone() const { return parts == 0 && !lies_on_another(); }
    /// Returns whether it may be attached to a Pokémon of such a class.
    [[nodiscard]] bool goes_on(const CardDef& pokemon) const
    {
        return attaches_to.empty() || pokemon.classes.intersects(attaches_to);
    }
    /// Returns whether it does not stay on a Pokémon it may not be attached to.
    [[nodiscard]] bool leaves_others() const
    {
        return only_on != no_filter || (kind == CardKind::energy && !attaches_to.empty());
    }
};

/// The strings of a card, for people.
struct CardText {
    std::string id;     ///< "<set>-<number>"
    std::string name;   ///< rules name
    std::string label;  ///< as shown: the name, with the level where one is printed
    std::string file;   ///< the file with its facts
    std::string text;   ///< a Trainer's or Energy's text, in our words
    int level = 0;      ///< 0: none printed
    std::vector<std::string> attack_text;
    std::vector<std::string> ability_text;
    std::string set_code;             ///< "SW"
    std::string number;               ///< "25"
    std::vector<std::string> prints;  ///< ids of reprints
    /// The name in other languages, by language code: {"pt", "..."}.
    std::vector<std::pair<std::string, std::string>> names;
    PackNumber pack{};  ///< the pack it came with
    bool has_script = false;
    bool needs_script = false;  ///< has text of its own
};

}  // namespace ptcg
