#include "display/card_text.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "data/printed_classes.hpp"
#include "display/board.hpp"
#include "ptcg/hosting/naming.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

std::string types_text(TypeSet types, const Texts& texts)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < type_count; ++i) {
        const Type type = static_cast<Type>(i);
        if (types.has(type)) names.push_back(texts.type(type).plain());
    }
    return fmt::format("{}", fmt::join(names, "/"));
}

std::string damage_text(const AttackDef& attack)
{
    static constexpr std::array<std::string_view, 4> marks = {"", "+", "−", "×"};
    if (attack.damage == 0) return {};
    return fmt::format(" {}{}", attack.damage, marks[at(attack.mark)]);
}

/// A Pokémon made of several cards has the facts of the whole on its first card.
bool has_facts(const CardDef& def)
{
    return def.is_pokemon() && def.part <= 1;
}

void append(std::vector<std::string>& lines, std::string_view text, std::size_t width)
{
    for (std::string& line : wrap(text, width, 4)) lines.push_back(std::move(line));
}

std::string affinities_text(const Text& title, const std::array<Affinity, 2>& affinities, char sign,
                            const Texts& texts)
{
    std::string result;
    for (const Affinity& affinity : affinities) {
        if (affinity.types.empty()) continue;
        const std::string amount = affinity.times > 0 ? fmt::format("×{}", affinity.times)
                                                      : fmt::format("{}{}", sign, affinity.amount);
        result += fmt::format("{}{} {}", result.empty() ? title.plain() + " " : ", ",
                              types_text(affinity.types, texts), amount);
    }
    return result.empty() ? result : result + ". ";
}

std::string at_or_empty(const std::vector<std::string>& texts, std::size_t place)
{
    return place < texts.size() ? texts[place] : std::string();
}

/// Adds its Abilities and attacks (also of a Technical Machine), and the line below them.
void text_lines(const CardLibrary& library, const CardDef& def, const CardText& text,
                std::size_t width, const Texts& texts, std::vector<std::string>& lines)
{
    for (std::size_t i = 0; i < def.ability_count; ++i) {
        const std::string words = at_or_empty(text.ability_text, i);
        append(lines,
               fmt::format("  {} {}: {}", texts.ability(def.abilities[i].kind).plain(),
                           library.name(def.abilities[i].name), words),
               width);
    }
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        const AttackDef& attack = def.attacks[i];
        const std::string words = at_or_empty(text.attack_text, i);
        append(lines,
               fmt::format("  [{}] {}{}{}{}", cost_letters(attack.cost), library.name(attack.name),
                           damage_text(attack), words.empty() ? "" : ": ", words),
               width);
    }
    if (!has_facts(def)) return;
    const PageTexts& page = texts.page;
    append(lines,
           "  " + affinities_text(page.weakness, def.weakness, '+', texts) +
               affinities_text(page.resistance, def.resistance, '-', texts) +
               fill(page.retreat_cost, {{"value", fmt::format("{}", def.retreat)}}),
           width);
}

/// Returns the names of its classes, without classes that another of them counts as and without the
/// one named with the Stage.
std::string classes_text(const CardLibrary& library, const CardDef& def, std::string_view said)
{
    std::vector<ClassId> ids;
    for (std::size_t i = 0; i < library.class_count(); ++i) {
        if (def.classes.has(static_cast<ClassId>(i))) ids.push_back(static_cast<ClassId>(i));
    }
    std::vector<std::string> names;
    for (const ClassId id : own_classes(ids, library)) {
        const CardClass& made = library.card_class(id);
        if (!made.stage_name.empty() && said.find(made.stage_name) != std::string_view::npos)
            continue;
        names.push_back(made.name);
    }
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string facts_text(const CardLibrary& library, const CardDef& def, const Texts& texts)
{
    std::string facts = kind_text(library, def, texts);
    if (const std::string classes = classes_text(library, def, facts); !classes.empty()) {
        facts += ", " + classes;
    }
    if (has_facts(def)) {
        facts += fmt::format(", {}, {}", types_text(def.types, texts),
                             fill(texts.page.hp, {{"value", fmt::format("{}", def.hp)}}));
    }
    if (def.evolves_from != no_name) {
        facts += ", " + fill(texts.page.evolves_from, {{"name", library.name(def.evolves_from)}});
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
            return name == wanted || folded(text.label) == wanted ||
                   std::ranges::any_of(text.names, [&](const auto& translated) {
                       return folded(translated.second) == wanted;
                   });
        case Fit::beginning:
            return name.rfind(wanted, 0) == 0;
        case Fit::part:
            return name.find(wanted) != std::string::npos;
    }
    return false;
}

}  // namespace

std::string kind_text(const CardLibrary& library, const CardDef& def, const Texts& all)
{
    const KindTexts& texts = all.kinds;
    switch (def.kind) {
        case CardKind::pokemon:
            switch (def.stage) {
                case Stage::stage_1:
                    return texts.stage_1.plain();
                case Stage::stage_2:
                    return texts.stage_2.plain();
                case Stage::class_stage:
                    return fill(texts.class_stage, {{"text", library.class_stage(def)}});
                default:
                    return texts.basic.plain();
            }
        case CardKind::energy:
            return (def.energy_kind == EnergyKind::basic ? texts.basic_energy
                                                         : texts.special_energy)
                .plain();
        case CardKind::unknown:
            return texts.unknown.plain();
        case CardKind::trainer:
            switch (def.trainer) {
                case TrainerKind::supporter:
                    return texts.supporter.plain();
                case TrainerKind::stadium:
                    return texts.stadium.plain();
                case TrainerKind::tool:
                    return texts.tool.plain();
                case TrainerKind::item:
                    return texts.item.plain();
                default:
                    return texts.trainer.plain();
            }
    }
    return {};
}

std::vector<std::string> card_lines(const CardLibrary& library, DefId card, std::size_t width,
                                    const Language& language)
{
    const CardDef& def = library.def(card);
    const CardText text =
        language.card_text ? language.card_text(library, card) : library.text(card);
    const std::string translated = Naming{.library = &library, .language = &language}.card(card);
    const std::string& printed = text.label.empty() ? text.name : text.label;
    std::vector<std::string> lines;
    append(lines, fmt::format("{} ({})", translated == text.name ? printed : translated, text.id),
           width);
    lines.push_back("  " + facts_text(library, def, language.texts));
    if (!text.text.empty()) append(lines, "  " + text.text, width);
    text_lines(library, def, text, width, language.texts, lines);
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
