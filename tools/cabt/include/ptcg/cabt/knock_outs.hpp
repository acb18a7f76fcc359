#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ptcg/match.hpp"

namespace ptcg::cabt {

/// How many Prize cards each Knock Out gives, which the interface asks for one by one and the match
/// at once.
class KnockOuts {
public:
    /// Takes in what has happened in the match since the last call.
    void update(const Match& match);
    /// Goes on from where the match stands.
    void skip_to(const Match& match)
    {
        next_event_ = match.first_event() + static_cast<std::uint32_t>(match.events().size());
    }
    /// Returns how many of `count` Prize cards the player takes for each Knock Out, and forgets
    /// them: just `count` if more is taken than was given for Knock Outs.
    [[nodiscard]] std::vector<int> take(PlayerId taker, int count);

private:
    std::array<std::vector<std::int16_t>, players> due_;
    std::uint32_t next_event_ = 0;
};

}  // namespace ptcg::cabt
