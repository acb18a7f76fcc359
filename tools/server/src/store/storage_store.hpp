#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
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
    struct Options {
        std::string owner;  ///< this start of the server, which no other has
        std::string url;    ///< where other servers send players of this one's rooms; may be empty
        /// How long others count on this server after it was heard last.
        std::chrono::milliseconds alive = std::chrono::seconds(10);
        std::optional<Storage::Keep> keep;  ///< none: for ever
        /// Called on the thread of the rooms when others could not count on this server for a
        /// while, so that they may have taken its rooms.
        std::function<void()> lapsed = [] {};
        std::shared_ptr<Metrics> metrics = std::make_shared<Metrics>();
        std::function<void(const std::string& line)> log = [](const std::string&) {};
    };

    StorageStore(Loop& loop, std::unique_ptr<Storage> storage, Options options);
    /// Writes what waits.
    ~StorageStore() override;

    void create_room(const std::string& id, std::string plan, std::vector<std::string> packs,
                     Done done) override;
    void append(const std::string& id, std::uint64_t number, RoomRecord record, Done done) override;
    void keep_replay(const std::string& room, const std::string& id, std::string replay,
                     std::vector<std::string> packs, Done done) override;
    void load_room(const std::string& id, std::function<void(Result<Found>)> done) override;
    void load_replay(const std::string& id, Bytes done) override;
    void keep_pack(const std::string& hash, std::string bytes, Done done) override;
    void load_pack(const std::string& hash, Bytes done) override;
    [[nodiscard]] bool is_ready() const override { return is_ready_; }
    [[nodiscard]] bool holds_rooms() const override;
    void leave(std::function<void(std::string elsewhere)> done) override;

private:
    using Clock = std::chrono::steady_clock;
    struct Waiting {
        RoomWrite write;
        Done done;
    };

    void run();
    void write(std::vector<Waiting> group);
    void write(std::vector<RoomWrite>& writes, std::vector<Result<void>>& results);
    void keep_alive_if_due();
    void keep_alive();
    void drop_old_rooms();
    [[nodiscard]] Result<Found> load(const std::string& id);
    [[nodiscard]] Result<std::string> url_of(const std::string& server);
    [[nodiscard]] std::string leave_now();
    void wait_for(RoomWrite write, Done done);
    void ask(std::function<void()> question);
    void say(std::string line);

    Loop& loop_;
    std::unique_ptr<Storage> storage_;  ///< for the writing thread
    Options options_;
    std::unordered_map<std::string, std::uint64_t> epochs_;  ///< of the rooms it owns; likewise
    Clock::time_point next_heartbeat_, next_drop_;           ///< likewise
    std::atomic<Clock::time_point> last_heartbeat_;  ///< the beginning of the last that was taken
    bool has_left_ = false;                          ///< likewise
    std::atomic<bool> is_ready_ = true;
    std::mutex mutex_;
    std::condition_variable wakes_;
    std::vector<Waiting> waiting_;
    std::deque<std::function<void()>> questions_;
    bool stops_ = false;
    std::thread thread_;
};

}  // namespace ptcg::server
