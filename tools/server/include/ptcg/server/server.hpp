#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/server/advisor.hpp"
#include "ptcg/server/bench.hpp"

/// A host of matches on the network: HTTP and WebSocket, as tools/server/PROTOCOL.md describes.
namespace ptcg::server {

/// A program that plays (tools/bots/OUTSIDE.md), under the name that rooms call it by.
struct NamedProgram {
    std::string name;
    std::string command;  ///< "./mine --fast:ms=500"
};

/// A card library of the operator's, under the name that rooms choose it by.
struct NamedLibrary {
    std::string id;
    std::vector<std::filesystem::path> packs;  ///< folders of packs
};

/// What one address may have and do; 0: as much as it likes. This machine's own programs are not
/// limited.
struct AddressLimits {
    std::size_t sockets = 64;      ///< many people may share an address
    double rooms_per_minute = 30;  ///< created; and as many puzzles opened
};

/// Packs that strangers send. Each library of one is hosted by a process of its own, so that a pack
/// can end only its own rooms.
struct UploadOptions {
    std::size_t processes = 0;        ///< at a time; 0: nobody may send packs
    std::vector<std::string> worker;  ///< the program that calls run_library_worker, by its path,
                                      ///< and its arguments
};

struct ServerOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;                 ///< 0: any that is free
    std::vector<std::filesystem::path> packs;  ///< folders of packs
    std::vector<NamedLibrary> libraries;       ///< besides that of `packs`
    /// Load a library again when a file in its folders has changed; rooms go on with it.
    bool watch = false;
    UploadOptions uploads;
    /// The page's files come from this folder, as they are at each request, in place of those that
    /// are compiled in. For those who write the page.
    std::filesystem::path page;
    /// Where rooms are kept: see open_storage. "memory:": nowhere, they end with the server.
    std::string database = "memory:";
    /// Origins of pages, besides the server's own, from which a browser may connect.
    std::vector<std::string> origins;
    /// Explains positions and says cards in other languages; null: nobody does.
    std::shared_ptr<Advisor> advisor;
    std::shared_ptr<BenchTables> puzzles;  ///< for everyone; null: there are none
    /// The designers' bench, for those who have its token (Server::bench_token); null: there is
    /// none.
    std::shared_ptr<BenchTables> bench;
    std::vector<NamedProgram> bots;  ///< besides ours
    std::size_t bot_processes = 4;   ///< of all these bots, at a time
    /// How others reach this server, "https://cards.example"; empty: at its address and port. In a
    /// database that servers share, others send players of this one's rooms there.
    std::string url;
    /// Addresses of proxies, which tell in X-Forwarded-For for whom they ask.
    std::vector<std::string> trusted_proxies;
    AddressLimits limits;
    std::size_t most_rooms = 20'000;  ///< in memory
    /// Where the operator's programs ask for figures: "9100" (on this machine only) or
    /// "192.0.2.7:9100"; empty: nowhere.
    std::string metrics;
    int keep_days = 0;  ///< rooms and saved games that were not written to for so long go; 0: never
    std::function<void(const std::string& line)> log;  ///< for the operator; never tokens or picks
};

/// Runs on the thread that calls `run`, with one more for the database, one for slow bots and one
/// for advice.
class Server {
public:
    /// Loads the packs and listens. The error says what is wrong and what to do. From then on
    /// SIGINT and SIGTERM wait for `run`.
    [[nodiscard]] static Result<std::unique_ptr<Server>> open(ServerOptions options);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Returns the port it listens at.
    [[nodiscard]] std::uint16_t port() const;
    /// Returns the token of the bench: whoever has it may use it. Empty if there is no bench.
    [[nodiscard]] const std::string& bench_token() const;
    /// Serves until `stop`, or until SIGINT or SIGTERM, after which it takes nothing new, writes
    /// what waits, gives its rooms to other servers and sends everyone there; at a second signal it
    /// stops at once.
    void run();
    /// Stops at once; what is acknowledged is written. May be called from any thread.
    void stop();

private:
    struct Impl;
    explicit Server(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace ptcg::server
