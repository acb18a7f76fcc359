#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace ptcg::server {

/// Why a WebSocket is closed, as its protocol (RFC 6455) numbers it.
enum class CloseCode : std::uint16_t {
    going_away = 1001,
    policy = 1008,   ///< too fast, unreadable, or no right to be here
    too_slow = 1013  ///< it reads too slowly; it may come back
};

using Frame = std::shared_ptr<const std::string>;

/// A client at the other end of a WebSocket.
class Connection {
public:
    virtual ~Connection() = default;
    /// Queues a text frame: it arrives whole and in order, or the connection is lost.
    virtual void send(Frame frame) = 0;
    /// Closes it after what is queued.
    virtual void close(CloseCode code, std::string_view reason) = 0;
};

}  // namespace ptcg::server
