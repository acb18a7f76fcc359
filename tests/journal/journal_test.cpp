#include "ptcg/journal/journal.hpp"
#include "database.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "journal_world.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::journal_test {

using namespace ptcg::tools;
using ptcg::test::content_of;
using test::JournalWorld;
using test::play_to;
using test::TemporaryFolder;

namespace {

Journal opened(const std::filesystem::path& file)
{
    Result<Journal> journal = Journal::open(file, Durability::program_end);
    if (!journal) FAIL(journal.error().message);
    return std::move(journal.value());
}

JournalGame read(Journal& journal, const std::string& id, std::uint64_t most = ~0ull)
{
    Result<JournalGame> game = journal.read(id, most);
    if (!game) FAIL(game.error().message);
    return std::move(game.value());
}

Recovered recovered(const JournalWorld& world, Journal& journal, const std::string& id,
                    RecoverFrom from = RecoverFrom::save)
{
    Result<Recovered> game = recover(world.data, read(journal, id), from);
    if (!game) FAIL(game.error().message);
    return std::move(game.value());
}

/// Plays a game with this many answers and records it in the journal.
std::unique_ptr<GameTable> recorded(const JournalWorld& world, Journal& journal,
                                    const std::string& id, std::size_t answers)
{
    std::unique_ptr<GameTable> table = world.table(hash_of(id));
    REQUIRE(begin_in(journal, id, *table));
    JournalRecord record(journal, id);
    table->keep_record(&record);
    play_to(*table, answers);
    table->keep_record(nullptr);
    return table;
}

/// Changes a journal without its knowledge.
void meddle(const std::filesystem::path& file, const char* sql)
{
    auto database = Database::open(file, Database::Access::write);
    REQUIRE(database);
    const Result<void> run = database.value()->run(sql);
    if (!run) FAIL(run.error().message);
}

std::string refusal_to_open(const std::filesystem::path& file)
{
    const Result<Journal> journal = Journal::open(file);
    const Result<Journal> to_read = Journal::open_to_read(file);
    REQUIRE_FALSE(journal);
    CHECK_FALSE(to_read);
    return journal.error().message;
}

void write_bytes(const std::filesystem::path& file, std::string_view bytes)
{
    std::ofstream(file, std::ios::binary) << bytes;
}

}  // namespace

TEST_CASE("a game in a journal is recovered at exactly its last answer", "[tools][journal]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    const std::unique_ptr<GameTable> table = world.table(4);
    REQUIRE(begin_in(journal, "a", *table));
    JournalRecord record(journal, "a");
    table->keep_record(&record);
    for (std::size_t answers = 0; answers < 150 && !table->match().over(); answers += 7) {
        play_to(*table, answers);
        const Recovered back = recovered(world, journal, "a");
        CHECK(back.note.empty());
        CHECK(back.replayed <= JournalRecord::answers_per_save);
        CHECK(back.table->match().state() == table->match().state());
        CHECK(back.table->replay() == table->replay());
        const Recovered from_start = recovered(world, journal, "a", RecoverFrom::start);
        CHECK(from_start.replayed == answers);
        CHECK(from_start.table->match().state() == table->match().state());
        REQUIRE(verify(world.data, read(journal, "a")));
    }
}

