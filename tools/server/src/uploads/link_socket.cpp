#include "uploads/link_socket.hpp"

#include <sys/socket.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include <fmt/format.h>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

namespace ptcg::server {

LinkSocket::LinkSocket(boost::asio::io_context& context, int descriptor, Listener listener)
    : socket_(context, boost::asio::local::stream_protocol(), descriptor),
      listener_(std::move(listener))
{
}

LinkSocket::~LinkSocket() = default;

void LinkSocket::close()
{
    is_closed_ = true;
    ErrorCode ignored;
    socket_.close(ignored);
}

void LinkSocket::end(const std::string& why)
{
    if (is_closed_) return;
    close();
    listener_.ended(why);
}

void LinkSocket::read_head()
{
    incoming_.resize(link_head_bytes);
    boost::asio::async_read(socket_, boost::asio::buffer(incoming_),
                            [self = shared_from_this()](const ErrorCode& error, std::size_t) {
                                if (error) return self->end("it ended");
                                const std::optional<std::size_t> length =
                                    link_length(self->incoming_);
                                if (!length) return self->end("a message is too long");
                                self->incoming_.resize(*length);
                                self->read_body();
                            });
}

void LinkSocket::read_body()
{
    boost::asio::async_read(socket_, boost::asio::buffer(incoming_),
                            [self = shared_from_this()](const ErrorCode& error, std::size_t) {
                                if (error) return self->end("it ended");
                                std::optional<LinkMessage> message =
                                    read_link_message(self->incoming_);
                                if (!message) return self->end("a message cannot be read");
                                self->listener_.received(std::move(*message));
                                if (!self->is_closed_) self->read_head();
                            });
}

void LinkSocket::send(const LinkMessage& message)
{
    if (is_closed_) return;
    queue_.push_back(write_link_message(message));
    queued_ += queue_.back().size();
    if (queued_ > most_queued) {
        // Whoever sends may not expect to be told at once.
        return boost::asio::post(socket_.get_executor(),
                                 [self = shared_from_this()] { self->end("it does not read"); });
    }
    if (queue_.size() == 1) write();
}

void LinkSocket::write()
{
    boost::asio::async_write(socket_, boost::asio::buffer(queue_.front()),
                             [self = shared_from_this()](const ErrorCode& error, std::size_t) {
                                 if (error) return self->end("it ended");
                                 self->queued_ -= self->queue_.front().size();
                                 self->queue_.pop_front();
                                 if (!self->queue_.empty()) self->write();
                             });
}

Result<std::array<int, 2>> make_link()
{
    std::array<int, 2> ends{-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0) return ends;
    return Error{fmt::format("no link to a process: {}", std::strerror(errno))};
}

}  // namespace ptcg::server
