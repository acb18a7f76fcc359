#include "net/listener.hpp"

#include <chrono>

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/address.hpp>

namespace ptcg::server {
namespace {

constexpr auto pause = std::chrono::milliseconds(100);
constexpr Milliseconds between_sayings = 60'000;

constexpr std::string_view full =
    "HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: 60\r\n"
    "Retry-After: 10\r\nConnection: close\r\n\r\n"
    R"({"error":"this server has as many connections as it may"}   )";
constexpr std::string_view too_many =
    "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: 60\r\n"
    "Retry-After: 10\r\nConnection: close\r\n\r\n"
    R"({"error":"your address has as many connections as it may"})"
    "  ";

/// Says why, without waiting for anything, and lets the connection go.
void turn_away(boost::asio::ip::tcp::socket& socket, std::string_view reply)
{
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(boost::asio::buffer(reply), ignored);
    socket.shutdown(boost::asio::ip::tcp::socket::shutdown_both, ignored);
}

}  // namespace

Listener::Listener(boost::asio::io_context& context, Shared& shared, std::size_t most_sockets)
    : shared_(shared), most_sockets_(most_sockets), acceptor_(context), timer_(context)
{
}

Result<void> Listener::listen(const std::string& address, std::uint16_t port)
{
    Error error;
    const auto read = boost::asio::ip::make_address(address, error);
    if (error) return ptcg::Error{"\"" + address + "\" is not an address of this machine"};
    const tcp::endpoint place(read, port);
    acceptor_.open(place.protocol(), error);
    if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(place, error);
    if (!error) acceptor_.listen(boost::asio::socket_base::max_listen_connections, error);
    if (error) {
        return ptcg::Error{"cannot listen at " + address + ":" + std::to_string(port) + ": " +
                           error.message() + "; choose another port"};
    }
    return {};
}

void Listener::accept()
{
    acceptor_.async_accept([this](const Error& error, tcp::socket socket) {
        if (!acceptor_.is_open()) return;
        if (error) return wait(error);
        on_accepted(std::move(socket));
        accept();
    });
}

/// Trying again at once would be all that the server does.
void Listener::wait(const Error& error)
{
    const Milliseconds now = shared_.services.loop.now();
    if (said_at_ == 0 || now - said_at_ >= between_sayings) {
        said_at_ = now;
        shared_.services.log("no connection can be taken: " + error.message() +
                             "; let the server open more files (ulimit -n, LimitNOFILE=)");
    }
    timer_.expires_after(pause);
    timer_.async_wait([this](const Error& stopped) {
        if (!stopped && acceptor_.is_open()) accept();
    });
}

void Listener::on_accepted(tcp::socket socket)
{
    Metrics& metrics = *shared_.services.metrics;
    if (metrics.sockets >= most_sockets_) {
        metrics.refuse(Refusal::sockets);
        return turn_away(socket, full);
    }
    Error error;
    const auto from = socket.remote_endpoint(error);
    if (error) return;  // it is gone already
    const std::string peer = plain_address(from.address().to_string());
    Admission admission(shared_.services.metrics);
    // Of a proxy only its clients count.
    if (!shared_.is_proxy(peer) && !admission.of(shared_.addresses, peer)) {
        metrics.refuse(Refusal::sockets_of_address);
        return turn_away(socket, too_many);
    }
    socket.set_option(tcp::no_delay(true), error);
    std::make_shared<HttpSession>(std::move(socket), shared_, peer, std::move(admission))->read();
}

void Listener::stop()
{
    Error ignored;
    acceptor_.close(ignored);
    timer_.cancel();
}

}  // namespace ptcg::server
