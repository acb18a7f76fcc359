#pragma once

#include <string>
#include <vector>

#include "ptcg/hosting/naming.hpp"
#include "ptcg/permissions.hpp"

namespace ptcg::tools {

/// Returns what no game would lead to in this position, and what the rules will do about it:
/// "Player 2's Emberkit has 80 damage and 50 HP: it is Knocked Out at the next check ...".
[[nodiscard]] std::vector<std::string> position_notes(const Permissions& game,
                                                      const Naming& naming);

}  // namespace ptcg::tools
