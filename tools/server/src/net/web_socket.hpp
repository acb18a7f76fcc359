#pragma once

#include <deque>
#include <memory>
#include <string>

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "net/admission.hpp"
#include "net/rate.hpp"
#include "rooms/connection.hpp"
#include "rooms/lobby.hpp"

namespace ptcg::server {

/// A client's WebSocket. It lives as long as it reads or writes, and is on the thread of the rooms.
class WebSocket final : public Connection, public std::enable_shared_from_this<WebSocket> {
public:
    using Request = boost::beast::http::request<boost::beast::http::string_body>;

    WebSocket(boost::beast::tcp_stream stream, Lobby& lobby, const Services& services,
              Admission admission);
    ~WebSocket() override;

    /// Answers the request that asks for a WebSocket, and reads from then on.
    void accept(const Request& request);

    void send(Frame frame) override;
    void close(CloseCode code, std::string_view reason) override;

private:
    using Error = boost::system::error_code;

    void read();
    void on_read(const Error& error);
    void receive(const std::string& text);
    void write();
    void cork(bool on);
    void on_written(const Error& error);
    void end();
    void wait_for_hello();
    void count_ping();

    boost::beast::websocket::stream<boost::beast::tcp_stream, false> stream_;
    Lobby& lobby_;
    Loop& loop_;
    std::shared_ptr<Metrics> metrics_;
    Admission admission_;
    boost::asio::steady_timer hello_;
    boost::beast::flat_buffer buffer_;
    std::deque<Frame> queue_;  ///< the first is being written, or will be
    std::size_t queued_bytes_ = 0;
    Rate rate_, pings_;
    CloseCode close_code_{};
    std::string close_reason_;
    bool is_writing_ = false, is_corked_ = false;
    bool closing_ = false, ended_ = false, heard_ = false;
};

}  // namespace ptcg::server
