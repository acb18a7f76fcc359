#include "phrases/keys.hpp"

#include <string_view>

#include <fmt/format.h>

#include "phrases/guards.hpp"

namespace ptcg::tools::phrases {

void Keys::add(const Form& form)
{
    const Row& row = *form.row;
    for (const std::string& key : row.keys) add(templates_.filled(key, form));
    if (row.category != "passive" && row.category != "trigger") return;
    for (const Form* part : form.parts()) {
        if (part->row->category != "if") add_of_noun(*part);
    }
}

void Keys::add_of_noun(const Form& form)
{
    const Row& noun = *form.row;
    std::string& holder = state_.mentions.holder;
    const std::string_view field = noun.category == "attackers" ? "attacker = " : "target = ";
    if (noun.id == "self" && !holder.empty()) add(fmt::format("{}{}", field, holder));
    for (const std::string& key : noun.keys) {
        std::string made = templates_.filled(key, form);
        // "It" is the Pokémon of that kind, in what is said next.
        if (noun.id.ends_with("holder") && made.starts_with(field)) {
            holder = made.substr(field.size());
        }
        add(std::move(made));
    }
}

void Keys::add(std::string key)
{
    constexpr std::string_view condition = "only_if = ";
    constexpr std::string_view when = "when = ";
    if (const std::size_t of = key.find(": ");
        of != std::string::npos && key.starts_with("allow_")) {
        // A key of one hook only.
        if (key.substr(0, of) != hook_) return;
        key.erase(0, of + 2);
    }
    if (key.starts_with(condition) && !key.starts_with("only_if = function")) {
        state_.script.only_if.push_back(key.substr(condition.size()));
    } else if (key.starts_with(when)) {
        when_.push_back(key.substr(when.size()));
    } else if (!key.ends_with(" = ")) {
        // A noun that means any Pokémon has no filter.
        state_.script.keys.push_back(std::move(key));
    }
}

void Keys::add_needs(const Form& form)
{
    constexpr std::string_view condition = "only_if = ";
    for (const std::string& need : form.row->needs) {
        if (!need.starts_with(condition)) {
            needs_.add(templates_.filled(need, form));
            continue;
        }
        const Form* const count = form.part("count");
        if (count != nullptr && !count->row->prepare.empty()) continue;
        const std::string holds = templates_.filled(need.substr(condition.size()), form);
        // What is counted may be a result of what is done first.
        if (holds.find('@') != std::string::npos) continue;
        state_.script.only_if.push_back(with_active(holds));
    }
}

void Keys::add_condition(const Form& form)
{
    const Row& row = *form.row;
    state_.incomplete |= row.part == "attack" && !state_.in_attack();
    if (!row.keys.empty()) return add(form);
    if (!row.needs.empty()) return add_needs(form);
    const Guard guard = templates_.guard_of(form);
    state_.script.only_if_before += templates_.filled(row.prepare, form);
    state_.script.only_if.push_back(with_active(as_expression(guard)));
}

void Keys::add_conditions(const Form& form)
{
    for (const std::string_view role : {"if", "if2"}) {
        if (const Form* condition = form.part(role)) add_condition(*condition);
    }
}

void Keys::add_exception(const Form& form)
{
    state_.script.only_if_before += templates_.filled(form.row->prepare, form);
    state_.script.only_if.push_back(as_expression(opposite(templates_.guard_of(form))));
}

/// Returns a condition about an Active Pokémon as one that is false without it. Only a player who
/// uses a text is sure to meet one.
std::string Keys::with_active(std::string condition) const
{
    for (const std::string_view active : {"it.opponent.active", "it.owner.active"}) {
        const std::size_t at = condition.find(active);
        if (used_ || at == std::string::npos) continue;
        const std::size_t end = at + active.size();
        if (end < condition.size() && (condition[end] == '.' || condition[end] == ':')) {
            condition.insert(0, fmt::format("{} ~= nil and ", active));
        }
    }
    return condition;
}

}  // namespace ptcg::tools::phrases
