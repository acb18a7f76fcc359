#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/problem.hpp"

/// Finds packs and reads their files, which are untrusted.
namespace ptcg {

/// A folder with a pack.toml.
struct PackFolder {
    std::filesystem::path path;  ///< empty: the pack is in memory
    /// The folder and its parent, "cards/my1". File names in messages begin with it, so that they
    /// are the same wherever the packs are.
    std::string shown;
    std::string source;      ///< the root or MemoryFolder it is in, as the host named it
    std::size_t number = 0;  ///< of that source: folders come first, then those in memory

    /// Returns the folder's own name, "my1".
    [[nodiscard]] std::string name() const;
    /// Returns its full location, to distinguish packs that look alike.
    [[nodiscard]] std::string place() const;
};

/// Returns all packs in `roots`, each once: by root, then sorted by path.
[[nodiscard]] std::vector<PackFolder> find_packs(std::span<const std::filesystem::path> roots,
                                                 Problems& problems);

/// The contents of a pack's files by their name in the pack ("lib/costs.lua"). Hidden files are not
/// part of a pack.
using PackFiles = std::map<std::string, std::string>;
[[nodiscard]] PackFiles read_files(const PackFolder& folder, const PackLimits& limits,
                                   Problems& problems);

/// Reports the problems that reading the files would report, without reading any.
void look_at_files(const PackFolder& folder, const PackLimits& limits, Problems& problems);

/// A pack in memory.
struct MemoryPack {
    PackFolder folder;
    PackFiles files;
};
/// Returns all packs of a folder in memory, sorted by name, under the same limits.
[[nodiscard]] std::vector<MemoryPack> packs_in(const MemoryFolder& folder, const PackLimits& limits,
                                               Problems& problems);

/// FNV-1a over names, sizes and contents.
[[nodiscard]] std::uint64_t hash_of(const PackFiles& files);

/// Returns the *.toml files directly in a folder, sorted by name; none if the folder does not
/// exist.
[[nodiscard]] std::vector<std::filesystem::path> toml_files(const std::filesystem::path& folder);

/// Returns the contents of a file, or nothing if it cannot be read or is too large.
[[nodiscard]] std::optional<std::string> read_file(const std::filesystem::path& path,
                                                   const std::string& shown, std::size_t limit,
                                                   Problems& problems);

}  // namespace ptcg
