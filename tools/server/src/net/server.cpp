#include "ptcg/server/server.hpp"

#include <csignal>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>

#include "bench/bench_api.hpp"
#include "bots/bot_thread.hpp"
#include "bots/program_threads.hpp"
#include "libraries/watch_thread.hpp"
#include "net/asio_loop.hpp"
#include "net/http_session.hpp"
#include "replays/replay_thread.hpp"
#include "rooms/tokens.hpp"
#include "store/memory_store.hpp"
#include "store/ownership.hpp"
#include "store/storage_store.hpp"

namespace ptcg::server {
namespace {

using boost::asio::ip::tcp;

constexpr Milliseconds between_cleanings = 60'000;
constexpr std::string_view in_memory = "memory:";

}  // namespace

struct Server::Impl {
    Impl(ServerOptions wanted, std::shared_ptr<const CardSet> cards,
         std::unique_ptr<Storage> storage, std::optional<Ownership> owner,
         std::map<std::string, BotProgram> read_bots)
        : options(std::move(wanted)),
          ownership(std::move(owner)),
          loop(context),
          store(store_in(std::move(storage))),
          bots(loop),
          replays(loop),
          programs(loop, std::move(read_bots), options.bot_processes, options.log),
          services{*store, loop, bots, replays, random_number, &programs},
          lobby(std::move(cards), services),
          page(options.page),
          bench(options.puzzles, options.bench,
                BenchGate(options.bench ? new_token() : "", options.address, options.origins),
                loop),
          shared{lobby, services, page, options.origins, bench},
          acceptor(context),
          signals(context)
    {
    }

    /// Offers the libraries, that of all rooms under no name, and watches their folders if that is
    /// wanted.
    void offer(std::vector<LoadedLibrary> libraries)
    {
        for (const LoadedLibrary& library : libraries) {
            if (!library.named.id.empty()) lobby.put_library(library.named.id, library.cards);
        }
        if (!options.watch) return;
        const auto changed = [this](const std::string& id, std::shared_ptr<const CardSet> cards,
                                    const Problems& problems) {
            for (const Problem& problem : problems) {
                if (options.log) options.log(to_string(problem));
            }
            if (cards == nullptr) return lobby.refuse_library(id, problems);
            if (options.log) {
                options.log(id.empty() ? "the packs are loaded again"
                                       : "the library " + id + " is loaded again");
            }
            lobby.put_library(id, std::move(cards));
        };
        watching.emplace(loop, std::move(libraries), changed);
    }

    std::unique_ptr<Store> store_in(std::unique_ptr<Storage> storage)
    {
        if (storage == nullptr) return std::make_unique<MemoryStore>(loop);
        return std::make_unique<StorageStore>(loop, std::move(storage), ownership->name());
    }

    Result<void> listen()
    {
        boost::system::error_code error;
        const auto address = boost::asio::ip::make_address(options.address, error);
        if (error) return Error{"\"" + options.address + "\" is not an address of this machine"};
        const tcp::endpoint place(address, options.port);
        acceptor.open(place.protocol(), error);
        if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error) acceptor.bind(place, error);
        if (!error) acceptor.listen(boost::asio::socket_base::max_listen_connections, error);
        if (error) {
            return Error{"cannot listen at " + options.address + ":" +
                         std::to_string(options.port) + ": " + error.message() +
                         "; choose another port"};
        }
        return {};
    }

    void accept()
    {
        acceptor.async_accept([this](const boost::system::error_code& error, tcp::socket socket) {
            if (!acceptor.is_open()) return;
            if (!error) {
                boost::system::error_code ignored;
                socket.set_option(tcp::no_delay(true), ignored);
                std::make_shared<HttpSession>(std::move(socket), shared)->read();
            }
            accept();
        });
    }

    void clean()
    {
        loop.after(between_cleanings, [this] {
            lobby.put_away_idle();
            clean();
        });
    }

    ServerOptions options;
    std::optional<Ownership> ownership;  ///< of the database; until the store is gone
    boost::asio::io_context context{1};
    AsioLoop loop;
    std::unique_ptr<Store> store;
    BotThread bots;
    ReplayThread replays;
    ProgramThreads programs;
    Services services;
    Lobby lobby;
    std::optional<WatchThread> watching;
    Page page;
    BenchApi bench;
    Shared shared;
    tcp::acceptor acceptor;
    boost::asio::signal_set signals;
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::open(ServerOptions options)
{
    Result<std::map<std::string, BotProgram>> bots = read_programs(options.bots);
    if (!bots) return bots.error();
    Problems problems;
    std::shared_ptr<const CardSet> cards = load_card_set(options.packs, problems);
    for (const Problem& problem : problems) {
        if (options.log) options.log(to_string(problem));
    }
    if (cards == nullptr) return Error{"the packs cannot be loaded; ptcg check lists why"};
    Result<std::vector<LoadedLibrary>> libraries = load_libraries(options.libraries);
    if (!libraries) return libraries.error();
    for (const LoadedLibrary& library : libraries.value()) {
        for (const Problem& problem : library.problems) {
            if (options.log) options.log(to_string(problem));
        }
    }
    libraries.value().push_back({{"", options.packs}, cards, problems});
    std::unique_ptr<Storage> storage;
    std::optional<Ownership> owner;
    if (options.database != in_memory) {
        const Result<StorageUrl> url = read_storage_url(options.database);
        if (!url) return url.error();
        Result<std::unique_ptr<Storage>> opened = open_storage(options.database);
        if (!opened) return opened.error();
        storage = std::move(opened.value());
        Result<Ownership> taken = Ownership::take(url.value());
        if (!taken) return taken.error();
        owner.emplace(std::move(taken.value()));
    }
    auto impl = std::make_unique<Impl>(std::move(options), std::move(cards), std::move(storage),
                                       std::move(owner), std::move(bots.value()));
    impl->offer(std::move(libraries.value()));
    if (const Result<void> listening = impl->listen(); !listening) return listening.error();
    return std::unique_ptr<Server>(new Server(std::move(impl)));
}

std::uint16_t Server::port() const
{
    return impl_->acceptor.local_endpoint().port();
}

const std::string& Server::bench_token() const
{
    return impl_->bench.token();
}

void Server::run()
{
    impl_->signals.add(SIGINT);
    impl_->signals.add(SIGTERM);
    impl_->signals.async_wait([this](const boost::system::error_code& error, int) {
        if (!error) stop();
    });
    impl_->accept();
    impl_->clean();
    impl_->context.run();
}

void Server::stop()
{
    impl_->context.stop();
}

}  // namespace ptcg::server
