#include "ptcg/encoding/card_features.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "relative.hpp"

namespace ptcg::encoding {
namespace {

using Columns = std::vector<CardFeature>;

/// Adds a column that is 1 for cards of which `is` holds.
template <typename Is>
void add_mark(Columns& columns, std::string name, std::string meaning, const Is& is)
{
    columns.push_back({std::move(name), 0, 1, "1: " + meaning,
                       [is](const CardDef& card) { return is(card) ? 1 : 0; }});
}

/// Adds a column for each type: how many there are of it.
template <typename Count>
void add_types(Columns& columns, const std::string& prefix, const std::string& meaning, int most,
               const Count& count)
{
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        const std::string word(name_of(type));
        columns.push_back({prefix + word, 0, most, meaning + word,
                           [count, type](const CardDef& card) { return count(card, type); }});
    }
}

void add_kinds(Columns& columns)
{
    for (const CardKind kind : {CardKind::pokemon, CardKind::trainer, CardKind::energy}) {
        const std::string word(name_of(kind));
        add_mark(columns, word, "it is a card of the category " + word,
                 [kind](const CardDef& card) { return card.kind == kind; });
    }
    for (const Stage stage : {Stage::basic, Stage::stage_1, Stage::stage_2, Stage::class_stage}) {
        const std::string word =
            stage == Stage::class_stage ? "class_stage" : std::string(name_of(stage));
        add_mark(columns, word, "its Stage is " + word,
                 [stage](const CardDef& card) { return card.stage == stage; });
    }
    for (const TrainerKind kind :
         {TrainerKind::item, TrainerKind::supporter, TrainerKind::stadium, TrainerKind::tool}) {
        const std::string word(name_of(kind));
        add_mark(columns, word, "it is a Trainer card of the kind " + word,
                 [kind](const CardDef& card) { return card.trainer == kind; });
    }
    add_mark(columns, "basic_energy", "it is a basic Energy card",
             [](const CardDef& card) { return card.energy_kind == EnergyKind::basic; });
    add_mark(columns, "special_energy", "it is a Special Energy card",
             [](const CardDef& card) { return card.energy_kind == EnergyKind::special; });
}

void add_facts(Columns& columns)
{
    const auto add = [&](std::string name, int least, int most, std::string meaning, auto of) {
        columns.push_back({std::move(name), least, most, std::move(meaning), of});
    };
    add("name", least_number, most_number, "1 + the number of its name: cards of a name share it",
        [](const CardDef& card) { return int{from_one(card.name)}; });
    add("evolves_from", least_number, most_number,
        "1 + the number of the name it evolves from; 0: it evolves from none",
        [](const CardDef& card) { return int{from_one(card.evolves_from)}; });
    add("hp", 0, most_number, "printed HP", [](const CardDef& card) { return int{card.hp}; });
    add("retreat", 0, 255, "printed Retreat Cost",
        [](const CardDef& card) { return int{card.retreat}; });
    add("prizes", 0, 255, "Prize cards for its Knock Out",
        [](const CardDef& card) { return card.is_pokemon() ? int{card.prizes} : 0; });
    add_mark(columns, "rule_box", "it has a Rule Box",
             [](const CardDef& card) { return card.rule_box; });
    add_mark(columns, "attaches", "it is a Trainer card that is attached to a Pokémon",
             [](const CardDef& card) { return card.attaches_to_pokemon; });
    add_mark(columns, "plays_as_pokemon", "it is a Trainer card that is played as a Pokémon",
             [](const CardDef& card) { return card.counts_as_basic_in_play; });
}

void add_types_and_affinities(Columns& columns)
{
    add_types(columns, "type_", "1: its types include ", 1,
              [](const CardDef& card, Type type) { return card.types.has(type) ? 1 : 0; });
    const auto has = [](const std::array<Affinity, 2>& all, Type type) {
        return std::ranges::any_of(all, [type](const Affinity& a) { return a.types.has(type); });
    };
    add_types(columns, "weak_to_", "1: it has Weakness to ", 1,
              [has](const CardDef& card, Type type) { return has(card.weakness, type) ? 1 : 0; });
    columns.push_back({"weakness_times", 0, 255, "damage is multiplied by this; 0: see the next",
                       [](const CardDef& card) { return int{card.weakness[0].times}; }});
    columns.push_back({"weakness_plus", 0, most_number, "points of damage added",
                       [](const CardDef& card) { return int{card.weakness[0].amount}; }});
    add_types(columns, "resists_", "1: it has Resistance to ", 1,
              [has](const CardDef& card, Type type) { return has(card.resistance, type) ? 1 : 0; });
    columns.push_back({"resistance_minus", 0, most_number, "points of damage taken off",
                       [](const CardDef& card) { return int{card.resistance[0].amount}; }});
}

void add_energy(Columns& columns)
{
    columns.push_back({"provides", 0, 4, "units of Energy that it provides while attached",
                       [](const CardDef& card) { return int{card.energy.units}; }});
    add_types(columns, "provides_", "how many of these units can be ", 4,
              [](const CardDef& card, Type type) {
                  const auto units = std::span(card.energy.unit).first(card.energy.units);
                  return static_cast<int>(std::ranges::count_if(
                      units, [type](TypeSet unit) { return unit.has(type); }));
              });
}

void add_attack(Columns& columns, std::size_t number)
{
    const std::string prefix = "attack_" + std::to_string(number) + "_";
    const std::string which = "attack " + std::to_string(number);
    const auto add = [&](const char* name, int most, const std::string& meaning, auto of) {
        columns.push_back({prefix + name, 0, most, meaning, [number, of](const CardDef& card) {
                               return number < card.attack_count ? of(card.attacks[number]) : 0;
                           }});
    };
    add("there", 1, "1: it has " + which, [](const AttackDef&) { return 1; });
    add("damage", most_number, "printed damage of " + which,
        [](const AttackDef& attack) { return int{attack.damage}; });
    add("mark", 3, "its mark: 0 none, 1 plus, 2 minus, 3 times",
        [](const AttackDef& attack) { return static_cast<int>(attack.mark); });
    add("text", 1, "1: it has a text",
        [](const AttackDef& attack) { return int{attack.has_text}; });
    add("cost", 255, "symbols of its cost",
        [](const AttackDef& attack) { return int{attack.cost.total}; });
    for (std::size_t i = 0; i < type_count; ++i) {
        const std::string word(name_of(static_cast<Type>(i)));
        add(("cost_" + word).c_str(), 255, "symbols of its cost that are " + word,
            [i](const AttackDef& attack) { return int{attack.cost.of[i]}; });
    }
}

void add_ability(Columns& columns, std::size_t number)
{
    columns.push_back(
        {"ability_" + std::to_string(number), 0, static_cast<int>(AbilityKind::rule) + 1,
         "1 + the kind of Ability " + std::to_string(number) + "; 0: none",
         [number](const CardDef& card) {
             return number < card.ability_count ? 1 + static_cast<int>(card.abilities[number].kind)
                                                : 0;
         }});
}

}  // namespace

CardFeatures::CardFeatures(const CardLibrary& library)
{
    add_kinds(columns_);
    add_facts(columns_);
    add_types_and_affinities(columns_);
    add_energy(columns_);
    for (std::size_t i = 0; i < max_attacks; ++i) add_attack(columns_, i);
    for (std::size_t i = 0; i < max_abilities; ++i) add_ability(columns_, i);
    for (std::size_t i = 0; i < library.class_count(); ++i) {
        const auto id = static_cast<ClassId>(i);
        add_mark(columns_, "class_" + library.card_class(id).id,
                 "it is a " + library.card_class(id).name,
                 [id](const CardDef& card) { return card.classes.has(id); });
    }
    const std::size_t cards = library.size() + (library.unknown() == no_def ? 0 : 1);
    numbers_.assign(columns_.size(), 0);
    numbers_.reserve(columns_.size() * (1 + cards));
    for (std::size_t card = 0; card < cards; ++card) {
        const CardDef& def = library.def(static_cast<DefId>(card));
        std::ranges::transform(columns_, std::back_inserter(numbers_),
                               [&](const CardFeature& column) { return narrow(column.of(def)); });
    }
}

}  // namespace ptcg::encoding
