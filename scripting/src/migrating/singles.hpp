#pragma once

#include <cstddef>
#include <set>

#include "migrating/nodes.hpp"

namespace ptcg::script::migrating {

/// Which expressions are one Pokémon or a player, as far as can be told.
class Singles {
public:
    /// Looks through a chunk that has not been rewritten yet.
    explicit Singles(LuaNode& root);

    [[nodiscard]] bool holds(const LuaNode& node) const;

private:
    std::set<std::size_t> names_;  ///< where they begin
};

}  // namespace ptcg::script::migrating
