#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "rooms/far_libraries.hpp"
#include "rooms/services.hpp"
#include "uploads/hosted_library.hpp"
#include "uploads/worker_link.hpp"

namespace ptcg::server {

/// Uploaded libraries: each in a process of its own, while it is in use. Whatever a process says,
/// it can only touch its own rooms and clients.
class LibraryKeeper final : public FarLibraries {
public:
    struct Limits {
        std::size_t processes = 4;       ///< at a time
        std::size_t failures = 3;        ///< of a library's process, before it must wait
        Milliseconds penalty = 600'000;  ///< for which it waits, and failures count
        Milliseconds loading = 20'000;   ///< until it is ready
        Milliseconds patience = 15'000;  ///< until it answers a ping
        Milliseconds between_pings = 2'000;
        Milliseconds idle = 60'000;     ///< without an answer; then others may have its place
        Milliseconds unused = 600'000;  ///< until its process ends
    };

    /// The services are those of the rooms of this process.
    LibraryKeeper(Workers& workers, Services services, const Limits& limits);
    ~LibraryKeeper() override;
    LibraryKeeper(const LibraryKeeper&) = delete;
    LibraryKeeper& operator=(const LibraryKeeper&) = delete;

    void upload(std::string zip, std::function<void(HttpReply)> done) override;
    void ask(const std::string& library, const HttpRequest& request,
             std::function<void(HttpReply)> done) override;
    [[nodiscard]] bool has_room(const std::string& room) const override;
    void enter(const std::string& room, Connection& connection, std::string_view hello) override;
    void enter(const std::string& room, const std::string& library, Connection& connection,
               std::string_view hello) override;
    bool received(Connection& connection, std::string_view text) override;
    bool closed(Connection& connection) override;
    void let_go_all(std::string_view reason) override;
    void freeze() override;
    [[nodiscard]] std::vector<Connection*> clients() const override;

private:
    /// Returns the library, whose process is started if need be; the error is for those who want
    /// it.
    [[nodiscard]] Result<HostedLibrary*> library(const std::string& id);
    [[nodiscard]] Result<HostedLibrary*> start(const std::string& id);
    [[nodiscard]] Result<void> make_room();
    void load_pack(const std::string& id);
    void ended(const std::string& id, const std::string& why, HostedLibrary::End end);
    void look_after_all();

    Workers& workers_;
    Services services_;
    Limits limits_;
    std::map<std::string, std::unique_ptr<HostedLibrary>> libraries_;
    /// Of the clients; one that is not here has left.
    std::unordered_map<Connection*, HostedLibrary*> inside_;
    std::map<std::string, std::vector<Milliseconds>> failures_;
    bool is_frozen_ = false;
};

}  // namespace ptcg::server
