// ptcg_kills: kills a server at random moments while people play, and starts it again. Every answer
// that it had acknowledged must be there: the clients keep them, send the last one again, and
// compare the saved games.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <random>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "discarding.hpp"
#include "undo_file.hpp"
#include "world.hpp"

namespace {

namespace fs = std::filesystem;
using namespace ptcg::load;
using ptcg::Result;
using std::chrono::milliseconds;
using std::chrono::seconds;

struct Options {
    std::string program, shim;
    std::size_t times = 3, rooms = 8;
    unsigned seed = 1;
    bool lies = false;
};

bool all_are_settled(const World& world)
{
    return std::ranges::all_of(world.rooms, [](const Room& room) { return room.is_settled(); });
}

Result<void> fine(const World& world)
{
    if (world.counts.mistakes.empty()) return {};
    return ptcg::Error{world.counts.mistakes[0]};
}

/// Kills the server in the midst of everything, and lets the players come back. `on_request` waits
/// for the moment when a saved game has been asked for and not come.
Result<void> kill_once(World& world, const fs::path& folder, milliseconds after, bool on_request,
                       std::size_t& discarded)
{
    for (Room& room : world.rooms) room.hurry(true);
    world.run_for(after);
    if (on_request) {
        const auto waits = [](const Room& room) { return !room.is_compared(); };
        const Result<void> met =
            world.run_until([&] { return std::ranges::any_of(world.rooms, waits); }, seconds(60),
                            "a saved game is asked for");
        if (!met) return met;
    }
    world.server.kill();
    for (Room& room : world.rooms) room.hurry(false);
    for (Room& room : world.rooms) room.drop();
    discarded += ptcg::test::discard_unsynced(folder);
    if (Result<void> started = world.server.start(); !started) return started;
    if (const Result<double> entered = world.enter_all(); !entered) return entered.error();
    const Result<void> settled =
        world.run_until([&] { return !world.counts.mistakes.empty() || all_are_settled(world); },
                        seconds(60), "all answers are acknowledged again");
    return settled ? fine(world) : settled;
}

/// Ends the games that are being played, so that all are compared.
Result<void> end_games(World& world)
{
    const auto all = [&](auto holds, const char* what) {
        return world.run_until(
            [&] {
                return !world.counts.mistakes.empty() || std::ranges::all_of(world.rooms, holds);
            },
            seconds(60), what);
    };
    if (Result<void> done = all([](const Room& r) { return r.is_asked(); }, "all are asked"); !done)
        return done;
    std::vector<std::size_t> before;
    for (Room& room : world.rooms) {
        before.push_back(room.series_over());
        room.concede();
    }
    const auto ended = [&](const Room& room) {
        return room.series_over() > before[room.number()] && room.is_compared();
    };
    if (Result<void> done = all(ended, "all games are saved"); !done) return done;
    return fine(world);
}

Result<void> run(const Options& options, const fs::path& folder)
{
    ServerProcess::Setup setup{
        options.program, "sqlite:" + (folder / "rooms.sqlite").string(), {}, {}};
    if (!options.shim.empty()) {
        setup.environment = {"LD_PRELOAD=" + options.shim, "PTCG_UNSYNCED=" + folder.string()};
    }
    ServerProcess server(setup);
    if (Result<void> started = server.start(); !started) return started;
    World world(server);
    if (Result<void> filled = world.fill(options.rooms, {"powerhouse", "lava-flow"}, true); !filled)
        return filled;
    if (options.lies) std::ofstream(folder / ptcg::test::lies_name) << '\n';
    std::mt19937 dice(options.seed);
    std::size_t discarded = 0;
    for (std::size_t i = 0; i < options.times; ++i) {
        const bool on_request = i + 1 == options.times;  // no later kill would hide its loss
        const Result<void> survived =
            kill_once(world, folder, milliseconds(20 + dice() % 400), on_request, discarded);
        if (!survived) {
            return ptcg::Error{fmt::format("after kill {}: {}", i + 1, survived.error().message)};
        }
    }
    if (Result<void> ended = end_games(world); !ended) return ended;
    std::size_t answers = 0;
    for (const Room& room : world.rooms) answers += room.answers();
    fmt::print("{} kills, {} answers acknowledged in {} games, none lost", options.times, answers,
               world.counts.games);
    if (!options.shim.empty()) fmt::print("; {} unsynced writes thrown away", discarded);
    fmt::print("\n");
    if (!options.shim.empty() && discarded == 0 && options.times > 1) {
        return ptcg::Error{"nothing was unsynced at any kill: does the library work?"};
    }
    return {};
}

}  // namespace

int main(int count, char** arguments)
{
    CLI::App app{"Kills ptcg serve at random moments, and looks for what it had acknowledged"};
    Options options;
    app.add_option("--ptcg", options.program, "The program")->required();
    app.add_option("--times", options.times, "How many kills");
    app.add_option("--rooms", options.rooms, "How many rooms");
    app.add_option("--seed", options.seed, "Of the moments");
    app.add_option("--unsynced", options.shim,
                   "The library ptcg_unsynced: unsynced writes are thrown away at each kill");
    app.add_flag("--lies", options.lies, "Syncs do nothing, so answers must get lost");
    CLI11_PARSE(app, count, arguments);
    std::string name = (fs::temp_directory_path() / "ptcg-kills-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) return 2;
    const Result<void> done = run(options, name);
    std::error_code ignored;
    fs::remove_all(name, ignored);
    if (done) return 0;
    fmt::print(stderr, "{}\n", done.error().message);
    return 1;
}
