#include "scenarios.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>

#include <boost/asio/steady_timer.hpp>

#include "latencies.hpp"
#include "world.hpp"

namespace ptcg::load {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

std::size_t or_else(std::size_t wanted, std::size_t usual)
{
    return wanted != 0 ? wanted : usual;
}

void add(Figures& figures, const std::string& name, const std::vector<float>& latencies)
{
    const Latencies all = latencies_of(latencies);
    figures.emplace_back(name + " p50 ms", all.p50);
    figures.emplace_back(name + " p99 ms", all.p99);
    figures.emplace_back(name + " max ms", all.max);
}

/// What the server used while answers were counted.
class Used {
public:
    explicit Used(World& world) : world_(world) { start(); }

    void start()
    {
        since_ = std::chrono::steady_clock::now();
        before_ = world_.server.processor();
        own_before_ = std::clock();
        answers_before_ = answers();
        world_.counts.to_ack.clear();
        world_.counts.to_opponent.clear();
    }
    void add_to(Figures& figures, bool tells_opponents = true) const
    {
        const double time =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - since_).count();
        const ServerProcess::Processor now = world_.server.processor();
        const auto given = static_cast<double>(answers() - answers_before_);
        figures.emplace_back("answers", given);
        figures.emplace_back("answers/s", given / time);
        add(figures, "acknowledged", world_.counts.to_ack);
        // When the next answer follows at once, nobody can tell which step belongs to which.
        if (tells_opponents) add(figures, "opponent told", world_.counts.to_opponent);
        figures.emplace_back("server: MB", world_.server.resident_megabytes());
        const double each = 1e6 / std::max(given, 1.0);
        figures.emplace_back("server: us an answer", (now.all - before_.all) * each);
        figures.emplace_back("rooms' thread: us an answer", (now.first - before_.first) * each);
        const auto own = static_cast<double>(std::clock() - own_before_) / CLOCKS_PER_SEC;
        figures.emplace_back("this program: us an answer", own * each);
        figures.emplace_back("refused", static_cast<double>(world_.counts.refused));
        figures.emplace_back("games ended", static_cast<double>(world_.counts.games));
    }

private:
    [[nodiscard]] std::size_t answers() const
    {
        std::size_t sum = 0;
        for (const Room& room : world_.rooms) sum += room.answers();
        return sum;
    }

    World& world_;
    Moment since_;
    ServerProcess::Processor before_;
    std::clock_t own_before_ = 0;
    std::size_t answers_before_ = 0;
};

/// An answer of each room is due at fixed times, spread over the interval, whatever the server
/// does: an answer that has to wait shows how long.
class Arrivals {
public:
    Arrivals(World& world, milliseconds every)
        : world_(world), every_(every), next_(world.rooms.size()), timer_(world.context)
    {
        const Moment now = std::chrono::steady_clock::now();
        for (std::size_t i = 0; i < next_.size(); ++i) {
            next_[i] = now + every * static_cast<int>(i) / static_cast<int>(next_.size());
        }
        arrive();
    }

private:
    void arrive()
    {
        const Moment now = std::chrono::steady_clock::now();
        while (next_[at_] <= now) {
            world_.rooms[at_].due(next_[at_]);
            next_[at_] += every_;
            at_ = (at_ + 1) % next_.size();
        }
        timer_.expires_at(next_[at_]);
        timer_.async_wait([this](const boost::system::error_code& error) {
            if (!error) arrive();
        });
    }

    World& world_;
    milliseconds every_;
    std::vector<Moment> next_;
    std::size_t at_ = 0;  ///< the room that is due next
    boost::asio::steady_timer timer_;
};

Result<void> fail_if_mistaken(const World& world)
{
    if (world.counts.mistakes.empty()) return {};
    return Error{world.counts.mistakes[0]};
}

/// A server with rooms that have played a little.
Result<void> begin(World& world, const Options& options, std::size_t rooms, milliseconds warm_up)
{
    if (Result<void> filled = world.fill(rooms, options.decks); !filled) return filled;
    if (warm_up.count() == 0) return {};
    for (Room& room : world.rooms) room.hurry(true);
    world.run_for(warm_up);
    for (Room& room : world.rooms) room.hurry(false);
    const auto waits = [](const Room& room) { return room.waits_for_nothing(); };
    return world.run_until([&] { return std::ranges::all_of(world.rooms, waits); }, seconds(60),
                           "all answers are acknowledged");
}

Result<Figures> matches(const Options& options)
{
    ServerProcess server(options.server);
    if (Result<void> started = server.start(); !started) return started.error();
    World world(server);
    Result<void> begun = begin(world, options, or_else(options.rooms, 2000), seconds(5));
    if (!begun) return begun.error();
    const Arrivals arrivals(world, milliseconds(options.every));
    world.run_for(milliseconds(options.every));  // until every match has been answered
    const Used used(world);
    world.run_for(seconds(options.seconds != 0 ? options.seconds : 30));
    Figures figures{{"rooms", static_cast<double>(world.rooms.size())}};
    used.add_to(figures);
    if (Result<void> fine = fail_if_mistaken(world); !fine) return fine.error();
    return figures;
}

