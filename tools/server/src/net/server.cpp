#include "ptcg/server/server.hpp"

#include <algorithm>
#include <charconv>
#include <csignal>

#include <fmt/format.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

#include "bench/bench_api.hpp"
#include "bots/bot_thread.hpp"
#include "bots/program_threads.hpp"
#include "libraries/watch_thread.hpp"
#include "net/asio_loop.hpp"
#include "net/http_session.hpp"
#include "net/listener.hpp"
#include "net/open_files.hpp"
#include "replays/replay_thread.hpp"
#include "rooms/server_url.hpp"
#include "rooms/tokens.hpp"
#include "store/memory_store.hpp"
#include "store/ownership.hpp"
#include "store/storage_store.hpp"
#include "threads/work_thread.hpp"
#include "uploads/library_keeper.hpp"
#include "uploads/worker_processes.hpp"

namespace ptcg::server {
namespace {

constexpr Milliseconds between_cleanings = 60'000;
constexpr std::size_t most_waiting = 200;  ///< for advice
constexpr std::string_view in_memory = "memory:";
constexpr std::size_t operators_sockets = 16;
constexpr std::size_t fewest_sockets = 32;

/// How long a server that stops waits for its clients to go.
constexpr Milliseconds time_to_go = 3'000, between_looks = 20;

struct Place {
    std::string address;
    std::uint16_t port = 0;
};

/// Reads PORT, which is this machine's own, or ADDRESS:PORT.
Result<Place> read_place(std::string_view text)
{
    const std::size_t colon = text.rfind(':');
    Place place{colon == std::string_view::npos ? "127.0.0.1" : std::string(text.substr(0, colon)),
                0};
    if (place.address.starts_with('[') && place.address.ends_with(']')) {
        place.address = place.address.substr(1, place.address.size() - 2);
    }
    const std::string_view digits = colon == std::string_view::npos ? text : text.substr(colon + 1);
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, place.port);
    if (read.ec != std::errc() || read.ptr != end) {
        return Error{fmt::format("\"{}\" is neither PORT nor ADDRESS:PORT", text)};
    }
    return place;
}

/// Checks what the options say, and writes addresses and URLs in one way.
Result<void> settle(ServerOptions& options)
{
    if (!options.log) options.log = [](const std::string&) {};
    for (std::string& proxy : options.trusted_proxies) {
        std::string address = plain_address(proxy);
        if (address.empty()) return Error{fmt::format("\"{}\" is not an address", proxy)};
        proxy = std::move(address);
    }
    for (std::string& origin : options.origins) {
        Result<ServerUrl> url = read_server_url(origin);
        if (!url) return Error{fmt::format("the origin \"{}\": {}", origin, url.error().message)};
        origin = std::move(url.value().text);
    }
    if (options.url.empty()) return {};
    Result<ServerUrl> url = read_server_url(options.url);
    if (!url) return url.error();
    options.url = std::move(url.value().text);
    return {};
}

Hosts hosts_of(const ServerOptions& options)
{
    Hosts hosts;
    hosts.add(options.address);
    hosts.add(options.url);
    for (const std::string& origin : options.origins) hosts.add(origin);
    return hosts;
}

}  // namespace

