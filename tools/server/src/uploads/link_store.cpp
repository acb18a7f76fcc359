#include "uploads/link_store.hpp"

#include <utility>

namespace ptcg::server {

void LinkStore::answered(const LinkMessage& message)
{
    if (const auto search = searches_.extract(message.id); !search.empty()) {
        return search.mapped()(found_in(message));
    }
    const auto call = calls_.extract(message.id);
    if (call.empty()) return;
    call.mapped()(message.texts.empty() ? Result<void>() : Error{message.texts.front()});
}

void LinkStore::call(LinkMessage message, Done done)
{
    message.id = ++last_call_;
    calls_.emplace(message.id, std::move(done));
    send_(std::move(message));
}

void LinkStore::create_room(const std::string& id, std::string plan, std::vector<std::string>,
                            Done done)
{
    call({.kind = LinkKind::create_room, .texts = {id, std::move(plan)}}, std::move(done));
}

void LinkStore::append(const std::string& id, std::uint64_t number, RoomRecord record, Done done)
{
    LinkMessage message{
        .kind = LinkKind::append, .number = static_cast<std::int64_t>(number), .texts = {id}};
    add_record(message, record);
    call(std::move(message), std::move(done));
}

void LinkStore::keep_replay(const std::string& room, const std::string& id, std::string replay,
                            std::vector<std::string>, Done done)
{
    call({.kind = LinkKind::keep_replay, .texts = {room, id, std::move(replay)}}, std::move(done));
}

void LinkStore::load_room(const std::string& id, std::function<void(Result<Found>)> done)
{
    searches_.emplace(++last_call_, std::move(done));
    send_({.kind = LinkKind::find_room, .id = last_call_, .texts = {id}});
}

void LinkStore::load_replay(const std::string&, Bytes done)
{
    done(std::optional<std::string>());
}

void LinkStore::keep_pack(const std::string&, std::string, Done done)
{
    done(Error{"packs are the server's"});
}

void LinkStore::load_pack(const std::string&, Bytes done)
{
    done(std::optional<std::string>());
}

void LinkStore::leave(std::function<void(std::string elsewhere)> done)
{
    done({});
}

}  // namespace ptcg::server
