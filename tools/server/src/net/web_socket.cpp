#include "net/web_socket.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>

#include <chrono>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

namespace ptcg::server {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

// PROTOCOL.md, "Limits"
constexpr std::size_t most_message_bytes = 16 * 1024;
constexpr std::size_t most_queued_bytes = 256 * 1024;
/// Of the system's, for each connection; it would let megabytes wait for who reads too slowly.
constexpr int system_buffer_bytes = 128 * 1024;
constexpr double messages_per_second = 20, messages_at_once = 40;
constexpr double pings_per_second = 1, pings_at_once = 40;
constexpr auto time_for_hello = std::chrono::seconds(5);
constexpr auto time_for_handshake = std::chrono::seconds(5);
constexpr auto time_silent = std::chrono::seconds(60);

constexpr std::string_view subprotocol = "ptcg.v1";

#ifdef TCP_CORK
/// Holds packets back until they are full or it is taken away.
using Cork = boost::asio::detail::socket_option::boolean<IPPROTO_TCP, TCP_CORK>;
#endif

}  // namespace

WebSocket::WebSocket(beast::tcp_stream stream, Lobby& lobby, const Services& services,
                     Admission admission)
    : stream_(std::move(stream)),
      lobby_(lobby),
      loop_(services.loop),
      metrics_(services.metrics),
      admission_(std::move(admission)),
      hello_(stream_.get_executor()),
      rate_(messages_per_second, messages_at_once),
      pings_(pings_per_second, pings_at_once)
{
}

WebSocket::~WebSocket()
{
    metrics_->queued_bytes -= queued_bytes_;
}

void WebSocket::accept(const Request& request)
{
    beast::get_lowest_layer(stream_).expires_never();  // the stream has its own
    stream_.set_option(websocket::stream_base::timeout{time_for_handshake, time_silent, false});
    stream_.set_option(websocket::stream_base::decorator([&](websocket::response_type& response) {
        // Only a client that offered it may be told that it is spoken.
        const auto offered = request[beast::http::field::sec_websocket_protocol];
        if (beast::http::token_list(offered).exists(subprotocol)) {
            response.set(beast::http::field::sec_websocket_protocol, subprotocol);
        }
    }));
    stream_.read_message_max(most_message_bytes);
    stream_.text(true);
    stream_.auto_fragment(false);  // pieces of 4 kB would each be a call of the system
    Error ignored;
    beast::get_lowest_layer(stream_).socket().set_option(
        boost::asio::socket_base::send_buffer_size(system_buffer_bytes), ignored);
    stream_.control_callback([this](websocket::frame_type type, std::string_view) {
        if (type != websocket::frame_type::close) count_ping();
    });
    stream_.async_accept(request, [self = shared_from_this()](const Error& error) {
        if (error) return;
        self->wait_for_hello();
        self->read();
    });
}

void WebSocket::wait_for_hello()
{
    hello_.expires_after(time_for_hello);
    hello_.async_wait([weak = weak_from_this()](const Error& error) {
        const auto self = weak.lock();
        if (!error && self && !self->heard_) {
            self->metrics_->refuse(Refusal::silent);
            self->close(CloseCode::policy, "no hello came");
        }
    });
}

/// Beast answers frames of pings before anything else sees them, so too many end the connection.
void WebSocket::count_ping()
{
    if (pings_.may(loop_.now()) || closing_) return;
    metrics_->refuse(Refusal::pings);
    // Not here: the stream is in the midst of reading.
    loop_.post([self = shared_from_this()] { self->close(CloseCode::policy, "too many pings"); });
}

void WebSocket::read()
{
    stream_.async_read(buffer_, [self = shared_from_this()](const Error& error, std::size_t) {
        self->on_read(error);
    });
}

void WebSocket::on_read(const Error& error)
{
    if (error || ended_) return end();
    heard_ = true;
    const std::string text = beast::buffers_to_string(buffer_.data());
    const bool is_text = stream_.got_text();
    buffer_.consume(buffer_.size());
    if (closing_) return read();
    if (!is_text) {
        close(CloseCode::policy, "messages are text");
        return read();
    }
    // Who is too fast waits: nothing more is read meanwhile.
    const Milliseconds wait = rate_.take(loop_.now());
    if (wait == 0) return receive(text);
    loop_.after(wait, [self = shared_from_this(), text] { self->receive(text); });
}

void WebSocket::receive(const std::string& text)
{
    if (ended_) return;
    if (!closing_) lobby_.received(*this, text);
    read();
}

void WebSocket::send(Frame frame)
{
    if (closing_ || ended_) return;
    queued_bytes_ += frame->size();
    metrics_->queued_bytes += frame->size();
    if (queued_bytes_ > most_queued_bytes + frame->size()) {
        metrics_->refuse(Refusal::slow);
        return close(CloseCode::too_slow, "it reads too slowly");
    }
    queue_.push_back(std::move(frame));
    if (std::exchange(is_writing_, true)) return;
    // What else is sent now, as a step after its ack, leaves in the same packet.
    loop_.post([self = shared_from_this()] { self->write(); });
}

void WebSocket::cork(bool on)
{
    if (is_corked_ == on) return;
    is_corked_ = on;
#ifdef TCP_CORK
    Error ignored;
    beast::get_lowest_layer(stream_).socket().set_option(Cork(on), ignored);
#endif
}

/// Only one write may be under way at a time.
void WebSocket::write()
{
    if (ended_) return;
    if (queue_.size() > 1) cork(true);
    stream_.async_write(
        boost::asio::buffer(*queue_.front()),
        [self = shared_from_this()](const Error& error, std::size_t) { self->on_written(error); });
}

void WebSocket::on_written(const Error& error)
{
    if (error || ended_) return end();
    queued_bytes_ -= queue_.front()->size();
    metrics_->queued_bytes -= queue_.front()->size();
    queue_.pop_front();
    if (!queue_.empty()) return write();
    is_writing_ = false;
    cork(false);
    if (!closing_) return;
    const websocket::close_reason reason(static_cast<websocket::close_code>(close_code_),
                                         close_reason_);
    stream_.async_close(reason, [self = shared_from_this()](const Error&) { self->end(); });
}

void WebSocket::close(CloseCode code, std::string_view reason)
{
    if (closing_ || ended_) return;
    closing_ = true;
    close_code_ = code;
    close_reason_ = reason.substr(0, 100);
    if (code == CloseCode::too_slow) {
        // What waits would not arrive either.
        beast::get_lowest_layer(stream_).socket().close();
        return loop_.post([self = shared_from_this()] { self->end(); });
    }
    if (!queue_.empty()) return;  // closed after what is queued
    stream_.async_close(
        websocket::close_reason(static_cast<websocket::close_code>(code), close_reason_),
        [self = shared_from_this()](const Error&) { self->end(); });
}

void WebSocket::end()
{
    if (std::exchange(ended_, true)) return;
    hello_.cancel();
    lobby_.closed(*this);
}

}  // namespace ptcg::server
