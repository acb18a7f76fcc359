#include <algorithm>
#include <tuple>

#include "json.hpp"
#include "limits.hpp"
#include "use.hpp"

namespace ptcg::capi {

ptcg_status tell_busy() noexcept
{
    return fail(PTCG_ERROR_BUSY,
                "another thread is using this host or a match on it; only one thread at a time may "
                "use a host and its matches, so make a host for each thread");
}

}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

namespace {

/// Returns whether the limits for loading scripts are the same.
bool load_alike(const ptcg::ScriptLimits& one, const ptcg::ScriptLimits& other)
{
    const auto load = [](const ptcg::ScriptLimits& limits) {
        return std::tuple(limits.load_bytes, limits.host_bytes, limits.load_instructions,
                          limits.load_ms);
    };
    const auto is_alike = [&](const auto& pack) {
        return load(one.of(pack.first)) == load(other.of(pack.first));
    };
    return load(one) == load(other) && std::ranges::all_of(one.packs, is_alike) &&
           std::ranges::all_of(other.packs, is_alike);
}

/// The host's limits may be too narrow for scripts that the library could load: report that now,
/// not when a match needs them. Scripts that were faulty before only prevent matches with their
/// cards.
ptcg_status check_loads(ptcg::ScriptHost& host)
{
    const ptcg::Result<void> ready = host.prepare_all();
    if (ready || host.problems().empty()) return PTCG_OK;
    return fail(PTCG_ERROR_PACKS, to_string(host.problems()));
}

}  // namespace

ptcg_status ptcg_host_create(const ptcg_library* library, const ptcg_script_limits* limits,
                             ptcg_host** host)
{
    return guarded([&] {
        PTCG_TRY(need(host, "host"));
        *host = nullptr;
        PTCG_TRY(check(library));
        const ptcg::CardPool& pool = *library->data->pool;
        ptcg::ScriptLimits allowed = pool.scripts.limits;
        PTCG_TRY(read_limits(limits, allowed));
        PTCG_TRY(check_packs_limited(allowed, pool));
        auto made = std::make_unique<ptcg_host>();
        made->data = std::make_shared<HostData>(library->data, allowed);
        if (!load_alike(allowed, pool.scripts.limits)) PTCG_TRY(check_loads(made->data->scripts));
        *host = made.release();
        return PTCG_OK;
    });
}

ptcg_status ptcg_host_usage_json(ptcg_host* host, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(check(host));
        const Use use(*host->data, host);
        PTCG_TRY(use.status());
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        return fill_json(*json, [&](JsonWriter& list) {
            const JsonArray all(list);
            for (const ptcg::ScriptHost::PackUsage& used : host->data->scripts.usage_by_pack()) {
                const JsonObject object(list);
                list.member("pack", used.pack);
                list.member("loaded_bytes", used.loaded_bytes);
                list.member("calls", used.calls);
            }
        });
    });
}

void ptcg_host_free(ptcg_host* host)
{
    release(host, Kind::host);
}
