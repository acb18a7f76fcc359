#pragma once

#include <chrono>
#include <memory>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "rooms/services.hpp"

namespace ptcg::server {

/// The thread of the rooms is the one that runs this context.
class AsioLoop final : public Loop {
public:
    explicit AsioLoop(boost::asio::io_context& context) : context_(context) {}

    [[nodiscard]] Milliseconds now() const override
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(
                   std::chrono::steady_clock::now().time_since_epoch())
            .count();
    }
    void post(std::function<void()> task) override { boost::asio::post(context_, std::move(task)); }
    void after(Milliseconds delay, std::function<void()> task) override
    {
        if (delay <= 0) return post(std::move(task));
        const auto timer =
            std::make_shared<boost::asio::steady_timer>(context_, std::chrono::milliseconds(delay));
        timer->async_wait([timer, task = std::move(task)](const boost::system::error_code& error) {
            if (!error) task();
        });
    }

private:
    boost::asio::io_context& context_;
};

}  // namespace ptcg::server
