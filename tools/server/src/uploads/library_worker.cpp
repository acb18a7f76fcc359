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
    warm_up();
    boost::asio::io_context context{1};
    // Before there are other threads: a thread has the limits of the one that makes it.
    if (Result<void> done = forbid_all_but_reading(); !done) return done;
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
    Result<void> confined;
    const auto load = [&](const MemoryFolder& packs, Problems& problems) {
        std::shared_ptr<const CardSet> cards = load_card_set(options.packs, problems, {&packs, 1});
        confined = forbid_files();
        return confined ? cards : nullptr;
    };
    WorkerRooms rooms(services, load, send);
    link = std::make_shared<LinkSocket>(
        context, STDIN_FILENO,
        LinkSocket::Listener{
            .received = [&](const LinkMessage& message) { rooms.received(message); },
            .ended = [&](const std::string&) { context.stop(); }});
    link->start();
    context.run();
    return confined;
}

}  // namespace ptcg::server
