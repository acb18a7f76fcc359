#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

/// Searches for a win this turn for the turn player, whatever coins, shuffles and the opponent do.
namespace ptcg::tools {

/// One answer of a line, and what follows it. If the next question is to the opponent or to chance,
/// there is a branch for each answer. Otherwise there is one branch, or none at the end.
struct Line {
    PlayerId asked = PlayerId::none;
    Purpose purpose = Purpose::main_phase;
    std::vector<std::uint16_t> picks;  ///< the answer itself
    std::string text;                  ///< "attach Fire Energy to Emberkit (Active, 70 HP)"
    std::vector<std::shared_ptr<const Line>> next;
    WinReason won = WinReason::none;  ///< at the end of a line
    bool in_checkup = false;          ///< the win comes during Pokémon Checkup
};

enum class Verdict : std::uint8_t {
    win,         ///< there is a line that wins against everything
    none,        ///< all lines were searched; none wins
    not_found,   ///< the search hit a limit first
    no_question  ///< the position can't be searched; `problem` says why
};

struct Solution {
    Verdict verdict = Verdict::none;
    std::vector<std::shared_ptr<const Line>> line;  ///< its first answers, like Line::next
    std::uint64_t nodes = 0;                        ///< questions searched
    std::string problem;
};

struct SolverOptions {
    std::uint64_t nodes = 1'000'000;
    /// Called occasionally with the nodes searched and the current limit of actions per line.
    std::function<void(std::uint64_t nodes, int actions)> progress;
};

/// Searches the current turn of `match`, then restores the match.
///
/// The player is assumed to know everything in the position, including the order of a listed deck.
/// A shuffled deck can be searched, but cards drawn from it count as unknown, and a line that
/// depends on its top cards in any other way is dropped. In a seeded match all decks count as
/// shuffled, and face-down Prize cards count as unknown.
[[nodiscard]] Solution solve(Match& match, const SolverOptions& options = {});

/// Returns the answers to the open question that differ in effect, as the search tries them; none
/// if the match is over, and not all of them if they are thousands. A shuffle keeps the order.
[[nodiscard]] std::vector<std::vector<std::uint16_t>> different_answers(Match& match);

}  // namespace ptcg::tools
