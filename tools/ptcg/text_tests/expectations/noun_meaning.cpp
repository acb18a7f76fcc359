#include "text_tests/expectations/noun_meaning.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

using phrases::Form;

/// Returns what stands between the quotes; empty if it is not a text in Lua.
[[nodiscard]] std::string unquoted(std::string_view lua)
{
    if (lua.size() < 2 || lua.front() != '"' || lua.back() != '"') return {};
    return std::string(lua.substr(1, lua.size() - 2));
}

/// Rows that say what kind something is; numbers of other things are not part of it.
[[nodiscard]] bool is_noun(const Form& form)
{
    return form.row->category != "count" && form.row->category != "if";
}

/// One property of a filter: `stage = "basic"`, or `"damaged"`.
struct Property {
    std::string key;
    std::vector<std::string> values;
};

[[nodiscard]] std::vector<std::string> words_of(const Form& form)
{
    if (form.row->category != "types") return {word_of(form)};
    std::vector<std::string> words;
    for (const Form* part : form.parts()) words.push_back(word_of(*part));
    return words;
}

/// Returns what a role stands for, as words.
[[nodiscard]] std::vector<std::string> role_words(const Form& form, const std::string& role)
{
    if (const Form* part = form.part(role)) return words_of(*part);
    const phrases::Filling* filling = form.filling(role);
    if (filling == nullptr) throw NotExpected(fmt::format("nothing is \"{}\"", role));
    if (const int* number = std::get_if<int>(filling)) return {fmt::to_string(*number)};
    return {std::get<std::string>(*filling)};
}

[[nodiscard]] Property property_of(const Form& form, std::string_view entry)
{
    if (entry.starts_with("except = ")) return {"except", {}};
    const std::size_t sign = entry.find(" = ");
    if (sign == std::string_view::npos) return {unquoted(entry), {}};
    Property property{std::string(entry.substr(0, sign)), {}};
    std::string_view value = entry.substr(sign + 3);
    if (value.starts_with("{ ")) value = value.substr(2, value.size() - 4);
    while (!value.empty()) {
        const std::size_t comma = std::min(value.find(", "), value.size());
        const std::string_view one = value.substr(0, comma);
        if (one.starts_with('$')) {
            for (std::string& word : role_words(form, std::string(one.substr(1)))) {
                property.values.push_back(std::move(word));
            }
        } else {
            const std::string text = unquoted(one);
            property.values.push_back(text.empty() ? std::string(one) : text);
        }
        value.remove_prefix(std::min(comma + 2, value.size()));
    }
    return property;
}

[[nodiscard]] bool has_type(TypeSet types, const std::vector<std::string>& words)
{
    return std::ranges::any_of(words, [&](const std::string& word) {
        const std::optional<Type> type = type_named(word);
        return type && types.has(*type);
    });
}

[[nodiscard]] bool provides_type(const CardDef& def, const std::vector<std::string>& words)
{
    TypeSet all;
    for (std::size_t i = 0; i < def.energy.units; ++i) all.add(def.energy.unit[i]);
    return has_type(all, words);
}

[[nodiscard]] bool has_kind(const CardDef& def, std::string_view kind)
{
    const bool trainer = def.kind == CardKind::trainer;
    const bool energy = def.kind == CardKind::energy;
    if (kind == "pokemon") return def.is_pokemon();
    if (kind == "energy") return energy;
    if (kind == "basic_energy") return energy && def.energy_kind == EnergyKind::basic;
    if (kind == "special_energy") return energy && def.energy_kind == EnergyKind::special;
    if (kind == "trainer") return trainer;
    if (kind == "supporter") return trainer && def.trainer == TrainerKind::supporter;
    if (kind == "stadium") return trainer && def.trainer == TrainerKind::stadium;
    if (kind == "tool") return trainer && def.trainer == TrainerKind::tool;
    if (kind == "item" && def.trainer == TrainerKind::tool) {
        throw NotHere("a Tool, which is an Item in some eras");  // TRN-09
    }
    if (kind == "item") return trainer && def.trainer == TrainerKind::item;
    throw NotExpected(fmt::format("there is no kind of card \"{}\"", kind));
}

