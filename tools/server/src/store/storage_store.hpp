#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "ptcg/journal/storage.hpp"

#include "rooms/services.hpp"

namespace ptcg::server {

/// Rooms in a database. One thread writes: all that waits goes into one transaction, and only then
/// is it acknowledged, so that many rooms wait for the disk together.
class StorageStore final : public Store {
public:
    /// `owner`: this start of the server, which no other has.
    StorageStore(Loop& loop, std::unique_ptr<Storage> storage, std::string owner);
    /// Writes what waits.
    ~StorageStore() override;

    void create_room(const std::string& id, std::string plan, Done done) override;
    void append(const std::string& id, std::uint64_t number, std::string record,
                Done done) override;
    void keep_replay(const std::string& room, const std::string& id, std::string replay,
                     Done done) override;
    void load_room(const std::string& id,
                   std::function<void(Result<std::optional<StoredRoom>>)> done) override;
    void load_replay(const std::string& id,
                     std::function<void(Result<std::optional<std::string>>)> done) override;

private:
    struct Waiting {
        RoomWrite write;
        Done done;
    };

    void run();
    void write(std::vector<Waiting> group);
    void answer(const Waiting& waiting, const Result<void>& result);
    [[nodiscard]] Result<std::optional<StoredRoom>> load(const std::string& id);
    void wait_for(RoomWrite write, Done done);
    void ask(std::function<void()> question);

    Loop& loop_;
    std::unique_ptr<Storage> storage_;  ///< for the writing thread
    std::string owner_;
    std::unordered_map<std::string, std::uint64_t> epochs_;  ///< of the rooms it owns; likewise
    std::mutex mutex_;
    std::condition_variable wakes_;
    std::vector<Waiting> waiting_;
    std::deque<std::function<void()>> questions_;
    bool stops_ = false;
    std::thread thread_;
};

}  // namespace ptcg::server
