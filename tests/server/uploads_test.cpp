// Uploaded packs: their rooms are played elsewhere, and what hosts them can only touch its own.

#include "server_world.hpp"
#include "support/zip.hpp"
#include "uploads/library_keeper.hpp"
#include "uploads/worker_rooms.hpp"

namespace ptcg::uploads_test {

using namespace ptcg::server;
using namespace ptcg::test;

namespace {

constexpr int kinds = 15;

std::string own_card(int number, const std::string& more = "damage = 10\n")
{
    const std::string id = std::to_string(number);
    return "id = \"own-" + id + "\"\nname = \"Sparkit " + id +
           "\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 50\ntypes = [\"lightning\"]\n"
           "retreat = 1\n[[attack]]\nname = \"Zap\"\ncost = []\n" +
           more;
}

std::string own_zip(const std::string& version = "1",
                    const std::map<std::string, std::string>& more = {})
{
    std::map<std::string, std::string> files{
        {"own/pack.toml",
         "id = \"own\"\nname = \"Own\"\nversion = \"" + version + "\"\napi = 2\n"}};
    for (int i = 1; i <= kinds; ++i) files["own/card-" + std::to_string(i) + ".toml"] = own_card(i);
    for (const auto& [name, content] : more) files[name] = content;
    return zip_of(files);
}

Json wanted(const Json& library)
{
    std::string deck;
    for (int i = 1; i <= kinds; ++i) deck += "4 own-" + std::to_string(i) + "\n";
    return {{"library", library},
            {"ruleset", "sv"},
            {"seats", {{{"name", "Ann"}, {"deck", deck}}, {{"name", "Bob"}, {"deck", deck}}}}};
}

/// A process that is none: its rooms are here, and every message goes there and back as bytes.
struct WorkerHere {
    WorkerHere(ManualLoop& in, Workers::Listener told) : loop(in), listener(std::move(told)) {}

    ManualLoop& loop;
    Workers::Listener listener;
    MemoryStore nothing{loop};
    NoBots bots;
    TellingHere replays;
    WorkshopAtOnce workshop{loop};
    std::uint64_t seed = 1'000;
    bool is_silent = false;  ///< takes nothing and says nothing
    bool is_gone = false;
    std::vector<LinkMessage> heard;
    std::unique_ptr<WorkerRooms> rooms;  ///< until the loop does nothing more for them

    [[nodiscard]] static LinkMessage passed(const LinkMessage& message)
    {
        return *read_link_message(write_link_message(message).substr(link_head_bytes));
    }
    void hears(const LinkMessage& message)
    {
        if (is_silent || is_gone) return;
        heard.push_back(message);
        rooms->received(passed(message));
    }
    /// Whatever its code would do.
    void says(const LinkMessage& message)
    {
        if (!is_silent && !is_gone) listener.received(passed(message));
    }
    void dies(const std::string& why)
    {
        if (!is_gone) listener.ended(why);
    }
};

struct Loaded {
    std::shared_ptr<const CardSet> cards;
    Problems problems;
};

class WorkersHere final : public Workers {
public:
    explicit WorkersHere(ManualLoop& loop) : loop_(loop) {}
    std::vector<std::shared_ptr<WorkerHere>> started;
    bool fails = false;
    WorkerRooms::Limits limits;

    Result<std::unique_ptr<WorkerLink>> start(Listener listener) override
    {
        if (fails) return Error{"no more processes"};
        const auto worker = std::make_shared<WorkerHere>(loop_, std::move(listener));
        const auto services = [&](Store& store) {
            return Services{.store = store,
                            .loop = loop_,
                            .bots = worker->bots,
                            .replays = worker->replays,
                            .secret = [worker = worker.get()] { return worker->seed++; },
                            .workshop = &worker->workshop};
        };
        const auto load = [](const MemoryFolder& packs, Problems& problems) {
            // Each is loaded once, which takes most of the time.
            static std::map<std::map<std::string, std::string>, Loaded> all;
            auto [place, is_new] = all.try_emplace(packs.files);
            Loaded& loaded = place->second;
            if (is_new) {
                CardSources sources = sources_in({cards_folder()}, loaded.problems);
                sources.memory.push_back(packs);
                loaded.cards = load_card_set(std::move(sources), loaded.problems);
            }
            problems = loaded.problems;
            return loaded.cards;
        };
        const auto say = [this, weak = std::weak_ptr(worker)](const LinkMessage& message) {
            loop_.post([weak, message] {
                if (const auto here = weak.lock()) here->says(message);
            });
        };
        worker->rooms = std::make_unique<WorkerRooms>(services, load, say, limits);
        started.push_back(worker);
        return std::unique_ptr<WorkerLink>(std::make_unique<Link>(worker));
    }

private:
    struct Link final : WorkerLink {
        explicit Link(std::shared_ptr<WorkerHere> to) : worker(std::move(to)) {}
        ~Link() override { worker->is_gone = true; }
        Link(const Link&) = delete;
        Link& operator=(const Link&) = delete;
        void send(const LinkMessage& message) override
        {
            worker->loop.post([to = worker, message] { to->hears(message); });
        }
        std::shared_ptr<WorkerHere> worker;
    };
    ManualLoop& loop_;
};

struct UploadWorld {
    explicit UploadWorld(const LibraryKeeper::Limits& limits = {.processes = 2})
        : keeper(workers, world.services, limits)
    {
    }
    // The rooms know the keeper's place before it is there.
    ServerWorld world{nullptr, &keeper};
    WorkersHere workers{world.loop};
    LibraryKeeper keeper;

