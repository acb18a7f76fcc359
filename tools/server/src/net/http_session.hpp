#pragma once

#include <memory>
#include <optional>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "bench/bench_api.hpp"
#include "net/page.hpp"
#include "rooms/http_api.hpp"

namespace ptcg::server {

/// What all connections share.
struct Shared {
    Lobby& lobby;
    Services services;
    const Page& page;
    std::vector<std::string> origins;
    BenchApi& bench;
};

/// A connection that asks over HTTP, until it asks for a WebSocket.
class HttpSession final : public std::enable_shared_from_this<HttpSession> {
public:
    HttpSession(boost::asio::ip::tcp::socket socket, Shared& shared);

    void read();

private:
    using Body = boost::beast::http::string_body;

    void on_read(const boost::system::error_code& error);
    void answer();
    void reply(const HttpReply& reply);
    void send(boost::beast::http::response<Body> response);
    [[nodiscard]] bool may_connect() const;

    boost::beast::tcp_stream stream_;
    Shared& shared_;
    boost::beast::flat_buffer buffer_;
    std::optional<boost::beast::http::request_parser<Body>> parser_;
};

}  // namespace ptcg::server
