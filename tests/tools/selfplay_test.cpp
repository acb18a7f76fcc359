// Games of all decks that combine everything: explicit chance, forks, saves, redrawn positions, and
// views compared with what a player may know. As a test it plays a few games. `tools/dev selfplay`
// plays for hours and watches memory.

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include <unistd.h>

#include <fmt/core.h>

#include "all_decks.hpp"
#include "data/formats.hpp"
#include "ptcg/determinize.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/folders.hpp"
#include "support/knowledge.hpp"
#include "support/neutral_cards.hpp"

namespace ptcg::selfplay_test {

using namespace ptcg::tools;
using namespace std::chrono_literals;
using test::random_answer;

namespace {

/// The decks and each pair's rules. Only read while the threads play.
struct AllPairs {
    AllPairs()
    {
        const std::vector<std::filesystem::path> roots{test::cards_folder()};
        LoadResult loaded = load_packs(roots);
        REQUIRE(loaded.pool);
        pool = std::move(loaded.pool);
        lists = test::all_lists(*pool, roots);
        REQUIRE(lists.size() > 20);
        for (std::size_t one = 0; one < lists.size(); ++one) {
            for (std::size_t two = 0; two < lists.size(); ++two) {
                const std::array decks{Deck{{}, lists[one].cards, lists[one].text},
                                       Deck{{}, lists[two].cards, lists[two].text}};
                Result<RulesOfPlay> play = choose_rules({}, decks, pool->library, roots);
                REQUIRE(play);
                rules.try_emplace(play.value().ruleset, play.value().rules);
                ruleset[{one, two}] = play.value().ruleset;
            }
        }
    }