TEST_CASE("a recovered game goes on as it would have, in the journal too", "[tools][journal]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    const std::unique_ptr<GameTable> uninterrupted = world.table(hash_of("b"));
    play_to(*uninterrupted, 10'000);
    REQUIRE(uninterrupted->match().over());
    {
        Journal journal = opened(folder.path() / "games");
        recorded(world, journal, "b", 70);
    }
    Journal journal = opened(folder.path() / "games");
    Recovered back = recovered(world, journal, "b");
    JournalRecord record(journal, "b");
    back.table->keep_record(&record);
    play_to(*back.table, 10'000);
    CHECK(back.table->match().state() == uninterrupted->match().state());
    const JournalGame game = read(journal, "b");
    CHECK(game.over);
    CHECK(game.start.answers == uninterrupted->replay().answers);
}

TEST_CASE("a journal holds many games, and drops those that are over", "[tools][journal]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    recorded(world, journal, "first", 10'000);
    recorded(world, journal, "second", 65);
    recorded(world, journal, "third", 3);
    std::vector<JournalLine> games = journal.list().value();
    REQUIRE(games.size() == 3);
    CHECK(games[0].over);
    CHECK(games[1].id == "second");
    CHECK(games[1].answers == 65);
    CHECK(games[1].saved_at == 64);
    CHECK(games[2].saved_at == 0);
    CHECK_FALSE(games[2].over);
    REQUIRE(journal.compact());
    games = journal.list().value();
    REQUIRE(games.size() == 2);
    CHECK(read(journal, "second").start.answers.size() == 65);
    CHECK(recovered(world, journal, "second").replayed == 1);
    CHECK_THAT(journal.read("first").error().message,
               Catch::Matchers::ContainsSubstring("there is no game \"first\" in it"));
    const Result<void> again = journal.begin("third", world.table(1)->replay());
    REQUIRE_FALSE(again);
    CHECK_THAT(again.error().message,
               Catch::Matchers::ContainsSubstring("there is already a game \"third\""));
}

TEST_CASE("what was not acknowledged is not there, and nothing else is lost", "[tools][journal]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    {
        Journal journal = opened(folder.path() / "games");
        recorded(world, journal, "a", 12);
        REQUIRE(journal.append("a", {0}));
        REQUIRE(journal.append("a", {1, 2}));
    }
    Journal journal = opened(folder.path() / "games");
    CHECK(read(journal, "a").start.answers.size() == 12);
    CHECK(read(journal, "a", 5).start.answers.size() == 5);
    // With two writers of one game, the second is rejected and nothing is mixed in.
    Journal other = opened(folder.path() / "games");
    REQUIRE(journal.append("a", {0}));
    REQUIRE(journal.take_back("a", 12));
    REQUIRE(journal.acknowledge());
    REQUIRE(other.append("a", {0}));
    REQUIRE(other.acknowledge());
    REQUIRE(journal.append("a", {0}));
    REQUIRE(journal.acknowledge());
    REQUIRE_FALSE(other.append("a", {0}));
    CHECK(read(journal, "a").start.answers.size() == 14);
}

TEST_CASE("answers taken back and giving up are in the journal", "[tools][journal]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    const std::unique_ptr<GameTable> table = world.table(9);
    REQUIRE(begin_in(journal, "a", *table));
    JournalRecord record(journal, "a");
    table->keep_record(&record);
    play_to(*table, 60);
    const GameTable::Moment moment = table->now();
    play_to(*table, 66);
    CHECK(read(journal, "a").saved_at == 64);
    REQUIRE(table->go_back(moment));
    CHECK(read(journal, "a").saved_at == 0);  // the save contained answers that were taken back
    play_to(*table, 63);
    CHECK(recovered(world, journal, "a").table->replay() == table->replay());
    REQUIRE(table->concede(PlayerId::two));
    const Recovered back = recovered(world, journal, "a");
    CHECK(back.table->match().winner() == PlayerId::one);
    CHECK(back.table->replay() == table->replay());
    CHECK(read(journal, "a").over);
}

TEST_CASE("a game whose player ran out of time is over after a restart", "[tools][journal]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    const std::unique_ptr<GameTable> table = recorded(world, journal, "a", 20);
    JournalRecord record(journal, "a");
    table->keep_record(&record);
    const GameTable::Moment moment = table->now();
    REQUIRE(table->run_out_of_time(PlayerId::one));
    CHECK(read(journal, "a").over);
    CHECK(read(journal, "a").start.out_of_time == PlayerId::one);
    CHECK(read(journal, "a").start.conceded == PlayerId::none);
    const Recovered back = recovered(world, journal, "a");
    CHECK(back.table->match().reason() == WinReason::time);
    CHECK(back.table->match().winner() == PlayerId::two);
    CHECK(back.table->replay() == table->replay());
    REQUIRE(table->go_back(moment));
    CHECK(read(journal, "a").start.out_of_time == PlayerId::none);
    CHECK_FALSE(recovered(world, journal, "a").table->match().over());
}

TEST_CASE("a game that was forfeited is over after a restart", "[tools][journal]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    const std::unique_ptr<GameTable> table = recorded(world, journal, "a", 20);
    JournalRecord record(journal, "a");
    table->keep_record(&record);
    REQUIRE(table->forfeit(PlayerId::two));
    CHECK(read(journal, "a").over);
    CHECK(read(journal, "a").start.forfeited == PlayerId::two);
    CHECK(read(journal, "a").start.out_of_time == PlayerId::none);
    const Recovered back = recovered(world, journal, "a");
    CHECK(back.table->match().reason() == WinReason::forfeit);
    CHECK(back.table->match().winner() == PlayerId::one);
    CHECK(back.table->replay() == table->replay());
}

TEST_CASE("a game that was over goes on when its end is taken back", "[tools][journal]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    const std::unique_ptr<GameTable> table = recorded(world, journal, "a", 20);
    JournalRecord record(journal, "a");
    table->keep_record(&record);
    const GameTable::Moment moment = table->now();
    REQUIRE(table->concede(PlayerId::two));
    REQUIRE(read(journal, "a").over);
    REQUIRE(table->go_back(moment));
    CHECK_FALSE(read(journal, "a").over);
    CHECK(read(journal, "a").start.conceded == PlayerId::none);
    CHECK(table->replay().conceded == PlayerId::none);
    CHECK_FALSE(recovered(world, journal, "a").table->match().over());
    play_to(*table, 10'000);
    REQUIRE(read(journal, "a").over);
    REQUIRE(table->go_back(moment));
    CHECK_FALSE(read(journal, "a").over);
    REQUIRE(journal.compact());  // drops finished games
    CHECK(read(journal, "a").start.answers.size() == 20);
}

TEST_CASE("whatever is written of a game the journal lacks is refused", "[tools][journal][errors]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    recorded(world, journal, "a", 5);
    const auto refusal = [](const Result<void>& written) {
        return written ? std::string("written") : written.error().message;
    };
    const std::string expected =
        (folder.path() / "games").string() + ": there is no game \"b\" in it";
    CHECK(refusal(journal.append("b", {0})) == expected);
    CHECK(refusal(journal.take_back("b", 0)) == expected);
    CHECK(refusal(journal.concede("b", PlayerId::one)) == expected);
    CHECK(refusal(journal.save("b", "bytes")) == expected);
    CHECK(refusal(journal.end("b")) == expected);
    REQUIRE(journal.acknowledge());
    CHECK(read(journal, "a").start.answers.size() == 5);
}

TEST_CASE("a file that is not a journal is rejected and left alone", "[tools][journal][errors]")
{
    const TemporaryFolder folder;
    write_bytes(folder.path() / "text",
                "These bytes are not answers of any kind. " + std::string(2000, '.'));
    CHECK_THAT(refusal_to_open(folder.path() / "text"),
               Catch::Matchers::ContainsSubstring("text: this is not a journal"));
    REQUIRE(Database::open(folder.path() / "other", Database::Access::create));
    {
        auto other = Database::open(folder.path() / "other", Database::Access::create);
        REQUIRE(other.value()->run("CREATE TABLE t (x)"));
    }
    const std::string before = content_of(folder.path() / "other");
    CHECK_THAT(refusal_to_open(folder.path() / "other"),
               Catch::Matchers::ContainsSubstring("this is not a journal"));
    CHECK(content_of(folder.path() / "other") == before);
    CHECK_THAT(refusal_to_open(folder.path()), Catch::Matchers::ContainsSubstring("is a folder"));
    opened(folder.path() / "newer");
    meddle(folder.path() / "newer", "PRAGMA user_version = 2");
    CHECK_THAT(refusal_to_open(folder.path() / "newer"),
               Catch::Matchers::ContainsSubstring("it has format version 2"));
}

TEST_CASE("damage in the middle of a journal is refused with its place", "[tools][journal][errors]")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "games";
    const JournalWorld world;
    {
        Journal journal = opened(file);
        recorded(world, journal, "a", 70);
    }
    const auto reason = [&] {
        Journal journal = opened(file);
        const Result<JournalGame> game = journal.read("a");
        return game ? std::string("read") : game.error().message;
    };
    REQUIRE(reason() == "read");

    SECTION("an answer that was changed")
    {
        meddle(file, "UPDATE answer SET picks = x'0700' WHERE number = 16");
        CHECK_THAT(reason(),
                   Catch::Matchers::ContainsSubstring("answer 17 of game \"a\" is damaged; ") &&
                       Catch::Matchers::ContainsSubstring("--game a --until 16 --save FILE"));
        Journal journal = opened(file);
        CHECK(recover(world.data, read(journal, "a", 16)).value().replayed == 16);
    }
    SECTION("an answer that is gone")
    {
        meddle(file, "DELETE FROM answer WHERE number = 16");
        CHECK_THAT(reason(),
                   Catch::Matchers::ContainsSubstring("answer 17 of game \"a\" is missing"));
    }
    SECTION("two answers that changed places")
    {
        meddle(file,
               "UPDATE answer SET number = -1 WHERE number = 16;"
               "UPDATE answer SET number = 16 WHERE number = 17;"
               "UPDATE answer SET number = 17 WHERE number = -1");
        CHECK_THAT(reason(), Catch::Matchers::ContainsSubstring("of game \"a\" is damaged"));
    }
    SECTION("the start")
    {
        meddle(file, "UPDATE game SET start = replace(start, '\"seed\"', '\"sead\"')");
        CHECK_THAT(reason(),
                   Catch::Matchers::ContainsSubstring("the start of game \"a\" is damaged"));
    }
    SECTION("a save: the game is played again from its start")
    {
        meddle(file, "UPDATE save SET bytes = substr(bytes, 1, 4000)");
        Journal journal = opened(file);
        const Recovered back = recovered(world, journal, "a");
        CHECK(back.replayed == 70);
        CHECK_THAT(back.note,
                   Catch::Matchers::ContainsSubstring("the save is damaged or truncated"));
        CHECK_FALSE(verify(world.data, read(journal, "a")));
    }
    SECTION("a save of another game")
    {
        {
            Journal journal = opened(file);
            recorded(world, journal, "b", 64);
        }
        meddle(file, "UPDATE save SET bytes = (SELECT bytes FROM save WHERE game = 2)");
        Journal journal = opened(file);
        const Result<void> verified = verify(world.data, read(journal, "a"));
        CHECK_FALSE(verified);
    }
    SECTION("pages of the file")
    {
        std::string bytes = content_of(file);
        for (std::size_t at = 4096; at < bytes.size(); ++at) bytes[at] = '\x5a';
        write_bytes(file, bytes);
        CHECK_THAT(reason(), Catch::Matchers::ContainsSubstring("the journal is damaged (") &&
                                 Catch::Matchers::ContainsSubstring(".recover"));
        Journal journal = opened(file);
        CHECK_FALSE(journal.check());
        CHECK_FALSE(journal.append("a", {0}));
    }
}

TEST_CASE("a torn end of a journal costs only what was written last", "[tools][journal]")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "games";
    const JournalWorld world;
    Journal journal = opened(file);
    const std::unique_ptr<GameTable> table = recorded(world, journal, "a", 40);
    const auto all = table->replay().answers;
    // While the journal is open, the newest answers are in a second file beside the first.
    const std::string main = content_of(file);
    const std::string tail = content_of(file.string() + "-wal");
    REQUIRE(tail.size() > 40 * 4096);
    const std::filesystem::path torn = folder.path() / "torn";
    std::size_t last = all.size();
    for (std::size_t cut = 0; cut < tail.size(); cut += 4321) {
        std::string rest = tail.substr(0, tail.size() - cut);
        if (cut % 2 == 1) rest[rest.size() - 1 - cut % 50] ^= 1;
        write_bytes(torn, main);
        write_bytes(torn.string() + "-wal", rest);
        std::filesystem::remove(torn.string() + "-shm");
        Result<Journal> after = Journal::open(torn, Durability::program_end);
        if (!after) FAIL(after.error().message);
        const Result<JournalGame> game = after.value().read("a");
        if (!game) break;  // cut back to before the game began
        const auto& answers = game.value().start.answers;
        CHECK(answers.size() <= last);
        CHECK(std::equal(answers.begin(), answers.end(), all.begin()));
        CHECK(recover(world.data, game.value()));
        last = answers.size();
    }
    CHECK(last < 5);
}

