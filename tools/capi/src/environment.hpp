#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "handles.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/encoding/encoder.hpp"
#include "ptcg/encoding/picking.hpp"
#include "ptcg/view.hpp"
#include "starting.hpp"

/// Games as programs that learn play them: one, or many at once.
namespace ptcg::capi {

/// A ptcg_env_setup, checked. Never changes, so environments may share it.
struct EnvPlan {
    std::shared_ptr<const Start> start;
    std::array<std::string, players> bots;  ///< empty: the program plays
    encoding::Layout layout;
    encoding::DeckLists lists;

    [[nodiscard]] bool is_bot(PlayerId seat) const
    {
        return seat != PlayerId::chance && !bots[at(seat)].empty();
    }
};
[[nodiscard]] Checked<std::shared_ptr<const EnvPlan>> read_plan(const LibraryData& library,
                                                                const ptcg_env_setup* wanted);

/// Where an environment writes. Its owner keeps the memory, all zero at first.
struct EnvSheet {
    std::span<std::int16_t> observation;
    std::span<std::uint8_t> mask;
    std::span<std::uint16_t> legal;
    ptcg_env_state* state = nullptr;
};

/// What bots need while they answer, shared by the environments of one thread.
struct BotScratch {
    View view;
    std::vector<std::uint16_t> picks;
};

/// One game after the other. REQUIRES: host, encoder, scratch and sheet outlive it; one thread at a
/// time uses those of one host. All functions report errors as the C interface does.
class Environment {
public:
    Environment(std::shared_ptr<const EnvPlan> plan, const encoding::Encoder& encoder,
                HostData& host, BotScratch& scratch, const EnvSheet& sheet)
        : plan_(std::move(plan)),
          encoder_(&encoder),
          host_(&host),
          scratch_(&scratch),
          sheet_(sheet)
    {
    }

    /// Makes the bots. Called once, before everything else.
    ptcg_status make_bots();
    /// Begins the first game of a seed, or the next one that asks the program something.
    ptcg_status begin(std::uint64_t seed);
    /// Begins the next game. What the last step did stays in the state.
    ptcg_status begin_next();
    /// Begins the next game, without a step.
    ptcg_status begin_following();
    ptcg_status step(std::int32_t action);
    /// Lets a step go by without an action.
    ptcg_status wait();
    /// Clears the rewards and flags of the previous step. Keeps the result of a game that is over.
    void pass();
    ptcg_status observe(PlayerId seat, std::span<std::int16_t> numbers);
    /// Takes on the game of another environment of an equal plan.
    ptcg_status copy(const Environment& other);
    /// Likewise, with what is hidden from the seat drawn again. After an error it is a copy.
    ptcg_status determinize(Environment& other, PlayerId seat, std::uint64_t seed);

    /// Has the processor load what `step` reads first, while it works on another game.
    void prefetch() const
    {
        if (!match_) return;
        constexpr std::size_t line = 64;
        const auto* const state = reinterpret_cast<const char*>(&match_->state());
        for (std::size_t at = 0; at < sizeof(MatchState::defs) + sizeof(Table); at += line)
            __builtin_prefetch(state + at);
        __builtin_prefetch(open_);
        __builtin_prefetch(options_);
        const auto* const numbers = reinterpret_cast<const char*>(sheet_.observation.data());
        constexpr std::size_t usually_written = 2048;  // of the observation, from the first byte on
        for (std::size_t at = 0; at < usually_written; at += line)
            __builtin_prefetch(numbers + at, 1);
    }

    [[nodiscard]] const EnvPlan& plan() const { return *plan_; }
    [[nodiscard]] const std::shared_ptr<const EnvPlan>& shared_plan() const { return plan_; }
    [[nodiscard]] const ptcg_env_state& state() const { return *sheet_.state; }
    [[nodiscard]] const Match& match() const { return *match_; }
    [[nodiscard]] bool over() const { return sheet_.state->player == PTCG_NOBODY; }

private:
    /// There was no room for the question, or a script failed and the match stopped.
    [[nodiscard]] bool cannot_go_on() const { return !over() && sheet_.state->legal_count == 0; }
    ptcg_status start(std::uint64_t seed);
    ptcg_status answer(std::span<const std::uint16_t> picks);
    ptcg_status ask_bot(PlayerId seat);
    ptcg_status go_on();
    ptcg_status write();
    void write_end();
    void forget_last_step();
    void forget_rewards();

    std::shared_ptr<const EnvPlan> plan_;
    const encoding::Encoder* encoder_;
    HostData* host_;
    BotScratch* scratch_;
    EnvSheet sheet_;
    std::optional<Match> match_;
    encoding::Picking picking_;
    std::array<std::unique_ptr<Bot>, players> bots_;
    std::uint64_t first_seed_ = 0;
    // Where the open question is, to prefetch it. It may have moved since.
    const Decision* open_ = nullptr;
    const Option* options_ = nullptr;
};

}  // namespace ptcg::capi
