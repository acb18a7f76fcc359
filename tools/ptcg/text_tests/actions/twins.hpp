#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "phrases/card_draft.hpp"
#include "ptcg/match.hpp"
#include "text_tests/actions/answers.hpp"

namespace ptcg::tools {

/// What was played in two matches that should be alike.
struct TwinPlay {
    /// The answers to each action and what followed from it, in the first and the second match.
    struct Action {
        std::vector<Picks> script, said;
    };
    std::vector<Action> actions;
    /// How many actions there were up to the first one of the text, with it; 0: there was none.
    std::size_t to_first_of_text = 0;
    /// How they differ, in several lines; empty if they do not. If only the second match can end in
    /// some way, this is how its last action ends.
    std::string difference;
    MatchState before;  ///< of the first match, at the question of the main phase where they differ
};

/// Plays up to `actions` actions in two matches at the same table, whose texts should do the same,
/// and compares what may be done and everything that may follow from it. `text` of `card` is what
/// is tried: actions that come from it are preferred. The first match is called "the script", the
/// second "the text".
[[nodiscard]] TwinPlay play_twins(Match& script, Match& said, DefId card,
                                  const phrases::EffectText& text, int actions, std::uint64_t salt);

}  // namespace ptcg::tools
