#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/random.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"

namespace ptcg::test {

/// A match played at random by seed, one answer at a time.
class Game {
public:
    Game(const CardPool& pool, ScriptHost& host, const std::vector<DefId>& deck,
         std::uint64_t seed);

    /// Returns false if there is nothing left to answer. A failed answer must change nothing.
    bool step();

    std::string take_failure() { return std::exchange(failure_, {}); }
    [[nodiscard]] std::uint64_t state_hash() const { return hash(match_->state()); }

private:
    std::vector<std::uint16_t> pick(const Decision& open);

    Random random_;
    std::unique_ptr<Match> match_;
    std::string failure_;
};

/// Plays the hostile deck against itself for a while. Returns a hash of the course of the game,
/// including all failures.
[[nodiscard]] std::uint64_t game_hash(const CardPool& pool, ScriptHost& host, std::uint64_t seed);

}  // namespace ptcg::test
