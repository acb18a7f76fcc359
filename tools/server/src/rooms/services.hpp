#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ptcg/bots/bots.hpp"
#include "ptcg/hosting/clock.hpp"
#include "ptcg/hosting/match_room.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "ptcg/server/advisor.hpp"

namespace ptcg::server {

/// Where rooms are written down. Every call returns at once; `done` is called on the thread of the
/// rooms, when what was written is durable or was refused.
class Store {
public:
    using Done = std::function<void(Result<void>)>;
    struct StoredRoom {
        std::string plan;
        std::vector<std::string> records;  ///< a line each, from the first
    };

    virtual ~Store() = default;
    virtual void create_room(const std::string& id, std::string plan, Done done) = 0;
    /// `number`: how many records the room had before.
    virtual void append(const std::string& id, std::uint64_t number, std::string record,
                        Done done) = 0;
    /// Keeps a saved game of the room; one that is there already stays.
    virtual void keep_replay(const std::string& room, const std::string& id, std::string replay,
                             Done done) = 0;
    /// Gives nothing for a room that does not exist.
    virtual void load_room(const std::string& id,
                           std::function<void(Result<std::optional<StoredRoom>>)> done) = 0;
    virtual void load_replay(const std::string& id,
                             std::function<void(Result<std::optional<std::string>>)> done) = 0;
};

/// The thread of the rooms: what is posted runs there, one after another.
class Loop {
public:
    virtual ~Loop() = default;
    /// Returns the milliseconds of a clock that never goes back.
    [[nodiscard]] virtual Milliseconds now() const = 0;
    virtual void post(std::function<void()> task) = 0;
    virtual void after(Milliseconds delay, std::function<void()> task) = 0;
};

/// Computer players that think longer than a frame takes. They think elsewhere.
class BotPool {
public:
    virtual ~BotPool() = default;
    /// Has the bot answer the open question of the match, from what its player may know. `done` is
    /// called on the thread of the rooms.
    virtual void ask(const std::string& bot, const Match& match,
                     std::shared_ptr<const CardPool> pool, std::uint64_t seed,
                     std::function<void(Result<std::vector<std::uint16_t>>)> done) = 0;
};

/// The scripts of one thread.
class Scripts {
public:
    virtual ~Scripts() = default;
    [[nodiscard]] virtual ScriptHost& of(const std::shared_ptr<const CardPool>& pool) = 0;
};

/// Does what takes longer than a frame may, one piece after another, on a thread of its own.
class Workshop {
public:
    /// Works, and returns what is then done on the thread of the rooms.
    using Work = std::function<std::function<void()>(Scripts& scripts)>;

    virtual ~Workshop() = default;
    /// Returns false, and does nothing, if too much waits already.
    virtual bool run(Work work) = 0;
};

/// What rooms need from the rest of the server.
struct Services {
    Store& store;
    Loop& loop;
    BotPool& bots;
    /// Returns numbers that nobody can guess: all chance of games comes from them.
    std::function<std::uint64_t()> secret;
    Workshop* workshop = nullptr;  ///< null: nobody gives advice
    Advisor* advisor = nullptr;    ///< for the workshop's thread
};

}  // namespace ptcg::server
