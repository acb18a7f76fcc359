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

#include "ptcg/bots/bot_name.hpp"

namespace ptcg {

/// Whether a bot tries answers before it gives one, and in which positions.
enum class Foresight : std::uint8_t {
    none,
    fair,       ///< in positions consistent with what its player knows
    everything  ///< in the actual position, to measure what hidden cards are worth
};

/// What a bot may be told of a game before it begins.
struct BotGame {
    PlayerId seat = PlayerId::one;
    std::string ruleset;            ///< its name; empty if it is not known
    std::string format;             ///< its id; empty: any cards
    std::vector<std::string> deck;  ///< its own cards, by id
};

/// Answers questions. A bot knows only the question and what the asked player may know, unless its
/// foresight is `everything`.
class Bot {
public:
    virtual ~Bot() = default;

    /// Begins a new game. The same seed gives the same picks.
    virtual void begin(std::uint64_t seed) = 0;
    /// Returns whether `choose` uses the view. If not, the view may be empty.
    [[nodiscard]] virtual bool wants_view() const = 0;
    /// Writes a legal answer to `picks`.
    virtual void choose(const Decision& decision, const View& view,
                        std::vector<std::uint16_t>& picks) = 0;

    /// If a match is available, a bot with foresight is asked through `look_ahead`.
    [[nodiscard]] virtual Foresight foresight() const { return Foresight::none; }
    /// Like `choose`, with positions to try answers in. REQUIRES: the question is for the observing
    /// player.
    virtual void look_ahead(const Observation& seen, std::vector<std::uint16_t>& picks);

    /// Whether it is a program of others, which is asked through `ask_program`, wants the match to
    /// record events, and may fail.
    [[nodiscard]] virtual bool is_program() const { return false; }
    /// Tells a program which game it plays, before `begin`.
    virtual void introduce(const BotGame&) {}
    /// Has a program answer the open question. Fails with what it did instead.
    [[nodiscard]] virtual Result<void> ask_program(Match& match, std::vector<std::uint16_t>& picks);
    /// Tells a program how the match ended.
    virtual void tell_end(Match&) {}
};

/// Has the bot answer the current question of `match`, which is not changed. `view` is a buffer for
/// what the bot sees. The players know each other's deck lists. REQUIRES: a question is open; the
/// bot is not a program.
void ask(Bot& bot, Match& match, View& view, std::vector<std::uint16_t>& picks);

/// The same for any bot. Fails if a program gives no legal answer: then it forfeits, and the error
/// says what it did, in words that follow "forfeited: ".
[[nodiscard]] Result<void> ask_any(Bot& bot, Match& match, View& view,
                                   std::vector<std::uint16_t>& picks);

/// Returns the bot with this name, or what is wrong with the name. The library must outlive the
/// bot.
[[nodiscard]] Result<std::unique_ptr<Bot>> make_bot(std::string_view name,
                                                    const CardLibrary& library);

/// Picks uniformly among the legal answers: first how many options, then which.
[[nodiscard]] std::unique_ptr<Bot> make_random_bot();
/// Picks what looks best immediately, without looking ahead.
[[nodiscard]] std::unique_ptr<Bot> make_greedy_bot(const CardLibrary& library);
/// Tries answers in many positions that are consistent with what the player knows.
[[nodiscard]] std::unique_ptr<Bot> make_mcts_bot(const CardLibrary& library,
                                                 const SearchBudget& budget, Foresight foresight);

/// Derives one of many seeds from a seed (for games, players, bots).
[[nodiscard]] std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t use);

}  // namespace ptcg
