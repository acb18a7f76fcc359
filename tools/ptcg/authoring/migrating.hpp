#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "authoring/new_files.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"

/// Packs of `api = 1` made packs of `api = 2`.
namespace ptcg::tools {

/// The files of a pack that are to be written over, and what has to be rewritten by hand.
struct MigratedPack {
    bool is_new = false;  ///< it is of `api = 2` already: there is nothing to do
    std::vector<NewFile> files;
    std::size_t scripts = 0;
    Problems problems;
};

/// Reads a pack and rewrites its scripts, but not its tests; nothing is written. Fails if a file
/// cannot be read, or if its pack.toml does not say of which version it is.
[[nodiscard]] Result<MigratedPack> migrate_pack(const std::filesystem::path& folder);

}  // namespace ptcg::tools
