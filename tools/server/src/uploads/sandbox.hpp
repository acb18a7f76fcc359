#pragma once

#include <cstdint>

#include "ptcg/result.hpp"

/// What the process of an uploaded library may do. Lua scripts reach no files and no network
/// anyway; this is for the day when a mistake in Lua, TOML or zip lets a stranger further.
namespace ptcg::server {

/// Closes all descriptors but the first three, limits memory, files and descriptors, and lets the
/// real rooms go first.
[[nodiscard]] Result<void> limit_process(std::uint64_t memory_bytes);

/// From here on the process can only think and use what is open: no file, no network, no other
/// process. Nothing takes this back. Threads that are there already are not held.
[[nodiscard]] Result<void> confine_process();

}  // namespace ptcg::server
