#pragma once

#include <cstdint>
#include <vector>

#include "ptcg/state.hpp"

namespace ptcg::tools {

/// The difference between two states of a match, in little space: successive states differ in
/// about a hundred of their 8,000 bytes.
class StateDelta {
public:
    StateDelta() = default;
    StateDelta(const MatchState& from, const MatchState& to);

    /// Turns `from` into `to`. REQUIRES: `state` equals the `from` this was constructed with.
    void apply(MatchState& state) const;

private:
    struct Run {
        std::uint16_t begin = 0;
        std::uint16_t length = 0;
    };
    std::vector<Run> runs_;
    std::vector<unsigned char> bytes_;  ///< of all runs, one after the other
};

}  // namespace ptcg::tools
