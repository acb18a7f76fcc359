#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "rooms/lobby.hpp"
#include "uploads/link_store.hpp"

namespace ptcg::server {

/// The rooms of one uploaded library, in a process of their own. It has no network, files or
/// database: all comes from the server and goes there as messages.
class WorkerRooms {
public:
    using Send = std::function<void(LinkMessage)>;
    /// Makes a card set of the server's packs and those in memory. Null: nothing can be played.
    using Load = std::function<std::shared_ptr<const CardSet>(const MemoryFolder& packs,
                                                              Problems& problems)>;

    struct Limits {
        std::size_t rooms = 500;
        /// Of a frame; whoever would get a longer one is sent away.
        std::size_t frame_bytes = most_link_bytes / 2;
    };

    /// `services`: what the process has, with this store.
    WorkerRooms(const std::function<Services(Store& store)>& services, Load load, Send send)
        : WorkerRooms(services, std::move(load), std::move(send), Limits())
    {
    }
    WorkerRooms(const std::function<Services(Store& store)>& services, Load load, Send send,
                const Limits& limits);
    ~WorkerRooms();
    WorkerRooms(const WorkerRooms&) = delete;
    WorkerRooms& operator=(const WorkerRooms&) = delete;

    /// Takes a message of the server. The first loads the library.
    void received(const LinkMessage& message);

private:
    class FarClient;

    void load(const std::string& id, std::string_view zip);
    void not_loaded(const Problems& problems);
    void enter(std::uint64_t client, std::string_view hello);
    void ask(const LinkMessage& message);
    void clean();

    Send send_;
    Limits limits_;
    LinkStore store_;
    Services services_;
    Load load_;
    std::optional<Lobby> lobby_;
    std::unordered_map<std::uint64_t, std::unique_ptr<FarClient>> clients_;
};

}  // namespace ptcg::server
