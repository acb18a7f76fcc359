#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/match.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"
#include "ptcg/scripting/script_step.hpp"

namespace ptcg {

struct CardPool;

/// Runs the card texts of a bundle in a Lua state of its own.
///
/// One per thread, for any number of matches: it holds nothing of any of them. Bundle and library
/// must outlive it, unless it shares in owning the pool they belong to. A script can use up no more
/// than the limits allow (see ScriptLimits for what counts for whom), and nothing a script does
/// outlives the call, so two hosts of one bundle answer every call alike.
class ScriptHost final : public EffectHost {
public:
    /// Runs no script yet. The bundle has been read without problems (`load_packs`).
    ScriptHost(const ScriptBundle& bundle, const CardLibrary& library);
    ScriptHost(const ScriptBundle& bundle, const CardLibrary& library, const ScriptLimits& limits);
    /// The same, and keeps the pool alive: whoever keeps the host for its matches needs nothing
    /// more, and the pool goes with the last host of it. `pool` is not null.
    explicit ScriptHost(std::shared_ptr<const CardPool> pool);
    ~ScriptHost() override;
    ScriptHost(const ScriptHost&) = delete;
    ScriptHost& operator=(const ScriptHost&) = delete;

    Status run(Resolver& game, CallbackId callback, EffectContext& context) override;
    Status answer(const Queries& game, CallbackId callback, EffectContext& context) override;
    Status test(const Queries& game, CallbackId callback, EffectContext& context) override;

    /// Runs the scripts of these cards, each once in the life of the host; what it has run before
    /// makes no difference. An error names the first file that is wrong: what has been read without
    /// problems is not, unless this host has narrower limits for loading, or the file is read only
    /// now (see PackCache) and has changed.
    [[nodiscard]] Result<void> prepare(std::span<const DefId> cards) override;
    /// The same of all cards of the library, for those who want to know now.
    [[nodiscard]] Result<void> prepare_all();
    void begin_answer() override;
    [[nodiscard]] bool stopped_by_clock() const override;

    /// "file:line: message", then the calls that led there and the effect, a line each. Empty if
    /// no call has failed since `begin_answer`.
    [[nodiscard]] const char* last_error() const override;

    /// What has been wrong with scripts that were run.
    [[nodiscard]] const Problems& problems() const;

    /// Runs Lua that a person typed, an expression or statements, as a card's text would run: in
    /// the sandbox, under the same limits, with `me`, `opp` (players), `game` and `ptcg` at hand.
    /// Answers the values as text: `Voltkit (opponent active, 40 damage)`, `{ 1, 2 }`, several
    /// joined by commas; empty if there are none. Any viewer's secrets can be read: it is the
    /// judge's tool.
    ///
    /// Without `may_change` nothing can change, and a verb that would says so. With it the match is
    /// edited: a question that was open is asked anew, what the verbs do is an effect of no
    /// card, and in the main phase triggers and checks (Knock Outs) follow at the next question.
    /// Nobody can be asked: an effect that would ask a player, or chance in a match with explicit
    /// chance, is an error. After an error ("input:1: ...") the match is as it was before.
    ///
    /// REQUIRES: `match` was started with this host's library; no script of this host is running.
    [[nodiscard]] Result<std::string> evaluate(Match& match, std::string_view code, PlayerId me,
                                               bool may_change = false);

    /// From now on tells `listener` each text the engine runs, where it begins and ends, and each
    /// field and verb it uses; an empty one ends that. A text that asks is run again with the
    /// answer, and is told again. The listener may not throw, nor call this host.
    void on_engine_call(EngineCallListener listener);

    /// What scripts have cost so far, for benchmarks.
    struct Usage {
        std::uint64_t calls = 0;            ///< functions of scripts called by the engine
        std::uint64_t engine_calls = 0;     ///< fields read and verbs called by scripts
        std::uint64_t scripts_run = 0;      ///< files, each once, when its card first came up
        std::uint64_t bytes_allocated = 0;  ///< by Lua since loading; freed memory is not taken off
        std::size_t bytes_in_use = 0;
    };
    [[nodiscard]] Usage usage() const;

    /// What a pack's scripts have cost.
    struct PackUsage {
        std::string pack;
        std::size_t loaded_bytes = 0;  ///< kept from loading; how exact, see ScriptLimits
        std::uint64_t calls = 0;       ///< of its functions by the engine
    };
    /// A row for each pack with scripts, in the order they were loaded.
    [[nodiscard]] std::vector<PackUsage> usage_by_pack() const;

    /// Throws away what calls have left behind, as Lua does by itself in time. Answers the bytes in
    /// use. REQUIRES: no script of this host is running.
    std::size_t collect_garbage();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ptcg
