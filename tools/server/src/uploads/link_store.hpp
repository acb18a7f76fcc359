#pragma once

#include <unordered_map>

#include "rooms/services.hpp"
#include "uploads/link_message.hpp"

namespace ptcg::server {

/// In the process of a library: rooms are written down by the server, at the other end of the link.
class LinkStore final : public Store {
public:
    using Send = std::function<void(LinkMessage)>;
    explicit LinkStore(Send send) : send_(std::move(send)) {}

    /// Takes a `done` or `found` of the server.
    void answered(const LinkMessage& message);

    void create_room(const std::string& id, std::string plan, std::vector<std::string> packs,
                     Done done) override;
    void append(const std::string& id, std::uint64_t number, RoomRecord record, Done done) override;
    void keep_replay(const std::string& room, const std::string& id, std::string replay,
                     std::vector<std::string> packs, Done done) override;
    void load_room(const std::string& id, std::function<void(Result<Found>)> done) override;
    // Saved games and packs are the server's: here there are none. Which pack a room uses it knows.
    void load_replay(const std::string& id, Bytes done) override;
    void keep_pack(const std::string& hash, std::string bytes, Done done) override;
    void load_pack(const std::string& hash, Bytes done) override;
    void leave(std::function<void(std::string elsewhere)> done) override;

private:
    void call(LinkMessage message, Done done);

    Send send_;
    std::uint64_t last_call_ = 0;
    std::unordered_map<std::uint64_t, Done> calls_;
    std::unordered_map<std::uint64_t, std::function<void(Result<Found>)>> searches_;
};

}  // namespace ptcg::server
