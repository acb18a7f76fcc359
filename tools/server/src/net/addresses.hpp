#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "net/rate.hpp"
#include "ptcg/server/server.hpp"

namespace ptcg::server {

/// Returns an address in the form in which addresses are compared, so that each is written in one
/// way; that of IPv4 as such, even within IPv6. Empty if the text is not an address.
[[nodiscard]] std::string plain_address(std::string_view text);

/// Returns who asks: the address the connection comes from or, if a trusted proxy is there, the
/// last one in X-Forwarded-For, which is what that proxy has seen. What stands before it is what
/// the client wrote. Both are plain.
/// If it tells no address, the client is `unknown_client`.
[[nodiscard]] std::string client_address(std::string_view peer, std::string_view forwarded_for,
                                         const std::vector<std::string>& trusted_proxies);

/// Whom a trusted proxy does not name: all of them together have the limits of one address.
inline constexpr std::string_view unknown_client = "unknown";

/// What each address has and does. This machine's own programs are not limited: whoever runs them
/// has other means. For the thread of the rooms.
class Addresses {
public:
    explicit Addresses(const AddressLimits& limits) : limits_(limits) {}

    /// A socket of an address, counted as long as this exists.
    class Socket {
    public:
        explicit Socket(std::size_t& count) : count_(count) { ++count_; }
        ~Socket() { --count_; }
        Socket(const Socket&) = delete;
        Socket& operator=(const Socket&) = delete;

    private:
        std::size_t& count_;
    };

    /// Returns null if the address has as many as it may.
    [[nodiscard]] std::unique_ptr<Socket> open_socket(const std::string& address);
    /// Counts it, and returns whether it may be done now.
    [[nodiscard]] bool may_ask(const std::string& address, Milliseconds now);
    [[nodiscard]] bool may_create_room(const std::string& address, Milliseconds now);
    [[nodiscard]] bool may_open_puzzle(const std::string& address, Milliseconds now);

    /// Forgets those of whom nothing is to be remembered. Returns how many remain.
    std::size_t forget_idle(Milliseconds now);

private:
    struct Entry {
        std::size_t sockets = 0;
        Rate requests;
        Rate rooms;    ///< created
        Rate puzzles;  ///< opened
    };
    [[nodiscard]] bool may_make(Rate Entry::*what, const std::string& address, Milliseconds now);
    Entry& entry(const std::string& address);

    AddressLimits limits_;
    std::map<std::string, Entry> entries_;  ///< by address, of IPv6 by its network
};

}  // namespace ptcg::server
