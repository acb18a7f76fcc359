#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/match.hpp"

/// Does the player whose turn it is win in this turn, whatever coins, shuffles and the opponent do?
namespace ptcg::tools {

/// One answer of a line, and what follows. Where the next question is put to the opponent or to
/// chance, there is a branch for each answer; else there is one, or none at the end.
struct Line {
    PlayerId asked = PlayerId::none;
    Purpose purpose = Purpose::main_phase;
    std::string text;  ///< "attach Fire Energy to Emberkit (Active, 70 HP)"
    std::vector<std::shared_ptr<const Line>> next;
    WinReason won = WinReason::none;  ///< at the end of a line
    bool in_checkup = false;          ///< it is won between the turns
};

enum class Verdict : std::uint8_t {
    win,         ///< there is a line that wins against everything
    none,        ///< all lines were looked at, none wins
    not_found,   ///< the node limit was reached first
    no_question  ///< cannot be searched; `problem` says why
};

struct Solution {
    Verdict verdict = Verdict::none;
    std::vector<std::shared_ptr<const Line>> line;  ///< its beginning, like Line::next
    std::uint64_t nodes = 0;                        ///< questions looked at
    std::string problem;
};

struct SolverOptions {
    std::uint64_t nodes = 1'000'000;
    /// Called now and then with the nodes looked at and the actions per line so far.
    std::function<void(std::uint64_t nodes, int actions)> progress;
};

/// Searches the turn that `match` stands in; the match is put back afterwards.
///
/// What the position tells is known to the player: also the order of a listed deck. A deck that has
/// been shuffled can be searched, but what is drawn from it is counted as unknown cards, and a line
/// that depends on its top cards in another way is given up. In a seeded match all decks count as
/// shuffled and face-down Prize cards as unknown.
[[nodiscard]] Solution solve(Match& match, const SolverOptions& options = {});

}  // namespace ptcg::tools
