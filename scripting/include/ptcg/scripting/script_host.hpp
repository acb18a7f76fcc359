#pragma once

#include <cstdint>
#include <memory>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

namespace ptcg {

/// Runs the card texts of a bundle in a Lua state of its own.
///
/// One per thread, for any number of matches: it holds nothing of any of them. Bundle and library
/// must outlive it. A script can use up no more than `limits` allows, and nothing a script does
/// outlives the call, so two hosts of one bundle answer every call alike.
class ScriptHost final : public EffectHost {
public:
    /// Runs every chunk once. The bundle has been read without problems (`load_packs`); were there
    /// any all the same, `problems` tells them and every call fails.
    ScriptHost(const ScriptBundle& bundle, const CardLibrary& library, ScriptLimits limits = {});
    ~ScriptHost() override;
    ScriptHost(const ScriptHost&) = delete;
    ScriptHost& operator=(const ScriptHost&) = delete;

    Status run(Resolver& game, CallbackId callback, EffectContext& context) override;
    Status test(Resolver& game, CallbackId callback, EffectContext& context) override;

    /// "file:line: message", then the calls that led there and the effect, a line each. Empty if
    /// no call has failed yet.
    [[nodiscard]] const char* last_error() const override;

    [[nodiscard]] const Problems& problems() const;

    /// What scripts have cost so far, for benchmarks.
    struct Usage {
        std::uint64_t calls = 0;            ///< functions of scripts called by the engine
        std::uint64_t engine_calls = 0;     ///< fields read and verbs called by scripts
        std::uint64_t bytes_allocated = 0;  ///< by Lua since loading; freed memory is not taken off
        std::size_t bytes_in_use = 0;
    };
    [[nodiscard]] Usage usage() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ptcg
