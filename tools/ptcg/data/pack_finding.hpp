#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace ptcg::tools {

/// The cards that come with the program: beside the installed program, else in the source tree.
/// Empty if neither is there.
[[nodiscard]] std::filesystem::path own_cards_folder();

/// Where the installed program of this path has its cards.
[[nodiscard]] std::filesystem::path installed_cards_folder(const std::filesystem::path& program);

/// Folders named in a list like PTCG_PACKS, separated by colons. Empty entries are none.
[[nodiscard]] std::vector<std::filesystem::path> split_paths(std::string_view list);

/// The pack a file or folder lies in (or is): the nearest folder above it with a pack.toml. Empty
/// if there is none.
[[nodiscard]] std::filesystem::path enclosing_pack(const std::filesystem::path& path);

/// Where to look for packs: the program's own cards, PTCG_PACKS, then `extra` (from --packs). Each
/// folder once.
[[nodiscard]] std::vector<std::filesystem::path> pack_roots(const std::vector<std::string>& extra);

}  // namespace ptcg::tools
