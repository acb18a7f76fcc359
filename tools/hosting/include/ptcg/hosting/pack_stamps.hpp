#pragma once

#include <array>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/scripting/pack_loader.hpp"

#include "ptcg/hosting/replay_file.hpp"

/// The packs a game was played with.
namespace ptcg {

/// Returns the packs of these decks' cards, with the packs those depend on.
[[nodiscard]] std::vector<PackStamp> stamps_of(const CardPool& pool,
                                               const std::array<ReplayDeck, players>& decks);
[[nodiscard]] std::vector<PackStamp> all_stamps(const CardPool& pool);

/// Checks that the loaded packs are those of the save; the error names each that is not.
[[nodiscard]] Result<void> packs_match(const std::vector<PackStamp>& saved,
                                       const std::vector<PackStamp>& loaded);

}  // namespace ptcg
