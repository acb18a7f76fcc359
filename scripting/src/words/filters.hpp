#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ptcg/filter.hpp"

/// The fields of a filter and their words. The reader and the reference use these tables.
namespace ptcg::script {

enum class FilterTakes : std::uint8_t { text, boolean, number, filters };

struct FilterField {
    std::string_view name;
    FilterTakes takes;
    std::string_view type;  ///< as shown to editors
    std::string_view doc;
    std::string_view example;  ///< what is between the braces of a filter
};

inline constexpr std::array filter_fields = {
    FilterField{"kind", FilterTakes::text, "FilterKind|FilterKind[]", "one of these kinds of card",
                "kind = { \"item\", \"tool\" }"},
    FilterField{
        "type", FilterTakes::text, "Type|Type[]",
        "Pokémon and Energy cards of one of these types; in play, Energy that provides one of them",
        "\"energy\", type = \"lightning\""},
    FilterField{"not_kind", FilterTakes::text, "FilterKind|FilterKind[]",
                "cards that are none of these kinds",
                "\"trainer\", not_kind = { \"tool\", \"stadium\" }"},
    FilterField{"stage", FilterTakes::text, "FilterStage", "Pokémon of this stage",
                "\"pokemon\", stage = \"basic\""},
    FilterField{"name", FilterTakes::text, "string|string[]",
                "cards with this name, ignoring their level, or with one of up to ten names",
                "name = \"Bystander\""},
    FilterField{"name_includes", FilterTakes::text, "string",
                "cards with this in their name; only in filters made at the top of a file",
                "name_includes = \"stand\""},
    FilterField{"other_than", FilterTakes::text, "string", "cards with any name except this one",
                "other_than = \"Bystander\""},
    FilterField{"evolves_from", FilterTakes::text, "string",
                "Evolution cards that evolve from Pokémon with this name",
                "evolves_from = \"Bystander\""},
    FilterField{"evolves_over", FilterTakes::text, "string",
                "Evolution cards that evolve from a card that itself evolves from this name: a "
                "Stage 2 by its Basic Pokémon; as far as the loaded cards show",
                "evolves_over = \"Bystander\""},
    FilterField{"weakness", FilterTakes::text, "Type|Type[]",
                "Pokémon with Weakness to one of these types, in play with all effects",
                "weakness = \"fire\""},
    FilterField{"resistance", FilterTakes::text, "Type|Type[]",
                "Pokémon with Resistance to one of these types, in play with all effects",
                "resistance = \"fighting\""},
    FilterField{"ability_kind", FilterTakes::text, "AbilityKind|AbilityKind[]",
                "Pokémon with an Ability of one of these kinds, in play only if it is in force",
                "\"pokemon\", ability_kind = \"poke-power\""},
    FilterField{"ability", FilterTakes::text, "string",
                "Pokémon with an Ability of this name, in play only if it is in force",
                "\"pokemon\", ability = \"Example\""},
    FilterField{"class", FilterTakes::text, "string|string[]",
                "cards of one of these classes, and of those that count as one",
                "class = \"shiny\""},
    FilterField{"not_class", FilterTakes::text, "string|string[]", "cards of none of these classes",
                "\"pokemon\", not_class = \"shiny\""},
    FilterField{"hp_at_most", FilterTakes::number, "integer",
                "Pokémon with at most this many printed Hit Points",
                "\"pokemon\", hp_at_most = 60"},
    FilterField{"damaged", FilterTakes::boolean, "boolean",
                "Pokémon in play with damage counters on them", "damaged = true"},
    FilterField{"evolved", FilterTakes::boolean, "boolean",
                "Pokémon in play with another Pokémon under them", "evolved = false"},
    FilterField{"has_energy", FilterTakes::boolean, "boolean",
                "Pokémon in play with Energy attached", "has_energy = true"},
    FilterField{"has_tool", FilterTakes::boolean, "boolean",
                "Pokémon in play with a Pokémon Tool attached", "has_tool = true"},
    FilterField{"benched", FilterTakes::boolean, "boolean", "Pokémon on the Bench",
                "benched = true"},
    FilterField{"active", FilterTakes::boolean, "boolean", "Pokémon in the Active Spot",
                "active = true"},
    FilterField{"has_condition", FilterTakes::boolean, "boolean",
                "Pokémon with a Special Condition", "has_condition = true"},
    FilterField{"has_special_energy", FilterTakes::boolean, "boolean",
                "Pokémon in play with special Energy attached", "has_special_energy = true"},
    FilterField{"has_ability", FilterTakes::boolean, "boolean",
                "Pokémon in play with an Ability that is in force", "has_ability = false"},
    FilterField{"rule_box", FilterTakes::boolean, "boolean", "Pokémon with a Rule Box",
                "\"pokemon\", rule_box = false"},
    FilterField{"any", FilterTakes::filters, "Filter[]",
                "cards or Pokémon that match one of these 2 to 6 filters, in addition to the other "
                "fields; only in filters "
                "made at the top of a file, and not inside another `any`",
                "any = { { \"stadium\" }, { type = \"grass\" } }"}};

/// A word of a filter, and its bits of CardFilter.
struct FilterWord {
    std::string_view name;
    std::uint32_t bits;
    std::string_view doc;
};

inline constexpr std::array filter_kinds = {
    FilterWord{"pokemon", CardFilter::pokemon, "Pokémon cards"},
    FilterWord{"energy", CardFilter::energy, "all Energy cards"},
    FilterWord{"basic_energy", CardFilter::basic_energy, "basic Energy cards"},
    FilterWord{"special_energy", CardFilter::special_energy, "special Energy cards"},
    FilterWord{"trainer", CardFilter::trainer, "all Trainer cards"},
    FilterWord{"item", CardFilter::item, "Items, and whatever the era counts as Items"},
    FilterWord{"supporter", CardFilter::supporter, "Supporters"},
    FilterWord{"stadium", CardFilter::stadium, "Stadiums"},
    FilterWord{"tool", CardFilter::tool, "Pokémon Tools"}};

inline constexpr std::array filter_stages = {
    FilterWord{"basic", CardFilter::basic, "Basic Pokémon"},
    FilterWord{"stage-1", CardFilter::stage_1, "Stage 1"},
    FilterWord{"stage-2", CardFilter::stage_2, "Stage 2"},
    FilterWord{"evolution", CardFilter::evolution, "every Evolution card"}};

}  // namespace ptcg::script
