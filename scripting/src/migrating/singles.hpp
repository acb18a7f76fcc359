#pragma once

#include <cstddef>
#include <set>

#include "migrating/nodes.hpp"

namespace ptcg::script::migrating {

/// Finds the expressions that are a single Pokémon or a player, as far as possible.
class Singles {
public:
    /// Reads a chunk that has not been rewritten yet.
    explicit Singles(LuaNode& root);

    [[nodiscard]] bool holds(const LuaNode& node) const;

private:
    std::set<std::size_t> names_;  ///< where they begin
};

}  // namespace ptcg::script::migrating
