#include "phrases/draft_state.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "phrases/references.hpp"

namespace ptcg::tools::phrases {

void Mentions::renumber(std::size_t at)
{
    for (auto& [name, expression] : results) phrases::renumber(expression, at);
    for (auto& [form, expression] : fillings) phrases::renumber(expression, at);
    phrases::renumber(that, at);
    phrases::renumber(did, at);
}

Step DraftState::new_step(Step::Kind kind, Part part) const
{
    Step step;
    step.kind = kind;
    step.part = part;
    step.guards = guards;
    return step;
}

std::string DraftState::add(Step step)
{
    script.steps.push_back(std::move(step));
    return reference(script.steps.size() - 1);
}

void DraftState::insert(std::size_t at, Step step)
{
    const auto here = script.steps.begin() + static_cast<std::ptrdiff_t>(at);
    for (auto later = here; later != script.steps.end(); ++later) {
        renumber(later->lua, at);
        renumber(later->preparation, at);
        for (Guard& guard : later->guards) renumber(guard.condition, at);
    }
    mentions.renumber(at);
    script.steps.insert(here, std::move(step));
}

void DraftState::add_local(std::string local)
{
    auto& locals = script.locals;
    if (std::find(locals.begin(), locals.end(), local) == locals.end()) {
        locals.push_back(std::move(local));
    }
}

Script DraftState::open_handler()
{
    Script outer = std::exchange(script, {});
    script.locals = std::move(outer.locals);
    mentions.that = "it.self";
    return outer;
}

void DraftState::close_handler(Script outer, Handler made)
{
    outer.locals = std::exchange(script.locals, {});
    made.body = std::exchange(script, std::move(outer));
    script.handlers.push_back(std::move(made));
}

std::string DraftState::mentioned(const std::string& expression)
{
    incomplete |= expression.empty();
    return expression.empty() ? "nil" : expression;
}

bool DraftState::uses_result(const std::string& lua) const
{
    return std::any_of(mentions.results.begin(), mentions.results.end(), [&](const auto& one) {
        return one.second.starts_with('@') && one.first != "chosen" &&
               lua.find(one.second) != std::string::npos;
    });
}

/// Returns whether coins decide: nobody knows before what they show.
bool DraftState::is_coin(const Guard& guard) const
{
    for (const std::string_view name : {"coin", "coins"}) {
        const auto found = mentions.results.find(name);
        if (found != mentions.results.end() &&
            guard.condition.find(found->second) != std::string::npos) {
            return true;
        }
    }
    return false;
}

bool DraftState::decides_use() const
{
    return !in_attack() && !question.by_choice &&
           std::all_of(guards.begin(), guards.end(),
                       [&](const Guard& guard) { return is_coin(guard); });
}

}  // namespace ptcg::tools::phrases
