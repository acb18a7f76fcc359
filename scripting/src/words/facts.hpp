#pragma once

#include <array>
#include <string_view>

#include "ptcg/card_def.hpp"

/// The facts of a card's file that are rules of that card: the reference and the tests list them.
/// `facts/card_schema.cpp` reads them, with all others.
namespace ptcg::script {

struct CardFact {
    std::string_view name;
    std::string_view type;  ///< of its value
    CardKind kind;          ///< of the card in the example
    std::string_view of;    ///< which cards may have it
    std::string_view doc;
    std::string_view example;  ///< TOML, behind the other facts of the card
};

inline constexpr std::array card_facts = {
    CardFact{"printed_name", "string", CardKind::trainer, "every card",
             "the spelling on this card of a name with two spellings; `name` is the one they share",
             "printed_name = \"Ember-Fly\""},
    CardFact{"copies", "integer|\"unlimited\"", CardKind::energy, "every card",
             "how many cards of this name a deck may contain", "copies = \"unlimited\""},
    CardFact{"stays_in_discard", "boolean", CardKind::trainer, "every card",
             "the card never goes from the discard pile to a hand or into a deck",
             "stays_in_discard = true"},
    CardFact{"only_by", "string", CardKind::pokemon, "Pokémon",
             "the Ability, attack or Trainer card that alone puts it into play, by name",
             "only_by = \"Zero to Hero\""},
    CardFact{"active_in_setup", "boolean", CardKind::pokemon, "Pokémon",
             "it may be put into the Active Spot in setup, whatever its Stage",
             "active_in_setup = true"},
    CardFact{"as_energy", "table", CardKind::pokemon, "Pokémon",
             "what the card provides when it is attached as a Special Energy card",
             "[as_energy]\nprovides = [\"any\"]"},
    CardFact{"plays_as_basic", "boolean", CardKind::trainer, "Trainer cards",
             "it is played onto the Bench as a Basic Pokémon, with the facts of one",
             "plays_as_basic = true\nhp = 60\ntypes = [\"colorless\"]"},
    CardFact{
        "basic_in_setup", "boolean", CardKind::trainer, "Trainer cards",
        "with `plays_as_basic`: it may be put into the Active Spot or onto the Bench in setup, too",
        "basic_in_setup = true\nplays_as_basic = true\nhp = 60\ntypes = [\"colorless\"]"},
    CardFact{"attaches_to", "table", CardKind::energy, "Pokémon Tools, Energy cards",
             "the Pokémon it may be attached to: `name_includes`, `types`, `evolved = true`, "
             "`class`, `not_class`; it is discarded from any other",
             "[attaches_to]\nname_includes = \"Team Rocket's\""},
    CardFact{"provides", "(Type|\"any\"|Type[])[]", CardKind::energy, "Energy cards, `as_energy`",
             "the Energy it provides, a word for each unit; a list is one unit of any of its types",
             "provides = [\"colorless\", [\"psychic\", \"darkness\"]]"}};

}  // namespace ptcg::script
