#include "phrases/damage_answer.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "phrases/guards.hpp"

namespace ptcg::tools::phrases {
namespace {

std::vector<const Step*> damage_steps(std::span<const Step> steps)
{
    std::vector<const Step*> all;
    for (const Step& step : steps) {
        if (step.kind == Step::Kind::damage) all.push_back(&step);
    }
    return all;
}

/// Returns an expression that is the step's damage if its guards hold, and else false.
std::string guarded(const Step& step, const ResultNames& names)
{
    std::string text;
    for (const Guard& guard : step.guards) text += as_operand(resolved(guard, names)) + " and ";
    return text + resolved(step.lua, names);
}

bool exclude_each_other(const std::vector<const Step*>& steps)
{
    return steps.size() == 2 && steps[0]->guards.size() == 1 && steps[1]->guards.size() == 1 &&
           steps[0]->guards[0].condition == steps[1]->guards[0].condition &&
           steps[0]->guards[0].holds != steps[1]->guards[0].holds;
}

/// Returns the damage that is added to the printed damage.
std::string added_damage(const std::vector<const Step*>& steps, std::vector<std::string> more)
{
    if (more.size() == 1) return more.front();
    if (exclude_each_other(steps)) return fmt::format("{}", fmt::join(more, " or "));
    for (std::string& one : more) one = fmt::format("({} or 0)", one);
    return fmt::format("{}", fmt::join(more, " + "));
}

/// Returns an expression that is true unless this step makes the attack fail.
std::string success(const Step& step, const ResultNames& names)
{
    if (step.guards.size() == 1) return as_operand(resolved(opposite(step.guards.front()), names));
    std::vector<std::string> conditions;
    for (const Guard& guard : step.guards) conditions.push_back(as_operand(resolved(guard, names)));
    return conditions.empty() ? "false" : fmt::format("not ({})", fmt::join(conditions, " and "));
}

}  // namespace

DamageKind damage_kind(std::span<const Step> steps)
{
    DamageKind kind = DamageKind::more;
    bool more = false;
    bool base = false;
    for (const Step* step : damage_steps(steps)) {
        kind = step->damage;
        more |= kind == DamageKind::more;
        base |= kind == DamageKind::base;
    }
    return more && base ? DamageKind::base : kind;
}

std::string damage_answer(std::span<const Step> steps, const ResultNames& names)
{
    const DamageKind kind = damage_kind(steps);
    const std::vector<const Step*> all = damage_steps(steps);
    if (kind == DamageKind::times) return resolved(all.front()->lua, names);
    std::vector<std::string> base;
    std::vector<std::string> more;
    bool always = false;
    for (const Step* step : all) {
        const bool is_base = step->damage == DamageKind::base;
        (is_base ? base : more).push_back(guarded(*step, names));
        always |= is_base && step->guards.empty();
    }
    if (kind == DamageKind::more) return added_damage(all, std::move(more));
    std::string text =
        fmt::format("{}{}", fmt::join(base, " or "), always ? "" : " or it.attack.damage");
    for (const std::string& one : more) text += fmt::format(" + ({} or 0)", one);
    return text;
}

std::string success(std::span<const Step> steps, const ResultNames& names)
{
    std::string all;
    for (const Step& step : steps) {
        if (step.kind != Step::Kind::fail) continue;
        if (!all.empty()) all += " and ";
        all += success(step, names);
    }
    return all;
}

}  // namespace ptcg::tools::phrases
