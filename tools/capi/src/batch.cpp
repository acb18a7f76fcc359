// Many matches, one step each.

#include <algorithm>
#include <thread>
#include <vector>

#include "playing.hpp"

namespace ptcg::capi {
namespace {

/// The first match that was not answered, of those one thread worked on.
struct FirstFailure {
    std::size_t match = SIZE_MAX;
    ptcg_status status = PTCG_OK;
    std::string message;
};

ptcg_status check_batch(const ptcg_batch& batch)
{
    if (batch.count > 0) PTCG_TRY(need(batch.matches, "matches"));
    for (std::size_t i = 0; i < batch.count; ++i) {
        const ptcg_status status = check(batch.matches[i]);
        if (status == PTCG_OK) continue;
        return fail(status, "match " + std::to_string(i) + ": " + last_error());
    }
    for (std::size_t i = 0; batch.pick_counts != nullptr && i < batch.count; ++i) {
        const std::uint16_t picks = batch.pick_counts[i];
        if (picks == PTCG_NO_ANSWER || picks == 0) continue;
        PTCG_TRY(need(batch.picks, "picks"));
        if (picks > batch.picks_stride) {
            return fail(PTCG_ERROR_ARGUMENT, "match " + std::to_string(i) +
                                                 " has more picks than " +
                                                 "`picks_stride` has room for");
        }
    }
    return PTCG_OK;
}

ptcg_status answer_one(const ptcg_batch& batch, std::size_t i)
{
    if (batch.pick_counts == nullptr || batch.pick_counts[i] == PTCG_NO_ANSWER) return PTCG_OK;
    return guarded([&] {
        const std::uint16_t count = batch.pick_counts[i];
        if (count == 0) return answer(*batch.matches[i], {});
        return answer(*batch.matches[i], {batch.picks + i * batch.picks_stride, count});
    });
}

ptcg_status report_one(const ptcg_batch& batch, std::size_t i)
{
    return guarded([&] {
        ptcg_match& match = *batch.matches[i];
        if (batch.decisions != nullptr) describe(match, batch.decisions[i]);
        if (batch.options != nullptr) {
            const std::span<const ptcg_option> open = options_of(match.match.decision());
            std::ranges::copy(open.first(std::min(open.size(), batch.options_stride)),
                              batch.options + i * batch.options_stride);
        }
        if (batch.views != nullptr) {
            const Decision* const open = match.match.decision();
            const bool by_player = open != nullptr && open->asked != PlayerId::chance;
            pack_view(match, by_player ? seen_by(open->asked) : seen_by_spectators, batch.views[i]);
        }
        return PTCG_OK;
    });
}

void step_one(const ptcg_batch& batch, std::size_t i, FirstFailure& first)
{
    const auto note = [&](ptcg_status status) {
        if (status == PTCG_OK || first.match <= i) return;
        first = {i, status, "match " + std::to_string(i) + ": " + last_error()};
    };
    const ptcg_status answered = answer_one(batch, i);
    if (batch.statuses != nullptr) batch.statuses[i] = answered;
    note(answered);
    const ptcg_status reported = report_one(batch, i);
    if (reported != PTCG_OK && batch.statuses != nullptr) batch.statuses[i] = reported;
    note(reported);
}

/// The matches of the batch, each with which of the batch's hosts it is on.
std::vector<std::uint32_t> hosts_of(const ptcg_batch& batch, std::size_t& host_count)
{
    std::vector<const HostData*> hosts;
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 0; i < batch.count; ++i) {
        const HostData* const host = batch.matches[i]->host.get();
        auto found = std::ranges::find(hosts, host);
        if (found == hosts.end()) found = hosts.insert(hosts.end(), host);
        numbers.push_back(static_cast<std::uint32_t>(found - hosts.begin()));
    }
    host_count = hosts.size();
    return numbers;
}

ptcg_status tell(const FirstFailure& first)
{
    return first.status == PTCG_OK ? PTCG_OK : fail(first.status, first.message);
}

ptcg_status step_here(const ptcg_batch& batch)
{
    FirstFailure first;
    for (std::size_t i = 0; i < batch.count; ++i) step_one(batch, i, first);
    return tell(first);
}

ptcg_status step_on_threads(const ptcg_batch& batch)
{
    std::size_t host_count = 0;
    const std::vector<std::uint32_t> hosts = hosts_of(batch, host_count);
    const std::size_t threads = std::min<std::size_t>(batch.threads, host_count);
    if (threads <= 1) return step_here(batch);
    std::vector<FirstFailure> failures(threads);
    const auto work = [&](std::size_t thread) {
        for (std::size_t i = 0; i < batch.count; ++i) {
            if (hosts[i] % threads == thread) step_one(batch, i, failures[thread]);
        }
    };
    {
        std::vector<std::jthread> others;
        others.reserve(threads - 1);
        for (std::size_t thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
        work(0);
    }
    return tell(*std::ranges::min_element(failures, {}, &FirstFailure::match));
}

}  // namespace
}  // namespace ptcg::capi

ptcg_status ptcg_batch_step(const ptcg_batch* batch)
{
    using namespace ptcg::capi;
    return guarded([&] {
        PTCG_TRY(need(batch, "batch"));
        ptcg_batch read;
        PTCG_TRY(read_struct(batch, read, "ptcg_batch"));
        PTCG_TRY(check_batch(read));
        return read.threads > 1 ? step_on_threads(read) : step_here(read);
    });
}
