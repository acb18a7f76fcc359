#include "phrases/results.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "phrases/guards.hpp"

namespace ptcg::tools::phrases {
namespace {

bool refers_to(std::string_view text, std::size_t wanted)
{
    return text.find(reference(wanted)) != std::string_view::npos;
}

bool guards_refer_to(const Step& step, std::size_t wanted)
{
    return std::any_of(step.guards.begin(), step.guards.end(),
                       [&](const Guard& guard) { return refers_to(guard.condition, wanted); });
}

auto loops(const Step& step)
{
    return std::count_if(step.guards.begin(), step.guards.end(),
                         [](const Guard& guard) { return guard.loop; });
}

/// Returns whether the condition is written once for two steps that follow each other.
bool shares_guard(const Step* previous, const Step& step, std::size_t guard)
{
    return previous != nullptr && previous->part == step.part && guard < previous->guards.size() &&
           previous->guards[guard].condition == step.guards[guard].condition &&
           step.part != Part::damage;
}

}  // namespace

Results::Results(const Script& script) : steps_(script.steps)
{
    for (Step& step : steps_) drop_implied_guards(step);
    place_results();
    decide_names();
}

/// What an attack failed without is true in all that follows.
void Results::drop_implied_guards(Step& step) const
{
    if (step.kind == Step::Kind::fail) return;
    for (const Step& other : steps_) {
        if (other.kind != Step::Kind::fail || other.guards.size() != 1) continue;
        std::erase(step.guards, opposite(other.guards.front()));
    }
}

/// Moves what computes a result to the first part that uses it.
void Results::place_results()
{
    for (std::size_t i = steps_.size(); i-- > 0;) {
        Step& step = steps_[i];
        if (step.part == Part::choose) continue;
        const std::vector<const Step*> users = users_of(i);
        if (users.empty()) continue;
        Part first = users.front()->part;
        for (const Step* user : users) first = std::min(first, user->part);
        if (step.kind == Step::Kind::value && step.part == Part::before) {
            // A condition as it was before the damage.
            if (first <= Part::damage) step.part = first;
            continue;
        }
        step.part = std::min(step.part, first);
    }
}

std::vector<const Step*> Results::users_of(std::size_t wanted) const
{
    std::vector<const Step*> users;
    for (std::size_t i = wanted + 1; i < steps_.size(); ++i) {
        const Step& step = steps_[i];
        if (!needed(i)) continue;
        if (refers_to(step.lua, wanted) || refers_to(step.preparation, wanted) ||
            guards_refer_to(step, wanted)) {
            users.push_back(&step);
        }
    }
    return users;
}

bool Results::needed(std::size_t step) const
{
    return steps_[step].kind != Step::Kind::value || !users_of(step).empty();
}

bool Results::only_passed(std::size_t step) const
{
    const std::vector<const Step*> users = users_of(step);
    return passed(step) && steps_[step].preparation.empty() && steps_[step].guards.empty() &&
           std::all_of(users.begin(), users.end(),
                       [&](const Step* user) { return user->part > steps_[step].part; });
}

/// Counts how often a result is used, where a run of steps with the same guard counts once.
std::size_t Results::uses(std::size_t wanted) const
{
    std::size_t count = 0;
    const auto check = [&](std::size_t used) { count += used == wanted ? 1 : 0; };
    const Step* previous = nullptr;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const Step& step = steps_[i];
        each_reference(step.lua, check);
        each_reference(step.preparation, check);
        // What is written where it is used has no conditions of its own there.
        if (!written_inline(i)) {
            for (std::size_t g = 0; g < step.guards.size(); ++g) {
                if (!shares_guard(previous, step, g)) {
                    each_reference(step.guards[g].condition, check);
                }
            }
        }
        if (step.kind != Step::Kind::value) previous = &step;
    }
    return count;
}

