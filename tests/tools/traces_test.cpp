// Compares games of every pair of decks, and what the tests of cards and rules play, with recorded
// hashes. Whatever changes a question, an answer's result, a view or an event shows here, whether
// or not a test of the rule or card notices it. It cannot tell right from wrong. After an intended
// change, run `tools/dev traces` to record again.

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include <fmt/format.h>

#include "all_decks.hpp"
#include "card_tests/card_test.hpp"
#include "data/data.hpp"
#include "data/formats.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/everything_listens.hpp"
#include "support/folders.hpp"
#include "support/neutral_cards.hpp"
#include "trace.hpp"

namespace ptcg::traces_test {

using namespace ptcg::tools;

namespace {

const std::string searching_bot = "mcts:iterations=4";
#ifdef NDEBUG
constexpr bool searches = true;
#else
constexpr bool searches = false;  // under sanitizers it takes minutes
#endif

/// The results of games, independent of their order.
struct Sum {
    std::uint64_t decisions = 0, questions = 0, events = 0, samples = 0;

    void add(std::uint64_t count, const test::Trace& trace)
    {
        decisions += count;
        questions += trace.questions();
        events += trace.events();
        samples += trace.samples();
    }
    [[nodiscard]] std::string line() const
    {
        return fmt::format("{}\t{}\t{}\t{}", decisions, hex(questions), hex(events), hex(samples));
    }
};

/// Which hooks the masks of cards name: those a card has texts for, or all.
enum class Masks { of_the_cards, all_bits };

/// What was played and its result, as in the lines of the file.
using Recorded = std::map<std::string, std::string>;

class Games {
public:
    explicit Games(Masks masks)
    {
        LoadResult loaded = load_packs(roots_);
        REQUIRE(loaded.pool);
        pool_ = std::move(loaded.pool);
        if (masks == Masks::all_bits) test::let_everything_listen(pool_->library);
        lists_ = test::all_lists(*pool_, roots_);
        host_ = std::make_unique<ScriptHost>(pool_->scripts, pool_->library);
        cards_ = test::Trace::cards_of(pool_->library);
    }

    [[nodiscard]] const std::vector<test::NamedList>& lists() const { return lists_; }

