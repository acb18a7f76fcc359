#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>

namespace ptcg {

/// What the system knows of the files of a pack that play: its *.toml and *.lua, those of classes/
/// and lib/. While that is the same, so are they.
struct FolderStamp {
    std::uint64_t value = 0;  ///< over names, sizes, and when content or anything else has changed
    std::size_t files = 0;
    std::int64_t age = 0;  ///< since anything has changed, in nanoseconds
};

/// Nothing where there is anything that takes a closer look: a link, or what cannot be looked at.
[[nodiscard]] std::optional<FolderStamp> stamp_of_folder(const std::filesystem::path& pack);

}  // namespace ptcg
