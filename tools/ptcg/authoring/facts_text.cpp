#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "authoring/card_files.hpp"
#include "authoring/energy_text.hpp"
#include "data/printed_classes.hpp"
#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

bool is_letter_or_digit(char c)
{
    return ascii::is_letter(c) || ascii::is_digit(c);
}

/// Returns lowercase letters and digits, with hyphens for everything else. Drops apostrophes and
/// periods.
std::string slug(std::string_view text)
{
    std::string result;
    for (const char c : fold_name(text)) {
        if (c == '\'' || c == '.') continue;
        if (is_letter_or_digit(c)) {
            result += c;
        } else if (!result.empty() && result.back() != '-') {
            result += '-';
        }
    }
    while (result.ends_with('-')) result.pop_back();
    return result;
}

/// Returns a TOML string.
std::string toml_string(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (static_cast<unsigned char>(c) < 0x20) {
            result += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
        } else {
            result += c;
        }
    }
    return result + '"';
}

std::string type_list(const std::vector<Type>& types)
{
    std::vector<std::string> names;
    for (const Type type : types) names.push_back(toml_string(name_of(type)));
    return fmt::format("[{}]", fmt::join(names, ", "));
}

std::string list_of(TypeSet types)
{
    std::vector<Type> list;
    for (std::size_t i = 0; i < type_count; ++i) {
        if (types.has(static_cast<Type>(i))) list.push_back(static_cast<Type>(i));
    }
    return type_list(list);
}

/// A TOML table, one value per line.
class Table {
public:
    void add(std::string key, std::string value, std::string remark = {})
    {
        if (!remark.empty()) value += "  # " + remark;
        lines_.emplace_back(std::move(key), std::move(value));
    }

    [[nodiscard]] std::string text() const
    {
        std::size_t width = 0;
        for (const auto& line : lines_) width = std::max(width, line.first.size());
        std::string result;
        for (const auto& [key, value] : lines_) {
            result += fmt::format("{:<{}} = {}\n", key, width, value);
        }
        return result;
    }

private:
    std::vector<std::pair<std::string, std::string>> lines_;
};

/// Adds the `text` of something that has one.
void add_text(Table& table, const std::string& text, const CardWording& wording)
{
    const auto ours = wording.ours.find(text);
    if (ours != wording.ours.end()) {
        table.add("text", toml_string(ours->second));
    } else if (wording.from == TextWording::own) {
        table.add("text", toml_string(text));
    } else {
        table.add("text", toml_string(""), "in your own short words");
    }
}

std::string affinity_list(const std::vector<Affinity>& affinities, std::string_view amount)
{
    std::vector<std::string> entries;
    for (const Affinity& affinity : affinities) {
        std::string type = list_of(affinity.types);
        if (affinity.types.size() == 1) type = type.substr(1, type.size() - 2);  // not a list
        entries.push_back(
            affinity.times > 0
                ? fmt::format("{{ type = {}, times = {} }}", type, affinity.times)
                : fmt::format("{{ type = {}, {} = {} }}", type, amount, affinity.amount));
    }
    if (entries.size() == 1) return entries[0];
    return fmt::format("[{}]", fmt::join(entries, ", "));
}

void add_affinities(const PrintedCard& card, Table& table)
{
    if (!card.weakness.empty()) table.add("weakness", affinity_list(card.weakness, "plus"));
    if (!card.resistance.empty()) table.add("resistance", affinity_list(card.resistance, "minus"));
}

/// Adds `class = "shiny"`, or a list.
void add_classes(const ClassFacts& of, Table& table)
{
    if (of.classes.empty()) return;
    std::vector<std::string> ids;
    for (const std::string& id : of.classes) ids.push_back(toml_string(id));
    table.add("class", ids.size() == 1 ? ids[0] : fmt::format("[{}]", fmt::join(ids, ", ")));
}

