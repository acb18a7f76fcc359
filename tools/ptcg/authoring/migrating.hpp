#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "authoring/new_files.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"

/// Converts packs of `api = 1` to `api = 2`.
namespace ptcg::tools {

/// The files of a pack to overwrite, and what must be rewritten by hand.
struct MigratedPack {
    bool is_new = false;  ///< it already has `api = 2`, so there is nothing to do
    std::vector<NewFile> files;
    std::size_t scripts = 0;
    Problems problems;
};

/// Reads a pack and rewrites its scripts but not its tests; writes no files. Fails if a file can't
/// be read or its pack.toml does not state a version.
[[nodiscard]] Result<MigratedPack> migrate_pack(const std::filesystem::path& folder);

}  // namespace ptcg::tools
