#pragma once

#include <atomic>
#include <vector>

#include "handles.hpp"

/// A host and its matches are for one thread at a time. A second one is told; it would otherwise
/// work with half of what the first one is doing.
namespace ptcg::capi {

/// What a thread that comes second is told.
ptcg_status tell_busy() noexcept;

/// While it lives, no other thread works with the host. Costs an atomic exchange.
class Use {
public:
    /// `with` stands for what works with it: a handle, so that this is not freed meanwhile.
    Use(HostData& host, const void* with) noexcept : host_(take(host, with) ? &host : nullptr) {}
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use()
    {
        if (host_ != nullptr) leave(*host_);
    }
    /// PTCG_ERROR_BUSY if another thread has it.
    [[nodiscard]] ptcg_status status() const noexcept
    {
        return host_ != nullptr ? PTCG_OK : tell_busy();
    }

    [[nodiscard]] static bool take(HostData& host, const void* with) noexcept
    {
        const void* nobody = nullptr;
        return host.user.compare_exchange_strong(nobody, with, std::memory_order_acquire,
                                                 std::memory_order_relaxed);
    }
    static void leave(HostData& host) noexcept
    {
        host.user.store(nullptr, std::memory_order_release);
    }

private:
    HostData* host_;
};

/// The same of any number of hosts.
class UseOfMany {
public:
    UseOfMany() = default;
    UseOfMany(const UseOfMany&) = delete;
    UseOfMany& operator=(const UseOfMany&) = delete;
    ~UseOfMany()
    {
        for (HostData* const host : hosts_) Use::leave(*host);
    }
    /// PTCG_OK also if it has this one.
    ptcg_status add(HostData& host)
    {
        if (host.user.load(std::memory_order_relaxed) == this) return PTCG_OK;
        hosts_.reserve(hosts_.size() + 1);
        if (!Use::take(host, this)) return tell_busy();
        hosts_.push_back(&host);
        return PTCG_OK;
    }

private:
    std::vector<HostData*> hosts_;
};

/// Runs `body`, which returns a status, while no other thread works with the match.
template <typename Body>
ptcg_status with(const ptcg_match* match, Body&& body) noexcept
{
    return guarded([&] {
        PTCG_TRY(check(match));
        const Use use(*match->host, match);
        PTCG_TRY(use.status());
        return body();
    });
}

}  // namespace ptcg::capi
