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
    std::string module;           ///< shared Lua: the name it is required by ("lib/name" -> "name")
    DefId def = no_def;           ///< its card, once the library is built
    ClassId of_class = no_class;  ///< the class it is the script of, if it is one's
    /// Where its source is read whenever it is needed, instead of `source`; mostly empty.
    std::string file = {};
    std::uint64_t hash = 0;  ///< of the source that is to be there
    /// What was wrong with it when the packs were loaded, where that spoils its cards alone (see
    /// FaultyScripts); it is not run again.
    std::string fault = {};
};

/// The source of a file of a pack, which is read now if it has not been. The error is a problem of
/// that file, without its name: it is not what it was when the packs were loaded.
[[nodiscard]] Result<std::string> source_of(const ScriptChunk& chunk);

struct ScriptFunctions;  // scripting/src/definitions/script_functions.hpp

/// Limits of one pack that differ from those of all packs.
struct PackScriptLimits {
    std::optional<std::size_t> load_bytes{}, call_bytes{};
    std::optional<std::int64_t> load_instructions{};
    std::optional<int> load_ms{}, engine_calls{}, watchdog_ms{};
    std::optional<std::int64_t> instructions{};
};

/// What scripts may use up. A host sets them for strangers' packs, for all and for each by its id:
/// `limits.packs["my1"].call_bytes = 1u << 20`. What goes beyond a limit fails with a message that
/// names file, line, limit, its value and the pack.
///
/// Time belongs to an answer: `engine_calls`, `instructions` and `watchdog_ms` are for all that an
/// answer sets off (`EffectHost::begin_answer`), however many texts that are, or for all that one
/// look from outside asks for (a view, an explanation, the legality of a move). They are counted in
/// calls and instructions, not by the clock, so what goes beyond them does so on every machine. An
/// instruction is one of Lua, or what takes C as long: so many bytes of a text that is copied or
/// compared, a step of a sort. A text with no loop that calls no function of Lua pays for its whole
/// length. A text of a script (a string) has at most 4 KiB.
///
/// Each pack has its own account, so that one cannot use up what another needs. In an answer, what
/// happens is on the account of the pack whose text is running, however deep inside others'. One
/// Lua state has one heap, so:
///
/// - Exact: engine calls and instructions; the memory of a text that sets off none of another pack:
///   it is never refused any while it keeps no more than `call_bytes` alive, and never has more
///   than that alive; the heap of a host, which stays below `host_bytes` and, while a call runs,
///   also below the sum of what was loaded and the `call_bytes` of all packs that have taken part
///   in that call so far.
/// - Not exact: who is charged for what several share, such as equal short texts (the first to make
///   one) and the growth of Lua's own tables (who makes them grow); garbage that outlived two
///   collections is charged to a pack's `load_bytes` until the next full one, which is made before
///   any refusal; a text set off by another pack's may keep alive more than its `call_bytes`, by as
///   much as the outer one has left to collect.
/// - By the clock, and so another on every machine: `load_ms` and `watchdog_ms`, a last net behind
///   the others for what Lua itself takes long for. It is looked at every few hundred instructions
///   and engine calls; what has been worked in between counts for the pack found running. Set it
///   well above what the other limits let through. What it stops is never withheld (see
///   FailurePolicy), so no clock decides how a match goes on.
struct ScriptLimits {
    std::size_t load_bytes = 64u << 20;   ///< Lua memory a pack keeps from loading, in each host
    std::size_t host_bytes = 256u << 20;  ///< of one ScriptHost, all packs together
    /// Of Lua, to run all files of a pack once; all packs together: 20 times.
    std::int64_t load_instructions = 50'000'000;
    int load_ms = 10'000;                   ///< processor time for that; 0: never stopped
    std::size_t call_bytes = 8u << 20;      ///< growth during one call
    std::int64_t instructions = 5'000'000;  ///< of Lua, in one answer; all packs together: 4 times
    int engine_calls = 20'000;              ///< calls into the engine in one answer
    int call_depth = 60;                    ///< nested calls of effects, of all packs
    int watchdog_ms = 2'000;                ///< processor time of an answer; 0: never stopped
    bool count_instructions = false;        ///< count those of every text one by one (slower)
    std::map<std::string, PackScriptLimits> packs{};  ///< by pack id, where they differ

    /// Those of this pack, without `packs`.
    [[nodiscard]] ScriptLimits of(const std::string& pack) const;
};

/// All scripts that belong to a card library, in a fixed order, with the limits they run under.
/// Immutable once loaded; every thread makes its own ScriptHost from it.
struct ScriptBundle {
    std::vector<ScriptChunk> shared;  ///< lib/*.lua of the packs, dependencies first
    std::vector<ScriptChunk> cards;
    /// Which packs each pack's pack.toml names in "depends": what its files may require from.
    std::map<std::string, std::vector<std::string>> depends{};
    ScriptLimits limits{};  ///< those they were loaded under
    /// What the scripts register; null until they have been read.
    std::shared_ptr<const ScriptFunctions> functions{};
};

}  // namespace ptcg
