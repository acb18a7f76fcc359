#include "ptcg/server/server.hpp"

#include <csignal>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>

#include "bots/bot_thread.hpp"
#include "net/asio_loop.hpp"
#include "net/http_session.hpp"
#include "rooms/tokens.hpp"
#include "store/memory_store.hpp"
#include "store/ownership.hpp"
#include "store/storage_store.hpp"

namespace ptcg::server {
namespace {

using boost::asio::ip::tcp;

constexpr Milliseconds between_cleanings = 60'000;
constexpr std::size_t most_waiting = 200;  ///< for advice
constexpr std::string_view in_memory = "memory:";

}  // namespace

struct Server::Impl {
    Impl(ServerOptions wanted, std::shared_ptr<const CardSet> cards,
         std::unique_ptr<Storage> storage, std::optional<Ownership> owner)
        : options(std::move(wanted)),
          ownership(std::move(owner)),
          loop(context),
          store(store_in(std::move(storage))),
          bots(loop),
          workshop(loop, most_waiting),
          lobby(std::move(cards), services()),
          page(options.page),
          shared{lobby, services(), page, options.origins},
          acceptor(context),
          signals(context)
    {
    }

    Services services()
    {
        return {*store, loop, bots, random_number, &workshop, options.advisor.get()};
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
    WorkThread workshop;
    Lobby lobby;
    Page page;
    Shared shared;
    tcp::acceptor acceptor;
    boost::asio::signal_set signals;
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::open(ServerOptions options)
{
    Problems problems;
    std::shared_ptr<const CardSet> cards = load_card_set(options.packs, problems);
    for (const Problem& problem : problems) {
        if (options.log) options.log(to_string(problem));
    }
    if (cards == nullptr) return Error{"the packs cannot be loaded; ptcg check lists why"};
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
                                       std::move(owner));
    if (const Result<void> listening = impl->listen(); !listening) return listening.error();
    return std::unique_ptr<Server>(new Server(std::move(impl)));
}

std::uint16_t Server::port() const
{
    return impl_->acceptor.local_endpoint().port();
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
