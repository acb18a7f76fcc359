#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "ptcg/determinize.hpp"
#include "ptcg/match.hpp"

/// What an answer can lead to in one redrawn position.
namespace ptcg::tools {

struct WalkLimits {
    std::size_t ends = 64;         ///< after that many, one way is taken at random
    bool answers_players = false;  ///< also to questions about the effect: each option alone
};

/// One end of a walk: where a player is asked, or the match is over.
struct WalkEnd {
    double share;                   ///< its probability, if no player was asked on the way
    std::span<const Event> events;  ///< since the answer, as the judge sees them
    const Decision* asked;          ///< null: the match is over
};
using WalkVisitor = std::function<void(const WalkEnd& end)>;

/// How a walk went.
struct Walked {
    double share = 0;      ///< of the ends in total: less than 1 where a script failed
    bool was_cut = false;  ///< there were more ends than the limit
};

/// Draws position number `seed` of the observation, answers its question with `picks`, and visits
/// each end. Every coin falls on both sides; shuffles and random picks are drawn with the seed.
/// Fails if no such position is found, or the picks do not answer it.
[[nodiscard]] Result<Walked> walk(const Observation& seen, std::uint64_t seed,
                                  std::span<const std::uint16_t> picks, const WalkLimits& limits,
                                  const WalkVisitor& visit);

}  // namespace ptcg::tools
