#include "ptcg/scripting/pack_store.hpp"

#include <utility>

namespace ptcg {

PackStore::PackStore(std::vector<std::filesystem::path> roots, PackLimits limits, PackCache cache)
    : roots_(std::move(roots)), limits_(std::move(limits)), cache_(std::move(cache))
{
}

Problems PackStore::reload()
{
    const std::lock_guard one_at_a_time(reloading_);
    LoadResult loaded = load_packs(roots_, limits_, cache_);
    if (loaded.pool == nullptr) return std::move(loaded.problems);
    std::shared_ptr<const CardPool> next = std::move(loaded.pool);
    {
        const std::lock_guard lock(mutex_);
        current_.swap(next);
    }
    // The old version is freed outside the lock, unless others still use it.
    return std::move(loaded.problems);
}

std::shared_ptr<const CardPool> PackStore::current() const
{
    const std::lock_guard lock(mutex_);
    return current_;
}

}  // namespace ptcg