void add_pokemon(const PrintedCard& card, const ClassFacts& classes, Table& table)
{
    table.add("stage", toml_string(classes.stage));
    if (classes.parts > 0) {
        table.add("part", "1", fmt::format("which of its {} cards this is", classes.parts));
    }
    if (classes.evolution) {
        const bool known = !card.evolves_from.empty();
        table.add("evolves_from", toml_string(known ? card.evolves_from : "?"),
                  known ? "" : "the card data does not say");
    }
    table.add("hp", fmt::format("{}", card.hp));
    table.add("types", type_list(card.types));
    add_affinities(card, table);
    table.add("retreat", fmt::format("{}", card.retreat));
    if (card.prizes != std::max(1, classes.prizes)) {
        table.add("prizes", fmt::format("{}", card.prizes));
    }
}

void add_trainer(const PrintedCard& card, Table& table, const CardWording& wording)
{
    table.add("trainer", toml_string(name_of(card.trainer)));
    const std::string words = fold_name(card.text);
    if (card.hp > 0) {
        table.add("plays_as_basic", "true");
        table.add("hp", fmt::format("{}", card.hp));
        const std::string colorless = type_list({Type::colorless});  // FOS-01
        table.add("types", card.types.empty() ? colorless : type_list(card.types));
        add_affinities(card, table);
    } else if (card.trainer == TrainerKind::item &&
               words.find("attach this card to 1 of your") != std::string::npos) {
        table.add("attach", toml_string("own"));
    }
    add_text(table, card.text, wording);
}

void add_energy(const PrintedCard& card, Table& table, const CardWording& wording)
{
    table.add("energy", toml_string(name_of(card.energy)));
    if (card.energy == EnergyKind::basic) {
        table.add("provides", type_list(card.provides));
        return;
    }
    if (card.provides.empty()) {
        std::vector<std::string> units = guess_provides(card.text);
        const bool told = !units.empty();
        if (!told) units.emplace_back(name_of(Type::colorless));
        for (std::string& unit : units) unit = toml_string(unit);
        table.add("provides", fmt::format("[{}]", fmt::join(units, ", ")),
                  told ? "" : "a guess: the text does not say");
    } else {
        table.add("provides", type_list(card.provides));
    }
    add_text(table, card.text, wording);
    if (!needs_script(card)) table.add("script", "false", "it only provides Energy");
}

std::string ability_table(const PrintedAbility& ability, const CardWording& wording)
{
    Table table;
    table.add("name", toml_string(ability.name));
    table.add("kind", toml_string(name_of(ability.kind)));
    if (wording.self_knock_outs.contains(ability.text)) table.add("knocks_out_self", "true");
    add_text(table, ability.text, wording);
    return "\n[[ability]]\n" + table.text();
}

std::string attack_table(const PrintedAttack& attack, const CardWording& wording)
{
    static constexpr std::string_view marks[] = {"", "plus", "minus", "times"};
    Table table;
    table.add("name", toml_string(attack.name));
    table.add("cost", type_list(attack.cost));
    if (attack.damage > 0) table.add("damage", fmt::format("{}", attack.damage));
    if (attack.mark != DamageMark::none) {
        table.add("mark", toml_string(marks[static_cast<std::size_t>(attack.mark)]));
    }
    if (!attack.text.empty()) add_text(table, attack.text, wording);
    return "\n[[attack]]\n" + table.text();
}

/// "Pokémon ex rule: ..." -> "Pokémon ex"; empty if no rule has a title.
std::string rule_title(const PrintedCard& card)
{
    for (const std::string& rule : card.rules) {
        const std::string title = rule.substr(0, rule.find(':'));
        if (title.size() < rule.size() && fold_name(title).ends_with(" rule")) {
            return title.substr(0, title.size() - std::string_view(" rule").size());
        }
    }
    return {};
}

/// `own_stage`: the class has its own Stage, the last subtype in the data.
NewClass new_class(const PrintedCard& card, std::string id, bool own_stage, bool evolution)
{
    Table table;
    table.add("id", toml_string(id));
    if (own_stage) {
        table.add("stage", toml_string(card.subtypes.back()));
        if (evolution) table.add("evolution", "true");
    }
    if (card.prizes != 1) table.add("prizes", fmt::format("{}", card.prizes));
    if (card.rule_box) table.add("rule_box", "true");
    return {std::move(id),
            "# What the cards of this class have in common; see \"Classes\" in the designer's\n"
            "# guide for what else you can set here.\n" +
                table.text()};
}

}  // namespace