TEST_CASE("a write that is refused takes nothing of other games with it",
          "[tools][journal][errors]")
{
    const TemporaryFolder folder;
    const JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    recorded(world, journal, "a", 5);
    REQUIRE(journal.append("a", {0}));
    CHECK_FALSE(journal.append("nobody", {0}));
    CHECK_FALSE(journal.save("nobody", "a match"));
    CHECK_FALSE(journal.end("nobody"));
    REQUIRE(journal.acknowledge());
    CHECK(read(journal, "a").start.answers.size() == 6);
    CHECK_FALSE(journal.append("nobody", {0}));
    Journal another = opened(folder.path() / "games");  // not blocked by the rejected write
    CHECK(another.append("a", {0}));
}

TEST_CASE("what a failed write has taken from other games is not acknowledged",
          "[tools][journal][errors]")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path() / "games";
    const JournalWorld world;
    Journal journal = opened(file);
    recorded(world, journal, "a", 5);
    recorded(world, journal, "b", 6);
    recorded(world, journal, "c", 7);
    // As SQLite does on a full disk.
    meddle(file,
           "CREATE TRIGGER full BEFORE INSERT ON save "
           "BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END");
    const auto answers = [&](const char* id) { return read(journal, id).start.answers.size(); };

    REQUIRE(journal.append("a", {0}));
    CHECK_FALSE(journal.save("b", "a match"));
    REQUIRE(journal.append("c", {0}));
    const Result<void> kept = journal.acknowledge();
    REQUIRE_FALSE(kept);
    CHECK_THAT(kept.error().message,
               Catch::Matchers::ContainsSubstring("nothing written since then was saved"));
    CHECK(answers("a") == 5);
    CHECK(answers("b") == 6);
    CHECK(answers("c") == 7);

    // The caller whose write fails already knows.
    REQUIRE(journal.append("b", {0}));
    CHECK_FALSE(journal.save("b", "a match"));
    REQUIRE(journal.append("c", {0}));
    REQUIRE(journal.acknowledge());
    CHECK(answers("b") == 6);
    CHECK(answers("c") == 8);
}

