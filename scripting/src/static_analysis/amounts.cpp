#include "static_analysis/amounts.hpp"

#include <algorithm>
#include <array>

#include "words/hooks.hpp"

namespace ptcg::script {

using Kind = LuaNode::Kind;

bool answers_in_tens(const FunctionRole& role)
{
    constexpr std::array in_tens = {Hook::base_damage, Hook::damage_dealt, Hook::damage_taken,
                                    Hook::healing, Hook::hp};
    if (role.is == FunctionRole::Is::part) {
        return role.part == AttackPart::damage && role.form != DamageForm::times;
    }
    return role.is == FunctionRole::Is::effect && std::ranges::count(in_tens, role.hook) > 0;
}

std::optional<long long> odd_amount(const LuaNode& node)
{
    if (node.kind == Kind::group) return odd_amount(node.items.front());
    constexpr std::array<std::string_view, 4> may_be_either = {"+", "-", "and", "or"};
    if (node.kind == Kind::binary && std::ranges::count(may_be_either, node.text) > 0) {
        for (const LuaNode& side : node.items) {
            if (const auto odd = odd_amount(side)) return odd;
        }
    }
    if (node.kind != Kind::number || !node.whole || node.number % 10 == 0) return std::nullopt;
    return node.number;
}

std::string not_in_tens(long long amount)
{
    return std::to_string(amount) +
           " is not a multiple of 10: a damage counter is 10, and the rest is lost";
}

bool changes_nothing(const LuaNode& value, Hook hook)
{
    const Answer answer = info(hook).answer;
    if (answer != Answer::number && answer != Answer::cost) return false;
    if (value.kind == Kind::number) return value.whole && value.number == 0;
    return value.kind == Kind::table && value.items.size() == 1 &&
           value.items.front().kind == Kind::named &&
           changes_nothing(value.items.front().items.front(), hook);
}

}  // namespace ptcg::script
