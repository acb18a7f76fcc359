#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ptcg/bots/bots.hpp"
#include "ptcg/bots/program_game.hpp"
#include "ptcg/hosting/clock.hpp"
#include "ptcg/hosting/match_room.hpp"
#include "ptcg/hosting/replay_file.hpp"
#include "ptcg/journal/storage.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "ptcg/server/advisor.hpp"
#include "rooms/card_set.hpp"
#include "rooms/metrics.hpp"

namespace ptcg::server {

/// Where rooms are written down. Every call returns at once; `done` is called on the thread of the
/// rooms, when what was written is durable or was refused.
class Store {
public:
    using Done = std::function<void(Result<void>)>;
    struct StoredRoom {
        std::string plan;
        std::vector<RoomRecord> records;  ///< from the first
    };
    /// What became of a request for a room.
    struct Found {
        std::optional<StoredRoom> room;  ///< none: it does not exist, or is elsewhere
        std::string elsewhere;           ///< the URL of the server that has it; see ServerUrl
    };

    virtual ~Store() = default;
    /// `packs`: those that are kept for as long as the room is.
    virtual void create_room(const std::string& id, std::string plan,
                             std::vector<std::string> packs, Done done) = 0;
    /// `number`: how many records the room had before.
    virtual void append(const std::string& id, std::uint64_t number, RoomRecord record,
                        Done done) = 0;
    /// Keeps a saved game of the room, and its packs; one that is there already stays.
    virtual void keep_replay(const std::string& room, const std::string& id, std::string replay,
                             std::vector<std::string> packs, Done done) = 0;
    /// Makes the room this server's, unless it is another's.
    virtual void load_room(const std::string& id, std::function<void(Result<Found>)> done) = 0;
    using Bytes = std::function<void(Result<std::optional<std::string>>)>;  ///< none: not there
    virtual void load_replay(const std::string& id, Bytes done) = 0;

    /// Keeps an uploaded pack under a hash of it, for as long as a room or saved game uses it, and
    /// some time in any case.
    virtual void keep_pack(const std::string& hash, std::string bytes, Done done) = 0;
    virtual void load_pack(const std::string& hash, Bytes done) = 0;

    /// Returns whether it could be written to lately.
    [[nodiscard]] virtual bool is_ready() const { return true; }
    /// Returns whether nobody else can have taken rooms of this server. If not, what is in memory
    /// may be old.
    [[nodiscard]] virtual bool holds_rooms() const { return true; }
    /// Drops what was kept long enough, if that is for this call to do.
    virtual void drop_old() {}
    /// Writes what waits and gives this server's rooms to whoever wants them; then gives the URL of
    /// another server that is alive, or an empty one.
    virtual void leave(std::function<void(std::string elsewhere)> done) = 0;
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

/// What somebody wants to know of a saved game.
struct ReplayRequest {
    enum class What : std::uint8_t { about, steps } what = What::about;
    Replay game;
    Audience audience = seen_by_all;
    std::string language;
    std::size_t from = 0;  ///< the first step
    std::size_t count = 0;
};

struct ReplayReply {
    unsigned status = 200;  ///< of HTTP
    std::string json;
};

/// Tells saved games. They are played again elsewhere, since they may come from strangers.
class ReplayTeller {
public:
    virtual ~ReplayTeller() = default;
    /// `done` is called on the thread of the rooms, and may be called at once.
    virtual void tell(ReplayRequest request, std::shared_ptr<const CardSet> cards,
                      std::function<void(ReplayReply)> done) = 0;
};

/// Programs of the operator that play. Each game of one has a process of its own, which may be
/// ended and started again between two questions.
class ProgramPool {
public:
    /// The most time for an answer, whatever the program and the clock allow.
    static constexpr Milliseconds most_budget = 60'000;

    struct Ask {
        std::string bot;   ///< its name
        std::string game;  ///< tells the games of the server apart
        BotGame facts;
        ToldQuestion question;
        Milliseconds budget;
    };

    virtual ~ProgramPool() = default;
    [[nodiscard]] virtual const std::vector<std::string>& names() const = 0;
    /// Returns how many questions wait for a process.
    [[nodiscard]] virtual std::size_t waiting() const = 0;
    /// `done` is called on the thread of the rooms, with the picks or with what the program did
    /// instead.
    virtual void ask(Ask ask, std::function<void(Result<std::vector<std::uint16_t>>)> done) = 0;
    /// The game is over for the program: `ending` is how, in JSON, or empty if nobody plays on.
    virtual void end(const std::string& game, std::string ending) = 0;
};

/// The scripts of one thread.
class Scripts {
public:
    virtual ~Scripts() = default;
    [[nodiscard]] virtual std::shared_ptr<ScriptHost> of(
        const std::shared_ptr<const CardPool>& pool) = 0;
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

class FarLibraries;

/// What rooms need from the rest of the server.
struct Services {
    Store& store;
    Loop& loop;
    BotPool& bots;
    ReplayTeller& replays;
    /// Returns numbers that nobody can guess: all chance of games comes from them.
    std::function<std::uint64_t()> secret;
    ProgramPool* programs = nullptr;  ///< null: there are none
    FarLibraries* far = nullptr;      ///< null: nobody may upload packs
    Workshop* workshop = nullptr;     ///< null: nobody gives advice
    Advisor* advisor = nullptr;       ///< for the workshop's thread
    std::shared_ptr<Metrics> metrics = std::make_shared<Metrics>();
    /// For the operator: never tokens, picks or cards.
    std::function<void(const std::string& line)> log = [](const std::string&) {};
};

}  // namespace ptcg::server
