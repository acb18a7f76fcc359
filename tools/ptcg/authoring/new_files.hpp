#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// A file that is to be made.
struct NewFile {
    std::filesystem::path path;
    std::string content;
};

/// Writes all of the files, with the folders they need, or none of them. Fails if one is there
/// already, unless `force` says to write over it; the error names each file in the way.
[[nodiscard]] Result<void> write_new_files(std::span<const NewFile> files, bool force);

}  // namespace ptcg::tools
