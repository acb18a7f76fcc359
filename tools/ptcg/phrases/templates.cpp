#include "phrases/templates.hpp"

#include <algorithm>
#include <utility>

#include "card_tests/transcript.hpp"
#include "phrases/guards.hpp"
#include "phrases/lua_text.hpp"
#include "phrases/noun_views.hpp"
#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

/// A slot of a template: `$role` or `$role.view`.
struct Slot {
    std::string_view role;
    std::string_view view;
    std::size_t size = 0;  ///< in bytes, after the `$`
};

std::string_view name_at(std::string_view text, std::size_t begin)
{
    std::size_t end = begin;
    while (end < text.size() && is_name_character(text[end])) ++end;
    return text.substr(begin, end - begin);
}

/// Returns the slot that a text after a `$` begins with.
Slot slot_of(std::string_view text)
{
    Slot slot{.role = name_at(text, 0), .view = {}};
    slot.size = slot.role.size();
    if (slot.size == text.size() || text[slot.size] != '.') return slot;
    const std::string_view view = name_at(text, slot.size + 1);
    if (!is_view(view)) return slot;
    slot.view = view;
    slot.size += 1 + view.size();
    return slot;
}

/// Returns whether a value between these is a whole argument or expression.
bool stands_alone(std::string_view before, std::string_view after)
{
    return (before.empty() || before.ends_with('(')) && (after.empty() || after.starts_with(')'));
}

/// Adds a value between `before` and `after`. An argument that is empty takes its comma along.
void add_value(std::string& before, std::string value, std::string_view& after)
{
    if (stands_alone(before, after)) value = without_parentheses(std::move(value));
    if (value.empty() && before.ends_with(", ")) before.resize(before.size() - 2);
    before += value;
    if (value.empty() && before.ends_with("{ ") && after.starts_with(", ")) after.remove_prefix(2);
}

}  // namespace

std::string Templates::filled(std::string_view lua, const Form& form)
{
    std::string result;
    while (true) {
        const std::size_t at = lua.find('$');
        result += lua.substr(0, at);
        if (at == std::string_view::npos) return result;
        lua.remove_prefix(at + 1);
        const Slot slot = slot_of(lua);
        lua.remove_prefix(slot.size);
        add_value(result, value(slot.role, slot.view, form), lua);
    }
}

std::string Templates::filled_key(std::string_view lua, const Form& form)
{
    in_key_ = true;
    std::string key = filled(lua, form);
    in_key_ = false;
    return key;
}

std::string Templates::value(std::string_view role, std::string_view view, const Form& form)
{
    if (const auto known = pokemon(role)) return *known;
    const Filling* const filling = form.filling(role);
    if (filling == nullptr) return result(role);
    if (const int* number = std::get_if<int>(filling)) return view_of(*number, view);
    if (const std::string* name = std::get_if<std::string>(filling)) return quoted_for_lua(*name);
    const Form& part = **std::get_if<FormRef>(filling);
    return NounPhrases::is_noun(part) ? nouns_.value(part, view) : expression(part);
}

/// Returns a Pokémon that needs no slot.
std::optional<std::string> Templates::pokemon(std::string_view role)
{
    const bool attack = state_.in_attack();
    if (role == "self") return attack ? "it.attacker" : "it.self";
    if (role == "holder") return state_.mentions.holder;
    if (role == "own_active") return attack ? "it.attacker" : "it.owner.active";
    if (role == "defender") return attack && !in_key_ ? "it.defender" : "it.opponent.active";
    if (role == "that") return state_.mentioned(state_.mentions.that);
    return std::nullopt;
}

/// Returns what an earlier sentence gave.
std::string Templates::result(std::string_view role)
{
    const auto& results = state_.mentions.results;
    if (role == "new_active") {
        const auto switched = results.find("switched");
        return switched == results.end() ? "it.opponent.active" : switched->second;
    }
    const auto found = results.find(role);
    return state_.mentioned(found == results.end() ? std::string() : found->second);
}

Guard Templates::guard_of(const Form& condition)
{
    const Row& row = *condition.row;
    const bool holds = row.negated.empty();
    return {filled(holds ? row.lua : row.negated, condition), holds};
}

std::string Templates::expression(const Form& form)
{
    const Row& row = *form.row;
    if (!row.top.empty()) state_.add_local(filled(row.top, form));
    if (row.prepare.empty()) {
        return row.category == "if" ? with_or_in_parentheses(as_expression(guard_of(form)))
                                    : filled(row.lua, form);
    }
    auto& fillings = state_.mentions.fillings;
    if (const auto known = fillings.find(&form); known != fillings.end()) return known->second;
    Step step = state_.new_step(Step::Kind::value);
    step.preparation = filled(row.prepare, form);
    step.lua = filled(row.lua, form);
    const bool is_name = std::all_of(step.lua.begin(), step.lua.end(),
                                     [](char c) { return ascii::is_letter(c) || c == '_'; });
    step.name = is_name ? step.lua : "enough";
    return fillings[&form] = state_.add(std::move(step));
}

}  // namespace ptcg::tools::phrases
