#include "store/storage_store.hpp"

#include <chrono>
#include <utility>

namespace ptcg::server {
namespace {

constexpr std::size_t most_in_group = 1024;
constexpr auto heartbeat_lasts = std::chrono::seconds(15);
constexpr auto between_heartbeats = std::chrono::seconds(5);

ptcg::RoomRecord record_of(std::string data)
{
    ptcg::RoomRecord record;
    record.kind = RecordKind::other;
    record.data = std::move(data);
    return record;
}

}  // namespace

StorageStore::StorageStore(Loop& loop, std::unique_ptr<Storage> storage, std::string owner)
    : loop_(loop),
      storage_(std::move(storage)),
      owner_(std::move(owner)),
      thread_([this] { run(); })
{
}

StorageStore::~StorageStore()
{
    {
        const std::lock_guard lock(mutex_);
        stops_ = true;
    }
    wakes_.notify_one();
    thread_.join();
}

void StorageStore::run()
{
    auto next_heartbeat = std::chrono::steady_clock::now();
    for (;;) {
        std::vector<Waiting> group;
        std::deque<std::function<void()>> questions;
        bool stops = false;
        {
            std::unique_lock lock(mutex_);
            wakes_.wait_until(lock, next_heartbeat, [this] {
                return stops_ || !waiting_.empty() || !questions_.empty();
            });
            group = std::exchange(waiting_, {});
            questions = std::exchange(questions_, {});
            stops = stops_;
        }
        if (std::chrono::steady_clock::now() >= next_heartbeat) {
            // Failing tells others, after a while, that they may take the rooms.
            static_cast<void>(storage_->heartbeat(owner_, "", heartbeat_lasts));
            next_heartbeat = std::chrono::steady_clock::now() + between_heartbeats;
        }
        if (!group.empty()) write(std::move(group));
        for (const auto& question : questions) question();
        if (stops && group.empty() && questions.empty()) break;
    }
    static_cast<void>(storage_->leave(owner_));
}

void StorageStore::answer(const Waiting& waiting, const Result<void>& result)
{
    loop_.post([done = waiting.done, result] { done(result); });
}

/// Writes a group in one transaction and tells each room what became of its part.
void StorageStore::write(std::vector<Waiting> group)
{
    for (std::size_t first = 0; first < group.size(); first += most_in_group) {
        const std::size_t end = std::min(first + most_in_group, group.size());
        std::vector<RoomWrite> writes;
        for (std::size_t i = first; i < end; ++i) {
            RoomWrite& write = group[i].write;
            if (const auto epoch = epochs_.find(write.room); epoch != epochs_.end()) {
                write.epoch = epoch->second;
            }
            if (write.create) epochs_[write.room] = 1;
            writes.push_back(std::move(write));
        }
        const Result<std::vector<RefusedWrite>> written = storage_->write(owner_, writes);
        std::vector<Result<void>> results(writes.size(),
                                          written ? Result<void>() : Result<void>(written.error()));
        if (written) {
            for (const RefusedWrite& refused : written.value()) {
                results[refused.write] = Error{refused.message};
            }
        }
        for (std::size_t i = 0; i < results.size(); ++i) answer(group[first + i], results[i]);
    }
}

void StorageStore::wait_for(RoomWrite write, Done done)
{
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({std::move(write), std::move(done)});
    }
    wakes_.notify_one();
}

void StorageStore::ask(std::function<void()> question)
{
    {
        const std::lock_guard lock(mutex_);
        questions_.push_back(std::move(question));
    }
    wakes_.notify_one();
}

void StorageStore::create_room(const std::string& id, std::string plan, Done done)
{
    RoomWrite write;
    write.room = id;
    write.create = NewRoom{.setup = std::move(plan), .packs = {}};
    wait_for(std::move(write), std::move(done));
}

void StorageStore::append(const std::string& id, std::uint64_t number, std::string record,
                          Done done)
{
    RoomWrite write;
    write.room = id;
    write.first = number;
    write.records.push_back(record_of(std::move(record)));
    wait_for(std::move(write), std::move(done));
}

void StorageStore::keep_replay(const std::string& room, const std::string& id, std::string replay,
                               Done done)
{
    RoomWrite write;
    write.room = room;
    write.replays.push_back({.id = id, .text = std::move(replay), .packs = {}});
    wait_for(std::move(write), std::move(done));
}

/// Loads a room, and makes it this server's unless it is one of a server that is alive.
Result<std::optional<Store::StoredRoom>> StorageStore::load(const std::string& id)
{
    const Result<std::optional<RoomLine>> seen = storage_->room(id);
    if (!seen) return seen.error();
    if (!seen.value()) return std::optional<StoredRoom>();
    if (seen.value()->owner != owner_) {
        const Result<bool> taken = storage_->take_over(*seen.value(), owner_);
        if (!taken) return taken.error();
        if (!taken.value()) return Error{"the room is at another server"};
    }
    const Result<std::optional<ptcg::StoredRoom>> loaded = storage_->load(id);
    if (!loaded) return loaded.error();
    if (!loaded.value()) return std::optional<StoredRoom>();
    epochs_[id] = loaded.value()->epoch;
    StoredRoom room{loaded.value()->setup, {}};
    for (const StoredRecord& record : loaded.value()->log) room.records.push_back(record.data);
    return std::optional<StoredRoom>(std::move(room));
}

void StorageStore::load_room(const std::string& id,
                             std::function<void(Result<std::optional<StoredRoom>>)> done)
{
    ask([this, id, done = std::move(done)] {
        loop_.post([done, loaded = load(id)] { done(loaded); });
    });
}

void StorageStore::load_replay(const std::string& id,
                               std::function<void(Result<std::optional<std::string>>)> done)
{
    ask([this, id, done = std::move(done)] {
        loop_.post([done, found = storage_->replay(id)] { done(found); });
    });
}

}  // namespace ptcg::server
