#include "store/storage_store.hpp"

#include <utility>

#include <fmt/format.h>

#include "rooms/server_url.hpp"

namespace ptcg::server {
namespace {

constexpr std::size_t most_in_group = 1024;
constexpr auto between_drops = std::chrono::hours(1);

}  // namespace

StorageStore::StorageStore(Loop& loop, std::unique_ptr<Storage> storage, Options options)
    : loop_(loop),
      storage_(std::move(storage)),
      options_(std::move(options)),
      next_heartbeat_(Clock::now()),
      next_drop_(next_heartbeat_),
      last_heartbeat_(next_heartbeat_),
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
    for (;;) {
        std::vector<Waiting> group;
        std::deque<std::function<void()>> questions;
        bool stops = false;
        {
            std::unique_lock lock(mutex_);
            wakes_.wait_until(lock, next_heartbeat_, [this] {
                return stops_ || !waiting_.empty() || !questions_.empty();
            });
            group = std::exchange(waiting_, {});
            questions = std::exchange(questions_, {});
            stops = stops_;
        }
        keep_alive_if_due();
        if (!group.empty()) write(std::move(group));
        for (const auto& question : questions) {
            question();
            keep_alive_if_due();  // there may be thousands of questions
        }
        if (stops && group.empty() && questions.empty()) break;
    }
    if (!has_left_) static_cast<void>(storage_->leave(options_.owner));
}

void StorageStore::keep_alive_if_due()
{
    if (Clock::now() >= next_heartbeat_) keep_alive();
}

/// Tells the other servers that this one is there. Without it they may, after a while, take its
/// rooms.
void StorageStore::keep_alive()
{
    next_heartbeat_ = Clock::now() + options_.alive / 4;
    if (has_left_) return;
    const auto began = Clock::now();
    const Result<void> told = storage_->heartbeat(options_.owner, options_.url, options_.alive);
    const bool was_ready = is_ready_.exchange(told.ok());
    if (!told && was_ready) say(told.error().message);
    if (!told) return;
    // Others counted on this server from some moment after the last beat began, and do so again
    // since some moment before this one ended. In between they may have taken its rooms.
    if (Clock::now() - last_heartbeat_.load() > options_.alive) loop_.post(options_.lapsed);
    last_heartbeat_ = began;
    if (options_.keep && began >= next_drop_) drop_old_rooms();
}

/// A few at a time, so that nobody has to wait; the rest at the next heartbeats.
void StorageStore::drop_old_rooms()
{
    const Result<std::uint64_t> dropped = storage_->drop_idle(*options_.keep);
    if (!dropped) say(dropped.error().message);
    if (!dropped || dropped.value() == 0) next_drop_ = Clock::now() + between_drops;
}

void StorageStore::say(std::string line)
{
    loop_.post([log = options_.log, line = std::move(line)] { log(line); });
}

/// Writes a group in one transaction and tells each room what became of its part.
void StorageStore::write(std::vector<Waiting> group)
{
    for (std::size_t first = 0; first < group.size(); first += most_in_group) {
        const std::size_t end = std::min(first + most_in_group, group.size());
        std::vector<RoomWrite> writes;
        for (std::size_t i = first; i < end; ++i) {
            RoomWrite& write = group[i].write;
            if (write.create) epochs_[write.room] = 1;
            if (const auto epoch = epochs_.find(write.room); epoch != epochs_.end()) {
                write.epoch = epoch->second;
                epoch->second = epoch_after(write);
            }
            writes.push_back(std::move(write));
        }
        std::vector<Result<void>> results(writes.size());
        const auto began = Clock::now();
        write(writes, results);
        const std::chrono::duration<double> took = Clock::now() - began;
        loop_.post(
            [metrics = options_.metrics, seconds = took.count()] { metrics->commit.add(seconds); });
        for (std::size_t i = 0; i < results.size(); ++i) {
            loop_.post([done = std::move(group[first + i].done), result = std::move(results[i])] {
                done(result);
            });
        }
    }
}

/// Once more if the connection was lost: what was written then is not written twice.
void StorageStore::write(std::vector<RoomWrite>& writes, std::vector<Result<void>>& results)
{
    Result<std::vector<RefusedWrite>> written = storage_->write(options_.owner, writes);
    if (!written) written = storage_->write(options_.owner, writes);
    const auto refuse = [&](std::size_t i, const std::string& why) {
        results[i] = Error{why};
        epochs_.erase(writes[i].room);  // it is loaded again
    };
    if (!written) {
        is_ready_ = false;
        for (std::size_t i = 0; i < writes.size(); ++i) refuse(i, written.error().message);
        return;
    }
    for (const RefusedWrite& each : written.value()) refuse(each.write, each.message);
}

