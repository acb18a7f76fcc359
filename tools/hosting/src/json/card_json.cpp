#include "ptcg/hosting/card_json.hpp"

#include <string_view>

namespace ptcg {
namespace {

void write_types(JsonWriter& json, TypeSet types)
{
    const JsonArray list(json);
    for (std::size_t i = 0; i < type_count; ++i) {
        if (types.has(static_cast<Type>(i))) json.value(name_of(static_cast<Type>(i)));
    }
}

void write_cost(JsonWriter& json, const Cost& cost)
{
    const JsonArray list(json);
    for (std::size_t i = 0; i < type_count; ++i) {
        for (int n = 0; n < cost.of[i]; ++n) json.value(name_of(static_cast<Type>(i)));
    }
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
        if (i < text.ability_text.size()) json.member("text", text.ability_text[i]);
    }
}

}  // namespace

void write_card(JsonWriter& json, const CardLibrary& cards, DefId card)
{
    const CardDef& def = cards.def(card);
    const CardText& text = cards.text(card);
    const JsonObject object(json);
    json.member("id", text.id);
    json.member("name", text.name);
    json.member("label", text.label);
    json.member("kind", name_of(def.kind));
    if (def.kind == CardKind::trainer) json.member("trainer", name_of(def.trainer));
    if (def.kind == CardKind::energy) json.member("energy", name_of(def.energy_kind));
    if (def.works_as_pokemon()) {
        const std::string_view of_class = cards.class_stage(def);
        json.member("stage", of_class.empty() ? name_of(def.stage) : of_class);
        json.member("hp", def.hp);
        json.key("types");
        write_types(json, def.types);
        json.member("retreat", def.retreat);
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
        json.member("message", problem.message);
    }
}

}  // namespace ptcg
