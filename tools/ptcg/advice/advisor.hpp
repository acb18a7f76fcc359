#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "ptcg/server/advisor.hpp"

namespace ptcg::tools {

/// Returns an advisor that explains with the analyses of the program, and says cards with the
/// phrasebook in the folders of packs, which it reads when a card is first asked for.
[[nodiscard]] std::unique_ptr<server::Advisor> make_advisor(
    std::vector<std::filesystem::path> roots);

}  // namespace ptcg::tools