    std::shared_ptr<const CardPool> pool;
    std::vector<test::NamedList> lists;
    std::map<std::string, Ruleset> rules;
    std::map<std::pair<std::size_t, std::size_t>, std::string> ruleset;
};

/// One game, completely determined by its seed.
class Game {
public:
    Game(const AllPairs& pairs, ScriptHost& host, std::uint64_t seed) : host_(host), random_(seed)
    {
        const auto count = static_cast<std::uint32_t>(pairs.lists.size());
        const std::size_t one = random_.below(count), two = random_.below(count);
        name_ = fmt::format("game {}: {} against {}", seed, pairs.lists[one].name,
                            pairs.lists[two].name);
        Result<Match> started =
            Match::start(pairs.pool->library, pairs.rules.at(pairs.ruleset.at({one, two})), &host,
                         {.deck_one = pairs.lists[one].cards,
                          .deck_two = pairs.lists[two].cards,
                          .seed = seed,
                          .explicit_chance = random_.below(4) != 0,
                          .decision_cap = 20'000});
        match_.emplace(std::move(started.value()));
    }

    /// Plays the game to its end. Returns what was wrong, or an empty string.
    [[nodiscard]] std::string play(std::atomic<std::uint64_t>& decisions)
    {
        while (match_->decision() != nullptr) {
            ++decisions;
            const std::string wrong = step();
            if (!wrong.empty()) {
                return fmt::format("{}, decision {}: {}", name_, match_->state().decisions, wrong);
            }
        }
        if (match_->outcome() == Outcome::void_match) return name_ + ": " + match_->failure();
        return {};
    }

private:
    [[nodiscard]] std::string step()
    {
        if (std::string wrong = invariant_broken(match_->rules()); !wrong.empty()) return wrong;
        if (std::string leak = knowledge_.look(*match_); !leak.empty()) return leak;
        if (random_.below(16) == 0) twin_ = fork(match_->state());
        if (random_.below(32) == 0 && !play_elsewhere(fork(match_->state())))
            return "a fork failed";
        if (random_.below(32) == 0 && !survives_saving()) return "a loaded save is another match";
        if (random_.below(32) == 0) {
            if (std::string wrong = redraw(); !wrong.empty()) return wrong;
        }
        const std::vector<std::uint16_t> picks = random_answer(*match_->decision(), random_);
        if (const Result<void> taken = match_->answer(picks); !taken) return taken.error().message;
        if (!twin_) return {};
        const Result<void> followed = twin_->answer(picks);
        if (!followed || !(twin_->state() == match_->state())) return "a fork went another way";
        if (twin_->over()) twin_.reset();
        return {};
    }

    [[nodiscard]] Match fork(const MatchState& state)
    {
        Result<Match> copy = Match::resume(match_->library(), match_->ruleset(), &host_, state);
        copy.value().record_events(false);
        return std::move(copy.value());
    }

    /// Plays in a fork. Returns whether this worked and the match is unchanged.
    [[nodiscard]] bool play_elsewhere(Match other)
    {
        const MatchState before = match_->state();
        for (int i = 0; i < 20 && other.decision() != nullptr; ++i) {
            if (!other.answer(random_answer(*other.decision(), random_))) return false;
            if (!invariant_broken(other.rules()).empty()) return false;
        }
        return match_->state() == before;
    }

    [[nodiscard]] bool survives_saving()
    {
        const std::string save = save_match(*match_);
        const Result<LoadedMatch> loaded =
            load_match(save, match_->library(), match_->ruleset(), &host_, {});
        return loaded && loaded.value().match.state() == match_->state();
    }

    [[nodiscard]] std::string redraw()
    {
        const PlayerId asked = match_->decision()->asked;
        if (asked == PlayerId::chance) return {};
        const Observation seen(*match_, asked, {.real_list = random_.below(2) == 0});
        Result<Match> sample = seen.sample(random_.next());
        if (!sample) return {};  // rare, and reported
        View view;
        make_view(sample.value().rules(), seen_by(asked), view);
        if (!(view == seen.view())) return "a redrawn position shows its player something else";
        return play_elsewhere(std::move(sample.value())) ? "" : "a redrawn position failed";
    }

    ScriptHost& host_;
    Random random_;
    std::string name_;
    std::optional<Match> match_, twin_;
    test::Knowledge knowledge_;
};

/// Returns this process's resident memory in bytes.
[[nodiscard]] std::uint64_t memory_in_use()
{
    std::ifstream statm("/proc/self/statm");
    std::uint64_t size = 0, resident = 0;
    statm >> size >> resident;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// Two threads, each with its own host, that play until the time or the games run out.
class SelfPlay {
public:
    explicit SelfPlay(const AllPairs& pairs) : pairs_(pairs) {}

    void play(std::uint64_t first_seed, std::uint64_t games, std::chrono::seconds time)
    {
        next_ = first_seed;
        end_ = first_seed + games;
        until_ = std::chrono::steady_clock::now() + time;
        std::vector<std::thread> threads;
        for (int i = 0; i < 2; ++i) threads.emplace_back([this] { run(); });
        for (std::thread& thread : threads) thread.join();
    }

    [[nodiscard]] std::uint64_t games() const { return games_; }
    [[nodiscard]] std::uint64_t decisions() const { return decisions_; }
    [[nodiscard]] const std::string& wrong() const { return wrong_; }

private:
    void run()
    {
        ScriptHost host(pairs_.pool->scripts, pairs_.pool->library);
        while (!stop_ && std::chrono::steady_clock::now() < until_) {
            const std::uint64_t seed = next_++;
            if (seed >= end_) return;
            const std::string wrong = Game(pairs_, host, seed).play(decisions_);
            ++games_;
            if (wrong.empty()) continue;
            const std::lock_guard lock(mutex_);
            wrong_ = wrong;
            stop_ = true;
        }
    }

    const AllPairs& pairs_;
    std::atomic<std::uint64_t> next_{0}, games_{0}, decisions_{0};
    std::uint64_t end_ = 0;
    std::chrono::steady_clock::time_point until_;
    std::atomic<bool> stop_{false};
    std::mutex mutex_;
    std::string wrong_;
};

/// Prints a line with the memory in use once a minute during play.
class Watch {
public:
    Watch(const SelfPlay& watched, std::chrono::seconds time)
        : watched_(watched), time_(time), thread_([this] { run(); })
    {
    }
    ~Watch() { stop(); }

    void stop()
    {
        if (!thread_.joinable()) return;
        over_ = true;
        thread_.join();
        tell();
    }
    /// Returns the growth in bytes since a quarter of the time had passed.
    [[nodiscard]] std::int64_t growth() const
    {
        return static_cast<std::int64_t>(memory_in_use()) - static_cast<std::int64_t>(at_quarter_);
    }

private:
    void run()
    {
        while (!over_) {
            std::this_thread::sleep_for(100ms);
            if (at_quarter_ == 0 && passed() > time_ / 4) at_quarter_ = memory_in_use();
            if (passed() < told_ + 60s) continue;
            told_ += 60s;
            tell();
        }
    }
    [[nodiscard]] std::chrono::steady_clock::duration passed() const
    {
        return std::chrono::steady_clock::now() - start_;
    }
    void tell() const
    {
        fmt::print(stderr, "{:6} s  {:9} games  {:11} decisions  {:7.1f} MB\n",
                   std::chrono::duration_cast<std::chrono::seconds>(passed()).count(),
                   watched_.games(), watched_.decisions(),
                   static_cast<double>(memory_in_use()) / 1e6);
    }

    const SelfPlay& watched_;
    std::chrono::seconds time_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::chrono::steady_clock::duration told_{};
    std::uint64_t at_quarter_ = 0;
    std::atomic<bool> over_{false};
    std::thread thread_;
};

[[nodiscard]] std::uint64_t wanted(const char* variable, std::uint64_t otherwise)
{
    const char* const text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

#ifdef NDEBUG
constexpr std::uint64_t games = 300;
#else
constexpr std::uint64_t games = 24;
#endif

}  // namespace

TEST_CASE("games of all decks: nothing broken, nothing leaked", "[tools][selfplay][threads]")
{
    const AllPairs pairs;
    SelfPlay selfplay(pairs);
    const std::uint64_t seconds = wanted("PTCG_SELFPLAY_SECONDS", 0);
    const std::uint64_t only = wanted("PTCG_SELFPLAY_GAME", 0);
    if (only != 0) {
        selfplay.play(only, 1, 1h);
    } else if (seconds == 0) {
        selfplay.play(1, games, 1h);
        CHECK(selfplay.games() == games);
    } else {
        Watch watch(selfplay, std::chrono::seconds(seconds));
        selfplay.play(1, ~std::uint64_t{1}, std::chrono::seconds(seconds));
        watch.stop();
        // Freed memory and the allocators' tables vary by this much.
        if (seconds >= 120) CHECK(watch.growth() < 8'000'000);
    }
    INFO("PTCG_SELFPLAY_GAME=N plays one game again");
    CHECK(selfplay.wrong() == "");
}

}  // namespace ptcg::selfplay_test
