#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

/// The Lua files of packs.
namespace ptcg::tools {

/// All below the folder, in order, but hidden ones; none in folders called `without`.
[[nodiscard]] std::vector<std::filesystem::path> lua_files(
    const std::filesystem::path& folder, const std::filesystem::path& without = {});

/// Whether it is a card's script: it lies beside a pack.toml.
[[nodiscard]] bool is_card_script(const std::filesystem::path& file);

/// How long scripts are.
struct ScriptLengths {
    std::size_t scripts = 0;
    std::size_t lines = 0;   ///< at the median, blank ones and comments among them
    std::size_t tokens = 0;  ///< at the median
};
[[nodiscard]] ScriptLengths measure_scripts(const std::vector<std::string>& texts);

}  // namespace ptcg::tools
