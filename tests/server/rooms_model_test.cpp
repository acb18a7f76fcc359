// Rooms among clients that do everything at any moment: come, drop, come back with any `last`,
// answer twice, offer, deny, give up, while clocks run out, bots answer late and the store fails.
// Whatever happens, what PROTOCOL.md promises holds.

#include <cstdlib>
#include <cstring>
#include <set>

#include "ptcg/journal/room_changes.hpp"
#include "ptcg/random.hpp"
#include "rooms/seating.hpp"
#include "server_world.hpp"

namespace ptcg::rooms_model_test {

using namespace ptcg::test;

namespace {

#ifdef NDEBUG
constexpr int usual_games = 40;
#else
constexpr int usual_games = 8;
#endif
constexpr int turns_of_a_game = 250;

int games()
{
    const char* const wanted = std::getenv("PTCG_MODEL_GAMES");
    return wanted == nullptr ? usual_games : std::atoi(wanted);
}

class Dice {
public:
    explicit Dice(std::uint64_t seed) : random_(seed) {}
    /// Returns a number from 0 to `bound` - 1.
    std::size_t below(std::size_t bound)
    {
        return random_.below(static_cast<std::uint32_t>(bound));
    }

private:
    Random random_;
};

/// A database that takes its time and sometimes fails, before or after it has written.
class MoodyStore final : public server::Store {
public:
    MoodyStore(ManualLoop& loop, Dice& dice) : loop_(loop), dice_(dice), inner_(loop) {}

    bool fails = false;

    void create_room(const std::string& id, std::string plan, std::vector<std::string> packs,
                     Done done) override
    {
        inner_.create_room(id, std::move(plan), std::move(packs), std::move(done));
    }
    void append(const std::string& id, std::uint64_t number, RoomRecord record, Done done) override
    {
        const bool fails_now = fails && dice_.below(20) == 0, writes = dice_.below(2) == 0;
        later([=, this] {
            if (!fails_now) return inner_.append(id, number, record, done);
            if (writes) inner_.append(id, number, record, [](const Result<void>&) {});
            done(Error{"the connection to the database is lost"});
        });
    }
    void keep_replay(const std::string& room, const std::string& id, std::string replay,
                     std::vector<std::string> packs, Done done) override
    {
        replays.insert(id);
        later([=, this] { inner_.keep_replay(room, id, replay, packs, done); });
    }
    void load_room(const std::string& id, std::function<void(Result<Found>)> done) override
    {
        ++loads;
        later([=, this] { inner_.load_room(id, done); });
    }
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
    /// Returns what is written, at once.
    StoredRoom written(const std::string& id)
    {
        std::optional<StoredRoom> found;
        inner_.load_room(id, [&](const auto& loaded) { found = loaded.value().room; });
        loop_.run();
        return *found;
    }

    int loads = 0;
    std::set<std::string> replays;

private:
    /// In the order of the calls, as a database does.
    void later(std::function<void()> task)
    {
        due_ = std::max(due_, loop_.now() + static_cast<Milliseconds>(dice_.below(40)));
        loop_.after(due_ - loop_.now(), std::move(task));
    }

    ManualLoop& loop_;
    Dice& dice_;
    server::MemoryStore inner_;
    Milliseconds due_ = 0;
};

/// Bots that search: they answer late, when the question may be gone.
class LateBots final : public server::BotPool {
public:
    LateBots(ManualLoop& loop, Dice& dice) : loop_(loop), dice_(dice) {}
    void ask(const std::string&, const Match& match, std::shared_ptr<const CardPool>, std::uint64_t,
             std::function<void(Result<std::vector<std::uint16_t>>)> done) override
    {
        Result<Match> copy =
            Match::resume(match.library(), match.ruleset(), match.effects(), match.state());
        REQUIRE(copy);
        const std::vector<std::uint16_t> picks = default_answer(*copy.value().decision());
        loop_.after(static_cast<Milliseconds>(dice_.below(300)), [done, picks] { done(picks); });
    }

private:
    ManualLoop& loop_;
    Dice& dice_;
};

/// A client that keeps what it is told, as a page does.
class Person final : public server::Connection {
public:
    Person(std::size_t audience, std::string language) : who(audience), lang(std::move(language)) {}