TEST_CASE("a game of other packs is not recovered", "[tools][journal][errors]")
{
    const TemporaryFolder folder;
    JournalWorld world;
    Journal journal = opened(folder.path() / "games");
    recorded(world, journal, "a", 5);
    const std::shared_ptr<CardPool> newer = test::small_pool();
    newer->packs[0].version = "2";
    newer->packs[0].play_hash = 2;
    world.data.pool = newer;
    const Result<Recovered> game = recover(world.data, read(journal, "a"));
    REQUIRE_FALSE(game);
    CHECK(
        game.error().message ==
        "game \"a\": the game was played with other cards: pack test was version 1 and is version "
        "2 now");
}

TEST_CASE("an answer that cannot be written down is taken back", "[tools][journal][errors]")
{
    struct FullDisk : GameRecord {
        Result<void> answered(Match&, const std::vector<std::vector<std::uint16_t>>&) override
        {
            return full;
        }
        Result<void> conceded(PlayerId) override { return full; }
        Result<void> went_back(std::size_t) override { return full; }
        Error full{"the disk is full"};
    } record;
    const JournalWorld world;
    const std::unique_ptr<GameTable> table = world.table(2);
    play_to(*table, 9);
    const GameTable::Moment moment = table->now();
    table->keep_record(&record);
    const Decision* open = table->match().decision();
    std::vector<std::uint16_t> picks;
    make_random_bot()->choose(*open, View{}, picks);
    CHECK(table->answer(picks).error().message == "the disk is full");
    CHECK_FALSE(table->concede(PlayerId::one));
    CHECK(table->run_out_of_time(PlayerId::one).error().message ==
          "this record of the game cannot keep that a player's time ran out");
    CHECK_FALSE(table->go_back(moment));
    CHECK(table->match().state() == moment.state);
    CHECK(table->answers_given() == 9);
    table->keep_record(nullptr);
    CHECK(table->answer(picks));
}

