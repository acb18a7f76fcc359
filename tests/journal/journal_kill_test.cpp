// A host that is killed at any moment has lost no answer that it acknowledged.

#include <csignal>
#include <cstdlib>
#include <map>
#include <random>

#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

#include "journal_world.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::journal_kill_test {

using namespace ptcg::tools;
using test::JournalWorld;
using test::play_to;

namespace {

constexpr std::uint64_t games_at_a_time = 3;

/// What a host sends to the player who answered. It is so short that it arrives completely or not
/// at all.
struct Acknowledgment {
    std::uint64_t game = 0;
    std::uint64_t answers = 0;
    std::uint64_t position = 0;
};

struct Hosting {
    std::filesystem::path file;
    int pipe = -1;
    bool grouped = false;    ///< one acknowledgment for an answer in each game
    bool too_early = false;  ///< planted error: tells players before the journal has the answer
};

std::uint64_t seed_of(std::uint64_t game)
{
    return game + 100;
}

/// Plays games in a journal until it is killed. Continues the games in the journal.
class Host {
public:
    Host(const JournalWorld& world, const Hosting& hosting)
        : world_(world),
          hosting_(hosting),
          journal_(good(Journal::open(
              hosting.file, hosting.grouped ? Durability::power_cut : Durability::program_end)))
    {
        for (const JournalLine& line : good(journal_.list())) {
            next_ = std::max<std::uint64_t>(next_, std::stoull(line.id) + 1);
            if (!line.over) sit_down(line.id);
        }
    }

    [[noreturn]] void run()
    {
        for (;;) {
            while (tables_.size() < games_at_a_time) begin();
            if (hosting_.grouped) {
                play_round();
            } else {
                play_one_each();
            }
            std::erase_if(tables_, [](const auto& each) { return each.second->match().over(); });
        }
    }

private:
    void sit_down(const std::string& id)
    {
        tables_[std::stoull(id)] = good(recover(world_.data, good(journal_.read(id)))).table;
    }

    void begin()
    {
        const std::uint64_t game = next_++;
        std::unique_ptr<GameTable> table = world_.table(seed_of(game));
        check(begin_in(journal_, std::to_string(game), *table));
        tables_[game] = std::move(table);
    }

    void play_one_each()
    {
        for (auto& [game, table] : tables_) {
            JournalRecord record(journal_, std::to_string(game));
            if (!hosting_.too_early) table->keep_record(&record);
            play_to(*table, table->answers_given() + 1);
            table->keep_record(nullptr);
            tell(game, *table);
            if (hosting_.too_early) check(record.answered(table->match(), table->replay().answers));
        }
    }

    void play_round()
    {
        for (auto& [game, table] : tables_) {
            play_to(*table, table->answers_given() + 1);
            const std::string id = std::to_string(game);
            check(journal_.append(id, table->replay().answers.back()));
            if (table->match().over()) check(journal_.end(id));
        }
        if (!hosting_.too_early) check(journal_.acknowledge());
        for (auto& [game, table] : tables_) tell(game, *table);
        check(journal_.acknowledge());
    }

    void tell(std::uint64_t game, GameTable& table) const
    {
        const Acknowledgment said{game, table.answers_given(), fingerprint(table.match().state())};
        if (::write(hosting_.pipe, &said, sizeof said) != sizeof said) ::_exit(3);
    }

    template <typename T>
    static T good(Result<T> result)
    {
        if (!result) throw std::runtime_error(result.error().message);
        return std::move(result.value());
    }
    static void check(const Result<void>& result)
    {
        if (!result) throw std::runtime_error(result.error().message);
    }

    const JournalWorld& world_;
    const Hosting& hosting_;
    Journal journal_;
    std::map<std::uint64_t, std::unique_ptr<GameTable>> tables_;
    std::uint64_t next_ = 1;
};

/// A host in a separate process.
class Child {
public:
    Child(const JournalWorld& world, Hosting hosting)
    {
        std::array<int, 2> ends{};
        REQUIRE(::pipe(ends.data()) == 0);
        process_ = ::fork();
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            ::close(ends[0]);
            hosting.pipe = ends[1];
            try {
                Host(world, hosting).run();
            } catch (const std::exception& error) {
                std::fputs(error.what(), stderr);
            } catch (...) {
            }
            ::_exit(2);
        }
        ::close(ends[1]);
        pipe_ = ends[0];
    }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child()
    {
        if (process_ > 0) kill();
        ::close(pipe_);
    }