    void send(server::Frame frame) override
    {
        const Json message = Json::parse(*frame);
        const std::string type = message["t"];
        if (type == "welcome" || type == "room") room = message["room"];
        if (type == "state" || type == "step") take(message, type == "state");
        if (type == "ack") {
            REQUIRE(given.count(message["q"]) == 1);
            acked.emplace(message["q"].get<std::uint32_t>(), given[message["q"]]);
        }
        // It may try other picks.
        if (type == "refused" && message["q"].is_number()) given.erase(message["q"]);
        if (type == "offer") offer = message;
        if (type == "over") over = message;
    }
    void close(server::CloseCode, std::string_view) override { is_closed = true; }

    std::size_t who;
    std::string lang;
    bool is_closed = false;
    bool is_told = false;   ///< of a game
    bool knows_log = true;  ///< it did not lie about what it had seen
    Json room, view, question, offer, over;
    std::vector<std::string> log;  ///< its headings: each turn, once
    std::uint32_t epoch = 0, seq = 0;
    std::map<std::uint32_t, Json> given;  ///< its answers, by question
    std::set<std::pair<std::uint32_t, Json>> acked;
    std::uint32_t newest_question = 0;

private:
    void take(const Json& message, bool is_whole)
    {
        if (is_whole) {
            log.clear();
            knows_log = true;
        } else {
            CHECK(message["epoch"] == epoch);
            CHECK(message["seq"] >= seq);
        }
        // Details of one step may share a line; headings stand alone.
        for (const Json& line : message["log"]) {
            if (line["heading"]) log.push_back(line["text"]);
        }
        is_told = true;
        epoch = message["epoch"];
        seq = message["seq"];
        view = message["view"];
        question = message["question"];
        over = nullptr;
        if (!question.contains("q")) return;
        REQUIRE(question["asked"] == who);
        // A question that is asked again has its number; no number is lower than one before.
        CHECK(question["q"] >= newest_question);
        newest_question = question["q"];
    }
};

/// What the records of a room say, with numbers of questions by the protocol alone: they count each
/// seat's own, and an undo and another game give new ones.
std::set<std::tuple<std::size_t, std::uint32_t, Json>> answers_written(
    const server::Store::StoredRoom& stored, const server::CardSet& cards)
{
    std::set<std::tuple<std::size_t, std::uint32_t, Json>> all;
    std::array<std::uint32_t, players> next{1, 1};
    Result<server::RoomPlan> plan = server::read_plan(stored.plan);
    std::optional<MatchRoom> match;
    bool has_begun = false;
    for (const RoomRecord& record : stored.records) {
        if (record.kind == RecordKind::other) {
            plan = server::read_plan(std::string_view(record.data).substr(std::strlen("plan ")));
            REQUIRE(plan);
            continue;
        }
        if (!match) {
            Result<MatchRoom> opened = server::match_of(plan.value(), cards);
            REQUIRE(opened);
            match.emplace(std::move(opened.value()));
        }
        const PlayerId asked = match->asked();
        REQUIRE(apply_record(*match, record, 0));
        if (record.kind == RecordKind::answer) {
            const std::size_t who = at(asked);
            all.emplace(who, next[who]++, Json(match->last_change().picks));
        }
        const bool begins = record.kind == RecordKind::begin;
        if (record.kind == RecordKind::take_back || (begins && has_begun)) {
            for (std::uint32_t& number : next) ++number;
        }
        has_begun = has_begun || begins;
    }
    return all;
}

class Model {
public:
    explicit Model(std::uint64_t seed)
        : dice_(seed), store_(loop_, dice_), bots_(loop_, dice_), seed_(seed)
    {
        Json wanted = {{"best_of", dice_.below(3) == 0 ? 3 : 1}, {"seats", Json::array()}};
        for (std::size_t seat = 0; seat < players; ++seat) wanted["seats"].push_back(some_seat());
        if (dice_.below(3) == 0) {
            wanted["clock"] = {{"bank", 20'000 + dice_.below(60'000)},
                               {"increment", dice_.below(3) * 1000},
                               {"at_zero", dice_.below(2) == 0 ? "lose" : "default"}};
            wanted["undo"] = "consent";
        }
        std::optional<server::HttpReply> reply;
        const std::string text = wanted.dump();
        server::answer_request(lobby_, services_, {"POST", "/api/rooms", "", text},
                               [&](const server::HttpReply& made) { reply = made; });
        loop_.run(100);
        REQUIRE(reply);
        INFO(reply->body);
        REQUIRE(reply->status == 201);
        room_ = Json::parse(reply->body);
    }

