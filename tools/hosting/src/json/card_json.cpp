#include "ptcg/hosting/card_json.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "json/pieces.hpp"
#include "ptcg/hosting/match_json.hpp"

namespace ptcg {
namespace {

using namespace std::string_view_literals;

constexpr std::array class_rule_names = {"keeps_attacks"sv,      "keeps_abilities"sv,
                                         "keeps_affinities"sv,   "keeps_retreat"sv,
                                         "evolving_ends_turn"sv, "lost_instead_of_discarded"sv,
                                         "levels_up"sv,          "goes_on_opponent"sv,
                                         "once_per_name"sv,      "older_rule_box"sv};
static_assert(older_rule_box == 1 << (class_rule_names.size() - 1));

constexpr std::array mark_signs = {""sv, "+"sv, "-"sv, "x"sv};
static_assert(mark_signs.size() == at(DamageMark::times) + 1);

void write_cost(JsonWriter& json, const Cost& cost)
{
    const JsonArray list(json);
    for (std::size_t i = 0; i < type_count; ++i) {
        for (int n = 0; n < cost.of[i]; ++n) json.value(name_of(static_cast<Type>(i)));
    }
}

/// Adds the once-per-game limit that applies to the text.
void add_limit(JsonWriter& json, const CardLibrary& cards, std::uint8_t limit)
{
    if (limit < cards.limits().size()) json.member("limit", cards.limits()[limit].id);
}

void write_attacks(JsonWriter& json, const CardLibrary& cards, const CardDef& def,
                   const CardText& text)
{
    const JsonArray list(json);
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        const AttackDef& attack = def.attacks[i];
        const JsonObject entry(json);
        json.member("name", cards.name(attack.name));
        json.key("cost");
        write_cost(json, attack.cost);
        json.member("damage", attack.damage);
        if (attack.mark != DamageMark::none) json.member("mark", mark_signs[at(attack.mark)]);
        add_limit(json, cards, attack.limit);
        if (i < text.attack_text.size() && !text.attack_text[i].empty()) {
            json.member("text", text.attack_text[i]);
        }
    }
}

void write_abilities(JsonWriter& json, const CardLibrary& cards, const CardDef& def,
                     const CardText& text)
{
    const JsonArray list(json);
    for (std::size_t i = 0; i < def.ability_count; ++i) {
        const AbilityDef& ability = def.abilities[i];
        const JsonObject entry(json);
        json.member("name", cards.name(ability.name));
        json.member("kind", name_of(ability.kind));
        add_limit(json, cards, ability.limit);
        if (i < text.ability_text.size()) json.member("text", text.ability_text[i]);
    }
}

/// The classes of the set, without those that another of them counts as: {"id", "name"}.
void write_classes(JsonWriter& json, const CardLibrary& cards, const ClassSet& classes)
{
    const JsonArray list(json);
    const auto implied = [&](ClassId id) {
        for (std::size_t i = 0; i < cards.class_count(); ++i) {
            const auto other = static_cast<ClassId>(i);
            if (other == id || !classes.has(other)) continue;
            if (cards.card_class(other).counts_as.has(id)) return true;
        }
        return false;
    };
    for (std::size_t i = 0; i < cards.class_count(); ++i) {
        const auto id = static_cast<ClassId>(i);
        if (!classes.has(id) || implied(id)) continue;
        const JsonObject entry(json);
        json.member("id", cards.card_class(id).id);
        json.member("name", cards.card_class(id).name);
    }
}

void add_related_name(JsonWriter& json, JsonKey key, const CardLibrary& cards, NameId name)
{
    if (name != no_name) json.member(key, cards.name(name));
}

void add_pokemon_facts(JsonWriter& json, const CardLibrary& cards, const CardDef& def)
{
    const std::string_view of_class = cards.class_stage(def);
    json.member("stage", of_class.empty() ? name_of(def.stage) : of_class);
    json.member("hp", def.hp);
    json.key("types");
    write_types(json, def.types);
    json.member("retreat", def.retreat);
    add_related_name(json, "evolves_from", cards, def.evolves_from);
    add_related_name(json, "evolves_into", cards, def.evolves_into);
    json.key("weakness");
    write_affinities(json, def.weakness, 1);
    json.key("resistance");
    write_affinities(json, def.resistance, -1);
    json.member("prizes", def.prizes);
    json.member("rule_box", def.rule_box);
    if (def.parts == 0) return;
    json.member("part", def.part);
    json.member("parts", def.parts);
}

void add_class_facts(JsonWriter& json, const CardLibrary& cards, const CardDef& def)
{
    if (!def.classes.empty()) {
        json.key("classes");
        write_classes(json, cards, def.classes);
    }
    if (def.class_rules != 0) {
        json.key("class_rules");
        write_bits(json, def.class_rules, class_rule_names.size(),
                   [](std::size_t i) { return class_rule_names[i]; });
    }
    if (!def.attaches_to.empty()) {
        json.key("attaches_to");
        write_classes(json, cards, def.attaches_to);
    }
}

/// The rules that come with its classes, in words.
void add_rules(JsonWriter& json, const CardLibrary& cards, const CardDef& def,
               const PageTexts& texts)
{
    json.key("rules");
    const JsonArray rules(json);
    if (def.is_pokemon() && def.prizes > 1) {
        json.value(fill(texts.rule_prizes, {{"value", std::to_string(def.prizes)}}));
    }
    if (def.has(evolving_ends_turn)) json.value(texts.rule_ends_turn.plain());
    if (def.has(lost_instead_of_discarded)) json.value(texts.rule_lost_zone.plain());
    for (std::size_t i = 0; i < cards.class_count(); ++i) {
        const CardClass& made = cards.card_class(static_cast<ClassId>(i));
        if (!def.classes.has(static_cast<ClassId>(i))) continue;
        if (made.deck_limit == 1) json.value(fill(texts.rule_one_of_class, {{"name", made.name}}));
        if (made.deck_limit_per_name == 1) json.value(texts.rule_one_of_name.plain());
    }
}

void add_prints(JsonWriter& json, const CardText& text)
{
    json.member("set", text.set_code);
    json.member("set_number", text.number);
    json.key("prints");
    const JsonArray prints(json);
    for (const std::string& print : text.prints) json.value(print);
}

void write_card_saying(JsonWriter& json, const CardLibrary& cards, DefId card, const CardText& text,
                       const Language& language)
{
    const CardDef& def = cards.def(card);
    const JsonObject object(json);
    json.member("schema", json_schema_version);
    json.member("number", at(card));
    json.member("id", text.id);
    json.member("name", text.name);
    json.member("label", text.label);
    json.member("language", language.code);
    json.member("translated", name_in(text, language.code));
    if (text.level != 0) json.member("level", text.level);
    json.member("kind", name_of(def.kind));
    if (def.kind == CardKind::trainer) json.member("trainer", name_of(def.trainer));
    if (def.kind == CardKind::energy) json.member("energy", name_of(def.energy_kind));
    if (def.works_as_pokemon()) add_pokemon_facts(json, cards, def);
    add_class_facts(json, cards, def);
    if (def.energy.units > 0) {
        json.key("provides");
        write_units(json, def.energy);
    }
    if (def.attack_count > 0) {
        json.key("attacks");
        write_attacks(json, cards, def, text);
    }
    if (def.ability_count > 0) {
        json.key("abilities");
        write_abilities(json, cards, def, text);
    }
    if (!text.text.empty()) json.member("text", text.text);
    if (!def.classes.empty()) add_rules(json, cards, def, language.texts.page);
    add_prints(json, text);
}

}  // namespace

