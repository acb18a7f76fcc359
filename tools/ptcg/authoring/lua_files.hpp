#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

/// Finds the Lua files of packs.
namespace ptcg::tools {

/// Returns all Lua files below the folder in order, except hidden ones and those in folders named
/// `without`.
[[nodiscard]] std::vector<std::filesystem::path> lua_files(
    const std::filesystem::path& folder, const std::filesystem::path& without = {});

/// Returns whether the file is a card's script: it is next to a pack.toml.
[[nodiscard]] bool is_card_script(const std::filesystem::path& file);

/// The lengths of scripts.
struct ScriptLengths {
    std::size_t scripts = 0;
    std::size_t lines = 0;   ///< median, including blank lines and comments
    std::size_t tokens = 0;  ///< median
};
[[nodiscard]] ScriptLengths measure_scripts(const std::vector<std::string>& texts);

}  // namespace ptcg::tools