namespace {

/// A user who may read the file and its folder but not write. Root may do everything.
class NoRights {
public:
    explicit NoRights(const std::filesystem::path& folder) : folder_(folder)
    {
        namespace fs = std::filesystem;
        const auto readable =
            fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
        for (const auto& entry : fs::directory_iterator(folder)) {
            fs::permissions(entry.path(), readable);
        }
        fs::permissions(folder, readable | fs::perms::owner_exec | fs::perms::group_exec |
                                    fs::perms::others_exec);
        if (::geteuid() == 0) root_ = ::seteuid(65534) == 0;
    }
    ~NoRights()
    {
        if (root_ && ::seteuid(0) != 0) std::abort();
        std::filesystem::permissions(folder_, std::filesystem::perms::all);
    }
    NoRights(const NoRights&) = delete;
    NoRights& operator=(const NoRights&) = delete;

private:
    std::filesystem::path folder_;
    bool root_ = false;
};

std::vector<std::string> names_in(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

}  // namespace

TEST_CASE("a journal whose tables are not the program's own is refused", "[tools][journal][errors]")
{
    const TemporaryFolder folder;
    const auto file = folder.path() / "games.journal";
    {
        REQUIRE(Journal::open(file));
    }
    const std::string endless =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i";
    SECTION("a view that never ends")
    {
        const std::string view =
            "DROP TABLE game; CREATE VIEW game AS " + endless +
            " AS number, 'a' AS id, '' AS start, 0 AS conceded, 0 AS over FROM n";
        meddle(file, view.c_str());
        CHECK(refusal_to_open(file) ==
              file.string() +
                  ": this is not a journal: its view \"game\" is not the one that ptcg creates");
    }
    SECTION("a trigger")
    {
        meddle(file, "CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM answer; END");
        CHECK(refusal_to_open(file).find("trigger \"t\"") != std::string::npos);
    }
    SECTION("another table by the name")
    {
        meddle(file, "DROP TABLE save; CREATE TABLE save (game, answers AS (game), bytes)");
        CHECK(refusal_to_open(file).find("table \"save\"") != std::string::npos);
    }
    SECTION("a table that is missing")
    {
        meddle(file, "DROP TABLE save");
        CHECK(refusal_to_open(file) ==
              file.string() + ": this is not a journal: a table is missing");
    }
}

TEST_CASE("a journal is read where nothing may be written", "[tools][journal]")
{
    const JournalWorld world;
    const TemporaryFolder folder;
    const TemporaryFolder others;
    const auto file = folder.path() / "games.journal";
    const auto written = others.path() / "games.journal";
    SECTION("with a log beside it, as a host that died leaves it")
    {
        Journal journal = opened(written);
        recorded(world, journal, "a", 5);
        std::filesystem::copy_file(written, file);
        std::filesystem::copy_file(written.string() + "-wal", file.string() + "-wal");
        REQUIRE(std::filesystem::file_size(file.string() + "-wal") > 0);
    }
    SECTION("closed well")
    {
        {
            Journal journal = opened(written);
            recorded(world, journal, "a", 5);
        }
        std::filesystem::copy_file(written, file);
    }
    const std::vector<std::string> before = names_in(folder.path());
    {
        const NoRights none(folder.path());
        Result<Journal> journal = Journal::open_to_read(file);
        if (!journal) FAIL(journal.error().message);
        CHECK(journal.value().check());
        REQUIRE(journal.value().list().value().size() == 1);
        CHECK(read(journal.value(), "a").start.answers.size() == 5);
        CHECK(verify(world.data, read(journal.value(), "a")));
    }
    CHECK(names_in(folder.path()) == before);
}

TEST_CASE("a file that is not regular is not a journal", "[tools][journal][errors]")
{
    const TemporaryFolder folder;
    const auto pipe = folder.path() / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(refusal_to_open(pipe) == pipe.string() + ": not a regular file");
    CHECK(refusal_to_open("/dev/zero") == "/dev/zero: not a regular file");
}

}  // namespace ptcg::journal_test
