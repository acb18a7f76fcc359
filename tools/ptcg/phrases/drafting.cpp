#include "phrases/drafting.hpp"

#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "phrases/draft_state.hpp"
#include "phrases/sentences.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Lets an attack without damage of its own say what its effect's damage ignores.
void move_ignores(Script& script)
{
    if (script.ignores.empty()) return;
    std::vector<std::string> options;
    for (const std::string& what : script.ignores) {
        options.push_back(fmt::format("{} = false", what.substr(1, what.size() - 2)));
    }
    bool moved = false;
    for (Step& step : script.steps) {
        if (!step.lua.starts_with("game:damage(") || !step.lua.ends_with(')')) continue;
        step.lua.pop_back();
        step.lua += fmt::format(", {{ {} }})", fmt::join(options, ", "));
        moved = true;
    }
    if (moved) script.ignores.clear();
}

}  // namespace

Script script_of(const Form& form, const TextFacts& facts)
{
    DraftState state{.facts = facts};
    Sentences sentences(state);
    sentences.add(form);
    sentences.finish();
    if (facts.damage <= 0) move_ignores(state.script);
    state.script.incomplete = state.incomplete;
    return std::move(state.script);
}

}  // namespace ptcg::tools::phrases
