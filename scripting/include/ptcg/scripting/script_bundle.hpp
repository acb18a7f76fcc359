#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ptcg/ids.hpp"
#include "ptcg/result.hpp"

namespace ptcg {

/// The Lua source of one file of a pack.
struct ScriptChunk {
    std::string path;  ///< as shown in errors: "cards/my1/003-voltkit.lua"
    std::string source;
    std::string pack;             ///< id of its pack
    std::string card;             ///< id of its card; empty: shared Lua of the pack
    std::string module;           ///< shared Lua: its name for `require` ("lib/name" -> "name")
    DefId def = no_def;           ///< its card, once the library is built
    ClassId of_class = no_class;  ///< the class whose script this is, if any
    /// A file from which the source is read when it is needed, instead of `source`; usually empty.
    std::string file = {};
    std::uint64_t hash = 0;  ///< of the source that must be in `file`
    /// What was wrong with it when the packs were loaded, if that makes only its own cards unusable
    /// (see FaultyScripts). It is not run again.
    std::string fault = {};
};

/// Returns the source of a pack's file, reading it now if it was not read before. The error, if the
/// file has changed since the packs were loaded, is a problem of that file, without its name.
[[nodiscard]] Result<std::string> source_of(const ScriptChunk& chunk);

struct ScriptFunctions;  // scripting/src/definitions/script_functions.hpp

/// Limits of one pack that differ from those of all packs.
struct PackScriptLimits {
    std::optional<std::size_t> load_bytes{}, call_bytes{};
    std::optional<std::int64_t> load_instructions{};
    std::optional<int> load_ms{}, engine_calls{}, watchdog_ms{};
    std::optional<std::int64_t> instructions{};
};

/// Limits on what scripts may use. A host sets them for packs from strangers, for all of them and
/// for each by its ID: `limits.packs["my1"].call_bytes = 1u << 20`. Whatever exceeds a limit fails
/// with a message that names file, line, limit, its value and the pack.
///
/// The limits on time are per answer: `engine_calls`, `instructions` and `watchdog_ms` cover
/// everything that one answer causes (`EffectHost::begin_answer`), however many texts it runs, or
/// everything that one query from outside needs (a view, an explanation, the legality of a move).
/// Except for the last, they are counted in calls and instructions, not by the clock, so the same
/// script exceeds them on every machine. An instruction is one of Lua, or work in C that takes as
/// long: some number of bytes of a text that is copied or compared, a step of a sort. A text
/// without a loop that calls no Lua function is charged for its whole length. A text that a script
/// makes (a string) has at most 4 KiB.
///
/// Each pack has its own account, so that one cannot use up what another needs. During an answer,
/// costs are charged to the pack whose text is running, however deeply it is nested in others'
/// texts. One Lua state has one heap, so:
///
/// - Exact: engine calls and instructions. Also exact is the memory of a text that does not cause
///   one of another pack to run: it is never refused memory while it keeps no more than
///   `call_bytes` alive, and it never has more than that alive. Also exact is the heap of a host,
///   which stays below `host_bytes` and, while a call runs, also below the sum of what was loaded
///   and the `call_bytes` of all packs that have taken part in that call so far.
/// - Not exact: who is charged for what several packs share, such as equal short texts (the first
///   to make one) and the growth of Lua's own tables (whoever makes them grow). Garbage that
///   survived two collections is charged to a pack's `load_bytes` until the next full collection,
///   which runs before any refusal. A text that another pack's text caused to run may keep more
///   than its `call_bytes` alive, by as much garbage as the outer text has left to collect.
/// - By the clock, and so different on every machine: `load_ms` and `watchdog_ms`, a safety net
///   behind the other limits for what takes long inside Lua itself. The clock is checked every few
///   hundred instructions and engine calls. The work since the last check is charged to the pack
///   that is running then. Set these limits well above what the others allow. What they stop is
///   never withheld (see FailurePolicy), so the clock never decides how a match continues.
struct ScriptLimits {
    std::size_t load_bytes = 64u << 20;   ///< Lua memory a pack keeps after loading, in each host
    std::size_t host_bytes = 256u << 20;  ///< of one ScriptHost, all packs together
    /// Lua instructions to run all files of a pack once; all packs together: 20 times as many.
    std::int64_t load_instructions = 50'000'000;
    int load_ms = 10'000;                   ///< processor time for that; 0: never stopped
    std::size_t call_bytes = 8u << 20;      ///< growth during one call
    std::int64_t instructions = 5'000'000;  ///< of Lua, in one answer; all packs: 4 times as many
    int engine_calls = 20'000;              ///< calls into the engine in one answer
    int call_depth = 60;                    ///< nested calls of effects, all packs together
    int watchdog_ms = 2'000;                ///< processor time of an answer; 0: never stopped
    bool count_instructions = false;        ///< counts those of every text one by one (slower)
    std::map<std::string, PackScriptLimits> packs{};  ///< by pack id, where they differ

    /// Returns the limits of this pack, without `packs`.
    [[nodiscard]] ScriptLimits of(const std::string& pack) const;
};

/// All scripts of a card library, in a fixed order, with the limits they run under. Immutable once
/// loaded; every thread makes its own ScriptHost from it.
struct ScriptBundle {
    std::vector<ScriptChunk> shared;  ///< lib/*.lua of the packs, dependencies first
    std::vector<ScriptChunk> cards;
    /// For each pack, the packs in "depends" in its pack.toml: those that its files may require
    /// from.
    std::map<std::string, std::vector<std::string>> depends{};
    ScriptLimits limits{};  ///< those that were used for loading
    /// What the scripts register; null until they have been read.
    std::shared_ptr<const ScriptFunctions> functions{};
};

}  // namespace ptcg
