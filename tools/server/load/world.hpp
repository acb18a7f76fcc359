#pragma once

#include <array>
#include <chrono>
#include <deque>
#include <string>
#include <utility>

#include <boost/asio/io_context.hpp>

#include "room.hpp"
#include "server_process.hpp"

namespace ptcg::load {

/// A server and the rooms of a load, on one thread.
struct World {
    explicit World(ServerProcess& started) : server(started) {}

    /// Creates rooms and has both seats come in, some at a time.
    Result<void> fill(std::size_t number, const std::array<std::string, 2>& decks,
                      bool keeps_answers = false);
    /// All seats come in, all at once. Returns the seconds until all are back.
    Result<double> enter_all();
    /// Runs until `done` holds; fails when that takes longer.
    template <typename Done>
    Result<void> run_until(const Done& done, std::chrono::milliseconds most, const char* what)
    {
        const Moment end = std::chrono::steady_clock::now() + most;
        while (!done()) {
            if (std::chrono::steady_clock::now() >= end) return late(what);
            context.run_for(std::chrono::milliseconds(1));
            context.restart();
        }
        return {};
    }
    /// Runs for this time.
    void run_for(std::chrono::milliseconds time);

    boost::asio::io_context context{1};
    ServerProcess& server;
    Counts counts;
    std::deque<Room> rooms;

private:
    [[nodiscard]] Error late(const char* what) const;
};

}  // namespace ptcg::load
