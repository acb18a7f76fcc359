#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>

namespace ptcg {

/// The file system's data about the files of a pack that affect play: its *.toml and *.lua, and
/// those of classes/ and lib/. If the stamp is unchanged, so are the files.
struct FolderStamp {
    std::uint64_t value = 0;  ///< hash of names, sizes, and times of any change
    std::size_t files = 0;
    std::int64_t age = 0;  ///< since the last change, in nanoseconds
};

/// Returns nothing if there is something that the stamp cannot cover: a link, or an inaccessible
/// file.
[[nodiscard]] std::optional<FolderStamp> stamp_of_folder(const std::filesystem::path& pack);

}  // namespace ptcg
