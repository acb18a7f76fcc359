#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "handles.hpp"

/// How a match starts.
namespace ptcg::capi {

/// A ptcg_setup, checked. Never changes, so matches may share it.
struct Start {
    std::array<std::vector<DefId>, players> decks;
    std::shared_ptr<const Ruleset> rules;
    MatchSetup setup;  ///< without the decks
    bool keeps_events = true;

    /// Starts a match with another seed. The error says which deck cannot be used to set up a
    /// match.
    [[nodiscard]] Result<Match> begin(HostData& host, std::uint64_t seed) const;
};

/// Reads and checks a setup. The errors are those of ptcg_match_create.
[[nodiscard]] Checked<std::shared_ptr<const Start>> read_start(const LibraryData& library,
                                                               const ptcg_setup* wanted);

}  // namespace ptcg::capi
