#pragma once

#include <memory>
#include <optional>
#include <set>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "bench/bench_api.hpp"
#include "net/addresses.hpp"
#include "net/admission.hpp"
#include "net/hosts.hpp"
#include "net/page.hpp"
#include "rooms/http_api.hpp"

namespace ptcg::server {

/// What all connections of a port share.
struct Shared {
    Lobby& lobby;
    Services services;
    const Page& page;
    Addresses& addresses;
    std::vector<std::string> origins;
    BenchApi* bench = nullptr;                      ///< null: the port has none
    std::vector<std::string> trusted_proxies = {};  ///< plain addresses
    Hosts hosts = {};
    bool is_operators = false;           ///< the port of the operator: figures, and nothing else
    std::set<std::string> uploads = {};  ///< the addresses whose packs are on their way
    bool has_warned_of_proxy = false;
    bool stops = false;

    [[nodiscard]] bool is_proxy(std::string_view peer) const;
};

/// A connection that asks over HTTP, until it asks for a WebSocket.
class HttpSession final : public std::enable_shared_from_this<HttpSession> {
public:
    /// `peer`: the plain address at the other end.
    HttpSession(boost::asio::ip::tcp::socket socket, Shared& shared, std::string peer,
                Admission admission);

    void read();

private:
    using Body = boost::beast::http::string_body;
    using Error = boost::system::error_code;

    void read_rest();
    void on_header(const Error& error);
    void on_read(const Error& error);
    void upgrade(const std::string& client);
    void answer(const std::string& client);
    void answer_operator(std::string_view path);
    void send_file(std::string_view path);
    void reply(const HttpReply& reply);
    void send(boost::beast::http::response<Body> response);
    void read_on(std::size_t most);
    [[nodiscard]] std::string client();
    [[nodiscard]] bool is_upload() const;
    [[nodiscard]] bool is_from_own_page() const;
    [[nodiscard]] bool is_meant_for_us();
    [[nodiscard]] bool turn_away_flood(const std::string& client);
    [[nodiscard]] bool turn_away_many(const std::string& client, std::string_view path);
    [[nodiscard]] std::string_view field(boost::beast::http::field name) const;

    boost::beast::tcp_stream stream_;
    Shared& shared_;
    std::string peer_;
    Admission admission_;
    boost::beast::flat_buffer buffer_;
    std::optional<boost::beast::http::request_parser<Body>> parser_;
    bool is_first_ = true;
    std::shared_ptr<void> upload_;  ///< counts while a pack is on its way
};

}  // namespace ptcg::server
