#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ptcg::tools {

/// Returns the cards folder that comes with the program: next to the installed program, else in the
/// source tree. Empty if neither exists.
[[nodiscard]] std::filesystem::path own_cards_folder();

/// Returns the cards folder of the program installed at this path.
[[nodiscard]] std::filesystem::path installed_cards_folder(const std::filesystem::path& program);

/// Splits a list of folders like PTCG_PACKS at its colons. Empty entries are skipped.
[[nodiscard]] std::vector<std::filesystem::path> split_paths(std::string_view list);

/// Returns the pack that contains (or is) a file or folder: the nearest folder above it with a
/// pack.toml. Empty if there is none.
[[nodiscard]] std::filesystem::path enclosing_pack(const std::filesystem::path& path);

/// Returns a typed word as the id of a pack, which has no capital letters; unchanged if a file or
/// folder has that name.
[[nodiscard]] std::string as_pack_id(const std::string& typed);

/// Returns where to look for packs: the program's own cards, PTCG_PACKS, then `extra` (from
/// --packs), without duplicates.
[[nodiscard]] std::vector<std::filesystem::path> pack_roots(const std::vector<std::string>& extra);

}  // namespace ptcg::tools
