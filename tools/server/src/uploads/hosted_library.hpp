#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "rooms/connection.hpp"
#include "rooms/http_api.hpp"
#include "rooms/services.hpp"
#include "uploads/worker_link.hpp"

namespace ptcg::server {

/// An uploaded library with its process, as the server sees them. It does for the process what the
/// process asks, if that is about its own rooms; one that asks for more is ended.
class HostedLibrary {
public:
    using Done = std::function<void(HttpReply)>;
    enum class End : std::uint8_t {
        unused,   ///< its place is wanted, or nobody came for long
        no_pack,  ///< there is none, or not any more
        faulty,   ///< the packs have problems
        failure   ///< of its process, or of what it needs
    };
    /// Told when the process is of no use any more; the library is to be dropped then.
    using Ended = std::function<void(const std::string& why, End end)>;

    HostedLibrary(std::string id, Services services, Ended ended);
    ~HostedLibrary();
    HostedLibrary(const HostedLibrary&) = delete;
    HostedLibrary& operator=(const HostedLibrary&) = delete;

    /// Has the process load the pack. What was sent before waits until now.
    [[nodiscard]] Result<void> start(Workers& workers, const std::string& zip);
    /// `done` is told what the library has, or what is wrong with it.
    void when_loaded(Done done);
    /// Everyone who waits is told why there is no library; then it is to be dropped.
    void fail(unsigned status, const std::string& reason);

    void ask(const HttpRequest& request, Done done);
    void enter(const std::string& room, Connection& connection, std::string_view hello);
    void received(Connection& connection, std::string_view text);
    void closed(Connection& connection);
    void let_go(std::string_view reason);
    void freeze();

    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] bool has_room(const std::string& room) const { return rooms_.contains(room); }
    [[nodiscard]] std::vector<Connection*> clients() const;
    /// Nobody needs its process: no client, no request, no room in which something happens.
    [[nodiscard]] bool is_unused() const;
    /// Returns when somebody asked something, or something happened in a room, last. Who only
    /// watches, or only says that it is there, does not count.
    [[nodiscard]] Milliseconds used_at() const { return used_at_; }
    /// Returns since when the process owes an answer, loading or to a ping; nothing if it does not.
    [[nodiscard]] std::optional<Milliseconds> waits_since() const { return waits_since_; }
    [[nodiscard]] bool is_loaded() const { return !summary_.empty(); }
    void ping();

private:
    void received(LinkMessage message);
    void received_of_store(LinkMessage message);
    void loaded(std::string summary);
    void to_client(LinkMessage message);
    void reply(LinkMessage message);
    void find_room(std::uint64_t call, const std::string& room);
    void create_room(LinkMessage message);
    void break_off(const std::string& why);
    void send(LinkMessage message);
    [[nodiscard]] std::function<void(Result<void>)> answers(std::uint64_t call);
    void used() { used_at_ = services_.loop.now(); }

    std::string id_;
    Services services_;
    Ended ended_;
    std::unique_ptr<WorkerLink> link_;  ///< null until the pack is there
    std::vector<LinkMessage> waiting_;
    std::string summary_;  ///< what it has, in JSON; empty until it is loaded
    std::vector<Done> loading_;
    std::unordered_map<std::uint64_t, Done> requests_;
    std::unordered_map<std::uint64_t, Connection*> clients_;
    std::unordered_map<Connection*, std::uint64_t> numbers_;  ///< of the clients
    std::unordered_set<std::string> rooms_;                   ///< that it has made or asked for
    std::uint64_t last_number_ = 0;
    std::size_t calls_ = 0;  ///< to the store, not yet answered
    std::size_t lines_ = 0;  ///< that it has logged
    std::int64_t busy_rooms_ = 0;
    Milliseconds used_at_ = 0;
    std::optional<Milliseconds> waits_since_;
    /// Answers of the store may come when the library is gone.
    std::shared_ptr<bool> is_here_ = std::make_shared<bool>(true);
};

}  // namespace ptcg::server