Result<Figures> saturation(const Options& options)
{
    ServerProcess server(options.server);
    if (Result<void> started = server.start(); !started) return started.error();
    World world(server);
    Result<void> begun = begin(world, options, or_else(options.rooms, 1000), milliseconds(0));
    if (!begun) return begun.error();
    for (Room& room : world.rooms) room.hurry(true);
    world.run_for(seconds(2));
    const Used used(world);
    world.run_for(seconds(options.seconds != 0 ? options.seconds : 15));
    Figures figures{{"rooms", static_cast<double>(world.rooms.size())}};
    used.add_to(figures, false);
    if (Result<void> fine = fail_if_mistaken(world); !fine) return fine.error();
    return figures;
}

Result<Figures> restart(const Options& options)
{
    ServerProcess server(options.server);
    if (Result<void> started = server.start(); !started) return started.error();
    World world(server);
    if (Result<void> filled = world.fill(or_else(options.rooms, 2000), options.decks, true);
        !filled) {
        return filled.error();
    }
    for (Room& room : world.rooms) room.hurry(true);
    world.run_for(seconds(options.seconds != 0 ? options.seconds : 10));
    server.kill();
    for (Room& room : world.rooms) room.drop();
    for (Room& room : world.rooms) room.hurry(false);
    std::size_t acknowledged = 0;
    for (const Room& room : world.rooms) acknowledged += room.answers();
    const Moment began = std::chrono::steady_clock::now();
    if (Result<void> started = server.start(); !started) return started.error();
    const double listens =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    const Result<double> entered = world.enter_all();
    if (!entered) return entered.error();
    const auto settled = [](const Room& room) { return room.is_settled(); };
    const Result<void> all =
        world.run_until([&] { return std::ranges::all_of(world.rooms, settled); }, seconds(60),
                        "all answers are acknowledged again");
    if (!all) return all.error();
    if (Result<void> fine = fail_if_mistaken(world); !fine) return fine.error();
    return Figures{{"rooms", static_cast<double>(world.rooms.size())},
                   {"answers acknowledged before", static_cast<double>(acknowledged)},
                   {"listens after s", listens},
                   {"all back after s", listens + entered.value()},
                   {"server: MB", server.resident_megabytes()}};
}

Result<Figures> storm(const Options& options)
{
    ServerProcess server(options.server);
    if (Result<void> started = server.start(); !started) return started.error();
    World world(server);
    Result<void> begun = begin(world, options, or_else(options.rooms, 2000), seconds(10));
    if (!begun) return begun.error();
    for (Room& room : world.rooms) room.drop();
    const Result<double> back = world.enter_all();
    if (!back) return back.error();
    if (Result<void> fine = fail_if_mistaken(world); !fine) return fine.error();
    return Figures{{"players", 2.0 * static_cast<double>(world.rooms.size())},
                   {"all back after s", back.value()},
                   {"server: MB", server.resident_megabytes()}};
}

/// Spectators that stop reading, beside matches: nobody else may notice.
Result<Figures> slow(const Options& options)
{
    ServerProcess server(options.server);
    if (Result<void> started = server.start(); !started) return started.error();
    World world(server);
    Result<void> begun = begin(world, options, or_else(options.rooms, 200), milliseconds(0));
    if (!begun) return begun.error();
    std::vector<std::shared_ptr<Client>> readers;
    std::size_t told = 0;
    for (std::size_t i = 0; i < options.slow; ++i) {
        readers.push_back(
            world.rooms[i % world.rooms.size()].watch({[&told, &readers, i](const Said& said) {
                                                           if (said.kind != Said::Kind::state)
                                                               return;
                                                           ++told;
                                                           readers[i]->stop_reading();
                                                       },
                                                       nullptr}));
    }
    const Result<void> watching =
        world.run_until([&] { return told == options.slow; }, seconds(60), "all watch");
    if (!watching) return watching.error();
    const double before = server.resident_megabytes();
    const Used used(world);
    const Arrivals arrivals(world, milliseconds(std::min(options.every, 100)));
    world.run_for(seconds(options.seconds != 0 ? options.seconds : 20));
    Figures figures{{"rooms", static_cast<double>(world.rooms.size())},
                    {"readers that stopped", static_cast<double>(options.slow)},
                    {"server before: MB", before}};
    used.add_to(figures);
    for (const auto& reader : readers) reader->read_on();
    world.run_for(seconds(2));
    const auto lost = std::ranges::count_if(readers, [](const auto& r) { return r->is_lost(); });
    figures.emplace_back("dropped by the server", static_cast<double>(lost));
    if (Result<void> fine = fail_if_mistaken(world); !fine) return fine.error();
    return figures;
}

}  // namespace

const std::vector<Scenario>& scenarios()
{
    static const std::vector<Scenario> all{
        {"matches", "2,000 matches, each answered every 5 s", matches},
        {"saturation", "1,000 matches, answered as fast as the server acknowledges", saturation},
        {"restart", "kill -9 with 2,000 rooms, until all players are back", restart},
        {"storm", "4,000 players come back at once", storm},
        {"slow", "100 spectators that stop reading beside 200 fast matches", slow},
    };
    return all;
}

}  // namespace ptcg::load
