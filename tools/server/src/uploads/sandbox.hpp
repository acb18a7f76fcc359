#pragma once

#include <cstdint>

#include "ptcg/result.hpp"

/// What the process of an uploaded library may do. Lua scripts reach no files and no network
/// anyway; this is for the day when a mistake in Lua, TOML or zip lets a stranger further.
namespace ptcg::server {

/// Closes all descriptors but the first three, limits memory, files and descriptors, and lets the
/// real rooms go first.
[[nodiscard]] Result<void> limit_process(std::uint64_t memory_bytes);

/// From here on the process may only read files, besides thinking and using what is open; nothing
/// takes this back. Threads that are there already are not held.
[[nodiscard]] Result<void> forbid_all_but_reading();
/// From here on it may not open files either. REQUIRES: forbid_all_but_reading.
[[nodiscard]] Result<void> forbid_files();

}  // namespace ptcg::server
