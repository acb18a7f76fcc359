#include "net/http_session.hpp"

#include <algorithm>
#include <chrono>

#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/web_socket.hpp"

namespace ptcg::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;

constexpr std::size_t most_header_bytes = 8 * 1024;
constexpr std::size_t most_body_bytes = 64 * 1024;
constexpr auto time_for_request = std::chrono::seconds(5);
constexpr auto time_idle = std::chrono::seconds(60);

constexpr std::string_view content_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for "
    "'script'";

}  // namespace

HttpSession::HttpSession(boost::asio::ip::tcp::socket socket, Shared& shared)
    : stream_(std::move(socket)), shared_(shared)
{
}

void HttpSession::read()
{
    parser_.emplace();
    parser_->header_limit(most_header_bytes);
    parser_->body_limit(most_body_bytes);
    stream_.expires_after(buffer_.size() == 0 ? time_idle : time_for_request);
    http::async_read(stream_, buffer_, *parser_,
                     [self = shared_from_this()](const boost::system::error_code& error,
                                                 std::size_t) { self->on_read(error); });
}

void HttpSession::on_read(const boost::system::error_code& error)
{
    if (error == http::error::body_limit) {
        return reply({413, R"({"error":"a request has at most 64 kB"})"});
    }
    if (error) return;
    if (beast::websocket::is_upgrade(parser_->get())) {
        if (parser_->get().target() != "/play")
            return reply({404, R"({"error":"connect to /play"})"});
        if (!may_connect()) {
            return reply({403, R"({"error":"pages of this origin may not connect"})"});
        }
        const auto socket =
            std::make_shared<WebSocket>(std::move(stream_), shared_.lobby, shared_.services.loop);
        return socket->accept(parser_->release());
    }
    answer();
}

/// Returns whether the page that asks is this server's own or one of those that may; a client that
/// that is not a browser names no page.
bool HttpSession::may_connect() const
{
    const auto& request = parser_->get();
    const auto origin = request.find(http::field::origin);
    if (origin == request.end()) return true;
    const std::string_view from = origin->value();
    const auto host = request.find(http::field::host);
    const std::string_view own = host == request.end() ? "" : host->value();
    const std::size_t slashes = from.find("://");
    if (slashes != std::string_view::npos && from.substr(slashes + 3) == own) return true;
    return std::ranges::find(shared_.origins, from) != shared_.origins.end();
}

void HttpSession::answer()
{
    const auto& request = parser_->get();
    const std::string_view target = request.target();
    const std::size_t mark = std::min(target.find('?'), target.size());
    const std::string_view path = target.substr(0, mark);
    const std::string_view query = target.substr(std::min(mark + 1, target.size()));
    const bool is_get = request.method() == http::verb::get || request.method() == http::verb::head;
    if (is_get && !path.starts_with("/api/") && path != "/health") {
        const std::optional<HttpReply> file = shared_.page.find(path);
        return reply(file ? *file : HttpReply{404, R"({"error":"there is nothing here"})"});
    }
    // A page of another origin cannot send this type without asking first, and is told no.
    const bool has_body = request.method() == http::verb::post;
    const std::string_view type = request[http::field::content_type];
    if (has_body && !type.starts_with("application/json")) {
        return reply({415, R"({"error":"the Content-Type must be application/json"})"});
    }
    const HttpRequest asked{request.method_string(), path, query, request.body()};
    const auto done = [self = shared_from_this()](const HttpReply& made) { self->reply(made); };
    const Asker asker{request[http::field::host], request[http::field::origin],
                      request[http::field::authorization]};
    if (shared_.bench.answer(asked, asker, done)) return;
    answer_request(shared_.lobby, shared_.services, asked, done);
}

void HttpSession::reply(const HttpReply& reply)
{
    http::response<Body> response(static_cast<http::status>(reply.status), 11);
    response.set(http::field::content_type, reply.type);
    response.set(http::field::cache_control, reply.may_be_kept ? "max-age=3600" : "no-store");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Content-Security-Policy", content_policy);
    response.set("Referrer-Policy", "no-referrer");
    response.keep_alive(reply.status != 413 && parser_->keep_alive());
    response.body() = reply.body;
    response.prepare_payload();
    if (parser_->get().method() == http::verb::head) response.body().clear();  // only its length
    send(std::move(response));
}

void HttpSession::send(http::response<Body> response)
{
    const auto kept = std::make_shared<http::response<Body>>(std::move(response));
    http::async_write(
        stream_, *kept,
        [self = shared_from_this(), kept](const boost::system::error_code& error, std::size_t) {
            if (error) return;
            if (kept->keep_alive()) return self->read();
            boost::system::error_code ignored;
            self->stream_.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
        });
}

}  // namespace ptcg::server