[[nodiscard]] bool has_stage(const CardDef& def, std::string_view stage)
{
    if (!def.is_pokemon()) return false;
    if (stage == "basic") return def.stage == Stage::basic;
    if (stage == "stage-1") return def.stage == Stage::stage_1;
    if (stage == "stage-2") return def.stage == Stage::stage_2;
    if (stage == "evolution") return def.is_evolution();
    throw NotExpected(fmt::format("there is no Stage \"{}\"", stage));
}

/// What every card has, in play or not. Nothing if it is another property.
[[nodiscard]] bool fits_card(const CardLibrary& library, DefId id, const Property& property)
{
    const CardDef& def = library.def(id);
    const std::string& key = property.key;
    const std::vector<std::string>& values = property.values;
    const std::string_view name = library.name(def.name);
    const auto any = [&](auto&& fits) { return std::ranges::any_of(values, fits); };
    if (key == "except") return true;  // the noun says "other"
    if (key == "rule_box") {
        if (def.has(older_rule_box)) throw NotHere("older classes have a Rule Box by era");
        const bool wanted = values.empty() || values[0] == "true";
        return def.is_pokemon() && def.rule_box == wanted;
    }
    if (values.empty()) return has_kind(def, key);
    if (key == "stage") return any([&](const std::string& v) { return has_stage(def, v); });
    if (key == "kind") return any([&](const std::string& v) { return has_kind(def, v); });
    if (key == "name") return any([&](const std::string& v) { return name == v; });
    if (key == "other_than") return !any([&](const std::string& v) { return name == v; });
    if (key == "name_includes") {
        return any([&](const std::string& v) { return name.find(v) != std::string_view::npos; });
    }
    if (key == "class") {
        return any([&](const std::string& v) {
            const ClassId id_of = library.find_class(v);
            return id_of != no_class && def.classes.has(id_of);
        });
    }
    if (key == "hp_at_most") {
        int most = 0;
        std::from_chars(values[0].data(), values[0].data() + values[0].size(), most);
        return def.is_pokemon() && def.hp <= most;
    }
    if (key == "other_than") return any([&](const std::string& v) { return name != v; });
    if (key == "weakness" || key == "resistance") {
        TypeSet types;
        for (const Affinity& one : key == "weakness" ? def.weakness : def.resistance) {
            types.add(one.types);
        }
        return has_type(types, values);
    }
    throw NotExpected(fmt::format("nothing is known about \"{}\"", key));
}

[[nodiscard]] bool fits_pokemon(const Tabletop& table, SlotId slot, const Property& property)
{
    const Tabletop::Pokemon& one = table.pokemon(slot);
    const CardDef& def = table.def(slot);
    const auto& [key, values] = property;
    const bool wanted = values.empty() || values[0] == "true";
    const auto attached = [&](auto&& fits) {
        return std::ranges::any_of(one.attached,
                                   [&](CardIndex card) { return fits(table.def(card)); });
    };
    const auto kind = [](std::string_view word) {
        return [word](const CardDef& card) { return has_kind(card, word); };
    };
    if (key == "damaged") return (one.damage > 0) == wanted;
    if (key == "benched") return !one.active;
    if (key == "active") return one.active;
    if (key == "evolved") return one.stack.size() > 1;
    if (key == "has_energy") return attached(kind("energy"));
    if (key == "has_special_energy") return attached(kind("special_energy"));
    if (key == "has_tool") return attached(kind("tool"));
    if (key == "has_condition") return one.conditions != 0;
    if (key == "has_ability") return def.ability_count > 0;
    if (key == "type") return has_type(def.types, values);
    return fits_card(table.library(), table.id(one.stack.back()), property);
}