/// Returns whether a step is an expression that is used once, in its own part.
bool Results::written_inline(std::size_t step) const
{
    return steps_[step].kind == Step::Kind::value && steps_[step].preparation.empty() &&
           !used_later(step) && users_of(step).size() == 1 && !flips_anyway(step);
}

bool Results::used_later(std::size_t step) const
{
    const std::vector<const Step*> users = users_of(step);
    return std::any_of(users.begin(), users.end(),
                       [&](const Step* user) { return user->part > steps_[step].part; });
}

/// Returns whether a result is used in a loop that it is computed before.
bool Results::used_in_loop(std::size_t step) const
{
    const std::vector<const Step*> users = users_of(step);
    return std::any_of(users.begin(), users.end(), [&](const Step* user) {
        return !guards_refer_to(*user, step) && loops(*user) > loops(steps_[step]);
    });
}

/// Returns whether it flips coins that are flipped even where nothing is done with the result.
bool Results::flips_anyway(std::size_t wanted) const
{
    const Step& step = steps_[wanted];
    if (step.lua.find("game:flip") == std::string::npos) return false;
    const std::vector<const Step*> users = users_of(wanted);
    return std::any_of(users.begin(), users.end(), [&](const Step* user) {
        const auto uses_it =
            std::find_if(user->guards.begin(), user->guards.end(),
                         [&](const Guard& guard) { return refers_to(guard.condition, wanted); });
        return std::any_of(user->guards.begin(), uses_it, [&](const Guard& guard) {
            return std::find(step.guards.begin(), step.guards.end(), guard) == step.guards.end();
        });
    });
}

bool Results::hoisted(std::size_t i) const
{
    const Step& step = steps_[i];
    if (step.guards.empty() || !named(i) || only_passed(i)) return false;
    if (passed(i)) return true;
    const std::vector<const Step*> users = users_of(i);
    return std::any_of(users.begin(), users.end(), [&](const Step* user) {
        return user->kind == Step::Kind::damage || user->kind == Step::Kind::fail ||
               user->guards.size() < step.guards.size() ||
               !std::equal(step.guards.begin(), step.guards.end(), user->guards.begin());
    });
}

bool Results::is_list(std::size_t i) const
{
    const std::string name = reference(i);
    const auto as_list = [&](const std::string& text) {
        return text.find("#" + name) != std::string::npos ||
               text.find(name + "[") != std::string::npos ||
               text.find("ipairs(" + name) != std::string::npos;
    };
    return steps_[i].list || std::any_of(steps_.begin(), steps_.end(), [&](const Step& step) {
               return as_list(step.lua) || as_list(step.preparation) ||
                      std::any_of(step.guards.begin(), step.guards.end(),
                                  [&](const Guard& guard) { return as_list(guard.condition); });
           });
}

/// Decides which results get a name: those used more than once, or in a later part.
void Results::decide_names()
{
    std::set<std::string> taken{"game", "it"};
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        const Step& step = steps_[i];
        if (users_of(i).empty()) continue;
        const bool later = used_later(i);
        if (!later && uses(i) == 1 && step.preparation.empty() && step.kind == Step::Kind::value &&
            !used_in_loop(i) && !flips_anyway(i)) {
            names_[i] = step.lua;
            continue;
        }
        give_name(i, taken);
        if (later) passed_.insert(i);
        if (later && step.list) lists_.insert(i);
    }
}

void Results::give_name(std::size_t i, std::set<std::string>& taken)
{
    const std::string& wanted = steps_[i].name;
    std::string name = wanted.empty() ? "value" : wanted;
    for (int n = 2; !taken.insert(name).second; ++n) name = fmt::format("{}_{}", wanted, n);
    names_[i] = name;
    named_.insert(i);
}

ResultNames Results::names_in(Part part) const
{
    ResultNames names = names_;
    for (const std::size_t i : lists_) {
        if (steps_[i].part < part) names[i] = "{ ... }";
    }
    return names;
}

}  // namespace ptcg::tools::phrases
