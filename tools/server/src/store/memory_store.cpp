#include "store/memory_store.hpp"

namespace ptcg::server {

/// Returns the entry, which is the youngest now.
template <typename Content>
Content& MemoryStore::Entries<Content>::write(const std::string& id, std::uint64_t number,
                                              Milliseconds now)
{
    Entry<Content>& entry = all[id];
    by_age.erase(entry.written);
    entry.written = number;
    by_age[number] = {now, id};
    return entry.content;
}

template <typename Content>
void MemoryStore::Entries<Content>::drop(const Limits& limits, Milliseconds now)
{
    while (!by_age.empty()) {
        const auto& [written_at, id] = by_age.begin()->second;
        if (all.size() <= limits.entries && now - written_at < limits.keep) return;
        all.erase(id);
        by_age.erase(by_age.begin());
    }
}

template <typename Content>
std::optional<Content> MemoryStore::Entries<Content>::copy_of(const std::string& id) const
{
    const auto found = all.find(id);
    if (found == all.end()) return std::nullopt;
    return found->second.content;
}

void MemoryStore::create_room(const std::string& id, std::string plan, std::vector<std::string>,
                              Done done)
{
    rooms_.write(id, ++writes_, loop_.now()) = {std::move(plan), {}};
    rooms_.drop(limits_, loop_.now());
    loop_.post([done = std::move(done)] { done({}); });
}

void MemoryStore::append(const std::string& id, std::uint64_t number, RoomRecord record, Done done)
{
    const auto found = rooms_.all.find(id);
    const bool fits = found != rooms_.all.end() && found->second.content.records.size() == number;
    if (fits) {
        rooms_.write(id, ++writes_, loop_.now()).records.push_back(std::move(record));
    }
    loop_.post([done = std::move(done), fits] {
        done(fits ? Result<void>() : Error{"the room has been written to meanwhile, or dropped"});
    });
}

void MemoryStore::keep_replay(const std::string&, const std::string& id, std::string replay,
                              std::vector<std::string>, Done done)
{
    replays_.write(id, ++writes_, loop_.now()) = std::move(replay);
    replays_.drop(limits_, loop_.now());
    loop_.post([done = std::move(done)] { done({}); });
}

void MemoryStore::load_room(const std::string& id, std::function<void(Result<Found>)> done)
{
    loop_.post([done = std::move(done), found = rooms_.copy_of(id)] {
        done(Found{.room = found, .elsewhere = {}});
    });
}

void MemoryStore::keep_pack(const std::string& hash, std::string bytes, Done done)
{
    packs_.write(hash, ++writes_, loop_.now()) = std::move(bytes);
    packs_.drop({.keep = limits_.keep, .entries = limits_.packs}, loop_.now());
    loop_.post([done = std::move(done)] { done({}); });
}

void MemoryStore::load_pack(const std::string& hash, Bytes done)
{
    loop_.post([done = std::move(done), found = packs_.copy_of(hash)] { done(found); });
}

void MemoryStore::load_replay(const std::string& id, Bytes done)
{
    loop_.post([done = std::move(done), found = replays_.copy_of(id)] { done(found); });
}

void MemoryStore::drop_old()
{
    rooms_.drop(limits_, loop_.now());
    replays_.drop(limits_, loop_.now());
    packs_.drop({.keep = limits_.keep, .entries = limits_.packs}, loop_.now());
}

void MemoryStore::leave(std::function<void(std::string elsewhere)> done)
{
    loop_.post([done = std::move(done)] { done({}); });
}

}  // namespace ptcg::server
