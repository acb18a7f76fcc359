#include "ptcg/server/library_worker.hpp"

#include <unistd.h>

#include <utility>

#include <boost/asio/io_context.hpp>

#include "bots/bot_thread.hpp"
#include "net/asio_loop.hpp"
#include "replays/replay_thread.hpp"
#include "rooms/tokens.hpp"
#include "threads/work_thread.hpp"
#include "uploads/link_socket.hpp"
#include "uploads/read_folders.hpp"
#include "uploads/sandbox.hpp"
#include "uploads/worker_rooms.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t most_waiting = 50;  ///< for advice

/// Has libraries open now what they open when they are first used.
void warm_up()
{
    static_cast<void>(sha256(""));
    static_cast<void>(random_number());
}

}  // namespace

Result<void> run_library_worker(WorkerOptions options)
{
    if (Result<void> done = limit_process(options.memory_bytes); !done) return done;
    Problems ignored;  // the server has told the operator of them
    CardSources own = sources_in(options.packs, ignored);
    own.memory = read_folders(std::exchange(own.roots, {}));
    warm_up();
    boost::asio::io_context context{1};
    // Before there are other threads: a thread has the limits of the one that makes it.
    if (Result<void> done = confine_process(); !done) return done;
    AsioLoop loop(context);
    BotThread bots(loop);
    ReplayThread replays(loop);
    WorkThread workshop(loop, most_waiting);
    std::shared_ptr<LinkSocket> link;
    const auto send = [&link](const LinkMessage& message) { link->send(message); };
    const auto services = [&](Store& store) {
        return Services{.store = store,
                        .loop = loop,
                        .bots = bots,
                        .replays = replays,
                        .secret = random_number,
                        .workshop = &workshop,
                        .advisor = options.advisor.get(),
                        .log = [&send](const std::string& line) {
                            send({.kind = LinkKind::log, .texts = {line}});
                        }};
    };
    const auto load = [&](const MemoryFolder& packs, Problems& problems) {
        CardSources all = std::move(own);
        all.memory.push_back(packs);
        return load_card_set(std::move(all), problems);
    };
    WorkerRooms rooms(services, load, send);
    link = std::make_shared<LinkSocket>(
        context, STDIN_FILENO,
        LinkSocket::Listener{
            .received = [&](const LinkMessage& message) { rooms.received(message); },
            .ended = [&](const std::string&) { context.stop(); }});
    link->start();
    context.run();
    return {};
}

}  // namespace ptcg::server
