#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <string>

#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>

#include "uploads/link_message.hpp"

namespace ptcg::server {

/// One end of a link: whole messages over a socket. For the thread that runs the context.
class LinkSocket : public std::enable_shared_from_this<LinkSocket> {
public:
    struct Listener {
        std::function<void(LinkMessage)> received;
        std::function<void(const std::string& why)> ended;  ///< once, and nothing afterward
    };
    /// How much may wait to be sent before the other end counts as dead.
    static constexpr std::size_t most_queued = std::size_t{64} << 20;

    /// Owns the descriptor of a connected stream socket.
    LinkSocket(boost::asio::io_context& context, int descriptor, Listener listener);
    ~LinkSocket();
    LinkSocket(const LinkSocket&) = delete;
    LinkSocket& operator=(const LinkSocket&) = delete;

    /// Begins to read.
    void start() { read_head(); }
    void send(const LinkMessage& message);
    /// Nothing is told to the listener any more.
    void close();

private:
    using ErrorCode = boost::system::error_code;
    void read_head();
    void read_body();
    void write();
    void end(const std::string& why);

    boost::asio::local::stream_protocol::socket socket_;
    Listener listener_;
    std::string incoming_;
    std::deque<std::string> queue_;
    std::size_t queued_ = 0;
    bool is_closed_ = false;
};

/// Makes two ends; those of the error belong to nobody.
[[nodiscard]] Result<std::array<int, 2>> make_link();

}  // namespace ptcg::server
