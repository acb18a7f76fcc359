#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "advice/advisor.hpp"
#include "replays/retelling.hpp"
#include "rooms/http_api.hpp"
#include "rooms/lobby.hpp"
#include "store/memory_store.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "threads/work_thread.hpp"

/// A server without a network: its time passes and its tasks run when the test says so.
namespace ptcg::test {

using Json = nlohmann::json;

class ManualLoop final : public server::Loop {
public:
    [[nodiscard]] Milliseconds now() const override { return now_; }
    void post(std::function<void()> task) override { after(0, std::move(task)); }
    void after(Milliseconds delay, std::function<void()> task) override
    {
        tasks_.emplace(now_ + delay, std::move(task));
    }
    /// Returns how many tasks have not run.
    [[nodiscard]] std::size_t waiting() const { return tasks_.size(); }
    /// Runs everything that is due within this time.
    void run(Milliseconds time = 0)
    {
        const Milliseconds end = now_ + time;
        while (!tasks_.empty() && tasks_.begin()->first <= end) {
            now_ = std::max(now_, tasks_.begin()->first);
            const auto task = std::move(tasks_.begin()->second);
            tasks_.erase(tasks_.begin());
            task();
        }
        now_ = end;
    }

private:
    Milliseconds now_ = 1000;
    std::multimap<Milliseconds, std::function<void()>> tasks_;
};

/// Keeps what is written until the test lets it through or fails it.
class HoldingStore final : public server::Store {
public:
    explicit HoldingStore(ManualLoop& loop) : inner_(loop) {}

    bool holds = false;  ///< records wait
    bool fails = false;  ///< records are refused
    /// What is found of a room in place of what was written.
    std::function<Result<Found>(const std::string& id)> load;
    bool holds_loads = false;
    std::string refuses_rooms;   ///< why no room can be created; empty: one can
    bool lost_hold = false;      ///< others may have taken rooms
    bool loses_replays = false;  ///< as if the server had died before they were written

    void create_room(const std::string& id, std::string plan, std::vector<std::string> packs,
                     Done done) override
    {
        if (!refuses_rooms.empty()) return done(Error{refuses_rooms});
        inner_.create_room(id, std::move(plan), std::move(packs), std::move(done));
    }
    void append(const std::string& id, std::uint64_t number, RoomRecord record, Done done) override
    {
        if (fails) return done(Error{"the disk is full"});
        const auto write = [=, this] { inner_.append(id, number, record, done); };
        if (holds) return held_.push_back(write);
        write();
    }
    void keep_replay(const std::string& room, const std::string& id, std::string replay,
                     std::vector<std::string> packs, Done done) override
    {
        if (loses_replays) return;
        inner_.keep_replay(room, id, std::move(replay), std::move(packs), std::move(done));
    }
    void load_room(const std::string& id, std::function<void(Result<Found>)> done) override
    {
        const auto found = [=, this] {
            if (load) {
                done(load(id));
            } else {
                inner_.load_room(id, done);
            }
        };
        if (holds_loads) return held_.push_back(found);
        found();
    }
    [[nodiscard]] bool holds_rooms() const override { return !lost_hold; }
    void leave(std::function<void(std::string)> done) override { inner_.leave(std::move(done)); }
    void keep_pack(const std::string& hash, std::string bytes, Done done) override
    {
        inner_.keep_pack(hash, std::move(bytes), std::move(done));
    }
    void load_pack(const std::string& hash, Bytes done) override
    {
        inner_.load_pack(hash, std::move(done));
    }
    void load_replay(const std::string& id, Bytes done) override
    {
        inner_.load_replay(id, std::move(done));
    }
    /// Writes what was held.
    void let_through()
    {
        for (std::deque<std::function<void()>> all = std::exchange(held_, {}); !all.empty();) {
            all.front()();
            all.pop_front();
        }
    }

private:
    server::MemoryStore inner_;
    std::deque<std::function<void()>> held_;
};

class NoBots final : public server::BotPool {
public:
    void ask(const std::string&, const Match&, std::shared_ptr<const CardPool>, std::uint64_t,
             std::function<void(Result<std::vector<std::uint16_t>>)> done) override
    {
        done(Error{"no bot thinks here"});
    }
};

/// Tells saved games at once.
class TellingHere final : public server::ReplayTeller {
public:
    void tell(server::ReplayRequest request, std::shared_ptr<const server::CardSet> cards,
              std::function<void(server::ReplayReply)> done) override
    {
        done(server::retell(request, *cards, cards->scripts));
    }
};

/// Works at once; what follows waits for the loop.
class WorkshopAtOnce final : public server::Workshop {
public:
    explicit WorkshopAtOnce(ManualLoop& loop) : loop_(loop) {}
    bool is_full = false;

