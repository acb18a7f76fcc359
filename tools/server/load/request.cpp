#include "request.hpp"

#include <memory>
#include <utility>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>

namespace ptcg::load {
namespace {

namespace http = boost::beast::http;
using Error = boost::system::error_code;

struct Asking : std::enable_shared_from_this<Asking> {
    explicit Asking(tcp::socket opened) : socket(std::move(opened)) {}

    void go(const tcp::endpoint& to)
    {
        socket.async_connect(to, [self = shared_from_this()](const Error& error) {
            if (error) return self->done({});
            self->write();
        });
    }
    void write()
    {
        http::async_write(socket, message, [self = shared_from_this()](const Error& error, auto) {
            if (error) return self->done({});
            self->read();
        });
    }
    void read()
    {
        http::async_read(socket, buffer, reply,
                         [self = shared_from_this()](const Error& error, std::size_t) {
                             if (error) return self->done({});
                             self->done({self->reply.result_int(), self->reply.body()});
                         });
    }

    tcp::socket socket;
    http::request<http::string_body> message;
    http::response<http::string_body> reply;
    boost::beast::flat_buffer buffer;
    std::function<void(Answered)> done;
};

}  // namespace

void request(boost::asio::io_context& context, const Route& route, const std::string& target,
             std::string body, std::function<void(Answered)> done)
{
    const auto asking = std::make_shared<Asking>(open_socket(context, route));
    asking->done = std::move(done);
    auto& message = asking->message;
    message.method(body.empty() ? http::verb::get : http::verb::post);
    message.target(target);
    message.version(11);
    message.set(http::field::host, route.to.address().to_string());
    message.set(http::field::connection, "close");
    if (!body.empty()) message.set(http::field::content_type, "application/json");
    message.body() = std::move(body);
    message.prepare_payload();
    asking->go(route.to);
}

}  // namespace ptcg::load
