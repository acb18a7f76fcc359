#pragma once

#include <atomic>
#include <optional>
#include <string>
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

/// Runs `body`, which returns a status, while no other thread can use the handle of a host: a
/// match, a game or an environment.
template <typename Handle, typename Body>
ptcg_status with(const Handle* handle, Body&& body) noexcept
{
    return guarded([&] {
        PTCG_TRY(check(handle));
        const Use use(*handle->host, handle);
        PTCG_TRY(use.status());
        return body();
    });
}

/// Runs `body`, which returns a status, while no other thread can use either of two handles of
/// hosts.
template <typename One, typename Other, typename Body>
ptcg_status with_two(const One& one, const Other& other, Body&& body)
{
    const Use use(*one.host, &one);
    PTCG_TRY(use.status());
    std::optional<Use> second;
    if (other.host != one.host) {
        second.emplace(*other.host, &other);
        PTCG_TRY(second->status());
    }
    return body();
}

/// While this object lives, no other thread can use a handle that belongs to no host: a teller, a
/// bot or a vector, as `name` says.
template <typename Handle>
class UseOfOne {
public:
    UseOfOne(Handle& handle, const char* name) noexcept
        : handle_(handle.used.exchange(true, std::memory_order_acquire) ? nullptr : &handle),
          name_(name)
    {
    }
    UseOfOne(const UseOfOne&) = delete;
    UseOfOne& operator=(const UseOfOne&) = delete;
    ~UseOfOne()
    {
        if (handle_ != nullptr) handle_->used.store(false, std::memory_order_release);
    }
    [[nodiscard]] ptcg_status status() const
    {
        if (handle_ != nullptr) return PTCG_OK;
        return fail(PTCG_ERROR_BUSY, std::string("another thread is using this ") + name_);
    }

private:
    Handle* handle_;
    const char* name_;
};

/// Runs `body`, which returns a status, while no other thread can use the teller or bot, or the
/// match.
template <typename Handle, typename Body>
ptcg_status with_both(Handle* handle, ptcg_match* match, const char* name, Body&& body) noexcept
{
    return guarded([&] {
        PTCG_TRY(check(handle));
        PTCG_TRY(check(match));
        if (handle->library != match->host->library) {
            return fail(PTCG_ERROR_MISMATCH,
                        std::string("the ") + name + " and the match use different libraries");
        }
        const UseOfOne use(*handle, name);
        PTCG_TRY(use.status());
        const Use use_of_match(*match->host, match);
        PTCG_TRY(use_of_match.status());
        return body();
    });
}

}  // namespace ptcg::capi
