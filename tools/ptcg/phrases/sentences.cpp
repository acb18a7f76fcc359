#include "phrases/sentences.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "phrases/guards.hpp"
#include "phrases/references.hpp"

namespace ptcg::tools::phrases {
namespace {

bool is_one_clause(const Form& form)
{
    if (form.row->frame != "sequence") return true;
    const std::vector<const Form*> parts = form.parts();
    return parts.empty() || (parts.size() == 1 && is_one_clause(*parts.front()));
}

}  // namespace

Sentences::Sentences(DraftState& state)
    : state_(state),
      needs_(state),
      templates_(state, needs_),
      keys_(state, needs_, templates_),
      clauses_(state, needs_, templates_, keys_),
      passives_(state, templates_, keys_),
      handlers_(state, needs_, templates_, keys_, [this](const Form& form) { add(form); })
{
}

void Sentences::add(const Form& form)
{
    const std::string& frame = form.row->frame;
    if (frame == "sequence") return all_parts(form);
    if (frame == "if") return conditional(form);
    if (frame == "may") return optional(form);
    if (frame == "did") return if_done(form);
    if (frame == "repeat") return repeated(form);
    if (frame == "bind") return bind(form);
    if (frame == "nothing") return fails();
    if (frame == "fact") return;
    if (frame == "hook") return handlers_.add(form);
    if (frame == "passive") return passives_.add(form);
    if (frame == "limit") return handlers_.limit(form);
    if (frame == "only-if") return keys_.add_condition(*form.part("if"));
    if (frame == "cost") return handlers_.pay(*form.part("do"));
    clauses_.add(form);
}

void Sentences::all_parts(const Form& form)
{
    for (const Form* part : form.parts()) add(*part);
}

void Sentences::add_under(const Guard& guard, const Form& form)
{
    const std::size_t before = state_.guards.size();
    state_.guards.push_back(guard);
    add(form);
    state_.guards.resize(before);
}

void Sentences::conditional(const Form& form)
{
    const Form& condition = *form.part("if");
    add_under(guard_of(condition), *form.part("do"));
    if (const Form* otherwise = form.part("else")) {
        add_under(opposite(guard_of(condition)), *otherwise);
    }
}

Guard Sentences::guard_of(const Form& condition)
{
    const Row& row = *condition.row;
    const auto& keys = row.keys;
    state_.incomplete |= row.part == "attack" && !state_.in_attack();
    // A Pokémon that attacks is Active: its name means another one with that name.
    state_.incomplete |= state_.in_attack() &&
                         std::find(keys.begin(), keys.end(), "where = \"bench\"") != keys.end();
    Guard guard = row.negated.empty() ? Guard{templates_.expression(condition)}
                                      : templates_.guard_of(condition);
    if (row.part == "before" && state_.in_attack() && state_.facts.damage > 0) {
        // As it was before the attack did anything.
        Step already;
        already.kind = Step::Kind::value;
        already.part = Part::before;
        already.lua = std::move(guard.condition);
        already.name = "already";
        guard.condition = state_.add(std::move(already));
    }
    return guard;
}

/// "You may": a choice that can be declined is the answer, or else a question.
void Sentences::optional(const Form& form)
{
    const Form& inner = *form.part("do");
    const std::size_t first = state_.script.steps.size();
    // Several things that one may do or not are asked about together.
    state_.question = {.open = true, .by_choice = is_one_clause(inner), .can = {}, .given = {}};
    add(inner);
    state_.question.by_choice = false;
    state_.question.open = false;
    if (!state_.question.answered) ask_before(first);
}

/// Nothing to choose: a question comes before what was said.
void Sentences::ask_before(std::size_t first)
{
    move_given_to_question(first);
    const std::string& can = state_.question.can;
    Step ask = state_.new_step(Step::Kind::value);
    ask.lua = can.empty() ? "game:ask()" : can + " and game:ask()";
    ask.name = "does";
    state_.insert(first, std::move(ask));
    std::vector<Step>& steps = state_.script.steps;
    const auto outer = static_cast<std::ptrdiff_t>(state_.guards.size());
    for (std::size_t i = first + 1; i < steps.size(); ++i) {
        steps[i].guards.insert(steps[i].guards.begin() + outer, Guard{reference(first), true});
    }
    state_.mentions.did = reference(first);
}

/// What must be there to do it decides whether to ask.
void Sentences::move_given_to_question(std::size_t first)
{
    std::string& can = state_.question.can;
    std::vector<Step>& steps = state_.script.steps;
    for (auto& given = state_.question.given; !given.empty(); given.pop_back()) {
        for (std::size_t i = first; i < steps.size(); ++i) {
            std::erase(steps[i].guards, Guard{given.back(), true});
        }
        can = can.empty() ? given.back() : given.back() + " and " + can;
    }
}

/// "For each heads, ...": several times, or once for each Pokémon of a list.
void Sentences::repeated(const Form& form)
{
    const Row& row = *form.row;
    const Guard loop{.condition = templates_.filled(row.lua, form),
                     .loop = true,
                     .times = templates_.filled(row.most, form)};
    std::string& that = state_.mentions.that;
    if (!row.gives.empty()) that = row.gives;
    add_under(loop, *form.part("do"));
    if (!row.gives.empty()) that.clear();
}

/// "If you do": what was said last was done.
void Sentences::if_done(const Form& form)
{
    const std::string& did = state_.mentions.did;
    state_.incomplete |= did.empty();
    if (did.empty()) return add(*form.part("do"));
    add_under({did, form.row->side != "not"}, *form.part("do"));
}

/// Something that later sentences refer to: a coin.
void Sentences::bind(const Form& form)
{
    const Row& row = *form.row;
    auto& results = state_.mentions.results;
    Step step = state_.new_step(Step::Kind::value);
    step.lua = templates_.filled(row.lua, form);
    step.name = row.gives == "coin" || row.gives == "coins" ? "heads" : row.gives;
    results[row.gives] = state_.add(std::move(step));
    if (row.gives == "coins") results["flipped"] = templates_.filled(row.most, form);
}

void Sentences::fails()
{
    state_.add(state_.new_step(Step::Kind::fail, Part::fails_unless));
}

}  // namespace ptcg::tools::phrases
