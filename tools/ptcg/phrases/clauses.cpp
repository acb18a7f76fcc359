#include "phrases/clauses.hpp"

#include <utility>

namespace ptcg::tools::phrases {
namespace {

constexpr std::string_view shuffling = " game:shuffle()";

/// Removes this end of the statements; returns whether they had it.
bool take_end(std::string& lua, std::string_view end)
{
    if (!lua.ends_with(end)) return false;
    lua.resize(lua.size() - end.size());
    return true;
}

}  // namespace

void Clauses::add(const Form& form)
{
    const Row& row = *form.row;
    if (row.part == "key") return key(form);
    if (row.part == "ignores") {
        // A key of the attack, which no condition can be put before.
        state_.incomplete |= !state_.guards.empty() || state_.question.open;
        auto& ignores = state_.script.ignores;
        ignores.insert(ignores.end(), row.filter.begin(), row.filter.end());
        return;
    }
    Question& question = state_.question;
    if (!question.by_choice) state_.mentions.did.clear();
    const bool first_asked = question.open && question.clauses++ == 0;
    needs_.begin_clause();
    if (state_.decides_use()) keys_.add_needs(form);
    if (row.part == "require") return price(form);
    if (row.part == "more" || row.part == "times" || row.part == "base") return damage(form);
    action(form, first_asked);
}

void Clauses::key(const Form& form)
{
    std::string key = templates_.filled_key(form.row->lua, form);
    // What has to be computed first has no place there.
    state_.incomplete |= key.find('@') != std::string::npos;
    keys_.add(std::move(key));
}

/// A price: without it the attack does nothing.
void Clauses::price(const Form& form)
{
    Step step = state_.new_step(Step::Kind::fail, Part::fails_unless);
    step.guards.push_back({templates_.filled(form.row->lua, form), false});
    state_.add(std::move(step));
}

void Clauses::damage(const Form& form)
{
    const Row& row = *form.row;
    const TextFacts& facts = state_.facts;
    const int* const number = form.number("n");
    const bool printed = number != nullptr && *number == facts.damage;
    const bool always = state_.guards.empty();
    // "If tails, this attack does 10 damage": it does so anyway.
    if (row.part == "base" && printed && !always && row.lua == "$n") return;
    Step step = state_.new_step(Step::Kind::damage, Part::damage);
    step.damage = DamageKind::base;
    if (row.part == "more" ||
        (row.part == "times" && facts.plus && number != nullptr && !printed)) {
        step.damage = DamageKind::more;
    } else if (row.part == "times" && facts.times && always && number != nullptr &&
               (printed || facts.damage == 0)) {
        step.damage = DamageKind::times;
    }
    step.lua = templates_.filled(step.damage == DamageKind::times ? "$count" : row.lua, form);
    // "For each heads, 20 more damage": that many times the number.
    std::erase_if(step.guards, [&](const Guard& guard) {
        if (guard.loop) step.lua += " * " + guard.times;
        return guard.loop;
    });
    state_.add(std::move(step));
}

void Clauses::action(const Form& form, bool first_asked)
{
    const Row& row = *form.row;
    const std::size_t guards_before = state_.guards.size();
    require_given(form, first_asked);
    if (!row.top.empty()) state_.add_local(templates_.filled(row.top, form));
    keys_.add(form);
    std::string lua = statement(form, first_asked);
    if (counts_loop(row)) return counted(form);
    needs_.end_clause(lua, !form.row->can.empty());
    // A deck that is searched is shuffled even where nothing can be done with what is found.
    const bool shuffles = state_.guards.size() > guards_before && take_end(lua, shuffling);
    Step step;
    step.lua = std::move(lua);
    step.guards = guards_of_action();
    step.name = row.gives.empty() ? "done" : row.gives;
    step.list = row.done.starts_with("#$");
    set_part(step, row);
    state_.guards.resize(guards_before);
    remember(form, state_.add(std::move(step)));
    if (!shuffles) return;
    Step shuffle;
    shuffle.lua = shuffling.substr(1);
    shuffle.guards = guards_of_action();
    set_part(shuffle, row);
    state_.add(std::move(shuffle));
}

/// Makes what must be there for the clause its conditions.
void Clauses::require_given(const Form& form, bool first_asked)
{
    for (const std::string& given : form.row->given) {
        // Where a card needs what it chooses from, there is nothing to ask here.
        if (state_.decides_use()) break;
        std::string condition = templates_.filled(given, form);
        if (condition.empty()) continue;
        if (first_asked && condition.find('@') == std::string::npos) {
            state_.question.given.push_back(condition);
        }
        state_.guards.push_back({std::move(condition), true});
    }
}

/// Returns what the clause does, and notes whether that asks the player.
std::string Clauses::statement(const Form& form, bool first_asked)
{
    const Row& row = *form.row;
    Question& question = state_.question;
    NounPhrases& nouns = templates_.nouns();
    for (const std::string& what : row.filter) nouns.demand(templates_.filled(what, form));
    const bool may = question.by_choice && !row.may.empty();
    std::string lua = templates_.filled(may ? row.may : row.lua, form);
    if (lua.find("\"tool\"") != std::string::npos) attach_as_tool(lua);
    // Who may choose any number, may choose none.
    const bool any_number = question.by_choice && first_asked &&
                            lua.find("game:choose_up_to(\"all\"") != std::string::npos &&
                            lua.find("may = true") != std::string::npos;
    question.answered |= may || any_number;
    if (first_asked && !row.can.empty() && question.can.empty()) {
        question.can = templates_.filled(row.can, form);
    }
    nouns.end_demands();
    return lua;
}

/// A Pokémon Tool is not attached as Energy, which is what a search does.
void Clauses::attach_as_tool(std::string& lua)
{
    if (lua.starts_with("game:attach(") && lua.ends_with(')')) {
        lua.insert(lua.size() - 1, ", { as = \"tool\" }");
    } else if (lua.find("game:attach(") != std::string::npos ||
               lua.find("to = it.") != std::string::npos) {
        state_.incomplete = true;
    }
}

/// Returns whether a verb does at once what a loop would do one by one.
bool Clauses::counts_loop(const Row& row) const
{
    return !row.times.empty() && !state_.guards.empty() && state_.guards.back().loop &&
           !state_.guards.back().times.empty();
}

void Clauses::counted(const Form& form)
{
    auto& results = state_.mentions.results;
    results["times"] = state_.guards.back().times;
    Step step = state_.new_step(Step::Kind::act);
    step.guards.pop_back();
    step.lua = templates_.filled(form.row->times, form);
    results["done"] = state_.add(std::move(step));
}

/// Returns the conditions of an action: what is said now, or also what its Pokémon depend on.
std::vector<Guard> Clauses::guards_of_action()
{
    if (!templates_.nouns().take_after() || !state_.in_attack()) {
        last_guards_ = state_.guards;
        last_did_.clear();
        return last_guards_;
    }
    std::vector<Guard> guards = last_guards_;
    if (!last_did_.empty()) guards.push_back({last_did_, true});
    return guards;
}

void Clauses::set_part(Step& step, const Row& row) const
{
    if (row.early && state_.guards.empty() && !state_.question.by_choice && state_.in_attack()) {
        step.kind = Step::Kind::value;
        step.part = Part::choose;
    }
    if (row.part == "before") step.part = Part::before;
    if (row.part == "fails_unless") step.part = Part::fails_unless;
}

/// Lets later sentences refer to the result, and to whether it was done.
void Clauses::remember(const Form& form, const std::string& result)
{
    const Row& row = *form.row;
    const Question& question = state_.question;
    auto& results = state_.mentions.results;
    if (!row.gives.empty()) results[row.gives] = result;
    results["done"] = result;
    const std::string did = templates_.filled(row.done, form);
    if (last_did_.empty()) last_did_ = did;
    if (question.by_choice && !row.may.empty()) {
        state_.mentions.did = did.empty() ? result : did;
    } else if (!did.empty() && (!question.by_choice || !question.answered)) {
        state_.mentions.did = did;
    }
}

}  // namespace ptcg::tools::phrases
