#pragma once

#include <filesystem>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::server {

/// Reads the files of folders of packs into memory, each with the path of its root as the name of
/// its folder. What cannot be read, or is larger than a pack's file may be, is left out: whoever
/// loads the packs finds out.
[[nodiscard]] std::vector<MemoryFolder> read_folders(
    const std::vector<std::filesystem::path>& roots);

}  // namespace ptcg::server
