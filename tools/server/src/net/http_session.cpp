#include "net/http_session.hpp"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/web_socket.hpp"
#include "rooms/http_pieces.hpp"

namespace ptcg::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;

constexpr std::size_t most_header_bytes = 8 * 1024;
constexpr std::size_t most_body_bytes = 64 * 1024;
constexpr std::string_view upload_path = "/api/libraries";
constexpr std::size_t most_upload_bytes = 2 * 1024 * 1024;
constexpr std::size_t most_uploads = 32;  ///< on their way at a time, one of each address
constexpr auto time_for_upload = std::chrono::seconds(15);
// After a reply that ends the connection.
constexpr auto time_to_read_on = std::chrono::seconds(2);
constexpr std::size_t most_read_on = 8 * 1024 * 1024;
// A request comes in this time after its first byte; a browser may connect before it asks.
constexpr auto time_for_request = std::chrono::seconds(5);
constexpr auto time_for_first = std::chrono::seconds(10);
constexpr auto time_idle = std::chrono::seconds(60);
constexpr auto time_for_reply = std::chrono::seconds(30);

constexpr std::string_view content_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for "
    "'script'";

}  // namespace

bool Shared::is_proxy(std::string_view peer) const
{
    return std::ranges::find(trusted_proxies, peer) != trusted_proxies.end();
}

HttpSession::HttpSession(boost::asio::ip::tcp::socket socket, Shared& shared, std::string peer,
                         Admission admission)
    : stream_(std::move(socket)),
      shared_(shared),
      peer_(std::move(peer)),
      admission_(std::move(admission))
{
}

/// Waits for the first byte of a request; the rest of it has less time.
void HttpSession::read()
{
    constexpr std::size_t piece = 4096;
    if (buffer_.size() > 0) return read_rest();
    stream_.expires_after(is_first_ ? time_for_first : time_idle);
    is_first_ = false;
    stream_.async_read_some(buffer_.prepare(piece),
                            [self = shared_from_this()](const Error& error, std::size_t bytes) {
                                if (error) return;
                                self->buffer_.commit(bytes);
                                self->read_rest();
                            });
}

void HttpSession::read_rest()
{
    parser_.emplace();
    parser_->header_limit(most_header_bytes);
    parser_->body_limit(most_upload_bytes);
    stream_.expires_after(time_for_request);
    http::async_read_header(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](const Error& error, std::size_t) { self->on_header(error); });
}

/// Only now it is known how long the body may be.
void HttpSession::on_header(const Error& error)
{
    if (error) return on_read(error);
    if (is_upload()) {
        const std::string who = client();
        if (shared_.uploads.contains(who)) {
            return reply(failure(429, "a pack of your address is on its way; send one at a time"));
        }
        if (shared_.uploads.size() >= most_uploads) {
            return reply(failure(503, "too many packs are on their way; try again"));
        }
        shared_.uploads.insert(who);
        upload_ = std::shared_ptr<void>(
            nullptr, [shared = &shared_, who](void*) { shared->uploads.erase(who); });
        stream_.expires_after(time_for_upload);
    } else {
        if (parser_->content_length().value_or(0) > most_body_bytes) {
            return on_read(http::error::body_limit);
        }
        parser_->body_limit(most_body_bytes);
    }
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](const Error& failed, std::size_t) { self->on_read(failed); });
}

bool HttpSession::is_upload() const
{
    return shared_.services.far != nullptr && !shared_.is_operators &&
           parser_->get().method() == http::verb::post && parser_->get().target() == upload_path;
}

void HttpSession::on_read(const Error& error)
{
    if (error == http::error::body_limit) {
        return reply(
            failure(413, is_upload() ? "a pack has at most 2 MB" : "a request has at most 64 kB"));
    }
    if (error == http::error::header_limit) {
        return reply(failure(431, "the header of a request has at most 8 kB"));
    }
    if (error) return;
    const std::string who = client();
    if (turn_away_flood(who)) return;
    if (!shared_.is_operators && beast::websocket::is_upgrade(parser_->get())) return upgrade(who);
    answer(who);
}

std::string_view HttpSession::field(http::field name) const
{
    const auto found = parser_->get().find(name);
    return found == parser_->get().end() ? std::string_view() : std::string_view(found->value());
}

