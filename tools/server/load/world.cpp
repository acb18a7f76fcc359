#include "world.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace ptcg::load {
namespace {

constexpr std::size_t at_once = 50;  ///< rooms that are being created
constexpr auto most_time = std::chrono::seconds(120);

}  // namespace

Result<void> World::fill(std::size_t number, const std::array<std::string, 2>& decks,
                         bool keeps_answers)
{
    while (rooms.size() < number) {
        const std::size_t first = rooms.size();
        for (std::size_t i = first; i < std::min(number, first + at_once); ++i) {
            Room& room = rooms.emplace_back(context, i, server.endpoint(), counts);
            if (keeps_answers) room.keep_answers();
            room.open(decks);
        }
        const auto new_ones = [&](auto holds) {
            return std::all_of(rooms.begin() + static_cast<std::ptrdiff_t>(first), rooms.end(),
                               holds);
        };
        const Result<void> opened = run_until(
            [&] {
                return !counts.mistakes.empty() || new_ones([](Room& r) { return r.is_open(); });
            },
            most_time, "rooms are created");
        if (!opened) return opened;
        if (!counts.mistakes.empty()) return Error{counts.mistakes[0]};
        for (std::size_t i = first; i < rooms.size(); ++i) rooms[i].enter();
        const Result<void> entered =
            run_until([&] { return new_ones([](Room& r) { return r.is_here(); }); }, most_time,
                      "seats are taken");
        if (!entered) return entered;
    }
    return {};
}

Result<double> World::enter_all()
{
    const Moment began = std::chrono::steady_clock::now();
    for (Room& room : rooms) room.enter();
    const auto is_here = [](const Room& room) { return room.is_here(); };
    const Result<void> back =
        run_until([&] { return !counts.mistakes.empty() || std::ranges::all_of(rooms, is_here); },
                  most_time, "all are back");
    if (!back) return back.error();
    if (!counts.mistakes.empty()) return Error{counts.mistakes[0]};
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

void World::run_for(std::chrono::milliseconds time)
{
    context.run_for(time);
    context.restart();
}

Error World::late(const char* what) const
{
    const auto here = std::ranges::count_if(rooms, [](const Room& room) { return room.is_here(); });
    return Error{fmt::format("it takes too long until {} ({} of {} rooms have both seats)", what,
                             here, rooms.size())};
}

}  // namespace ptcg::load