void write_card(JsonWriter& json, const CardLibrary& cards, DefId card, const Language& language)
{
    if (!language.card_text) {
        return write_card_saying(json, cards, card, cards.text(card), language);
    }
    write_card_saying(json, cards, card, language.card_text(cards, card), language);
}

void write_problems(JsonWriter& json, const Problems& problems)
{
    const JsonArray list(json);
    for (const Problem& problem : problems) {
        const JsonObject entry(json);
        json.member("file", problem.file);
        json.member("line", problem.line);
        json.member("column", problem.column);
        json.member("message", problem.message);
        json.member("context", problem.context);
        json.member("code", problem.code);
        json.member("pack", problem.pack);
        json.member("source", problem.source);
    }
}

void write_unreadable_lines(JsonWriter& json, const Problems& problems)
{
    const JsonArray list(json);
    for (const Problem& problem : problems) {
        const JsonObject entry(json);
        json.member("rule", "");
        json.member("line", problem.line);
        json.member("message", problem.message);
    }
}

void write_deck_problems(JsonWriter& json, const std::vector<DeckProblem>& problems)
{
    const JsonArray list(json);
    for (const DeckProblem& problem : problems) {
        const JsonObject entry(json);
        json.member("rule", problem.rule);
        json.member("line", 0);
        json.member("message", problem.message);
    }
}

}  // namespace ptcg
