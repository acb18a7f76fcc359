#include "limits.hpp"

#include <algorithm>
#include <set>

#include "structs.hpp"

namespace ptcg::capi {
namespace {

/// Sets one limit unless `wanted` is 0. A number that `Limit` cannot represent is far beyond any
/// machine, and has the same effect as no limit.
template <typename Limit, typename Wanted>
void set_limit(Limit& limit, Wanted wanted)
{
    if (wanted != 0) limit = static_cast<Limit>(wanted);
}

/// Sets a limit in milliseconds. -1 means "never", which is 0 in the engine.
template <typename Limit>
void set_time(Limit& limit, std::int32_t wanted)
{
    if (wanted != 0) limit = wanted < 0 ? 0 : wanted;
}

constexpr std::uint64_t most_calls = 1u << 30;
constexpr std::uint64_t most_instructions = std::uint64_t{1} << 62;

/// Sets the members that both structs of limits have.
template <typename Given, typename Limits>
ptcg_status set_common(const Given& given, Limits& limits, const char* name)
{
    if (given.engine_calls > most_calls || given.load_instructions > most_instructions ||
        given.instructions > most_instructions || given.watchdog_ms < -1 || given.load_ms < -1 ||
        given.reserved != 0) {
        return fail(PTCG_ERROR_ARGUMENT, std::string(name) + ": a limit is out of range");
    }
    set_limit(limits.load_bytes, given.load_bytes);
    set_limit(limits.call_bytes, given.call_bytes);
    set_limit(limits.load_instructions, given.load_instructions);
    set_limit(limits.instructions, given.instructions);
    set_limit(limits.engine_calls, given.engine_calls);
    set_time(limits.load_ms, given.load_ms);
    set_time(limits.watchdog_ms, given.watchdog_ms);
    return PTCG_OK;
}

ptcg_status read_packs(const ptcg_script_limits& given, ScriptLimits& limits)
{
    std::set<std::string> named;
    return read_structs(
        given.packs, given.pack_count, "ptcg_pack_script_limits",
        [&](const ptcg_pack_script_limits& own) {
            PTCG_TRY(need(own.pack, "pack"));
            if (!named.insert(own.pack).second) {
                return fail(PTCG_ERROR_ARGUMENT, std::string("ptcg_script_limits: pack \"") +
                                                     own.pack + "\" has limits twice");
            }
            return set_common(own, limits.packs[own.pack], "ptcg_pack_script_limits");
        });
}

}  // namespace

ptcg_status read_limits(const ptcg_script_limits* wanted, ScriptLimits& limits)
{
    ptcg_script_limits given;
    PTCG_TRY(read_struct(wanted, given, "ptcg_script_limits"));
    PTCG_TRY(set_common(given, limits, "ptcg_script_limits"));
    if (given.call_depth > most_calls) {
        return fail(PTCG_ERROR_ARGUMENT, "ptcg_script_limits: a limit is out of range");
    }
    set_limit(limits.call_depth, given.call_depth);
    set_limit(limits.host_bytes, given.host_bytes);
    if (given.count_instructions != 0) limits.count_instructions = true;
    return read_packs(given, limits);
}

ptcg_status read_limits(const ptcg_pack_limits* wanted, PackLimits& limits, PackCache& cache)
{
    ptcg_pack_limits given;
    PTCG_TRY(read_struct(wanted, given, "ptcg_pack_limits"));
    set_limit(limits.file_bytes, given.file_bytes);
    set_limit(limits.pack_bytes, given.pack_bytes);
    set_limit(limits.pack_files, given.pack_files);
    const auto is_flag = [](std::int32_t value) { return value == 0 || value == 1; };
    if (!is_flag(given.lone_faults) || !is_flag(given.leave_out) || given.reserved != 0 ||
        given.reserved_2 != 0) {
        return fail(PTCG_ERROR_ARGUMENT,
                    "ptcg_pack_limits: lone_faults and leave_out must be 0 or 1");
    }
    if (given.leave_out == 1) limits.faulty_packs = FaultyPacks::leave_out;
    if (given.lone_faults == 1) limits.faulty_scripts = FaultyScripts::spoil_their_cards;
    if (given.cache != nullptr) cache.folder = given.cache;
    return read_limits(given.scripts, limits.scripts);
}

ptcg_status check_packs_limited(const ScriptLimits& limits, const CardPool& pool)
{
    for (const auto& [id, own] : limits.packs) {
        const auto has_id = [&id = id](const PackInfo& pack) { return pack.id == id; };
        if (std::ranges::any_of(pool.packs, has_id)) continue;
        return no_such("pack", id, pool.packs, &PackInfo::id);
    }
    return PTCG_OK;
}

}  // namespace ptcg::capi
