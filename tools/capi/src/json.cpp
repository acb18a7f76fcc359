// JSON of what does not change during a match: problems, cards.

#include "json.hpp"

#include <array>

namespace ptcg::capi {

std::string hex(std::uint64_t value)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; value >>= 4) text[i] = digits[value & 15];
    return text;
}

Json json_of(const Problems& problems)
{
    Json list = Json::array();
    for (const Problem& problem : problems) {
        list.push_back({{"file", problem.file},
                        {"line", problem.line},
                        {"column", problem.column},
                        {"message", problem.message},
                        {"context", problem.context},
                        {"code", std::string(problem.code)},
                        {"pack", problem.pack},
                        {"source", problem.source}});
    }
    return list;
}

Json json_of_lines(const Problems& problems)
{
    Json list = Json::array();
    for (const Problem& problem : problems) {
        list.push_back({{"rule", ""}, {"line", problem.line}, {"message", problem.message}});
    }
    return list;
}

Json json_of(const std::vector<DeckProblem>& problems)
{
    Json list = Json::array();
    for (const DeckProblem& problem : problems) {
        list.push_back({{"rule", problem.rule}, {"message", problem.message}});
    }
    return list;
}

namespace {

Json types_of(TypeSet types)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < type_count; ++i) {
        if (types.has(static_cast<Type>(i))) list.push_back(name_of(static_cast<Type>(i)));
    }
    return list;
}

Json cost_of(const Cost& cost)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < type_count; ++i) {
        for (int n = 0; n < cost.of[i]; ++n) list.push_back(name_of(static_cast<Type>(i)));
    }
    return list;
}

Json attacks_of(const CardLibrary& cards, const CardDef& def, const CardText& text)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        const AttackDef& attack = def.attacks[i];
        Json entry = {{"name", cards.name(attack.name)},
                      {"cost", cost_of(attack.cost)},
                      {"damage", attack.damage}};
        if (i < text.attack_text.size() && !text.attack_text[i].empty()) {
            entry.set("text", text.attack_text[i]);
        }
        list.push_back(entry);
    }
    return list;
}

Json abilities_of(const CardLibrary& cards, const CardDef& def, const CardText& text)
{
    Json list = Json::array();
    for (std::size_t i = 0; i < def.ability_count; ++i) {
        const AbilityDef& ability = def.abilities[i];
        Json entry = {{"name", cards.name(ability.name)}, {"kind", name_of(ability.kind)}};
        if (i < text.ability_text.size()) entry.set("text", text.ability_text[i]);
        list.push_back(entry);
    }
    return list;
}

}  // namespace

Json json_of_card(const CardLibrary& cards, DefId card)
{
    const CardDef& def = cards.def(card);
    const CardText& text = cards.text(card);
    Json json = {
        {"id", text.id}, {"name", text.name}, {"label", text.label}, {"kind", name_of(def.kind)}};
    if (def.kind == CardKind::trainer) json.set("trainer", name_of(def.trainer));
    if (def.kind == CardKind::energy) json.set("energy", name_of(def.energy_kind));
    if (def.works_as_pokemon()) {
        const std::string_view of_class = cards.class_stage(def);
        json.set("stage", of_class.empty() ? name_of(def.stage) : of_class);
        json.set("hp", def.hp);
        json.set("types", types_of(def.types));
        json.set("retreat", def.retreat);
    }
    if (def.attack_count > 0) json.set("attacks", attacks_of(cards, def, text));
    if (def.ability_count > 0) json.set("abilities", abilities_of(cards, def, text));
    if (!text.text.empty()) json.set("text", text.text);
    return json;
}

Json json_of_name(const CardLibrary& cards, DefId card)
{
    if (card == no_def || !cards.has(card)) return nullptr;
    const CardText& text = cards.text(card);
    return {{"number", at(card)}, {"id", text.id}, {"name", text.name}};
}

Json json_of(Spot spot)
{
    if (spot == no_spot) return nullptr;
    return {{"player", at(owner_of(spot))}, {"place", at(spot) % slots_per_player}};
}

Json json_of(PlayerId player)
{
    return player == PlayerId::none ? Json(nullptr) : Json(at(player));
}

}  // namespace ptcg::capi
