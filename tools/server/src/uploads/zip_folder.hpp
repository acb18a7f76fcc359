#pragma once

#include <cstddef>
#include <string_view>

#include "ptcg/result.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::server {

struct ZipLimits {
    std::size_t files = 2'000;
    std::size_t bytes = std::size_t{32} << 20;  ///< of all files, unpacked
};

/// Unpacks a zip file in memory: a pack, or a folder of packs. Sizes are counted while unpacking,
/// whatever the file says of them. Refuses links, encrypted files, two files with one name, and
/// names that leave the folder. `name` is the prefix of file names in problems.
[[nodiscard]] Result<MemoryFolder> unpack_zip(std::string_view bytes, std::string_view name,
                                              const ZipLimits& limits = {});

}  // namespace ptcg::server
