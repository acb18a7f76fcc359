#include "phrases/guards.hpp"

#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace ptcg::tools::phrases {
namespace {

bool is_compound(std::string_view condition)
{
    return condition.find(" and ") != std::string_view::npos ||
           condition.find(" or ") != std::string_view::npos;
}

/// Returns the opposite of a condition without `and` and `or`.
std::string negated(std::string_view condition)
{
    static constexpr std::array<std::array<std::string_view, 2>, 6> opposites{{
        {" == ", " ~= "},
        {" > 0", " == 0"},
        {" >= ", " < "},
        {" <= ", " > "},
        {" ~= ", " == "},
        {" < ", " >= "},
    }};
    if (condition.starts_with("not ")) return std::string(condition.substr(4));
    for (const auto& [from, to] : opposites) {
        const std::size_t at = condition.find(from);
        if (at == std::string_view::npos) continue;
        return fmt::format("{}{}{}", condition.substr(0, at), to,
                           condition.substr(at + from.size()));
    }
    return fmt::format("not {}", condition);
}

}  // namespace

Guard opposite(Guard guard)
{
    guard.holds = !guard.holds;
    return guard;
}

Guard resolved(Guard guard, const ResultNames& names)
{
    guard.condition = resolved(guard.condition, names);
    return guard;
}

std::string as_expression(const Guard& guard)
{
    if (guard.holds) return guard.condition;
    if (is_compound(guard.condition)) return fmt::format("not ({})", guard.condition);
    return negated(guard.condition);
}

std::string as_operand(const Guard& guard)
{
    std::string text = as_expression(guard);
    const bool loose = text.find(" or ") != std::string::npos && !text.starts_with("not (");
    const bool wrapped = text.starts_with('(') && text.find(')') + 1 == text.size();
    return loose && !wrapped ? fmt::format("({})", text) : text;
}

}  // namespace ptcg::tools::phrases