    HttpReply upload(const std::string& zip)
    {
        std::optional<HttpReply> reply;
        answer_request(world.lobby, world.services, {"POST", "/api/libraries", "", zip},
                       [&](const HttpReply& made) { reply = made; });
        world.loop.run();
        REQUIRE(reply);
        return *reply;
    }
    std::string library(const std::string& version = "1")
    {
        const HttpReply reply = upload(own_zip(version));
        INFO(reply.body);
        REQUIRE(reply.status == 201);
        return Json::parse(reply.body)["library"];
    }
    [[nodiscard]] WorkerHere& worker() const { return *workers.started.back(); }
    [[nodiscard]] std::optional<std::string> kept_pack(const std::string& id)
    {
        std::optional<std::string> found;
        world.store.load_pack(id, [&](const auto& pack) { found = pack.value(); });
        world.loop.run();
        return found;
    }
    [[nodiscard]] std::size_t records_of(const std::string& room)
    {
        std::optional<Store::StoredRoom> found;
        world.store.load_room(room, [&](const auto& stored) { found = stored.value().room; });
        world.loop.run();
        REQUIRE(found);
        return found->records.size();
    }
};

}  // namespace

TEST_CASE("A room of an uploaded pack is played in the pack's process", "[server][uploads]")
{
    UploadWorld uploads;
    ServerWorld& world = uploads.world;
    CHECK(world.request("GET", "/api/info", nullptr)["uploads"] == true);
    const HttpReply reply = uploads.upload(own_zip());
    const Json told = Json::parse(reply.body);
    const std::string library = told["library"];
    CHECK(FarLibraries::is_id_of_one(library));
    CHECK(told["packs"] == Json::parse(R"([{"id":"own","name":"Own","cards":15}])"));
    CHECK(uploads.kept_pack(library) == own_zip());
    CHECK(uploads.upload(own_zip()).body == reply.body);
    REQUIRE(uploads.workers.started.size() == 1);

    ThreeAtTable table(world, wanted(library));
    CHECK(world.lobby.rooms() == 0);
    CHECK(table.clients[0].last("room")["room"]["library"] == library);
    table.play_to_the_end();
    for (const Client& client : table.clients) CHECK(client.last("over").is_object());
    const std::string replay = table.clients[0].last("over")["replays"][0];
    const Json saved = world.request("GET", "/api/replays/" + replay, nullptr);
    CHECK(saved["library"] == library);
    const Json about = world.request("GET", "/api/replays/" + replay + "/about", nullptr);
    CHECK(about["outcome"] == table.clients[0].last("over")["outcome"]);
    // Facts of the cards come from there, too, and only to those who ask for this library.
    CHECK(world.request("GET", "/api/cards", nullptr, 200,
                        "ids=own-1&library=" + library)["cards"][0]["hp"] == 50);
    CHECK(world.request("GET", "/api/cards", nullptr, 200, "ids=own-1")["cards"][0].is_null());
    CHECK(world.services.metrics->libraries == 1);
    CHECK(world.services.metrics->library_failures == 0);
}

TEST_CASE("Packs with problems are refused with their places", "[server][uploads][errors]")
{
    UploadWorld uploads;
    const auto refused = [&](const std::string& zip, std::string_view word) {
        const HttpReply reply = uploads.upload(zip);
        INFO(reply.body);
        CHECK(reply.status == 422);
        CHECK(reply.body.find(word) != std::string::npos);
        // Where the server has its own packs is nobody's business.
        CHECK(reply.body.find(cards_folder().string()) == std::string::npos);
        CHECK_FALSE(Json::parse(reply.body)["problems"].empty());
    };
    refused("no zip", "not a zip file");
    refused(zip_of({{"readme.txt", "x"}}), "pack.toml");
    refused(own_zip("1", {{"own/card-3.toml", own_card(3, "damag = 10\n")}}), "own/card-3.toml");
    const auto long_texts = "text = \"" + std::string(4'001, 'x') + "\"\n";
    refused(own_zip("1", {{"own/card-3.toml", own_card(3, "damage = 10\n" + long_texts)}}),
            "own-3");
    refused(own_zip("1", {{"own/pack.toml", "id = \"own\"\nname = \"" + std::string(101, 'x') +
                                                "\"\nversion = \"1\"\napi = 2\n"}}),
            "the pack own");
    std::map<std::string, std::string> many;
    for (int i = 0; i < 21; ++i) many["p" + std::to_string(i) + "/pack.toml"] = "x";
    refused(zip_of(many), "more than 20 packs");
    refused(own_zip("1", {{"own/card-3.lua", "while true do end"}}), "own/card-3.lua");
    refused(own_zip("1", {{"own/pack.toml", "id = \"dp3\"\nname = \"Own\"\nversion = \"1\"\n"}}),
            "dp3");
    CHECK(uploads.world.services.metrics->libraries == 0);
    CHECK(uploads.world.services.metrics->library_failures == 0);
    CHECK(uploads.world.loop.waiting() < 5);

    ServerWorld closed;
    CHECK(closed.request("GET", "/api/info", nullptr)["uploads"] == false);
    CHECK(closed.request("POST", "/api/libraries", nullptr, 403)["error"].get<std::string>().find(
              "--uploads") != std::string::npos);
    closed.request("POST", "/api/rooms", wanted("up-00000000000000000000000000000000"), 404);
}

TEST_CASE("A process that ends takes nothing with it but its place", "[server][uploads]")
{
    UploadWorld uploads({.processes = 2, .failures = 3, .penalty = 60'000});
    ServerWorld& world = uploads.world;
    const std::string library = uploads.library();
    ThreeAtTable other(world);
    ThreeAtTable table(world, wanted(library));
    table.play(9);
    for (int end = 1; end <= 3; ++end) {
        const std::size_t seat = table.asked();
        const Json question = table.clients[seat].question();
        uploads.worker().dies("signal 9");
        world.loop.run();
        for (std::size_t who = 0; who < 3; ++who) {
            CHECK(table.clients[who].closed == CloseCode::going_away);
            CHECK(table.clients[who].last("refused")["code"] == "failed");
            world.lobby.closed(table.clients[who]);
            table.clients[who] = Client();
            world.enter(table.clients[who], table.room, who);
        }
        CHECK(world.services.metrics->library_failures == static_cast<std::uint64_t>(end));
        CHECK(other.answer());
        if (end == 3) break;
        // Everyone finds everything as it was.
        REQUIRE(table.asked() == seat);
        CHECK(table.clients[seat].question() == question);
        CHECK(table.answer());
    }
    // One that ends again and again has to wait.
    CHECK(table.clients[0].last("refused")["reason"].get<std::string>().find("3 times") !=
          std::string::npos);
    CHECK(uploads.upload(own_zip()).status == 503);
    world.loop.run(60'000);
    world.enter(table.clients[0], table.room, 0);
    CHECK(table.clients[0].last("state").is_object());
    CHECK(uploads.workers.started.size() == 4);
}

TEST_CASE("A process that does not answer is ended", "[server][uploads]")
{
    UploadWorld uploads;
    ServerWorld& world = uploads.world;
    const std::string library = uploads.library();
    ThreeAtTable table(world, wanted(library));
    world.loop.run(60'000);
    CHECK_FALSE(table.clients[0].closed);
    uploads.worker().is_silent = true;
    std::optional<HttpReply> waiting;
    answer_request(world.lobby, world.services, {"GET", "/api/info", "library=" + library, ""},
                   [&](const HttpReply& reply) { waiting = reply; });
    world.loop.run(14'000);
    CHECK_FALSE(waiting);
    world.loop.run(6'000);
    CHECK(table.clients[0].closed);
    REQUIRE(waiting);
    CHECK(waiting->status == 503);
    // Nor does one load for ever.
    std::optional<HttpReply> upload;
    uploads.keeper.upload(own_zip("2"), [&](const HttpReply& reply) { upload = reply; });
    uploads.worker().is_silent = true;
    world.loop.run(23'000);
    REQUIRE(upload);
    CHECK(upload->status == 503);
    uploads.workers.fails = true;
    CHECK(uploads.upload(own_zip("3")).status == 503);
}

TEST_CASE("A process touches only its own rooms and clients", "[server][uploads]")
{
    UploadWorld uploads({.processes = 2, .failures = 100});
    ServerWorld& world = uploads.world;
    const std::string library = uploads.library();
    ThreeAtTable other(world);
    other.play(5);
    const std::string room = other.room["room"];
    const std::size_t records = uploads.records_of(room);
    const std::string new_room = "0123456789abcdef";
    const auto plan = [&](const std::string& id, const std::string& of) {
        RoomPlan made;
        made.id = id;
        made.library = of;
        return write_plan(made);
    };
    LinkMessage append{.kind = LinkKind::append,
                       .id = 1,
                       .number = static_cast<std::int64_t>(records),
                       .texts = {room}};
    add_record(append, {RecordKind::answer, "x", {}});
    const std::vector<LinkMessage> hostile{
        append,
        {.kind = LinkKind::keep_replay, .id = 1, .texts = {room, new_room, "a game"}},
        {.kind = LinkKind::create_room, .id = 1, .texts = {new_room, plan(new_room, "")}},
        {.kind = LinkKind::create_room, .id = 1, .texts = {new_room, plan(room, library)}},
        {.kind = LinkKind::create_room, .id = 1, .texts = {"../x", plan("../x", library)}},
        {.kind = LinkKind::create_room, .id = 1, .texts = {new_room}},
        {.kind = LinkKind::create_room, .id = 1, .texts = {new_room, "{"}},
        {.kind = LinkKind::append, .id = 1, .texts = {}},
        {.kind = LinkKind::load, .id = 1, .texts = {"x"}},
        {.kind = LinkKind::count, .id = 1, .texts = {"x"}},
    };
    std::uint64_t failures = 0;
    for (const LinkMessage& message : hostile) {
        INFO(static_cast<int>(message.kind));
        static_cast<void>(uploads.library());
        WorkerHere& worker = uploads.worker();
        worker.listener.received(message);
        world.loop.run();
        CHECK(worker.is_gone);
        CHECK(world.services.metrics->library_failures == ++failures);
        CHECK(uploads.records_of(room) == records);
    }
    // What concerns nobody does nothing.
    static_cast<void>(uploads.library());
    WorkerHere& worker = uploads.worker();
    const std::size_t frames = other.clients[0].frames.size();
    for (std::uint64_t id = 0; id < 50; ++id) {
        worker.says({.kind = LinkKind::send, .id = id, .texts = {"{}"}});
        worker.says({.kind = LinkKind::close, .id = id, .number = 1001, .texts = {"away"}});
        worker.says({.kind = LinkKind::reply, .id = id + 100, .number = 200, .texts = {"{}"}});
    }
    world.loop.run();
    CHECK(other.clients[0].frames.size() == frames);
    CHECK_FALSE(other.clients[0].closed);
    // A room of others is not even there.
    worker.says({.kind = LinkKind::find_room, .id = 7, .texts = {room}});
    world.loop.run();
    CHECK(worker.heard.back() == LinkMessage{.kind = LinkKind::found, .id = 7});
    CHECK_FALSE(worker.is_gone);
    // The operator sees plain lines, and not too many.
    world.said.clear();
    for (int i = 0; i < 1'000; ++i) {
        worker.says({.kind = LinkKind::log, .texts = {"\x1b[2J" + std::string(2'000, 'x')}});
    }
    CHECK(world.said.size() == 200);
    for (const std::string& line : world.said) {
        CHECK(line.size() < 600);
        CHECK(line.find('\x1b') == std::string::npos);
    }
    CHECK(other.answer());
}

TEST_CASE("A process cannot make the store write without end", "[server][uploads]")
{
    UploadWorld uploads;
    ServerWorld& world = uploads.world;
    ThreeAtTable table(world, wanted(uploads.library()));
    WorkerHere& worker = uploads.worker();
    world.store.holds = true;
    LinkMessage append{.kind = LinkKind::append, .id = 1, .texts = {table.room["room"]}};
    add_record(append, {RecordKind::answer, "x", {}});
    for (int i = 0; i < 5'000; ++i) worker.says(append);
    world.loop.run();
    CHECK(worker.is_gone);
    world.store.let_through();
    world.loop.run();
}

TEST_CASE("No more processes run than may, and unused ones end", "[server][uploads]")
{
    UploadWorld uploads({.processes = 2, .unused = 600'000});
    ServerWorld& world = uploads.world;
    const std::string one = uploads.library("1");
    ThreeAtTable table(world, wanted(one));
    const std::string two = uploads.library("2");
    world.loop.run(10);
    const std::string three = uploads.library("3");
    REQUIRE(uploads.workers.started.size() == 3);
    CHECK(uploads.workers.started[1]->is_gone);
    CHECK_FALSE(uploads.workers.started[0]->is_gone);
    // Its pack is kept: who asks for it gets it back.
    CHECK(world.request("GET", "/api/info", nullptr, 200, "library=" + two)["libraries"] ==
          Json::array({two}));
    CHECK(uploads.workers.started[2]->is_gone);
    ThreeAtTable second(world, wanted(two));
    CHECK(uploads.upload(own_zip("4")).status == 503);
    CHECK(uploads.kept_pack(three) == own_zip("3"));
    // A pack that nobody sent.
    const std::string nobodys = "up-" + std::string(32, 'a');
    for (Client& client : second.clients) world.lobby.closed(client);
    world.loop.run(10'000);
    CHECK(world.request("GET", "/api/info", nullptr, 404, "library=" + nobodys)["error"] ==
          "its pack is not here");
    for (Client& client : table.clients) world.lobby.closed(client);
    world.loop.run(700'000);
    for (const auto& worker : uploads.workers.started) CHECK(worker->is_gone);
    CHECK(world.services.metrics->library_failures == 0);
    world.enter(table.clients[0], table.room, 0);
    CHECK(table.clients[0].last("state").is_object());
}

TEST_CASE("Packs with which nobody plays make room for others", "[server][uploads]")
{
    UploadWorld uploads({.processes = 1, .idle = 60'000});
    ServerWorld& world = uploads.world;
    ThreeAtTable table(world, wanted(uploads.library("1")));
    table.play(3);
    CHECK(uploads.upload(own_zip("2")).status == 503);
    // To be there, and to say so, is not to play.
    for (int third = 0; third < 3; ++third) {
        world.send(table.clients[2], {{"t", "ping"}, {"n", 1}});
        world.loop.run(20'000);
    }
    const std::string two = uploads.library("2");
    CHECK(table.clients[0].closed == CloseCode::going_away);
    ThreeAtTable second(world, wanted(two));
    Client back;
    world.enter(back, table.room, 0);
    CHECK(back.closed == CloseCode::going_away);  // not now, but later
    world.loop.run(60'000);
    Client later;
    world.enter(later, table.room, 0);
    CHECK(later.last("state").is_object());
}

TEST_CASE("A story that is too long harms only whoever wants to hear it", "[server][uploads]")
{
    UploadWorld uploads;
    ServerWorld& world = uploads.world;
    ThreeAtTable other(world, wanted(uploads.library("1")));
    uploads.workers.limits.frame_bytes = 300;
    ThreeAtTable table(world, wanted(uploads.library("2")));
    CHECK(table.clients[0].closed == CloseCode::policy);
    CHECK_FALSE(uploads.worker().is_gone);
    CHECK(world.services.metrics->library_failures == 0);
    CHECK(other.answer());
}

TEST_CASE("A room of an uploaded pack may be at another server", "[server][uploads]")
{
    UploadWorld uploads;
    ServerWorld& world = uploads.world;
    ThreeAtTable table(world, wanted(uploads.library()));
    table.play(4);
    world.store.load = [](const std::string&) { return Store::Found{{}, "https://other.example"}; };
    // Others may have taken it: everyone comes back and is told where it is.
    world.lobby.let_go_all("the room is loaded again");
    world.loop.run();
    CHECK(table.clients[0].closed);
    for (Client& client : table.clients) world.lobby.closed(client);
    Client back;
    world.enter(back, table.room, 0);
    CHECK(back.last("moved")["url"] == "wss://other.example/play");
    world.store.load = nullptr;
    Client later;
    world.enter(later, table.room, 0);
    CHECK(later.last("state").is_object());
    world.lobby.freeze();
    world.lobby.send_away("https://next.example");
    CHECK(later.last("moved")["url"] == "wss://next.example/play");
    Client late;
    world.enter(late, table.room, 1);
    CHECK(late.closed);
}

}  // namespace ptcg::uploads_test
