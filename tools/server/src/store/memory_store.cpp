#include "store/memory_store.hpp"

namespace ptcg::server {
namespace {

template <typename Entries>
auto copy_of(const Entries& entries, const std::string& id)
{
    const auto found = entries.find(id);
    using Entry = typename Entries::mapped_type;
    return found == entries.end() ? std::optional<Entry>() : std::optional<Entry>(found->second);
}

}  // namespace

void MemoryStore::create_room(const std::string& id, std::string plan, Done done)
{
    rooms_[id] = {std::move(plan), {}};
    loop_.post([done = std::move(done)] { done({}); });
}

void MemoryStore::append(const std::string& id, std::uint64_t number, std::string record, Done done)
{
    std::vector<std::string>& records = rooms_[id].records;
    const bool fits = records.size() == number;
    if (fits) records.push_back(std::move(record));
    loop_.post([done = std::move(done), fits] {
        done(fits ? Result<void>() : Error{"the room has been written to meanwhile"});
    });
}

void MemoryStore::keep_replay(const std::string&, const std::string& id, std::string replay,
                              Done done)
{
    replays_[id] = std::move(replay);
    loop_.post([done = std::move(done)] { done({}); });
}

void MemoryStore::load_room(const std::string& id,
                            std::function<void(Result<std::optional<StoredRoom>>)> done)
{
    loop_.post([done = std::move(done), found = copy_of(rooms_, id)] { done(found); });
}

void MemoryStore::load_replay(const std::string& id,
                              std::function<void(Result<std::optional<std::string>>)> done)
{
    loop_.post([done = std::move(done), found = copy_of(replays_, id)] { done(found); });
}

}  // namespace ptcg::server