std::string file_stem(std::string_view number, std::string_view name)
{
    const bool digits =
        std::all_of(number.begin(), number.end(), [](char c) { return c >= '0' && c <= '9'; });
    std::string stem;
    if (digits) stem.append(number.size() < 3 ? 3 - number.size() : 0, '0');
    for (const char c : number) {
        if (is_letter_or_digit(c) || c == '_') {
            stem += c;
        } else {
            stem += fmt::format("x{:02x}", static_cast<unsigned char>(c));  // the Unown "!" and "?"
        }
    }
    const std::string words = slug(name);
    return words.empty() ? stem : stem + '-' + words;
}

ClassFacts class_facts(const PrintedCard& card, const CardLibrary& library)
{
    const PrintedClasses printed = classes_of(card, library);
    ClassFacts facts;
    facts.evolution = card.stage == Stage::stage_1 || card.stage == Stage::stage_2;
    for (const ClassId id : printed.ids) {
        const CardClass& of = library.card_class(id);
        facts.classes.push_back(of.id);
        facts.prizes = std::max<int>(facts.prizes, of.prizes);
        facts.parts = std::max<int>(facts.parts, of.parts);
        if (of.stage_name == printed.stage) facts.evolution = of.evolution;
    }
    if (card.kind != CardKind::pokemon) return facts;
    const bool own_stage = printed.stage.empty();
    // The last subtype in the data is the kind of Pokémon; its style or team comes before it.
    facts.stage = own_stage ? card.subtypes.back() : printed.stage;
    const std::string title = own_stage               ? facts.stage
                              : facts.classes.empty() ? rule_title(card)
                                                      : "";
    if (title.empty()) return facts;
    // LVX-06: a card that is put onto a Pokémon with the same name is not an Evolution card.
    if (own_stage) facts.evolution = !card.evolves_from.empty() && card.evolves_from != card.name;
    facts.made = new_class(card, card.set + '-' + slug(title), own_stage, facts.evolution);
    facts.classes.push_back(facts.made->id);
    return facts;
}

bool needs_script(const PrintedCard& card)
{
    const auto has_text = [](const PrintedAttack& attack) { return !attack.text.empty(); };
    if (!card.abilities.empty() ||
        std::any_of(card.attacks.begin(), card.attacks.end(), has_text)) {
        return true;
    }
    if (card.kind == CardKind::energy) {
        return card.energy == EnergyKind::special && !only_provides(card.text);
    }
    return card.kind == CardKind::trainer;
}

std::string facts_text(const PrintedCard& card, const ClassFacts& classes,
                       const CardWording& wording)
{
    Table table;
    table.add("id", toml_string(card.id));
    table.add("name", toml_string(card.name));
    if (card.level > 0) table.add("level", fmt::format("{}", card.level));
    table.add("kind", toml_string(name_of(card.kind)));
    add_classes(classes, table);
    switch (card.kind) {
        case CardKind::pokemon:
            add_pokemon(card, classes, table);
            break;
        case CardKind::trainer:
            add_trainer(card, table, wording);
            break;
        case CardKind::energy:
            add_energy(card, table, wording);
            break;
        case CardKind::unknown:  // not a card of a printed set
            break;
    }
    std::string text = table.text();
    for (const PrintedAbility& ability : card.abilities) text += ability_table(ability, wording);
    for (const PrintedAttack& attack : card.attacks) text += attack_table(attack, wording);
    return text;
}

std::vector<std::string> printed_texts(const PrintedCard& card)
{
    std::vector<std::string> texts;
    for (const PrintedAbility& ability : card.abilities) {
        texts.push_back(ability.name + ": " + ability.text);
    }
    for (const PrintedAttack& attack : card.attacks) {
        if (!attack.text.empty()) texts.push_back(attack.name + ": " + attack.text);
    }
    if (!card.text.empty()) texts.push_back(card.text);
    return texts;
}

}  // namespace ptcg::tools
