#include "migrating/bindings.hpp"

#include <utility>

namespace ptcg::script::migrating {

Bindings::Bindings(LuaNode& root)
{
    block(root);
}

Binding* Bindings::declared_by(const LuaNode& name)
{
    const auto found = declared_.find(&name);
    return found == declared_.end() ? nullptr : &all_[found->second];
}

Binding* Bindings::meant_by(const LuaNode& name)
{
    const auto found = meant_.find(&name);
    return found == meant_.end() ? nullptr : &all_[found->second];
}

void Bindings::declare(const LuaNode& name, Binding binding)
{
    binding.declared = &name;
    declared_[&name] = all_.size();
    open_.push_back(all_.size());
    all_.push_back(std::move(binding));
}

void Bindings::block(LuaNode& node)
{
    const std::size_t outside = open_.size();
    for (LuaNode& inner : node.items) statement(inner);
    open_.resize(outside);
}

void Bindings::statement(LuaNode& node)
{
    const std::size_t outside = open_.size();
    switch (node.kind) {
        case Kind::local: {
            for (LuaNode& value : node.items[1].items) expression(value);
            const bool one = node.items[0].items.size() == 1 && node.items[1].items.size() == 1;
            for (LuaNode& name : node.items[0].items) {
                declare(name, {.value = one ? &node.items[1].items.front() : nullptr});
            }
            return;
        }
        case Kind::local_function:
            declare(node.items[0], {.value = &node.items[1]});
            return function(node.items[1]);
        case Kind::for_number:
            expression(node.items[1]);
            declare(node.items[0], {.is_of_loop = true});
            block(node.items[2]);
            break;
        case Kind::for_in:
            expression(node.items[1]);
            for (LuaNode& name : node.items[0].items) {
                declare(name, {.value = &node.items[1].items.front(), .is_of_loop = true});
            }
            block(node.items[2]);
            break;
        case Kind::repeat_loop:  // its condition sees the locals of its block
            for (LuaNode& inner : node.items[0].items) statement(inner);
            expression(node.items[1]);
            break;
        default:
            for (LuaNode& below : node.items) {
                below.kind == Kind::block ? block(below) : expression(below);
            }
    }
    open_.resize(outside);
}

void Bindings::function(LuaNode& node)
{
    const std::size_t outside = open_.size();
    for (LuaNode& name : node.items.front().items) {
        if (name.kind == Kind::name) declare(name, {.is_parameter = true});
    }
    block(node.items.back());
    open_.resize(outside);
}

void Bindings::expression(LuaNode& node)
{
    if (node.kind == Kind::function) return function(node);
    if (node.kind == Kind::name) {
        for (auto i = open_.rbegin(); i != open_.rend(); ++i) {
            if (all_[*i].declared->text != node.text) continue;
            all_[*i].uses.push_back(&node);
            meant_[&node] = *i;
            return;
        }
        return;
    }
    for (LuaNode& below : node.items) expression(below);
}

}  // namespace ptcg::script::migrating