    bool run(Work work) override
    {
        if (is_full) return false;
        loop_.post(work(scripts_));
        return true;
    }

private:
    ManualLoop& loop_;
    server::ScriptsOfThread scripts_;
};

/// A client: all that it was sent.
class Client final : public server::Connection {
public:
    void send(server::Frame frame) override
    {
        frames.push_back(*frame);
        messages.push_back(Json::parse(*frame));
    }
    void close(server::CloseCode code, std::string_view) override { closed = code; }

    /// Returns the last message of this type, or null.
    [[nodiscard]] Json last(std::string_view type) const
    {
        for (auto message = messages.rbegin(); message != messages.rend(); ++message) {
            if ((*message)["t"] == type) return *message;
        }
        return nullptr;
    }
    [[nodiscard]] std::size_t count(std::string_view type) const
    {
        std::size_t n = 0;
        for (const Json& message : messages) n += message["t"] == type ? 1u : 0u;
        return n;
    }
    /// Returns the question it was told last.
    [[nodiscard]] Json question() const
    {
        for (auto message = messages.rbegin(); message != messages.rend(); ++message) {
            if (message->contains("question")) return (*message)["question"];
        }
        return nullptr;
    }
    /// Returns the whole log it was told, line by line.
    [[nodiscard]] std::vector<std::string> log() const
    {
        std::vector<std::string> lines;
        for (const Json& message : messages) {
            if (message["t"] == "state") lines.clear();
            if (!message.contains("log")) continue;
            for (const Json& line : message["log"]) lines.push_back(line["text"]);
        }
        return lines;
    }

    std::vector<std::string> frames;
    std::vector<Json> messages;
    std::optional<server::CloseCode> closed;
};

[[nodiscard]] inline std::shared_ptr<const server::CardSet> own_cards()
{
    static const std::shared_ptr<const server::CardSet> cards = [] {
        Problems problems;
        return server::load_card_set({cards_folder()}, problems);
    }();
    REQUIRE(cards != nullptr);
    return cards;
}

struct ServerWorld {
    explicit ServerWorld(server::ProgramPool* with = nullptr,
                         server::FarLibraries* uploads = nullptr)
        : programs(with), far(uploads)
    {
    }

    server::ProgramPool* programs;
    server::FarLibraries* far;
    ManualLoop loop;
    HoldingStore store{loop};
    NoBots bots;
    TellingHere replays;
    std::uint64_t seed = 1;
    WorkshopAtOnce workshop{loop};
    std::unique_ptr<server::Advisor> advisor = tools::make_advisor({cards_folder()});
    std::vector<std::string> said;  ///< to the operator
    server::Services services{.store = store,
                              .loop = loop,
                              .bots = bots,
                              .replays = replays,
                              .secret = [this] { return seed++; },
                              .programs = programs,
                              .far = far,
                              .workshop = &workshop,
                              .advisor = advisor.get(),
                              .metrics = std::make_shared<server::Metrics>(),
                              .log = [this](const std::string& line) { said.push_back(line); }};
    server::Lobby lobby{own_cards(), services};

