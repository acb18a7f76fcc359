#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>

#include "net/http_session.hpp"

namespace ptcg::server {

/// Takes connections at a port, and gives each a session. When the system has no room for another
/// one, or the server has as many as it may, it waits a moment or turns the newcomer away.
class Listener {
public:
    /// `most_sockets`: of all that `shared.services.metrics` counts.
    Listener(boost::asio::io_context& context, Shared& shared, std::size_t most_sockets);

    [[nodiscard]] Result<void> listen(const std::string& address, std::uint16_t port);
    [[nodiscard]] std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    void accept();
    void stop();

private:
    using Error = boost::system::error_code;
    using tcp = boost::asio::ip::tcp;

    void on_accepted(tcp::socket socket);
    void wait(const Error& error);

    Shared& shared_;
    std::size_t most_sockets_;
    tcp::acceptor acceptor_;
    boost::asio::steady_timer timer_;
    Milliseconds said_at_ = 0;
};

}  // namespace ptcg::server
