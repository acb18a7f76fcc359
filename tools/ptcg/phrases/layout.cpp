#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "phrases/damage_answer.hpp"
#include "phrases/lua_text.hpp"
#include "phrases/part_function.hpp"
#include "phrases/results.hpp"
#include "phrases/steps.hpp"

namespace ptcg::tools::phrases {
namespace {

constexpr std::array<std::string_view, 5> part_names{"choose", "fails_unless", "before", "damage",
                                                     "after"};
constexpr std::array<std::string_view, 3> damage_names{"more", "times", "damage"};

/// Returns whether an attack does anything in a part.
bool has_part(const Results& results, Part part)
{
    const std::vector<Step>& steps = results.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].part == part && results.needed(i)) return true;
    }
    return false;
}

/// Returns the only choice of the attack, if `target` can say it: else null.
const Step* only_target(const Results& results)
{
    const Step* only = nullptr;
    const std::vector<Step>& steps = results.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (steps[i].part != Part::choose || !results.needed(i)) continue;
        if (only != nullptr || steps[i].target.empty()) return nullptr;
        only = &steps[i];
    }
    return only;
}

/// Returns the key `only_if`, with all conditions.
std::string only_if_text(const Script& script)
{
    std::vector<std::string> all = script.only_if;
    for (std::string& one : all) {
        if (all.size() > 1) one = with_or_in_parentheses(std::move(one));
    }
    const std::string body =
        fmt::format("{} return {}", script.only_if_before, fmt::join(all, " and "));
    return fmt::format("only_if = function({}) {} end,\n", parameters_of(body), body);
}

/// The order of a handler's keys: where and for whom, how often, what must be true.
int rank_of_key(std::string_view key)
{
    static constexpr std::array<std::string_view, 15> in_order{
        "where",    "subject", "ability_kind", "from",   "by",   "origin",   "doer",     "filter",
        "attacker", "target",  "does",         "stacks", "uses", "optional", "ends_turn"};
    const std::string_view name = key.substr(0, key.find(' '));
    const auto found = std::find(in_order.begin(), in_order.end(), name);
    return static_cast<int>(found - in_order.begin());
}

std::string keys_text(const Script& script)
{
    std::vector<std::string> keys = script.keys;
    std::stable_sort(keys.begin(), keys.end(), [](const std::string& a, const std::string& b) {
        return rank_of_key(a) < rank_of_key(b);
    });
    std::string text;
    for (const std::string& key : keys) text += key + ",\n";
    if (!script.needs.empty())
        text += fmt::format("needs = {{ {} }},\n", fmt::join(script.needs, ", "));
    if (!script.only_if.empty()) text += only_if_text(script);
    if (script.ignores.size() == 1) {
        text += fmt::format("ignores = {},\n", script.ignores.front());
    } else if (!script.ignores.empty()) {
        text += fmt::format("ignores = {{ {} }},\n", fmt::join(script.ignores, ", "));
    }
    return text;
}

/// Returns what a handler does: a constant, a function, or a table with its keys.
std::string handler_text(const Handler& handler)
{
    if (handler.value.empty()) return handler_value(handler.body);
    const std::string keys = keys_text(handler.body);
    if (keys.empty()) return handler.value;
    const bool function = handler.value.starts_with("function");
    return fmt::format("{{\n{}{} = {},\n}}", keys, function ? "effect" : "value", handler.value);
}

}  // namespace

bool is_empty(const Script& script)
{
    return script.steps.empty() && script.handlers.empty() && script.keys.empty() &&
           script.needs.empty() && script.only_if.empty() && script.ignores.empty();
}

std::string attack_value(const Script& script)
{
    const Results results(script);
    std::string text = keys_text(script);
    const Step* const target = only_target(results);
    if (target != nullptr) text += fmt::format("target = {},\n", target->target);
    std::size_t parts = 0;
    std::string only;
    for (std::size_t i = 0; i < part_names.size(); ++i) {
        const auto part = static_cast<Part>(i);
        if (!has_part(results, part) || (part == Part::choose && target != nullptr)) continue;
        const std::string_view name =
            part == Part::damage
                ? damage_names[static_cast<std::size_t>(damage_kind(results.steps()))]
                : part_names[i];
        only = part_function(results, part);
        text += fmt::format("{} = {},\n", name, only);
        ++parts;
    }
    if (parts == 1 && has_part(results, Part::after) &&
        text == fmt::format("after = {},\n", only)) {
        return only;
    }
    return fmt::format("{{\n{}}}", text);
}

std::string handlers_value(const Script& script)
{
    std::string text;
    const auto& handlers = script.handlers;
    for (std::size_t i = 0; i < handlers.size(); ++i) {
        const auto same = [&](const Handler& other) { return other.hook == handlers[i].hook; };
        const auto begin = handlers.begin();
        const auto here = begin + static_cast<std::ptrdiff_t>(i);
        if (std::any_of(begin, here, same)) continue;
        if (std::count_if(here, handlers.end(), same) == 1) {
            text += fmt::format("{} = {},\n", handlers[i].hook, handler_text(handlers[i]));
            continue;
        }
        // Several of one hook are a list.
        std::string list;
        for (auto one = here; one != handlers.end(); ++one) {
            if (!same(*one)) continue;
            const std::string made = handler_text(*one);
            list += made.starts_with('{') || made.starts_with("function")
                        ? made + ",\n"
                        : fmt::format("{{ value = {} }},\n", made);
        }
        text += fmt::format("{} = {{\n{}}},\n", handlers[i].hook, list);
    }
    return fmt::format("{{\n{}}}", text);
}

std::string handler_value(const Script& script)
{
    const Results results(script);
    const std::string keys = keys_text(script);
    const std::string function = part_function(results, Part::after);
    if (keys.empty()) return function;
    return fmt::format("{{\n{}effect = {},\n}}", keys, function);
}

}  // namespace ptcg::tools::phrases