    /// Sends a request and returns the reply's body; checks its status.
    Json request(std::string_view method, std::string_view path, const Json& body,
                 unsigned status = 200, std::string_view query = "")
    {
        const std::string text = body.is_null() ? std::string() : body.dump();
        std::optional<server::HttpReply> reply;
        server::answer_request(lobby, services, {method, path, query, text},
                               [&](const server::HttpReply& made) { reply = made; });
        loop.run();
        REQUIRE(reply);
        INFO(reply->body);
        CHECK(reply->status == status);
        return Json::parse(reply->body);
    }
    /// Creates a room of two people with decks, or as `wanted` says.
    Json new_room(Json wanted = Json::object())
    {
        if (!wanted.contains("seats")) {
            wanted["seats"] = {{{"name", "Ann"}, {"deck", "powerhouse"}},
                               {{"name", "Bob"}, {"deck", "lava-flow"}}};
        }
        return request("POST", "/api/rooms", wanted, 201);
    }
    void send(Client& client, const Json& message)
    {
        lobby.received(client, message.dump());
        loop.run();
    }
    /// Enters a room: seat 0, seat 1, or 2 for a spectator.
    void enter(Client& client, const Json& room, std::size_t who, const Json& last = nullptr,
               const std::string& language = "en")
    {
        const Json token = who < players ? room["tokens"][who] : room["spectators"];
        send(client, {{"t", "hello"},
                      {"room", room["room"]},
                      {"token", token},
                      {"last", last},
                      {"lang", language}});
    }
};

/// Two players and a spectator at a table; they answer at random.
struct ThreeAtTable {
    ServerWorld& world;
    Json room;
    std::array<Client, 3> clients;
    std::uint32_t dice = 1;

    ThreeAtTable(ServerWorld& in, const Json& wanted = Json::object())
        : world(in), room(in.new_room(wanted))
    {
        for (std::size_t who = 0; who < clients.size(); ++who) in.enter(clients[who], room, who);
    }

    /// Returns the seat that is asked; 2 if no seat is.
    [[nodiscard]] std::size_t asked() const
    {
        for (std::size_t seat = 0; seat < players; ++seat) {
            const Json question = clients[seat].question();
            if (question.is_object() && question.contains("q")) return seat;
        }
        return 2;
    }
    /// Returns an answer that is legal for nearly all questions.
    Json some_picks(const Json& question)
    {
        std::vector<int> options;
        int number = 0;
        for (const Json& option : question["options"]) {
            for (int n = 0; n < option["count"]; ++n) options.push_back(number);
            ++number;
        }
        const std::size_t min = question["min"], max = question["max"];
        dice = dice * 1664525 + 1013904223;
        const std::size_t count =
            std::min(options.size(), min + (dice >> 16) % (std::min(max, min + 2) - min + 1));
        Json picks = Json::array();
        for (std::size_t i = 0; i < count; ++i) {
            dice = dice * 1664525 + 1013904223;
            const std::size_t at = (dice >> 16) % options.size();
            picks.push_back(options[at]);
            options.erase(options.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return picks;
    }
    /// Has the asked seat answer. Returns false if none is asked.
    bool answer()
    {
        const std::size_t seat = asked();
        if (seat == 2) return false;
        const Json question = clients[seat].question();
        const std::size_t refused = clients[seat].count("refused");
        for (int attempt = 0; attempt < 50; ++attempt) {
            world.send(clients[seat],
                       {{"t", "answer"}, {"q", question["q"]}, {"picks", some_picks(question)}});
            if (clients[seat].count("refused") == refused + static_cast<std::size_t>(attempt)) {
                return true;
            }
        }
        FAIL("no answer was accepted: " << clients[seat].last("refused"));
        return false;
    }
    void play(int answers)
    {
        for (int i = 0; i < answers && answer(); ++i) {
        }
    }
    void play_to_the_end()
    {
        while (answer()) {
        }
    }
};

}  // namespace ptcg::test
