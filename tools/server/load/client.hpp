#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "said.hpp"

namespace ptcg::load {

using boost::asio::ip::tcp;

/// From where to where: each room has an address of its own (127.x.y.z), as players do, so that a
/// server's limits by address do not apply to the load as a whole.
struct Route {
    boost::asio::ip::address_v4 from;
    tcp::endpoint to;
};

/// Opens a socket at this end of the route. Throws if the system has none left.
[[nodiscard]] tcp::socket open_socket(boost::asio::io_context& context, const Route& route);

/// A WebSocket of one seat or spectator.
class Client : public std::enable_shared_from_this<Client> {
public:
    struct Handlers {
        std::function<void(Said)> said;
        std::function<void()> lost;  ///< by the server, or by `drop`
    };
    Client(boost::asio::io_context& context, Route route, Handlers handlers);

    /// Connects and says hello.
    void enter(const std::string& room, const std::string& token);
    /// Reads nothing more. What the server sends piles up there.
    void stop_reading() { reads_ = false; }
    /// Reads on, after `stop_reading`.
    void read_on();
    void send(std::string text);
    /// Cuts the connection without a word.
    void drop();
    [[nodiscard]] bool is_lost() const { return is_lost_; }
    /// Small buffers of the system, so that a slow reader is noticed soon.
    void has_small_buffers() { small_buffers_ = true; }

private:
    using Error = boost::system::error_code;

    void connected(const Error& error);
    void read();
    void write();
    void lose();

    boost::asio::io_context& context_;
    Route route_;
    Handlers handlers_;
    std::string hello_;
    std::optional<boost::beast::websocket::stream<tcp::socket, false>> stream_;
    boost::beast::flat_buffer buffer_;
    std::deque<std::string> queue_;
    bool reads_ = true, is_reading_ = false, is_lost_ = false, small_buffers_ = false;
};

}  // namespace ptcg::load
