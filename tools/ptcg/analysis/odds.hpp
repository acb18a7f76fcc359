#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"

#include "analysis/difference.hpp"
#include "analysis/fraction.hpp"

/// Computes what an answer can lead to, with the probability of each outcome.
namespace ptcg::tools {

/// One outcome: what changes and how likely it is.
struct Outlook {
    Fraction probability;
    std::vector<Difference> changes;  ///< without those of the random generator
    std::string example;              ///< one path to it: "heads, tails"; empty without chance
    std::string then;  ///< the question where it stops: "opponent: promote"; "the match is over"
    std::shared_ptr<const MatchState> end;  ///< the final state of such a path
};

/// The outcomes of one answer, most likely first.
struct Odds {
    std::vector<Outlook> outcomes;
    Fraction more;          ///< probability of the outcomes beyond the limits; 0 if there are none
    bool shuffles = false;  ///< of a pile: what depends on its new order is one example
};

/// Limits of the search.
struct OddsLimits {
    std::size_t questions = 4000;  ///< coins and picks followed in total
    std::size_t outcomes = 500;    ///< distinct ones
};

/// A player's answer to a question along the path.
struct OddsReply {
    std::vector<std::uint16_t> picks;
    std::string name;  ///< its name in the path: "Player 1: yes"
};
/// Answers a question to a player along the path. If it returns nothing, the path ends there.
using OddsPlayer = std::function<std::optional<OddsReply>(Match&)>;

/// Returns a copy of the match at the same question, in which every coin, shuffle and random pick
/// is a question to chance. Fails if the match is over.
[[nodiscard]] Result<Match> fork_with_explicit_chance(Match& match);

/// Returns what `picks`, an answer to the current question, can lead to before a player has to
/// answer again. A question to a player ends the outcome there, because the player's answer is not
/// chance, unless `player` answers it. The main phase's question always ends it.
///
/// Every result of a coin or random pick is followed, the likely ones first. Paths with the same
/// consequences form one outcome. A shuffle is drawn once from the match's generator, and that is
/// noted. The result uses the judge's knowledge, so hidden cards are named. `match` is not changed.
/// Fails if the answer is illegal, a text fails or the match is over.
[[nodiscard]] Result<Odds> odds_of(Match& match, std::span<const std::uint16_t> picks, PlayerId me,
                                   const OddsLimits& limits = {}, const OddsPlayer& player = {});

}  // namespace ptcg::tools
