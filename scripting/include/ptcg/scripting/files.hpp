#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

#include "ptcg/result.hpp"

namespace ptcg {

/// So many bytes a file of a pack may have where nothing else is said, and a list of cards.
inline constexpr std::size_t most_text_bytes = std::size_t{1} << 20;

/// The content of a file, which must be a regular one: a pipe would wait for somebody to write to
/// it, and a device may never end. What there is is looked at after opening, so that nobody can put
/// something else in its place in between. Fails with the reason alone, which does not name the
/// file: there is none, it is a folder or another thing, it has more than `most` bytes, or it
/// cannot be read.
[[nodiscard]] Result<std::string> read_regular_file(const std::filesystem::path& path,
                                                    std::size_t most);

}  // namespace ptcg
