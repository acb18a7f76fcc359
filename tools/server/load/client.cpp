#include "client.hpp"

#include <utility>

#include <fmt/format.h>
#include <boost/asio/buffer.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/field.hpp>

namespace ptcg::load {
namespace {

namespace websocket = boost::beast::websocket;

constexpr int small_buffer = 4096;
constexpr std::size_t most_message_bytes = std::size_t{1} << 20;

}  // namespace

tcp::socket open_socket(boost::asio::io_context& context, const Route& route)
{
    tcp::socket socket(context, tcp::v4());
    socket.bind(tcp::endpoint(route.from, 0));
    socket.set_option(tcp::no_delay(true));
    return socket;
}

Client::Client(boost::asio::io_context& context, Route route, Handlers handlers)
    : context_(context), route_(std::move(route)), handlers_(std::move(handlers))
{
}

void Client::enter(const std::string& room, const std::string& token)
{
    hello_ = fmt::format(R"({{"t":"hello","room":"{}","token":"{}"}})", room, token);
    stream_.emplace(open_socket(context_, route_));
    if (small_buffers_) {
        stream_->next_layer().set_option(
            boost::asio::socket_base::receive_buffer_size(small_buffer));
    }
    stream_->read_message_max(most_message_bytes);
    stream_->set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
        request.set(boost::beast::http::field::sec_websocket_protocol, "ptcg.v1");
    }));
    stream_->next_layer().async_connect(
        route_.to, [self = shared_from_this()](const Error& error) { self->connected(error); });
}

void Client::connected(const Error& error)
{
    if (error || is_lost_) return lose();
    stream_->async_handshake(route_.to.address().to_string(), "/play",
                             [self = shared_from_this()](const Error& failed) {
                                 if (failed || self->is_lost_) return self->lose();
                                 self->send(self->hello_);
                                 self->read();
                             });
}

void Client::read()
{
    if (!reads_ || is_reading_) return;
    is_reading_ = true;
    stream_->async_read(buffer_, [self = shared_from_this()](const Error& error, std::size_t) {
        self->is_reading_ = false;
        if (error || self->is_lost_) return self->lose();
        std::string text = boost::beast::buffers_to_string(self->buffer_.data());
        self->buffer_.consume(self->buffer_.size());
        if (std::optional<Said> said = read_said(text)) self->handlers_.said(std::move(*said));
        self->read();
    });
}

void Client::read_on()
{
    reads_ = true;
    if (!is_lost_) read();
}

void Client::send(std::string text)
{
    if (is_lost_) return;
    queue_.push_back(std::move(text));
    if (queue_.size() == 1) write();
}

void Client::write()
{
    stream_->async_write(boost::asio::buffer(queue_.front()),
                         [self = shared_from_this()](const Error& error, std::size_t) {
                             if (error || self->is_lost_) return self->lose();
                             self->queue_.pop_front();
                             if (!self->queue_.empty()) self->write();
                         });
}

void Client::drop()
{
    if (!stream_) return;
    Error ignored;
    // A reset rather than a goodbye, as when a network goes away.
    stream_->next_layer().set_option(boost::asio::socket_base::linger(true, 0), ignored);
    stream_->next_layer().close(ignored);
    lose();
}

void Client::lose()
{
    if (std::exchange(is_lost_, true)) return;
    if (handlers_.lost) handlers_.lost();
}

}  // namespace ptcg::load
