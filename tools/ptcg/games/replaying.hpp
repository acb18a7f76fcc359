#pragma once

#include <memory>

#include "games/game_table.hpp"

namespace ptcg::tools {

/// Returns how packs and ruleset differ from those the game was played with; empty if they do not.
[[nodiscard]] std::string changed_since(const Data& data, const Replay& replay,
                                        const std::string& typed_ruleset = {});

/// Opens a table at the start of a saved game. Refuses if packs, ruleset or cards are not those it
/// was played with; with `anyway`, only if a card or the ruleset is missing. The save names a
/// ruleset beside the packs; if the ruleset is in a separate file, the user names the file as
/// `typed_ruleset`.
[[nodiscard]] Result<std::unique_ptr<GameTable>> open_replay(const Data& data, const Replay& replay,
                                                             const std::string& typed_ruleset = {},
                                                             bool anyway = false);

/// Gives all answers of the saved game. Refuses if one is not legal, or if the game does not end as
/// it did.
[[nodiscard]] Result<void> play_back(GameTable& table, const Replay& replay);

}  // namespace ptcg::tools