struct Server::Impl {
    Impl(ServerOptions wanted, std::shared_ptr<const CardSet> cards,
         std::unique_ptr<Storage> storage, std::optional<Ownership> owner,
         std::map<std::string, BotProgram> read_bots, std::size_t most_sockets)
        : options(std::move(wanted)),
          ownership(std::move(owner)),
          addresses(options.limits),
          loop(context),
          metrics(std::make_shared<Metrics>()),
          store(store_in(std::move(storage))),
          bots(loop),
          replays(loop),
          programs(loop, std::move(read_bots), options.bot_processes, options.log),
          workshop(loop, most_waiting),
          workers(context, loop, options.uploads.worker, options.log),
          services{.store = *store,
                   .loop = loop,
                   .bots = bots,
                   .replays = replays,
                   .secret = random_number,
                   .programs = &programs,
                   .far = options.uploads.processes == 0 ? nullptr : &keeper,
                   .workshop = &workshop,
                   .advisor = options.advisor.get(),
                   .metrics = metrics,
                   .log = options.log},
          keeper(workers, services, {.processes = options.uploads.processes}),
          lobby(std::move(cards), services),
          page(options.page),
          bench(options.puzzles, options.bench, options.bench ? new_token() : "", loop),
          shared{.lobby = lobby,
                 .services = services,
                 .page = page,
                 .addresses = addresses,
                 .origins = options.origins,
                 .bench = &bench,
                 .trusted_proxies = options.trusted_proxies,
                 .hosts = hosts_of(options)},
          shared_of_operator{.lobby = lobby,
                             .services = services,
                             .page = page,
                             .addresses = addresses,
                             .origins = {},
                             .is_operators = true},
          listener(context, shared, most_sockets),
          listener_of_operator(context, shared_of_operator, most_sockets + operators_sockets),
          signals(context)
    {
        lobby.may_have(options.most_rooms);
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
                options.log(to_string(problem));
            }
            if (cards == nullptr) return lobby.refuse_library(id, problems);
            options.log(id.empty() ? "the packs are loaded again"
                                   : "the library " + id + " is loaded again");
            lobby.put_library(id, std::move(cards));
        };
        watching.emplace(loop, std::move(libraries), changed);
    }

    std::unique_ptr<Store> store_in(std::unique_ptr<Storage> storage)
    {
        constexpr auto day = std::chrono::hours(24);
        if (storage == nullptr) {
            MemoryStore::Limits limits;
            if (options.keep_days > 0) limits.keep *= options.keep_days;
            return std::make_unique<MemoryStore>(loop, limits);
        }
        StorageStore::Options wanted;
        wanted.owner = ownership->name();
        wanted.url = options.url;
        if (options.keep_days > 0) {
            wanted.keep = {day * options.keep_days, day * options.keep_days};
        }
        wanted.lapsed = [this] {
            options.log(
                "the database was out of reach for so long that others may have rooms of "
                "this server; all are loaded again");
            lobby.let_go_all("the room is loaded again");
        };
        wanted.metrics = metrics;
        wanted.log = options.log;
        return std::make_unique<StorageStore>(loop, std::move(storage), std::move(wanted));
    }

    Result<void> listen()
    {
        if (Result<void> done = listener.listen(options.address, options.port); !done) return done;
        if (options.metrics.empty()) return {};
        const Result<Place> place = read_place(options.metrics);
        if (!place) return place.error();
        return listener_of_operator.listen(place.value().address, place.value().port);
    }

    void clean()
    {
        loop.after(between_cleanings, [this] {
            lobby.put_away_idle();
            store->drop_old();
            addresses.forget_idle(loop.now());
            clean();
        });
    }

    void wait_for_signal()
    {
        signals.async_wait([this](const boost::system::error_code& error, int) {
            if (error) return;
            if (shared.stops) return context.stop();
            shut_down();
            wait_for_signal();
        });
    }

    /// Takes nothing new, finishes what is being written, and sends everyone to another server or,
    /// if there is none, away: they come back when one is there.
    void shut_down()
    {
        options.log("stopping: rooms are written and given to other servers");
        shared.stops = shared_of_operator.stops = true;
        listener.stop();
        lobby.freeze();
        store->leave([this](const std::string& elsewhere) {
            lobby.send_away(elsewhere);
            stop_when_empty(loop.now() + time_to_go);
        });
    }

    void stop_when_empty(Milliseconds latest)
    {
        if (metrics->sockets == 0 || loop.now() >= latest) return context.stop();
        loop.after(between_looks, [this, latest] { stop_when_empty(latest); });
    }

    ServerOptions options;
    std::optional<Ownership> ownership;  ///< of the database; until the store is gone
    Addresses addresses;                 ///< until the connections in `context` are gone
    boost::asio::io_context context{1};
    AsioLoop loop;
    std::shared_ptr<Metrics> metrics;
    std::unique_ptr<Store> store;
    BotThread bots;
    ReplayThread replays;
    ProgramThreads programs;
    WorkThread workshop;
    WorkerProcesses workers;
    Services services;
    LibraryKeeper keeper;
    Lobby lobby;
    std::optional<WatchThread> watching;
    Page page;
    BenchApi bench;
    Shared shared, shared_of_operator;
    Listener listener, listener_of_operator;
    boost::asio::signal_set signals;
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::open(ServerOptions options)
{
    Result<std::map<std::string, BotProgram>> bots = read_programs(options.bots);
    if (!bots) return bots.error();
    if (const Result<void> settled = settle(options); !settled) return settled.error();
    const std::size_t files = raise_open_files();
    if (files < other_files + fewest_sockets) {
        return Error{
            fmt::format("only {} files may be open, which leaves no connections; raise it "
                        "with ulimit -n or LimitNOFILE=",
                        files)};
    }
    Problems problems;
    std::shared_ptr<const CardSet> cards = load_card_set(options.packs, problems);
    for (const Problem& problem : problems) options.log(to_string(problem));
    if (cards == nullptr) return Error{"the packs cannot be loaded; ptcg check lists why"};
    Result<std::vector<LoadedLibrary>> libraries = load_libraries(options.libraries);
    if (!libraries) return libraries.error();
    for (const LoadedLibrary& library : libraries.value()) {
        for (const Problem& problem : library.problems) {
            options.log(to_string(problem));
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
        options.log("rooms are kept in " + url.value().shown);
    } else {
        options.log("rooms end with the server; --db keeps them");
    }
    options.log(fmt::format("{} cards in {} packs; at most {} connections", cards->library().size(),
                            cards->pool->packs.size(), files - other_files));
    auto impl =
        std::make_unique<Impl>(std::move(options), std::move(cards), std::move(storage),
                               std::move(owner), std::move(bots.value()), files - other_files);
    impl->offer(std::move(libraries.value()));
    if (const Result<void> listening = impl->listen(); !listening) return listening.error();
    impl->signals.add(SIGINT);
    impl->signals.add(SIGTERM);
    return std::unique_ptr<Server>(new Server(std::move(impl)));
}

std::uint16_t Server::port() const
{
    return impl_->listener.port();
}

const std::string& Server::bench_token() const
{
    return impl_->bench.token();
}

void Server::run()
{
    impl_->wait_for_signal();
    impl_->listener.accept();
    if (!impl_->options.metrics.empty()) impl_->listener_of_operator.accept();
    impl_->clean();
    impl_->context.run();
}

void Server::stop()
{
    impl_->context.stop();
}

}  // namespace ptcg::server