    /// Receives the next acknowledgment. Returns false if there are no more.
    [[nodiscard]] bool hear(Acknowledgment& said) const
    {
        return ::read(pipe_, &said, sizeof said) == sizeof said;
    }

    /// Returns whether it was still running.
    bool kill()
    {
        ::kill(process_, SIGKILL);
        int status = 0;
        ::waitpid(process_, &status, 0);
        process_ = -1;
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    }

private:
    pid_t process_ = -1;
    int pipe_ = -1;
};

/// Kills one host after another and compares the journal with what the hosts acknowledged.
class Killer {
public:
    explicit Killer(std::uint64_t seed) : random_(seed) {}

    /// Returns what was lost, or an empty string.
    std::string kill_one(bool too_early)
    {
        Hosting hosting{folder_.path() / "games", -1, kills_++ % 2 == 1, too_early};
        Child host(world_, hosting);
        std::map<std::uint64_t, Acknowledgment> said;
        Acknowledgment one;
        for (auto wait = random_() % 40; wait > 0 && host.hear(one); --wait) said[one.game] = one;
        ::usleep(static_cast<useconds_t>(random_() % 3000));
        if (!host.kill()) return "the host ended by itself";
        while (host.hear(one)) said[one.game] = one;
        for (const auto& [game, last] : said) {
            heard_ = std::max(heard_, last.answers);
            if (std::string lost = compare(last); !lost.empty()) return lost;
        }
        return {};
    }

    [[nodiscard]] std::uint64_t most_answers() const { return heard_; }

private:
    std::string compare(const Acknowledgment& last)
    {
        const std::string id = std::to_string(last.game);
        Result<Journal> journal = Journal::open_to_read(folder_.path() / "games");
        if (!journal) return journal.error().message;
        const Result<JournalGame> game = journal.value().read(id);
        if (!game) return game.error().message;
        const auto& answers = game.value().start.answers;
        if (answers.size() < last.answers) {
            return fmt::format("game {}: {} answers were acknowledged, {} are there", id,
                               last.answers, answers.size());
        }
        const std::unique_ptr<GameTable> table = world_.table(seed_of(last.game));
        for (std::size_t i = 0; i < answers.size(); ++i) {
            if (!table->answer(answers[i])) return fmt::format("game {}: answer {}", id, i);
            if (i + 1 == last.answers && fingerprint(table->match().state()) != last.position) {
                return fmt::format("game {}: after {} answers it stands elsewhere", id, i + 1);
            }
        }
        const Result<Recovered> recovered = recover(world_.data, game.value());
        if (!recovered) return recovered.error().message;
        if (recovered.value().table->match().state() == table->match().state()) return {};
        return fmt::format("game {}: recovered, it is not as played again", id);
    }

    const JournalWorld world_;
    const test::TemporaryFolder folder_;
    std::mt19937_64 random_;
    std::uint64_t kills_ = 0;
    std::uint64_t heard_ = 0;
};

}  // namespace

TEST_CASE("no acknowledged answer is lost when the host is killed", "[tools][journal][kills]")
{
    const char* const wanted = std::getenv("PTCG_KILLS");
    const int kills = wanted == nullptr ? 20 : std::atoi(wanted);
    Killer killer(kills == 20 ? 1 : std::random_device{}());
    for (int i = 0; i < kills; ++i) {
        INFO("kill " << i + 1);
        const std::string lost = killer.kill_one(false);
        REQUIRE(lost.empty());
    }
    CHECK(killer.most_answers() > 20);  // otherwise the games were too short
}

TEST_CASE("the killing finds out a host that acknowledges too early", "[tools][journal][kills]")
{
    Killer killer(2);
    std::string lost;
    for (int i = 0; i < 200 && lost.empty(); ++i) lost = killer.kill_one(true);
    CHECK_THAT(lost, Catch::Matchers::ContainsSubstring("were acknowledged"));
}

}  // namespace ptcg::journal_kill_test
