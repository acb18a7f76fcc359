#pragma once

#include <memory>
#include <string>
#include <utility>

#include "net/addresses.hpp"
#include "rooms/metrics.hpp"

namespace ptcg::server {

/// A connection that is counted as long as this exists: among all, and among those of its address.
class Admission {
public:
    explicit Admission(std::shared_ptr<Metrics> metrics) : metrics_(std::move(metrics))
    {
        ++metrics_->sockets;
    }
    Admission(Admission&& other) noexcept = default;
    Admission& operator=(Admission&&) = delete;
    ~Admission()
    {
        if (metrics_ != nullptr) --metrics_->sockets;
    }

    /// Counts it among those of an address; false if that has as many as it may.
    [[nodiscard]] bool of(Addresses& addresses, const std::string& address)
    {
        socket_ = addresses.open_socket(address);
        return socket_ != nullptr;
    }
    [[nodiscard]] bool has_address() const { return socket_ != nullptr; }

private:
    std::shared_ptr<Metrics> metrics_;
    std::unique_ptr<Addresses::Socket> socket_;
};

}  // namespace ptcg::server