    void play()
    {
        for (int turn = 0; turn < turns_of_a_game; ++turn) {
            store_.fails = turn % 100 > 70;
            act();
            forget_closed();
            if (turn % 10 == 9) check();
        }
        store_.fails = false;
        loop_.run(2000);
        forget_closed();
        check();
    }
    ~Model()
    {
        for (const auto& person : people_) lobby_.closed(*person);
    }

private:
    Json some_seat()
    {
        static constexpr std::array decks{"powerhouse", "lava-flow"};
        Json seat = {{"deck", decks[dice_.below(2)]}, {"kind", "human"}};
        const auto kind = dice_.below(10);
        if (kind < 3) seat["kind"] = "bot";
        if (kind == 0) seat["bot"] = "mcts";
        if (kind == 4) seat.erase("deck");
        return seat;
    }

    // ---- what clients do

    void act()
    {
        const auto what = dice_.below(100);
        if (people_.size() < 2 || (what < 6 && people_.size() < 6)) return come();
        Person& person = *people_[dice_.below(people_.size())];
        if (what < 10) return leave(person);
        if (what < 75) return answer();
        if (what < 80) return offer(person);
        if (what < 88) return reply(person);
        if (what < 89) return send(person, {{"t", "concede"}});
        if (what < 92) return send(person, {{"t", "next"}, {"first", dice_.below(2) == 0}});
        if (what < 95) return sit(person);
        if (what < 97) return lobby_.put_away_idle();
        if (what == 97) return loop_.run(static_cast<Milliseconds>(dice_.below(60'000)));
        loop_.run(static_cast<Milliseconds>(dice_.below(500)));
    }
    void send(Person& person, const Json& message)
    {
        lobby_.received(person, message.dump());
        // Often something else happens before it is done.
        if (dice_.below(3) != 0) loop_.run(static_cast<Milliseconds>(dice_.below(60)));
    }
    void come()
    {
        static constexpr std::array languages{"en", "es"};
        const std::size_t who = dice_.below(3);
        const Json token = who < players ? room_["tokens"][who] : room_["spectators"];
        if (token.is_null()) return;
        auto person = std::make_unique<Person>(who, languages[dice_.below(2)]);
        Json last = nullptr;
        const Memory& memory = memories_[{who, person->lang}];
        const auto honest = dice_.below(4);
        if (honest < 2 && memory.epoch != 0) {
            last = {{"epoch", memory.epoch}, {"seq", memory.seq}};
            person->epoch = memory.epoch;
            person->seq = memory.seq;
            person->log = memory.log;
        } else if (honest == 2) {
            // Nobody has seen this.
            person->epoch = memory.epoch + static_cast<std::uint32_t>(dice_.below(2));
            last = {{"epoch", person->epoch}, {"seq", dice_.below(400)}};
            person->knows_log = false;
        }
        if (who < players) person->newest_question = newest_question_[who];
        people_.push_back(std::move(person));
        send(*people_.back(), {{"t", "hello"},
                               {"room", room_["room"]},
                               {"token", token},
                               {"last", last},
                               {"lang", people_.back()->lang}});
    }
    void leave(Person& person)
    {
        remember(person);
        lobby_.closed(person);
        std::erase_if(people_, [&](const auto& each) { return each.get() == &person; });
    }
    void remember(const Person& person)
    {
        if (person.epoch != 0 && person.knows_log) {
            memories_[{person.who, person.lang}] = {person.epoch, person.seq, person.log};
        }
        if (person.who == server::spectators) return;
        newest_question_[person.who] =
            std::max(newest_question_[person.who], person.newest_question);
        for (const auto& [question, picks] : person.acked) {
            acked_.emplace(person.who, question, picks);
        }
    }
    void forget_closed()
    {
        for (std::size_t i = 0; i < people_.size();) {
            if (people_[i]->is_closed) {
                leave(*people_[i]);
            } else {
                ++i;
            }
        }
    }
    /// Usually the asked seat answers its question; sometimes somebody answers something else.
    void answer()
    {
        for (const auto& person : people_) {
            if (!person->question.is_object() || !person->question.contains("q")) continue;
            return give(*person, person->question["q"], some_picks(person->question));
        }
        Person& person = *people_[dice_.below(people_.size())];
        const auto any = person.newest_question + 2 - static_cast<std::uint32_t>(dice_.below(4));
        give(person, any, Json::array({dice_.below(3)}));
    }
    void give(Person& person, std::uint32_t question, const Json& picks)
    {
        const Json message = {{"t", "answer"}, {"q", question}, {"picks", picks}};
        // Only picks that have not been replaced by others are known when the ack comes.
        if (const auto before = person.given.find(question);
            before != person.given.end() && before->second != picks) {
            return;
        }
        person.given[question] = picks;
        send(person, message);
        if (dice_.below(10) == 0 && !person.is_closed) send(person, message);
    }
    Json some_picks(const Json& question)
    {
        std::vector<int> options;
        int number = 0;
        for (const Json& option : question["options"]) {
            for (int n = 0; n < option["count"]; ++n) options.push_back(number);
            ++number;
        }
        const std::size_t most = std::min(question["max"].get<std::size_t>(), options.size());
        const std::size_t least = std::min(question["min"].get<std::size_t>(), most);
        const std::size_t count = least + dice_.below(most - least + 1);
        Json picks = Json::array();
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t at = dice_.below(options.size());
            picks.push_back(options[at]);
            options.erase(options.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return picks;
    }
    void offer(Person& person)
    {
        send(person, {{"t", "offer"}, {"what", dice_.below(3) == 0 ? "rematch" : "undo"}});
    }
    void reply(Person& person)
    {
        const Json number = person.offer.is_object() && dice_.below(5) != 0 ? person.offer["offer"]
                                                                            : Json(dice_.below(9));
        send(person, {{"t", "reply"}, {"offer", number}, {"yes", dice_.below(4) != 0}});
    }
    void sit(Person& person)
    {
        static constexpr std::array decks{"powerhouse", "lava-flow", "4 nothing like this"};
        send(person, {{"t", "sit"}, {"name", "Eve"}, {"deck", decks[dice_.below(3)]}});
    }

    // ---- what holds whenever it is quiet

    void check()
    {
        // Until nothing is under way but clocks and bots.
        for (int wait = 0; wait < 20; ++wait) {
            loop_.run(50);
            forget_closed();
        }
        check_acknowledged();
        for (std::size_t who = 0; who < 3; ++who) {
            for (const char* const language : {"en", "es"}) check_audience(who, language);
        }
        check_going();
    }
    void check_acknowledged()
    {
        const auto written = answers_written(store_.written(room_["room"]), lobby_.cards());
        for (const auto& person : people_) remember(*person);
        for (const auto& each : acked_) {
            INFO("seat " << std::get<0>(each) << ", question " << std::get<1>(each));
            REQUIRE(written.count(each) == 1);
        }
    }
    /// Whoever has been there knows what one is told who comes now.
    void check_audience(std::size_t who, const std::string& language)
    {
        const Json token = who < players ? room_["tokens"][who] : room_["spectators"];
        if (token.is_null()) return;
        people_.push_back(std::make_unique<Person>(who, language));
        Person& fresh = *people_.back();
        lobby_.received(
            fresh,
            Json{{"t", "hello"}, {"room", room_["room"]}, {"token", token}, {"lang", language}}
                .dump());
        loop_.run(100);
        REQUIRE_FALSE(fresh.is_closed);
        for (const auto& person : people_) {
            if (person.get() == &fresh || person->is_closed) continue;
            if (person->who != who || person->lang != language) continue;
            CAPTURE(seed_, who, language, person->room.dump());
            REQUIRE(person->is_told == fresh.is_told);
            if (!fresh.is_told) continue;
            REQUIRE(person->epoch == fresh.epoch);
            REQUIRE(person->seq == fresh.seq);
            REQUIRE(person->view == fresh.view);
            REQUIRE(person->question == fresh.question);
            if (person->knows_log) REQUIRE(person->log == fresh.log);
            REQUIRE(person->over == fresh.over);
            Json room = person->room;
            room["spectators"] = fresh.room["spectators"];
            room["seats"] = fresh.room["seats"];
            REQUIRE(room == fresh.room);
        }
        if (who < players) CHECK(fresh.newest_question >= lowest_open(who, fresh));
        if (fresh.over.is_object()) {
            for (const Json& replay : fresh.over["replays"]) {
                CHECK(store_.replays.count(replay) == 1);
            }
        }
        newest_ = fresh.question;
        phase_ = fresh.room["phase"];
        over_ = fresh.over;
        lobby_.closed(fresh);
        people_.pop_back();
        loop_.run();
    }
    /// A question that is open now is not older than one that was seen.
    [[nodiscard]] std::uint32_t lowest_open(std::size_t who, const Person& fresh) const
    {
        return fresh.question.is_object() && fresh.question.contains("q") ? newest_question_[who]
                                                                          : 0;
    }
    /// Someone is asked, or chooses, or must come, or the series is over.
    void check_going()
    {
        CAPTURE(seed_, phase_, newest_.dump(), over_.dump());
        if (phase_ == "playing") CHECK(newest_["asked"].is_number());
        if (phase_ == "between") {
            REQUIRE(over_.is_object());
            REQUIRE(over_["chooser"].is_number());
            CHECK(room_["tokens"][over_["chooser"].get<std::size_t>()].is_string());
        }
        if (phase_ == "over") CHECK(over_["series"] == "over");
    }

    struct Memory {
        std::uint32_t epoch = 0, seq = 0;
        std::vector<std::string> log;
    };

    Dice dice_;
    ManualLoop loop_;
    MoodyStore store_;
    LateBots bots_;
    std::uint64_t secrets_ = 1;
    std::uint64_t seed_;
    TellingHere replays_;
    server::Services services_{.store = store_,
                               .loop = loop_,
                               .bots = bots_,
                               .replays = replays_,
                               .secret = [this] { return secrets_++ * 7919 + seed_; },
                               .metrics = std::make_shared<server::Metrics>(),
                               .log = [](const std::string&) {}};
    server::Lobby lobby_{own_cards(), services_};
    Json room_;
    std::vector<std::unique_ptr<Person>> people_;
    std::map<std::pair<std::size_t, std::string>, Memory> memories_;
    std::array<std::uint32_t, players> newest_question_{};
    std::set<std::tuple<std::size_t, std::uint32_t, Json>> acked_;
    Json newest_, over_;
    std::string phase_;
};

}  // namespace

TEST_CASE("Whatever clients do, rooms keep what the protocol promises", "[server][model]")
{
    const char* const first = std::getenv("PTCG_MODEL_FIRST");
    const int from = first == nullptr ? 0 : std::atoi(first);
    for (int game = from; game < from + games(); ++game) {
        CAPTURE(game);
        Model model(static_cast<std::uint64_t>(game) + 1);
        model.play();
    }
}

}  // namespace ptcg::rooms_model_test
