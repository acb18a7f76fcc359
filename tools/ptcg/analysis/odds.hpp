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

/// What an answer can lead to, with the chance of each outcome.
namespace ptcg::tools {

/// One outcome: what it changes, how likely it is.
struct Outlook {
    Fraction probability;
    std::vector<Difference> changes;  ///< without the generator's and chance's own
    std::string example;              ///< a way there: "heads, tails"; empty without chance
    std::string then;  ///< the question it stops at: "opponent: promote"; "the match is over"
    std::shared_ptr<const MatchState> end;  ///< where such a way stands
};

/// The outcomes of one answer, most likely first.
struct Odds {
    std::vector<Outlook> outcomes;
    Fraction more;          ///< of outcomes beyond the limits; 0: these are all
    bool shuffles = false;  ///< a pile is shuffled: what comes of its new order is one example
};

/// How far to look.
struct OddsLimits {
    std::size_t questions = 4000;  ///< coins and picks followed in all
    std::size_t outcomes = 500;    ///< different ones
};

/// What somebody says to a question on the way.
struct OddsReply {
    std::vector<std::uint16_t> picks;
    std::string name;  ///< for the way: "Player 1: yes"
};
/// Answers a question to a player on the way; nothing: the way ends there.
using OddsPlayer = std::function<std::optional<OddsReply>(Match&)>;

/// A copy of the match, standing at the same question, in which every coin, shuffle and random pick
/// is a question to chance. Fails if the match is over.
[[nodiscard]] Result<Match> fork_with_explicit_chance(Match& match);

/// What `picks`, an answer to the open question, can lead to up to the next question to a player:
/// questions a player would answer on the way end an outcome there, because the answer is not
/// chance, unless `player` has an answer; the question of a turn always ends it. Every coin and
/// random pick is followed both ways, the likely ones first; ways with the same consequences are
/// one outcome. A shuffle is drawn once, from the match's generator, and noted. The judge's
/// knowledge: hidden cards are named. `match` is not changed. Fails if the answer is not legal, a
/// text fails, or the match is over.
[[nodiscard]] Result<Odds> odds_of(Match& match, std::span<const std::uint16_t> picks, PlayerId me,
                                   const OddsLimits& limits = {}, const OddsPlayer& player = {});

}  // namespace ptcg::tools