/// Returns who asks. The header of a stranger says nothing, but if this machine's own proxy writes
/// it, the operator has forgotten to say so.
std::string HttpSession::client()
{
    const auto& request = parser_->get();
    const auto forwarded = request.find("X-Forwarded-For");
    if (forwarded == request.end()) return peer_;
    if (!shared_.is_proxy(peer_)) {
        if (!std::exchange(shared_.has_warned_of_proxy, true)) {
            shared_.services.log(fmt::format(
                "requests from {0} say that they come through a proxy; if it is yours, start the "
                "server with --trusted-proxy {0}, or limits count it instead of its clients",
                peer_));
        }
        return peer_;
    }
    // Of several headers the last is the proxy's own.
    std::string_view last = forwarded->value();
    for (auto field = forwarded; field != request.end(); ++field) {
        if (beast::iequals(field->name_string(), "X-Forwarded-For")) last = field->value();
    }
    std::string named = client_address(peer_, last, shared_.trusted_proxies);
    if (named == unknown_client && !std::exchange(shared_.has_warned_of_proxy, true)) {
        shared_.services.log(fmt::format(
            "the last address that the proxy {} tells in X-Forwarded-For is none; all such clients "
            "have the limits of one",
            peer_));
    }
    return named;
}

bool HttpSession::turn_away_flood(const std::string& client)
{
    if (shared_.is_operators) return false;
    if (shared_.addresses.may_ask(client, shared_.services.loop.now())) return false;
    shared_.services.metrics->refuse(Refusal::requests_of_address);
    reply(failure(429, "too many requests; wait a few seconds"));
    return true;
}

/// Refuses another room or puzzle if the address has made too many in a short time.
bool HttpSession::turn_away_many(const std::string& client, std::string_view path)
{
    const Milliseconds now = shared_.services.loop.now();
    const bool creates = path == "/api/rooms" || path == upload_path;
    if (creates && !shared_.addresses.may_create_room(client, now)) {
        shared_.services.metrics->refuse(Refusal::rooms_of_address);
        reply(failure(
            429, "your address has made too many rooms or sent too many packs; wait a minute"));
        return true;
    }
    if (path == BenchApi::puzzles_path && !shared_.addresses.may_open_puzzle(client, now)) {
        shared_.services.metrics->refuse(Refusal::puzzles_of_address);
        reply(failure(429, "your address has opened too many puzzles; wait a minute"));
        return true;
    }
    return false;
}

/// Returns whether the page that asks is this server's own or one of those that may; a client that
/// that is not a browser names no page.
bool HttpSession::is_from_own_page() const
{
    const std::string_view from = field(http::field::origin);
    if (from.empty()) return true;
    const std::size_t slashes = from.find("://");
    const bool own =
        slashes != std::string_view::npos && from.substr(slashes + 3) == field(http::field::host);
    return own || std::ranges::find(shared_.origins, from) != shared_.origins.end();
}

/// Refuses a request with another server's name. Returns whether it may go on.
bool HttpSession::is_meant_for_us()
{
    const std::string_view host = field(http::field::host);
    if (shared_.hosts.allow(host)) return true;
    shared_.services.metrics->refuse(Refusal::host);
    const bool can_be_shown = host.size() < 100 && host.find_first_not_of(
                                                       "abcdefghijklmnopqrstuvwxyz"
                                                       "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:") ==
                                                       std::string_view::npos;
    reply(failure(421, fmt::format("this server does not know itself as \"{0}\"; its operator "
                                   "can start it with --url http://{0}",
                                   can_be_shown ? host : "this name")));
    return false;
}

void HttpSession::upgrade(const std::string& client)
{
    if (parser_->get().target() != "/play") return reply(failure(404, "connect to /play"));
    if (!is_meant_for_us()) return;
    if (!is_from_own_page()) {
        shared_.services.metrics->refuse(Refusal::origin);
        return reply(failure(403, "pages of this origin may not connect"));
    }
    if (shared_.stops) return reply(failure(503, "the server stops"));
    if (!admission_.has_address() && !admission_.of(shared_.addresses, client)) {
        shared_.services.metrics->refuse(Refusal::sockets_of_address);
        return reply(failure(429, "your address has as many connections as it may"));
    }
    const auto socket = std::make_shared<WebSocket>(std::move(stream_), shared_.lobby,
                                                    shared_.services, std::move(admission_));
    socket->accept(parser_->release());
}

