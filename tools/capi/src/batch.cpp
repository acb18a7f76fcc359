// Steps many matches in one call.

#include <algorithm>
#include <atomic>
#include <functional>
#include <thread>
#include <unordered_map>
#include <vector>

#include "first_failure.hpp"
#include "playing.hpp"
#include "structs.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

/// Also takes all hosts into use.
ptcg_status check_batch(const ptcg_batch& batch, UseOfMany& use)
{
    if (batch.count > 0) PTCG_TRY(need(batch.matches, "matches"));
    for (std::size_t i = 0; i < batch.count; ++i) {
        ptcg_status status = check(batch.matches[i]);
        if (status == PTCG_OK) status = use.add(*batch.matches[i]->host);
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

void step_one(const ptcg_batch& batch, std::size_t i, FirstFailure& first) noexcept
{
    const ptcg_status answered = answer_one(batch, i);
    if (batch.statuses != nullptr) batch.statuses[i] = answered;
    note(first, "match", i, answered);
    const ptcg_status reported = report_one(batch, i);
    if (reported != PTCG_OK && batch.statuses != nullptr) batch.statuses[i] = reported;
    note(first, "match", i, reported);
}

/// Returns the numbers of the matches on each of the batch's hosts.
std::vector<std::vector<std::size_t>> by_host(const ptcg_batch& batch)
{
    std::unordered_map<const HostData*, std::size_t> hosts;
    std::vector<std::vector<std::size_t>> matches;
    for (std::size_t i = 0; i < batch.count; ++i) {
        const auto [host, is_new] = hosts.try_emplace(batch.matches[i]->host.get(), matches.size());
        if (is_new) matches.emplace_back();
        matches[host->second].push_back(i);
    }
    return matches;
}

ptcg_status step_here(const ptcg_batch& batch)
{
    FirstFailure first;
    for (std::size_t i = 0; i < batch.count; ++i) step_one(batch, i, first);
    return tell(first);
}

ptcg_status step_on_threads(const ptcg_batch& batch)
{
    // Everything that is needed is allocated before anything is done.
    const std::vector<std::vector<std::size_t>> hosts = by_host(batch);
    const std::size_t threads = std::min<std::size_t>(batch.threads, hosts.size());
    if (threads <= 1) return step_here(batch);
    std::vector<FirstFailure> failures(threads);
    std::atomic<std::size_t> next_host = 0;
    const auto work = [&](FirstFailure& first) noexcept {
        for (std::size_t host = next_host++; host < hosts.size(); host = next_host++) {
            for (const std::size_t match : hosts[host]) step_one(batch, match, first);
        }
    };
    {
        std::vector<std::jthread> others;
        others.reserve(threads - 1);
        try {
            for (std::size_t i = 1; i < threads; ++i) {
                others.emplace_back(work, std::ref(failures[i]));
            }
        } catch (const std::exception&) {
            // No more threads are available; those that exist process all hosts in turn.
        }
        work(failures[0]);
    }
    return tell(*std::ranges::min_element(failures, {}, &FirstFailure::number));
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
        UseOfMany use;
        PTCG_TRY(check_batch(read, use));
        return read.threads > 1 ? step_on_threads(read) : step_here(read);
    });
}