/// Returns what stands between the inner braces of `any = { { ... }, { ... } }`.
[[nodiscard]] std::vector<Property> properties_in(const Form& form, std::string_view entry)
{
    std::vector<Property> all;
    entry.remove_prefix(entry.find('{') + 1);
    for (std::size_t begin = entry.find("{ "); begin != std::string_view::npos;
         begin = entry.find("{ ")) {
        const std::size_t end = entry.find(" }", begin);
        if (end == std::string_view::npos) break;
        all.push_back(property_of(form, entry.substr(begin + 2, end - begin - 2)));
        entry.remove_prefix(end + 2);
    }
    return all;
}

template <typename Fits>
[[nodiscard]] bool fits_noun(const Form& noun, const Fits& fits)
{
    const phrases::Row& row = *noun.row;
    const auto parts = noun.parts();
    bool either = row.frame == "either";
    for (const std::string& entry : row.filter) {
        if (entry.starts_with("any = ")) {
            either = true;
            if (entry.find(".table") != std::string::npos) continue;
            const auto any = properties_in(noun, entry);
            if (std::ranges::any_of(any, fits)) return true;
        } else if (!fits(property_of(noun, entry))) {
            return false;
        }
    }
    const auto part_fits = [&](const Form* part) {
        return !is_noun(*part) || fits_noun(*part, fits);
    };
    if (either) return std::ranges::any_of(parts, part_fits);
    // What a property names does not count as another noun.
    const bool named = !row.filter.empty();
    return std::ranges::all_of(parts, [&](const Form* part) {
        return (named && !word_of(*part).empty()) || part->row->category == "types" ||
               part_fits(part);
    });
}

}  // namespace

std::string word_of(const Form& form)
{
    return unquoted(form.row->lua);
}

NounMeaning meaning_of(const Form& noun)
{
    NounMeaning meaning;
    const std::function<void(const Form&)> look = [&](const Form& form) {
        const phrases::Row& row = *form.row;
        const auto take = [](std::string& into, const std::string& from) {
            if (into.empty()) into = from;
        };
        if (row.frame != "noun") take(meaning.frame, row.frame);
        take(meaning.side, row.side);
        take(meaning.place, row.place);
        if (meaning.most.empty() && !row.most.empty()) meaning.counted = &form;
        take(meaning.most, row.most);
        take(meaning.least, row.least);
        if (meaning.lua.empty() && word_of(form).empty()) meaning.lua = row.lua;
        for (const std::string& entry : row.filter) {
            meaning.is_another = meaning.is_another || entry.starts_with("except");
        }
        for (const Form* part : form.parts()) {
            if (is_noun(*part)) look(*part);
        }
    };
    look(noun);
    return meaning;
}

bool names_kind(const Form& noun)
{
    return phrases::any_row(noun, [](const phrases::Row& row) { return !row.filter.empty(); });
}

bool is_meant(const CardLibrary& library, const Form& noun, DefId card)
{
    return fits_noun(noun, [&](const Property& property) {
        if (property.key == "type") {
            return has_type(library.def(card).types_out_of_play(), property.values);
        }
        return fits_card(library, card, property);
    });
}

bool is_meant(const Tabletop& table, const Form& noun, CardIndex card)
{
    return is_meant(table.library(), noun, table.id(card));
}

bool is_meant_attached(const Tabletop& table, const Form& noun, CardIndex card)
{
    return fits_noun(noun, [&](const Property& property) {
        if (property.key == "type") return provides_type(table.def(card), property.values);
        return fits_card(table.library(), table.id(card), property);
    });
}

bool is_meant(const Tabletop& table, const Form& noun, SlotId slot)
{
    const NounMeaning meaning = meaning_of(noun);
    if (meaning.place == "bench" && table.pokemon(slot).active) return false;
    return fits_noun(noun,
                     [&](const Property& property) { return fits_pokemon(table, slot, property); });
}

}  // namespace ptcg::tools