bool StorageStore::holds_rooms() const
{
    return Clock::now() - last_heartbeat_.load() <= options_.alive;
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

void StorageStore::create_room(const std::string& id, std::string plan,
                               std::vector<std::string> packs, Done done)
{
    RoomWrite write;
    write.room = id;
    write.create = NewRoom{.setup = std::move(plan), .packs = std::move(packs)};
    wait_for(std::move(write), std::move(done));
}

void StorageStore::append(const std::string& id, std::uint64_t number, RoomRecord record, Done done)
{
    RoomWrite write;
    write.room = id;
    write.first = number;
    write.records.push_back(std::move(record));
    wait_for(std::move(write), std::move(done));
}

void StorageStore::keep_replay(const std::string& room, const std::string& id, std::string replay,
                               std::vector<std::string> packs, Done done)
{
    RoomWrite write;
    write.room = room;
    write.replays.push_back({.id = id, .text = std::move(replay), .packs = std::move(packs)});
    wait_for(std::move(write), std::move(done));
}

/// Returns the URL of a server that is alive; empty if it is not.
Result<std::string> StorageStore::url_of(const std::string& server)
{
    const Result<std::vector<ServerLine>> servers = storage_->servers();
    if (!servers) return servers.error();
    for (const ServerLine& each : servers.value()) {
        if (each.id != server || !each.alive) continue;
        const Result<ServerUrl> url = read_server_url(each.url);
        if (url) return url.value().text;
        return Error{"the room is at another server, which was started without a --url"};
    }
    return std::string();
}

/// Loads a room, and makes it this server's unless it is one of a server that is alive.
Result<Store::Found> StorageStore::load(const std::string& id)
{
    if (has_left_) return Error{"the server stops"};
    // Another server may take the room between any two of these steps: it is seen again.
    constexpr int attempts = 3;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Result<std::optional<RoomLine>> seen = storage_->room(id);
        if (!seen) return seen.error();
        if (!seen.value()) return Found{};
        if (seen.value()->owner != options_.owner) {
            Result<std::string> elsewhere = url_of(seen.value()->owner);
            if (!elsewhere) return elsewhere.error();
            if (!options_.url.empty() && elsewhere.value() == options_.url) {
                return Error{"a server at this URL had it, and counts as alive for some seconds"};
            }
            if (!elsewhere.value().empty()) return Found{{}, std::move(elsewhere.value())};
            const Result<bool> taken = storage_->take_over(*seen.value(), options_.owner);
            if (!taken) return taken.error();
            if (!taken.value()) continue;
        }
        Result<std::optional<ptcg::StoredRoom>> loaded = storage_->load(id);
        if (!loaded) return loaded.error();
        if (!loaded.value()) return Found{};
        if (loaded.value()->owner != options_.owner) continue;
        epochs_[id] = loaded.value()->epoch;
        StoredRoom room{std::move(loaded.value()->setup), {}};
        for (StoredRecord& record : loaded.value()->log) room.records.push_back(std::move(record));
        return Found{std::move(room), {}};
    }
    return Error{"other servers take the room all the time"};
}

void StorageStore::load_room(const std::string& id, std::function<void(Result<Found>)> done)
{
    ask([this, id, done = std::move(done)] {
        loop_.post([done, loaded = load(id)] { done(loaded); });
    });
}

void StorageStore::keep_pack(const std::string& hash, std::string bytes, Done done)
{
    ask([this, hash, bytes = std::move(bytes), done = std::move(done)] {
        loop_.post([done, kept = storage_->put_pack(hash, bytes)] { done(kept); });
    });
}

void StorageStore::load_pack(const std::string& hash, Bytes done)
{
    ask([this, hash, done = std::move(done)] {
        loop_.post([done, found = storage_->pack(hash)] { done(found); });
    });
}

void StorageStore::load_replay(const std::string& id, Bytes done)
{
    ask([this, id, done = std::move(done)] {
        loop_.post([done, found = storage_->replay(id)] { done(found); });
    });
}

std::string StorageStore::leave_now()
{
    has_left_ = true;
    if (const Result<void> left = storage_->leave(options_.owner); !left) {
        say(left.error().message);
    }
    const Result<std::vector<ServerLine>> servers = storage_->servers();
    if (!servers) return {};
    for (const ServerLine& each : servers.value()) {
        const Result<ServerUrl> url = read_server_url(each.url);
        if (each.id != options_.owner && each.alive && url) return url.value().text;
    }
    return {};
}

void StorageStore::leave(std::function<void(std::string elsewhere)> done)
{
    // What waits is written first.
    ask([this, done = std::move(done)] {
        loop_.post([done, elsewhere = leave_now()] { done(elsewhere); });
    });
}

}  // namespace ptcg::server
