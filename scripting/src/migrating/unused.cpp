#include "migrating/unused.hpp"

#include <algorithm>

#include "migrating/bindings.hpp"
#include "migrating/parameters.hpp"

namespace ptcg::script::migrating {
namespace {

using Places = std::set<std::size_t>;

bool declares(const LuaNode& statement, const Places& unused)
{
    if (statement.kind == Kind::local_function) return unused.contains(statement.items[0].begin);
    if (statement.kind != Kind::local || statement.items[0].items.size() != 1) return false;
    return unused.contains(statement.items[0].items.front().begin) &&
           has_no_effect(statement.items[1]);
}

/// Returns whether there were any.
bool remove_statements(LuaNode& root, const Places& unused)
{
    bool removed = false;
    each_node(root, [&](LuaNode& node) {
        if (node.kind != Kind::block) return;
        removed = std::erase_if(
                      node.items,
                      [&](const LuaNode& statement) { return declares(statement, unused); }) > 0 ||
                  removed;
    });
    return removed;
}

Places unused_now(LuaNode& root, const Places& were_used)
{
    Places unused;
    Bindings bindings(root);
    for (const Binding& binding : bindings.all()) {
        const std::size_t place = binding.declared->begin;
        if (binding.uses.empty() && were_used.contains(place)) unused.insert(place);
    }
    return unused;
}

class ItGiver {
public:
    explicit ItGiver(Script& script) : script_(script) {}

    void visit(LuaNode& node)
    {
        if (is_name(node, "it") && node.begin == 0) give(node);
        const bool function = node.kind == Kind::function;
        if (function) around_.push_back(&node);
        for (LuaNode& below : node.items) visit(below);
        if (function) around_.pop_back();
    }

private:
    [[nodiscard]] static bool has(const LuaNode& function, std::string_view name)
    {
        return std::ranges::any_of(function.items.front().items, [&](const LuaNode& parameter) {
            return is_name(parameter, name);
        });
    }

    void give(const LuaNode& node)
    {
        if (std::ranges::any_of(around_, [](LuaNode* one) { return has(*one, "it"); })) return;
        const auto holder = std::find_if(around_.rbegin(), around_.rend(),
                                         [](LuaNode* one) { return has(*one, "game"); });
        if (holder == around_.rend()) return;  // statements of a function elsewhere
        std::vector<LuaNode>& parameters = (*holder)->items.front().items;
        if (parameters.size() == 1) {
            parameters.push_back(make_name("it"));
        } else if (parameters.size() == 2 && is_name(parameters[1], "_")) {
            parameters[1] = make_name("it");
        } else {
            script_.cannot(node.line != 0 ? node : **holder,
                           "`it` is needed in this function; pass it as an argument");
        }
    }

    Script& script_;
    std::vector<LuaNode*> around_;
};

}  // namespace

Places used_locals(LuaNode& root)
{
    Places places;
    Bindings bindings(root);
    for (const Binding& binding : bindings.all()) {
        if (!binding.uses.empty()) places.insert(binding.declared->begin);
    }
    return places;
}

void remove_unused(LuaNode& root, const Places& were_used)
{
    while (remove_statements(root, unused_now(root, were_used))) {
    }
    const Places unused = unused_now(root, were_used);
    each_node(root, [&](LuaNode& node) {
        if (node.kind != Kind::function) return;
        drop_parameters(node,
                        [&](const LuaNode& parameter) { return unused.contains(parameter.begin); });
    });
}

void give_it(Script& script)
{
    ItGiver(script).visit(script.root);
}

}  // namespace ptcg::script::migrating