void HttpSession::answer(const std::string& client)
{
    const auto& request = parser_->get();
    const std::string_view target = request.target();
    const std::size_t mark = std::min(target.find('?'), target.size());
    const std::string_view path = target.substr(0, mark);
    const std::string_view query = target.substr(std::min(mark + 1, target.size()));
    const bool is_head = request.method() == http::verb::head;
    const bool is_get = request.method() == http::verb::get || is_head;
    if (!is_get && request.method() != http::verb::post) {
        return reply(failure(405, "only GET, HEAD and POST are known here"));
    }
    if (shared_.is_operators) return answer_operator(path);
    if (is_get && path == "/ready") return answer_operator(path);
    if (is_get && !path.starts_with("/api/") && path != "/health") return send_file(path);
    if ((!is_get || BenchApi::is_of_bench(path)) && !is_meant_for_us()) return;
    if (BenchApi::is_of_bench(path) && !is_from_own_page()) {
        shared_.services.metrics->refuse(Refusal::origin);
        return reply(failure(403, "pages of this origin may not use the bench"));
    }
    if (!is_get) {
        // A page of another origin cannot send this type without asking first, and is told no.
        const std::string_view type = path == upload_path ? "application/zip" : "application/json";
        const std::string_view told = field(http::field::content_type);
        if (told.substr(0, told.find_first_of("; ")) != type) {
            return reply(failure(415, fmt::format("the Content-Type must be {}", type)));
        }
    }
    if (request.method() == http::verb::post && turn_away_many(client, path)) return;
    const std::string_view method = is_head ? "GET" : std::string_view(request.method_string());
    const HttpRequest asked{method, path, query, request.body()};
    const auto done = [self = shared_from_this()](const HttpReply& made) { self->reply(made); };
    if (shared_.bench->answer(asked, field(http::field::authorization), done)) return;
    answer_request(shared_.lobby, shared_.services, asked, done);
}

/// What the operator's own programs ask.
void HttpSession::answer_operator(std::string_view path)
{
    if (path == "/health") return reply({200, R"({"ok":true})"});
    if (path == "/ready") {
        if (shared_.stops) return reply(failure(503, "the server stops"));
        if (!shared_.services.store.is_ready()) {
            return reply(failure(503, "the database does not answer"));
        }
        return reply({200, R"({"ready":true})"});
    }
    if (path == "/metrics" && shared_.is_operators) {
        return reply({.status = 200,
                      .body = write_figures(shared_.services),
                      .type = "text/plain; version=0.0.4; charset=utf-8"});
    }
    reply(failure(404, "there is nothing here; ask for /metrics, /ready or /health"));
}

void HttpSession::send_file(std::string_view path)
{
    const bool takes_gzip = field(http::field::accept_encoding).find("gzip") != std::string::npos;
    std::optional<HttpReply> file = shared_.page.find(path, takes_gzip);
    if (!file) return reply(shared_.page.missing());
    if (!file->tag.empty() &&
        field(http::field::if_none_match).find(file->tag) != std::string_view::npos) {
        file->status = 304;
        file->body.clear();
    }
    reply(*file);
}

void HttpSession::reply(const HttpReply& reply)
{
    upload_.reset();
    http::response<Body> response(static_cast<http::status>(reply.status), 11);
    response.set(http::field::content_type, reply.type);
    // A file is asked for again, but only sent if it has changed.
    const std::string_view kept = reply.may_be_kept ? "max-age=3600" : "no-store";
    response.set(http::field::cache_control, reply.tag.empty() ? kept : "no-cache");
    if (!reply.tag.empty()) {
        response.set(http::field::etag, reply.tag);
        response.set(http::field::vary, "Accept-Encoding");
    }
    if (reply.is_gzip) response.set(http::field::content_encoding, "gzip");
    if (reply.status == 429 || reply.status == 503) response.set(http::field::retry_after, "10");
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Content-Security-Policy", content_policy);
    response.set("Referrer-Policy", "no-referrer");
    // After such an error nobody knows where the next request begins.
    const bool is_cut_off = reply.status == 413 || reply.status == 431 || !parser_->is_done();
    response.keep_alive(!is_cut_off && !shared_.stops && parser_->keep_alive());
    response.body() = reply.body;
    if (reply.status != 304) response.prepare_payload();
    if (parser_->get().method() == http::verb::head) response.body().clear();  // only its length
    send(std::move(response));
}

void HttpSession::send(http::response<Body> response)
{
    const auto kept = std::make_shared<http::response<Body>>(std::move(response));
    stream_.expires_after(time_for_reply);
    http::async_write(
        stream_, *kept, [self = shared_from_this(), kept](const Error& error, std::size_t) {
            if (error) return;
            if (kept->keep_alive()) return self->read();
            Error ignored;
            self->stream_.socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
            self->stream_.expires_after(time_to_read_on);
            self->read_on(most_read_on);
        });
}

/// Reads what a client still sends, and forgets it: if the connection were closed now, the reply
/// might be lost on its way.
void HttpSession::read_on(std::size_t most)
{
    constexpr std::size_t piece = 64 * 1024;
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(piece), [self = shared_from_this(), most](
                                                        const Error& error, std::size_t bytes) {
        if (!error && bytes < most) self->read_on(most - bytes);
    });
}

}  // namespace ptcg::server
