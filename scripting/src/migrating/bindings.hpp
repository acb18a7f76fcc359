#pragma once

#include <map>
#include <vector>

#include "migrating/nodes.hpp"

/// Resolves names to locals.
namespace ptcg::script::migrating {

/// A local, parameter or loop variable.
struct Binding {
    const LuaNode* declared = nullptr;  ///< the name at its declaration
    const LuaNode* value = nullptr;     ///< of a local declared alone; of a loop: what it goes over
    bool is_parameter = false;
    bool is_of_loop = false;
    std::vector<LuaNode*> uses = {};
};

/// All bindings in a chunk, valid until the tree changes.
class Bindings {
public:
    explicit Bindings(LuaNode& root);

    [[nodiscard]] std::vector<Binding>& all() { return all_; }
    /// Returns the binding declared at this name, or null.
    [[nodiscard]] Binding* declared_by(const LuaNode& name);
    /// Returns the binding this name refers to, or null if it is a global.
    [[nodiscard]] Binding* meant_by(const LuaNode& name);

private:
    void block(LuaNode& node);
    void statement(LuaNode& node);
    void function(LuaNode& node);
    void expression(LuaNode& node);
    void declare(const LuaNode& name, Binding binding);

    std::vector<Binding> all_;
    std::vector<std::size_t> open_;  ///< indexes in `all_`, innermost last
    std::map<const LuaNode*, std::size_t> declared_;
    std::map<const LuaNode*, std::size_t> meant_;
};

}  // namespace ptcg::script::migrating
