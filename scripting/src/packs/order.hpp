#pragma once

#include <cstddef>
#include <vector>

#include "facts/pack_schema.hpp"

namespace ptcg {

/// Returns the order in which packs are loaded: each after those it depends on, otherwise by id.
/// Reports dependencies that are missing or circular. Even then the order has every pack.
[[nodiscard]] std::vector<std::size_t> loading_order(const std::vector<Manifest>& packs,
                                                     Problems& problems);

/// Returns the packs that each pack may refer to: itself, and all it depends on, also indirectly.
[[nodiscard]] std::vector<std::vector<std::size_t>> reach_of_packs(
    const std::vector<Manifest>& packs);

}  // namespace ptcg
