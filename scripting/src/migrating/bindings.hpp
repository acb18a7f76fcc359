#pragma once

#include <map>
#include <vector>

#include "migrating/nodes.hpp"

/// Which local a name means.
namespace ptcg::script::migrating {

/// A local, parameter or variable of a loop.
struct Binding {
    const LuaNode* declared = nullptr;  ///< the name where it begins
    const LuaNode* value = nullptr;  ///< what a local of one name is; of a loop: what it goes over
    bool is_parameter = false;
    bool is_of_loop = false;
    std::vector<LuaNode*> uses = {};
};

/// All of them in a chunk; good until the tree changes.
class Bindings {
public:
    explicit Bindings(LuaNode& root);

    [[nodiscard]] std::vector<Binding>& all() { return all_; }
    /// The one with this name there, or null.
    [[nodiscard]] Binding* declared_by(const LuaNode& name);
    /// The one that is meant there, or null if it is a global.
    [[nodiscard]] Binding* meant_by(const LuaNode& name);

private:
    void block(LuaNode& node);
    void statement(LuaNode& node);
    void function(LuaNode& node);
    void expression(LuaNode& node);
    void declare(const LuaNode& name, Binding binding);

    std::vector<Binding> all_;
    std::vector<std::size_t> open_;  ///< places in `all_`, the innermost last
    std::map<const LuaNode*, std::size_t> declared_;
    std::map<const LuaNode*, std::size_t> meant_;
};

}  // namespace ptcg::script::migrating
