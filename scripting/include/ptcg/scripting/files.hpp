#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "ptcg/result.hpp"

namespace ptcg {

/// The most bytes that a file of a pack may have where no other limit is given, and that a list of
/// cards may have.
inline constexpr std::size_t most_text_bytes = std::size_t{1} << 20;

/// Returns the content of a file, which must be a regular file: reading a pipe would wait for a
/// writer, and a device may never end. The file is checked after opening, so that nobody can
/// replace it in between. Fails with the reason alone, without the file's name: it does not exist,
/// it is a folder or another kind of file, it has more than `most` bytes, or it cannot be read.
[[nodiscard]] Result<std::string> read_regular_file(const std::filesystem::path& path,
                                                    std::size_t most);

}  // namespace ptcg
