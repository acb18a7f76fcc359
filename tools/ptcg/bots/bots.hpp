#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/determinize.hpp"
#include "ptcg/match.hpp"
#include "ptcg/view.hpp"

#include "bots/bot_name.hpp"

namespace ptcg::tools {

/// Whether a bot tries answers out before it gives one, and in which positions.
enum class Foresight : std::uint8_t {
    none,
    fair,       ///< in positions that agree with what its player knows
    everything  ///< in the position itself: for measuring what hidden cards are worth
};

/// Answers questions. Knows only the question and what the asked player may know, unless its
/// foresight is everything.
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

    /// A bot with foresight is asked by `look_ahead` where there is a match to look ahead in.
    [[nodiscard]] virtual Foresight foresight() const { return Foresight::none; }
    /// The same as `choose`, with positions to try answers in. REQUIRES: the question is put to the
    /// observing player.
    virtual void look_ahead(const Observation& seen, std::vector<std::uint16_t>& picks);
};

/// Has the bot answer the question that is open in `match`, which is not changed; `view` is room
/// for what the bot sees. The players know each other's deck lists. REQUIRES: a question is open.
void ask(Bot& bot, Match& match, View& view, std::vector<std::uint16_t>& picks);

/// The bot of this name, or what is wrong with the name. The library must outlive the bot.
[[nodiscard]] Result<std::unique_ptr<Bot>> make_bot(std::string_view name,
                                                    const CardLibrary& library);

/// Picks evenly among the legal answers: how many, then which.
[[nodiscard]] std::unique_ptr<Bot> make_random_bot();
/// Takes what looks best at once, without looking ahead.
[[nodiscard]] std::unique_ptr<Bot> make_greedy_bot(const CardLibrary& library);
/// Tries answers out in many positions that could be the one at hand.
[[nodiscard]] std::unique_ptr<Bot> make_mcts_bot(const CardLibrary& library,
                                                 const SearchBudget& budget, Foresight foresight);

/// A seed for one of many uses of a seed (games, players, bots).
[[nodiscard]] std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t use);

}  // namespace ptcg::tools
