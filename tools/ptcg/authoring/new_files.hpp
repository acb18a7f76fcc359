#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// A file to create.
struct NewFile {
    std::filesystem::path path;
    std::string content;
};

/// Writes all of the files and the folders they need, or none of them. Fails if a file exists,
/// unless `force` allows overwriting it. The error names each file that is in the way.
[[nodiscard]] Result<void> write_new_files(std::span<const NewFile> files, bool force);

}  // namespace ptcg::tools
