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

/// Runs the card texts of a bundle in its own Lua state.
///
/// Use one per thread, for any number of matches: it stores nothing about any of them. Bundle and
/// library must outlive it, unless it shares ownership of the pool they belong to. A script can use
/// no more than the limits allow (see ScriptLimits for what is charged to whom), and nothing a
/// script does outlives the call, so two hosts of one bundle answer every call alike.
class ScriptHost final : public EffectHost {
public:
    /// Does not run any script yet. REQUIRES: the bundle was read without problems (`load_packs`).
    ScriptHost(const ScriptBundle& bundle, const CardLibrary& library);
    ScriptHost(const ScriptBundle& bundle, const CardLibrary& library, const ScriptLimits& limits);
    /// Also keeps the pool alive: a caller that keeps the host for its matches needs nothing else,
    /// and the pool is freed with its last host. REQUIRES: `pool` is not null.
    explicit ScriptHost(std::shared_ptr<const CardPool> pool);
    ~ScriptHost() override;
    ScriptHost(const ScriptHost&) = delete;
    ScriptHost& operator=(const ScriptHost&) = delete;

    Status run(Resolver& game, CallbackId callback, EffectContext& context) override;
    Status answer(const Queries& game, CallbackId callback, EffectContext& context) override;
    Status test(const Queries& game, CallbackId callback, EffectContext& context) override;

    /// Runs the scripts of these cards, each once in the lifetime of the host. Scripts that it ran
    /// earlier make no difference to the result. An error names the first faulty file. Scripts that
    /// were read without problems do not fail, unless this host has narrower limits for loading, or
    /// the file is read only now (see PackCache) and has changed.
    [[nodiscard]] Result<void> prepare(std::span<const DefId> cards) override;
    /// Prepares all cards of the library, for callers that want to know of errors now.
    [[nodiscard]] Result<void> prepare_all();
    void begin_answer() override;
    [[nodiscard]] bool stopped_by_clock() const override;

    /// Returns "file:line: message", then the calls that led there and the effect, one line each.
    /// Empty if no call has failed since `begin_answer`.
    [[nodiscard]] const char* last_error() const override;
    [[nodiscard]] FailurePlace failure_place() const override;

    /// Returns the errors in scripts that were run.
    [[nodiscard]] const Problems& problems() const;

    /// Runs Lua that a person typed, an expression or statements, as a card's text would run: in
    /// the sandbox, under the same limits, with `me`, `opp` (players), `game` and `ptcg` available.
    /// Returns the values as text: `Voltkit (opponent active, 40 damage)`, `{ 1, 2 }`, several
    /// separated by commas; empty if there are none. It can read every player's hidden cards: it is
    /// the judge's tool.
    ///
    /// Without `may_change`, nothing can change, and a verb that would change something fails with
    /// an error. With it, the match is edited: an open question is asked again, what the verbs do
    /// is an effect without a card, and in the main phase triggers and checks (Knock Outs) follow
    /// at the next question. Nobody can be asked: an effect that would ask a player, or chance in a
    /// match with explicit chance, is an error. After an error ("input:1: ...") the match is
    /// unchanged.
    ///
    /// REQUIRES: `match` was started with this host's library; no script of this host is running.
    [[nodiscard]] Result<std::string> evaluate(Match& match, std::string_view code, PlayerId me,
                                               bool may_change = false);

    /// From now on, reports to `listener` where each text that the engine runs begins and ends, and
    /// each field and verb it uses. An empty listener stops this. A text that asks is run again
    /// with the answer, and is reported again. The listener may not throw or call this host.
    void on_engine_call(EngineCallListener listener);

    /// What scripts have cost so far, for benchmarks.
    struct Usage {
        std::uint64_t calls = 0;            ///< functions of scripts called by the engine
        std::uint64_t engine_calls = 0;     ///< fields read and verbs called by scripts
        std::uint64_t scripts_run = 0;      ///< files, each once, when its card was first used
        std::uint64_t bytes_allocated = 0;  ///< by Lua since loading, including freed memory
        std::size_t bytes_in_use = 0;
    };
    [[nodiscard]] Usage usage() const;

    /// What a pack's scripts have cost.
    struct PackUsage {
        std::string pack;
        std::size_t loaded_bytes = 0;  ///< kept after loading; for accuracy see ScriptLimits
        std::uint64_t calls = 0;       ///< of its functions, made by the engine
    };
    /// Returns one row for each pack with scripts, in the order they were loaded.
    [[nodiscard]] std::vector<PackUsage> usage_by_pack() const;

    /// Frees what calls have left behind, as Lua would do in time anyway. Returns the bytes in use.
    /// REQUIRES: no script of this host is running.
    std::size_t collect_garbage();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ptcg
