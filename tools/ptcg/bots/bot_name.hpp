#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

/// Bots by name: "greedy", "mcts:iterations=200", "mcts:ms=50:turns=4".
namespace ptcg::tools {

/// How much a search may cost, and how far it looks.
struct SearchBudget {
    std::uint64_t iterations = 0;    ///< 0: no such limit
    std::uint64_t milliseconds = 0;  ///< 0: no such limit; the answer depends on the clock then
    std::uint64_t turns = 3;         ///< played out after the one that is tried, then judged
};

enum class BotKind : std::uint8_t { random, greedy, mcts, mcts_open };

struct BotName {
    BotKind kind = BotKind::random;
    SearchBudget budget;
};

/// The bots one would play against.
[[nodiscard]] const std::vector<std::string>& bot_names();

/// What a name stands for. The error says what is wrong, and what there is.
[[nodiscard]] Result<BotName> read_bot_name(std::string_view name);

/// What is wrong with the name of a bot; empty if nothing is. For checking arguments.
[[nodiscard]] std::string bot_name_problem(const std::string& name);

/// The names and options of bots, for a help text.
inline constexpr std::string_view bot_name_help =
    "random, greedy or mcts; mcts takes options: mcts:iterations=200, mcts:ms=500";

}  // namespace ptcg::tools
