#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

/// Parses bot names: "greedy", "mcts:iterations=200", "mcts:ms=50:policy=0".
namespace ptcg {

/// How much a search may cost, and how far ahead it looks.
struct SearchBudget {
    std::uint64_t iterations = 0;    ///< 0: no limit
    std::uint64_t milliseconds = 0;  ///< 0: no limit; otherwise the answer depends on the clock
    std::uint64_t turns = 3;         ///< played out after the tried one, before judging
    std::uint64_t policy = 1;        ///< 1: the policy plays tries on; 0: the greedy bot
};

enum class BotKind : std::uint8_t { random, greedy, mcts, mcts_open };

struct BotName {
    BotKind kind = BotKind::random;
    SearchBudget budget;
};

/// Returns the bots meant as opponents.
[[nodiscard]] const std::vector<std::string>& bot_names();

/// Parses a name. The error says what is wrong and lists the choices.
[[nodiscard]] Result<BotName> read_bot_name(std::string_view name);

/// Returns what is wrong with a bot's name; empty if nothing is. Used to validate arguments.
[[nodiscard]] std::string bot_name_problem(const std::string& name);

/// The names and options of bots, for help texts.
inline constexpr std::string_view bot_name_help =
    "random, greedy or mcts; mcts takes options: mcts:iterations=200, mcts:ms=500";

}  // namespace ptcg