    /// Plays games of two decks by the rules they ask for. In every other game chance is explicit,
    /// starting with the second.
    [[nodiscard]] std::pair<std::string, std::string> play(const std::string& bot, std::size_t one,
                                                           std::size_t two, std::uint64_t games)
    {
        const std::array decks{Deck{{}, lists_[one].cards, lists_[one].text},
                               Deck{{}, lists_[two].cards, lists_[two].text}};
        const RulesOfPlay play = choose_rules({}, decks, pool_->library, roots_).value();
        const std::string what =
            fmt::format("{}\t{}\t{}\t{}", bot, lists_[one].name, lists_[two].name, play.ruleset);
        Sum sum;
        for (std::uint64_t game = 0; game < games; ++game) {
            Result<Match> match = Match::start(pool_->library, play.rules, host_.get(),
                                               {.deck_one = lists_[one].cards,
                                                .deck_two = lists_[two].cards,
                                                .seed = derived_seed(hash_of(what), game),
                                                .explicit_chance = game % 2 == 1,
                                                .decision_cap = 20'000});
            REQUIRE(match);
            test::Trace trace(cards_);
            play_on(match.value(), bot, trace);
            sum.add(match.value().state().decisions, trace);
        }
        return {what, sum.line()};
    }

private:
    void play_on(Match& match, const std::string& bot, test::Trace& trace)
    {
        std::array<std::unique_ptr<Bot>, players> bots;
        for (std::size_t i = 0; i < players; ++i) {
            bots[i] = std::move(make_bot(bot, pool_->library).value());
            bots[i]->begin(i);
        }
        Random chance(1);
        std::vector<std::uint16_t> picks;
        while (const Decision* open = match.decision()) {
            trace.add_question(match);
            if (open->asked == PlayerId::chance) {
                picks = test::random_answer(*open, chance);
            } else {
                ask(*bots[at(open->asked)], match, view_, picks);
            }
            trace.add_answer(picks);
            if (!match.answer(picks)) break;  // not recorded, so the missing game shows
        }
        trace.add_end(match);
    }

    const std::vector<std::filesystem::path> roots_{test::cards_folder()};
    std::shared_ptr<const CardPool> pool_;
    std::vector<test::NamedList> lists_;
    std::unique_ptr<ScriptHost> host_;
    test::Trace::Cards cards_;
    View view_;
};

/// Plays again what a test played, on a match that continues from the test's first question.
void trace_played(const Played& played, const CardLibrary& library, EffectHost& host,
                  test::Trace& trace)
{
    if (played.answers.empty()) return;
    Result<Match> match =
        Match::resume(library, *played.position.rules, &host, played.answers[0].state);
    REQUIRE(match);
    for (const AnsweredQuestion& answered : played.answers) {
        if (match.value().decision() == nullptr) break;
        trace.add_question(match.value());
        trace.add_answer(answered.picks);
        if (!match.value().answer(answered.picks)) break;
    }
    trace.add_end(match.value());
}

/// Plays the tests of all cards and rules, one line a file.
void play_tests(Recorded& played, Masks masks)
{
    namespace fs = std::filesystem;
    const std::optional<Data> data = load_data({(test::tests_folder() / "packs").string()});
    REQUIRE(data);
    if (masks == Masks::all_bits) test::let_everything_listen(data->library());
    ScriptHost host(data->pool->scripts, data->library());
    RulesetFinder rulesets(data->roots);
    const CardTestWorld world{
        .library = &data->library(),
        .effects = &host,
        .other_effects = nullptr,
        .ruleset = [&](std::string_view name) { return rulesets.find(name); }};
    const std::array folders{test::cards_folder(), test::tests_folder() / "rules"};
    const std::vector<CardTestFile> files = find_card_tests(folders);
    REQUIRE(files.size() > 500);
    const test::Trace::Cards cards = test::Trace::cards_of(data->library());
    for (const CardTestFile& file : files) {
        Sum sum;  // a loop over pairs runs in any order
        CardTestOptions options;
        options.reruns.fill(false);
        options.on_played = [&](const Played& one) {
            test::Trace trace(cards);
            trace_played(one, data->library(), host, trace);
            sum.add(one.answers.size(), trace);
        };
        const CardTestResult result = run_card_tests(world, file, options);
        INFO(result.report());
        CHECK(result.failed() == 0);
        const fs::path shown = fs::relative(file.path, test::tests_folder().parent_path());
        played[fmt::format("test\t{}\t-\t-", shown.generic_string())] = sum.line();
    }
}

[[nodiscard]] std::filesystem::path file()
{
    return test::tests_folder() / "golden" / "traces.tsv";
}

[[nodiscard]] Recorded read_recorded()
{
    Recorded recorded;
    std::ifstream in(file());
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with('#')) continue;
        std::size_t end = 0;  // of the key, which has four fields
        for (int tabs = 0; tabs < 4; ++tabs) end = line.find('\t', end + 1);
        REQUIRE(end != std::string::npos);
        recorded[line.substr(0, end)] = line.substr(end + 1);
    }
    return recorded;
}

void write(const Recorded& played)
{
    REQUIRE(searches);  // only a release build plays them all
    std::ofstream out(file());
    out << "# Games of every pair of decks, and tests; written by tools/dev traces.\n"
        << "# Bot, decks, ruleset, decisions; what was asked, what happened, positions redrawn.\n";
    for (const auto& [what, came] : played) out << what << '\t' << came << '\n';
    REQUIRE(out.good());
}

/// Plays every pair with the quick bots, and each deck against the next one in the list also with
/// the searching bot.
[[nodiscard]] Recorded play_all()
{
    Games games(Masks::of_the_cards);
    const std::size_t count = games.lists().size();
    REQUIRE(count > 20);
    Recorded played;
    for (std::size_t one = 0; one < count; ++one) {
        for (std::size_t two = one; two < count; ++two) {
            played.insert(games.play("random", one, two, 4));
            played.insert(games.play("greedy", one, two, 2));
        }
        if (searches) played.insert(games.play(searching_bot, one, (one + 1) % count, 1));
    }
    play_tests(played, Masks::of_the_cards);
    return played;
}

/// Plays each deck against the next, and the tests. That is enough to notice that a mask decides
/// something.
[[nodiscard]] Recorded play_some_with_all_bits()
{
    Games games(Masks::all_bits);
    const std::size_t count = games.lists().size();
    Recorded played;
    for (std::size_t one = 0; one < count; ++one) {
        const std::size_t two = (one + 1) % count;
        played.insert(games.play("random", std::min(one, two), std::max(one, two), 4));
        played.insert(games.play("greedy", std::min(one, two), std::max(one, two), 2));
    }
    play_tests(played, Masks::all_bits);
    return played;
}

/// Checks that the results are the recorded ones.
void compare(const Recorded& played, const Recorded& recorded)
{
    std::size_t different = 0;
    std::string first;
    for (const auto& [what, came] : played) {
        const auto found = recorded.find(what);
        const std::string before = found == recorded.end() ? "nothing" : found->second;
        if (before == came) continue;
        if (++different > 5) continue;
        first += fmt::format("{}\n  recorded {}\n  now      {}\n", what, before, came);
    }
    INFO(different << " of " << played.size() << " differ; the first are\n" << first);
    CHECK(different == 0);
}

}  // namespace

TEST_CASE("Games of every pair of decks, and all tests, go as they were recorded",
          "[tools][traces]")
{
    Recorded played = play_all();
    if (std::getenv("PTCG_WRITE_TRACES") != nullptr) return write(played);
    const Recorded recorded = read_recorded();
    for (const auto& [what, came] : recorded) {
        const bool skipped = !searches && what.starts_with(searching_bot);
        if (!skipped) played.try_emplace(what, "nothing");
    }
    compare(played, recorded);
}

TEST_CASE("A mask that says more than the cards have changes nothing in any game",
          "[tools][traces]")
{
    compare(play_some_with_all_bits(), read_recorded());
}

}  // namespace ptcg::traces_test
