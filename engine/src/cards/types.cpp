#include "ptcg/types.hpp"

#include <algorithm>
#include <array>

#include "ptcg/ids.hpp"

namespace ptcg {

namespace {

using namespace std::string_view_literals;

constexpr std::array type_names = {"grass"sv,   "fire"sv,     "water"sv,    "lightning"sv,
                                   "psychic"sv, "fighting"sv, "darkness"sv, "metal"sv,
                                   "fairy"sv,   "dragon"sv,   "colorless"sv};
static_assert(type_names.size() == type_count);

constexpr std::array condition_names = {"asleep"sv, "burned"sv, "confused"sv, "paralyzed"sv,
                                        "poisoned"sv};
static_assert(condition_names.size() == condition_count);

constexpr std::array zone_names = {"deck"sv,   "hand"sv,   "discard"sv, "prizes"sv,  "lost_zone"sv,
                                   "beside"sv, "played"sv, "in_play"sv, "stadium"sv, "none"sv};
static_assert(zone_names.size() == at(Zone::none) + 1);

// Kinds and stages have the names they have in a card's file.
constexpr std::array card_kind_names = {"pokemon"sv, "trainer"sv, "energy"sv, "unknown"sv};
static_assert(card_kind_names.size() == at(CardKind::unknown) + 1);

constexpr std::array trainer_names = {"none"sv, "item"sv, "supporter"sv, "stadium"sv, "tool"sv};
static_assert(trainer_names.size() == at(TrainerKind::tool) + 1);

constexpr std::array energy_names = {"none"sv, "basic"sv, "special"sv};
static_assert(energy_names.size() == at(EnergyKind::special) + 1);

constexpr std::array stage_names = {"none"sv, "basic"sv, "stage-1"sv, "stage-2"sv, "class"sv};
static_assert(stage_names.size() == at(Stage::class_stage) + 1);

constexpr std::array ability_names = {"ability"sv,       "poke-power"sv, "poke-body"sv,
                                      "pokemon-power"sv, "held-item"sv,  "ancient-trait"sv,
                                      "rule"sv};
static_assert(ability_names.size() == at(AbilityKind::rule) + 1);

template <typename Enum, std::size_t N>
std::optional<Enum> named(const std::array<std::string_view, N>& names, std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

}  // namespace

std::string_view name_of(Type type)
{
    return type_names[at(type)];
}
std::string_view name_of(Condition condition)
{
    return condition_names[at(condition)];
}
std::string_view name_of(Zone zone)
{
    return zone_names[at(zone)];
}
std::string_view name_of(CardKind kind)
{
    return card_kind_names[at(kind)];
}
std::string_view name_of(TrainerKind kind)
{
    return trainer_names[at(kind)];
}
std::string_view name_of(EnergyKind kind)
{
    return energy_names[at(kind)];
}
std::string_view name_of(Stage stage)
{
    return stage_names[at(stage)];
}
std::string_view name_of(AbilityKind kind)
{
    return ability_names[at(kind)];
}

std::optional<Type> type_named(std::string_view name)
{
    return named<Type>(type_names, name);
}

std::optional<Condition> condition_named(std::string_view name)
{
    return named<Condition>(condition_names, name);
}

}  // namespace ptcg
