#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/view.hpp"

namespace ptcg::tools {

/// Answers questions. Knows only the question and what the asked player may know.
class Bot {
public:
    virtual ~Bot() = default;

    /// Begins a new game; the same seed makes the same picks.
    virtual void begin(std::uint64_t seed) = 0;
    /// Whether `choose` looks at the view; it may be empty if not.
    [[nodiscard]] virtual bool wants_view() const = 0;
    /// Puts a legal answer into `picks`.
    virtual void choose(const Decision& decision, const View& view,
                        std::vector<std::uint16_t>& picks) = 0;
};

/// Names `make_bot` knows.
[[nodiscard]] const std::vector<std::string>& bot_names();
/// Null if there is no bot of that name. The library must outlive the bot.
[[nodiscard]] std::unique_ptr<Bot> make_bot(std::string_view name, const CardLibrary& library);

/// Picks evenly among the legal answers: how many, then which.
[[nodiscard]] std::unique_ptr<Bot> make_random_bot();
/// Takes what looks best at once, without looking ahead.
[[nodiscard]] std::unique_ptr<Bot> make_greedy_bot(const CardLibrary& library);

/// A seed for one of many uses of a seed (games, players, bots).
[[nodiscard]] std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t use);

}  // namespace ptcg::tools
