#include "phrases/passives.hpp"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "phrases/lua_text.hpp"
#include "phrases/references.hpp"
#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

bool contains(std::string_view text, std::string_view what)
{
    return text.find(what) != std::string_view::npos;
}

/// Returns a row's answer as an expression: `= 0` replaces the amount, `-10` changes it.
std::string new_amount(std::string value)
{
    if (value.starts_with("= ")) return value.substr(2);
    if (value.find_first_of("+-0123456789") != 0) return value;
    if (ascii::is_digit(value[0])) value.insert(0, "+");
    return fmt::format("it.amount {} {}", value.substr(0, 1), value.substr(1));
}

std::string function_of(const std::string& body)
{
    return fmt::format("function({}) {} end", parameters_of(body), body);
}

}  // namespace

void Passives::add(const Form& sentence)
{
    state_.mentions.holder.clear();
    for (const Form* part : sentence.parts()) {
        if (part->row->category != "passive") continue;
        // A row may answer several questions.
        std::string_view hooks = part->row->hook;
        while (!hooks.empty()) {
            const std::string_view hook = hooks.substr(0, hooks.find(' '));
            hooks.remove_prefix(std::min(hooks.size(), hook.size() + 1));
            add_handler(sentence, *part, std::string(hook));
        }
    }
}

void Passives::add_handler(const Form& sentence, const Form& passive, const std::string& hook)
{
    Script outer = state_.open_handler();
    keys_.set_used(false);
    keys_.set_hook(hook);
    keys_.add(sentence);
    keys_.add_conditions(sentence);
    if (const Form* exception = sentence.part("unless")) keys_.add_exception(*exception);
    keys_.add(passive);
    if (const Form* condition = passive.part("if")) keys_.add_condition(*condition);
    keys_.set_hook({});
    Handler made;
    made.hook = hook;
    made.value = answer(passive);
    state_.close_handler(std::move(outer), std::move(made));
}

/// Returns what a query's handler returns: a constant, or a function with what its counts and
/// conditions need.
std::string Passives::answer(const Form& passive)
{
    std::string value = templates_.filled(passive.row->lua, passive);
    if (value.starts_with("function")) return value;
    if (value.starts_with("-1 * ") || value.starts_with("+1 * ")) value.erase(1, 4);
    const std::string before = with_steps(value);
    const std::string when = condition();
    if (when.empty() && before.empty() && !value.starts_with("= ") && !contains(value, "it.") &&
        !contains(value, "game")) {
        return value.starts_with('+') ? value.substr(1) : value;
    }
    value = new_amount(std::move(value));
    return function_of(before + (when.empty()
                                     ? fmt::format("return {}", value)
                                     : fmt::format("if {} then return {} end", when, value)));
}

/// Writes the results of steps into the value, and returns the statements that compute them.
std::string Passives::with_steps(std::string& value)
{
    const std::vector<Step> steps = std::exchange(state_.script.steps, {});
    std::string before;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        before += steps[i].preparation + " ";
        const std::string name = reference(i);
        for (std::size_t at = value.find(name); at != std::string::npos; at = value.find(name)) {
            value.replace(at, name.size(), steps[i].lua);
        }
    }
    return before;
}

/// Returns all that must be true for the answer; empty if it is always given.
std::string Passives::condition()
{
    std::vector<std::string> when = keys_.take_when();
    if (when.size() > 1) {
        for (std::string& one : when) one = with_or_in_parentheses(std::move(one));
    }
    return fmt::format("{}", fmt::join(when, " and "));
}

}  // namespace ptcg::tools::phrases
