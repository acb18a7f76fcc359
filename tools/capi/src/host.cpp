#include "handles.hpp"

namespace ptcg::capi {
namespace {

ptcg_status read_limits(const ptcg_script_limits* wanted, ScriptLimits& limits)
{
    ptcg_script_limits given;
    PTCG_TRY(read_struct(wanted, given, "ptcg_script_limits"));
    constexpr std::uint32_t most = 1u << 30;
    if (given.engine_calls > most || given.call_depth > most || given.watchdog_ms < -1) {
        return fail(PTCG_ERROR_ARGUMENT, "ptcg_script_limits: a limit is out of range");
    }
    if (given.load_bytes != 0) limits.load_bytes = static_cast<std::size_t>(given.load_bytes);
    if (given.call_bytes != 0) limits.call_bytes = static_cast<std::size_t>(given.call_bytes);
    if (given.engine_calls != 0) limits.engine_calls = static_cast<int>(given.engine_calls);
    if (given.call_depth != 0) limits.call_depth = static_cast<int>(given.call_depth);
    if (given.watchdog_ms != 0) limits.watchdog_ms = given.watchdog_ms < 0 ? 0 : given.watchdog_ms;
    limits.count_instructions = given.count_instructions != 0;
    return PTCG_OK;
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg::capi;

ptcg_status ptcg_host_create(const ptcg_library* library, const ptcg_script_limits* limits,
                             ptcg_host** host)
{
    return guarded([&] {
        PTCG_TRY(need(host, "host"));
        *host = nullptr;
        PTCG_TRY(check(library));
        ptcg::ScriptLimits allowed;
        PTCG_TRY(read_limits(limits, allowed));
        auto made = std::make_unique<ptcg_host>();
        made->data = std::make_shared<HostData>(library->data, allowed);
        const ptcg::Problems& problems = made->data->scripts.problems();
        if (!problems.empty()) return fail(PTCG_ERROR_PACKS, to_string(problems));
        *host = made.release();
        return PTCG_OK;
    });
}

void ptcg_host_free(ptcg_host* host)
{
    release(host, Kind::host);
}
