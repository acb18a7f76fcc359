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

/// Finding packs and reading their files, which may come from strangers.
namespace ptcg {

/// A folder with a pack.toml.
struct PackFolder {
    std::filesystem::path path;  ///< empty: it lies in memory
    /// The folder and the one above it, "cards/my1": what names of files begin with, so that
    /// messages are the same wherever the packs lie.
    std::string shown;

    /// Its own name, "my1".
    [[nodiscard]] std::string name() const;
    /// Where it is, for telling apart packs that look alike.
    [[nodiscard]] std::string place() const;
};

/// All packs in `roots`, each once, sorted by path.
[[nodiscard]] std::vector<PackFolder> find_packs(std::span<const std::filesystem::path> roots,
                                                 Problems& problems);

/// The content of a pack's files by their name in the pack ("lib/costs.lua"). Hidden files are
/// no part of a pack.
using PackFiles = std::map<std::string, std::string>;
[[nodiscard]] PackFiles read_files(const PackFolder& folder, const PackLimits& limits,
                                   Problems& problems);

/// Tells what reading the files would tell of them, without reading any.
void look_at_files(const PackFolder& folder, const PackLimits& limits, Problems& problems);

/// A pack that lies in memory.
struct MemoryPack {
    PackFolder folder;
    PackFiles files;
};
/// All packs of a folder in memory, sorted by name, under the same limits.
[[nodiscard]] std::vector<MemoryPack> packs_in(const MemoryFolder& folder, const PackLimits& limits,
                                               Problems& problems);

/// FNV-1a over names, sizes and contents.
[[nodiscard]] std::uint64_t hash_of(const PackFiles& files);

/// The files *.toml directly in a folder, sorted by name; none if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> toml_files(const std::filesystem::path& folder);

/// The content of one file, or nothing if it cannot be read or is too large.
[[nodiscard]] std::optional<std::string> read_file(const std::filesystem::path& path,
                                                   const std::string& shown, std::size_t limit,
                                                   Problems& problems);

}  // namespace ptcg
