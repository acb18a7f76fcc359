#include "screen/card_text.hpp"

#include <array>

#include <fmt/format.h>

#include "screen/board.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

std::string types_text(TypeSet types)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < type_count; ++i) {
        const Type type = static_cast<Type>(i);
        if (types.has(type)) names.push_back(capitalized(std::string(name_of(type))));
    }
    return fmt::format("{}", fmt::join(names, "/"));
}

std::string cost_text(const Cost& cost)
{
    std::string letters;
    for (std::size_t i = 0; i < type_count; ++i) {
        letters.append(cost.of[i], letter_of(static_cast<Type>(i)));
    }
    return letters.empty() ? "-" : letters;
}

std::string damage_text(const AttackDef& attack)
{
    static constexpr std::array<std::string_view, 4> marks = {"", "+", "−", "×"};
    if (attack.damage == 0) return {};
    return fmt::format(" {}{}", attack.damage, marks[at(attack.mark)]);
}

std::string_view ability_kind(AbilityKind kind)
{
    switch (kind) {
        case AbilityKind::ability:
            return "Ability";
        case AbilityKind::poke_power:
            return "Poké-Power";
        case AbilityKind::poke_body:
            return "Poké-Body";
        case AbilityKind::pokemon_power:
            return "Pokémon Power";
        case AbilityKind::held_item:
            return "Held item";
        case AbilityKind::ancient_trait:
            return "Ancient Trait";
        case AbilityKind::rule:
            return "Rule";
    }
    return {};
}

void append(std::vector<std::string>& lines, std::string_view text, std::size_t width)
{
    for (std::string& line : wrap(text, width, 4)) lines.push_back(std::move(line));
}

std::string affinities_text(std::string_view title, const std::array<Affinity, 2>& affinities,
                            char sign)
{
    std::string result;
    for (const Affinity& affinity : affinities) {
        if (affinity.types.empty()) continue;
        const std::string amount = affinity.times > 0 ? fmt::format("×{}", affinity.times)
                                                      : fmt::format("{}{}", sign, affinity.amount);
        result += fmt::format("{}{} {}", result.empty() ? title : ", ", types_text(affinity.types),
                              amount);
    }
    return result.empty() ? result : result + ". ";
}

std::string at_or_empty(const std::vector<std::string>& texts, std::size_t place)
{
    return place < texts.size() ? texts[place] : std::string();
}

void pokemon_lines(const CardLibrary& library, const CardDef& def, const CardText& text,
                   std::size_t width, std::vector<std::string>& lines)
{
    for (std::size_t i = 0; i < def.ability_count; ++i) {
        const std::string words = at_or_empty(text.ability_text, i);
        append(lines,
               fmt::format("  {} {}: {}", ability_kind(def.abilities[i].kind),
                           library.name(def.abilities[i].name), words),
               width);
    }
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        const AttackDef& attack = def.attacks[i];
        const std::string words = at_or_empty(text.attack_text, i);
        append(lines,
               fmt::format("  [{}] {}{}{}{}", cost_text(attack.cost), library.name(attack.name),
                           damage_text(attack), words.empty() ? "" : ": ", words),
               width);
    }
    append(lines,
           fmt::format("  {}{}Retreat Cost {}.", affinities_text("Weakness ", def.weakness, '+'),
                       affinities_text("Resistance ", def.resistance, '-'), def.retreat),
           width);
}

std::string facts_text(const CardLibrary& library, const CardDef& def)
{
    std::string facts = kind_text(library, def);
    if (def.is_pokemon()) facts += fmt::format(", {}, {} HP", types_text(def.types), def.hp);
    if (def.evolves_from != no_name) {
        facts += fmt::format(", evolves from {}", library.name(def.evolves_from));
    }
    return facts;
}

enum class Fit { id, name, beginning, part };

bool fits(const CardText& text, const std::string& wanted, Fit how)
{
    const std::string name = folded(text.name);
    switch (how) {
        case Fit::id:
            return folded(text.id) == wanted;
        case Fit::name:
            return name == wanted || folded(text.label) == wanted;
        case Fit::beginning:
            return name.rfind(wanted, 0) == 0;
        case Fit::part:
            return name.find(wanted) != std::string::npos;
    }
    return false;
}

}  // namespace

std::string kind_text(const CardLibrary& library, const CardDef& def)
{
    switch (def.kind) {
        case CardKind::pokemon:
            switch (def.stage) {
                case Stage::stage_1:
                    return "Stage 1 Pokémon";
                case Stage::stage_2:
                    return "Stage 2 Pokémon";
                case Stage::class_stage:
                    return std::string(library.class_stage(def)) + " Pokémon";
                default:
                    return "Basic Pokémon";
            }
        case CardKind::energy:
            return def.energy_kind == EnergyKind::basic ? "Basic Energy" : "Special Energy";
        case CardKind::unknown:
            return "Unknown";
        case CardKind::trainer:
            switch (def.trainer) {
                case TrainerKind::supporter:
                    return "Supporter";
                case TrainerKind::stadium:
                    return "Stadium";
                case TrainerKind::tool:
                    return "Pokémon Tool";
                case TrainerKind::item:
                    return "Item";
                default:
                    return "Trainer";
            }
    }
    return {};
}

std::vector<std::string> card_lines(const CardLibrary& library, DefId card, std::size_t width)
{
    const CardDef& def = library.def(card);
    const CardText& text = library.text(card);
    std::vector<std::string> lines;
    append(lines, fmt::format("{} ({})", text.label.empty() ? text.name : text.label, text.id),
           width);
    lines.push_back("  " + facts_text(library, def));
    if (!text.text.empty()) append(lines, "  " + text.text, width);
    if (def.is_pokemon()) pokemon_lines(library, def, text, width, lines);
    return lines;
}

std::vector<DefId> find_cards(const CardLibrary& library, std::string_view typed)
{
    const std::string wanted = folded(typed);
    for (Fit how : {Fit::id, Fit::name, Fit::beginning, Fit::part}) {
        std::vector<DefId> found;
        for (std::size_t i = 0; i < library.size(); ++i) {
            const DefId card = static_cast<DefId>(i);
            if (fits(library.text(card), wanted, how)) found.push_back(card);
        }
        if (!found.empty()) return found;
    }
    const DefId print = library.find(typed);
    return print == no_def ? std::vector<DefId>{} : std::vector<DefId>{print};
}

}  // namespace ptcg::tools
