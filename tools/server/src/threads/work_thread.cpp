#include "threads/work_thread.hpp"

#include <algorithm>
#include <utility>

namespace ptcg::server {
namespace {

/// Pools whose scripts a thread keeps.
constexpr std::size_t most_pools = 4;

}  // namespace

std::shared_ptr<ScriptHost> ScriptsOfThread::of(const std::shared_ptr<const CardPool>& pool)
{
    const auto found = std::ranges::find(entries_, pool.get(), &Entry::pool);
    if (found != entries_.end()) {
        std::rotate(entries_.begin(), found, found + 1);
    } else {
        entries_.insert(entries_.begin(), {pool.get(), std::make_shared<ScriptHost>(pool)});
        if (entries_.size() > most_pools) entries_.pop_back();
    }
    return entries_.front().scripts;
}

bool WorkThread::run(Work work)
{
    return thread_.post([this, work = std::move(work)] { loop_.post(work(scripts_)); });
}

}  // namespace ptcg::server
