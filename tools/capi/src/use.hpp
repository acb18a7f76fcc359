#pragma once

#include <atomic>
#include <vector>

#include "handles.hpp"

/// Keeps a second thread out: only one at a time may use a host and its matches. Otherwise the
/// second would see half of what the first is doing.
namespace ptcg::capi {

/// Fails with PTCG_ERROR_BUSY, for the thread that comes second.
ptcg_status tell_busy() noexcept;

/// While this object lives, no other thread can use the host. Costs an atomic exchange.
class Use {
public:
    /// `with` identifies what is using the host: a handle, so that it is not freed meanwhile.
    Use(HostData& host, const void* with) noexcept : host_(take(host, with) ? &host : nullptr) {}
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use()
    {
        if (host_ != nullptr) leave(*host_);
    }
    /// PTCG_ERROR_BUSY if another thread is using it.
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

/// The same for any number of hosts.
class UseOfMany {
public:
    UseOfMany() = default;
    UseOfMany(const UseOfMany&) = delete;
    UseOfMany& operator=(const UseOfMany&) = delete;
    ~UseOfMany()
    {
        for (HostData* const host : hosts_) Use::leave(*host);
    }
    /// Also returns PTCG_OK if it already has this one.
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

/// Runs `body`, which returns a status, while no other thread can use the match.
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
