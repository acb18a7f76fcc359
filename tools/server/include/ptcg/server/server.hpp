#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/server/advisor.hpp"

/// A host of matches on the network: HTTP and WebSocket, as tools/server/PROTOCOL.md describes.
namespace ptcg::server {

struct ServerOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;                 ///< 0: any that is free
    std::vector<std::filesystem::path> packs;  ///< folders of packs
    /// The page's files come from this folder, as they are at each request, in place of those that
    /// are compiled in. For those who write the page.
    std::filesystem::path page;
    /// Where rooms are kept: see open_storage. "memory:": nowhere, they end with the server.
    std::string database = "memory:";
    /// Origins of pages, besides the server's own, from which a browser may connect.
    std::vector<std::string> origins;
    /// Explains positions and says cards in other languages; null: nobody does.
    std::shared_ptr<Advisor> advisor;
    std::function<void(const std::string& line)> log;  ///< for the operator; never tokens or picks
};

/// Runs on the thread that calls `run`, with one more for the database, one for slow bots and one
/// for advice.
class Server {
public:
    /// Loads the packs and listens. The error says what is wrong and what to do.
    [[nodiscard]] static Result<std::unique_ptr<Server>> open(ServerOptions options);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Returns the port it listens at.
    [[nodiscard]] std::uint16_t port() const;
    /// Serves until `stop`, or until SIGINT or SIGTERM.
    void run();
    /// May be called from any thread.
    void stop();

private:
    struct Impl;
    explicit Server(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

}  // namespace ptcg::server
