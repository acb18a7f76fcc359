#pragma once

#include <filesystem>
#include <string>

#include "ptcg/hosting/replaying.hpp"

#include "data/data.hpp"

/// Saved games in files, played with the packs and rulesets that were found.
namespace ptcg::tools {

/// Returns what saved games are played with: the packs, which are shared, and the rulesets beside
/// them. A game under a ruleset in a separate file needs that file as `typed_ruleset`, which then
/// counts for every game.
[[nodiscard]] GameData game_data(const Data& data, const std::string& typed_ruleset = {});

[[nodiscard]] Result<void> save_replay(const Replay& replay, const std::filesystem::path& path);
/// Errors begin with the path.
[[nodiscard]] Result<Replay> load_replay(const std::filesystem::path& path);

/// Returns the text of a file that should be a position. If it is a saved game, the error says what
/// reads one. Errors begin with the path.
[[nodiscard]] Result<std::string> read_position_file(const std::filesystem::path& path);

}  // namespace ptcg::tools
