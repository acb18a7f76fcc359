#pragma once

#include <memory>

#include "games/game_table.hpp"

namespace ptcg::tools {

/// Sits down at the start of a saved game. Refuses where packs, ruleset or cards are not those it
/// was played with. The save's ruleset is the name of one beside the packs; a file of its own has
/// to be named by whoever has the save, as `typed_ruleset`.
[[nodiscard]] Result<std::unique_ptr<GameTable>> open_replay(const Data& data, const Replay& replay,
                                                             const std::string& typed_ruleset = {});

/// Gives all answers of the saved game. Refuses where one is not legal, or where it does not end
/// as it did.
[[nodiscard]] Result<void> play_back(GameTable& table, const Replay& replay);

}  // namespace ptcg::tools
