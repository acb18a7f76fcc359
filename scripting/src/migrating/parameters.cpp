#include "migrating/parameters.hpp"

#include <algorithm>

namespace ptcg::script::migrating {
namespace {

bool holds_name(const LuaNode& node, std::string_view name)
{
    return is_name(node, name) || std::ranges::any_of(node.items, [&](const LuaNode& below) {
               return holds_name(below, name);
           });
}

}  // namespace

bool uses_name(const LuaNode& function, std::string_view name)
{
    return holds_name(function.items.back(), name);
}

void drop_parameters(LuaNode& function, const std::function<bool(const LuaNode&)>& may_go)
{
    std::vector<LuaNode>& parameters = function.items.front().items;
    const auto goes = [&](const LuaNode& parameter) {
        if (parameter.kind != Kind::name) return false;
        return is_name(parameter, "_") ||
               (may_go(parameter) && !uses_name(function, parameter.text));
    };
    while (!parameters.empty() && goes(parameters.back())) parameters.pop_back();
    for (LuaNode& parameter : parameters) {
        if (goes(parameter)) parameter.text = "_";
    }
}

}  // namespace ptcg::script::migrating
