// The searching bot finds wins, answers legally with all decks, keeps its time limit and is
// repeatable.

#include <algorithm>
#include <chrono>

#include "ptcg/bots/bots.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/scripting/position.hpp"
#include "searching_bot.hpp"
#include "simulation/arena.hpp"
#include "support/theme_decks.hpp"

namespace ptcg::mcts_test {

using namespace ptcg::tools;
using namespace ptcg::test;

namespace {

[[nodiscard]] std::unique_ptr<Bot> bot_named(std::string_view name, const CardLibrary& library)
{
    Result<std::unique_ptr<Bot>> bot = make_bot(name, library);
    REQUIRE(bot);
    return std::move(bot.value());
}

struct Puzzles : ThemeDecks {
    [[nodiscard]] Match match_of(const std::string& position) const
    {
        ReadPosition read =
            read_position(position, "puzzle", pool->library, host.get(),
                          [](std::string_view id) { return &profile(std::string(id)); });
        REQUIRE(read.match);
        return std::move(*read.match);
    }

    /// Plays to the end of the turn, but gives at most `most` answers. Returns how many it gave.
    int play_turn(Match& match, std::string_view bot_name, std::uint64_t seed, int most) const
    {
        const std::unique_ptr<Bot> bot = bot_named(bot_name, pool->library);
        const std::unique_ptr<Bot> chance = make_random_bot();
        bot->begin(seed);
        chance->begin(seed);
        const int turn = match.turn();
        View view;
        std::vector<std::uint16_t> picks;
        int answers = 0;
        for (; match.decision() != nullptr && match.turn() == turn && answers < most; ++answers) {
            const bool by_chance = match.decision()->asked == PlayerId::chance;
            ask(by_chance ? *chance : *bot, match, view, picks);
            const Result<void> taken = match.answer(picks);
            if (!taken) FAIL(taken.error().message);
        }
        return answers;
    }

    /// Plays a puzzle's turn. Returns whether its player has won, whatever chance gave.
    [[nodiscard]] bool solved(const std::string& name, std::string_view bot_name,
                              std::uint64_t seed) const
    {
        Match match = match_of(file_text(cards_folder() / "puzzles" / (name + ".toml")));
        const PlayerId me = match.decision()->asked;
        play_turn(match, bot_name, seed, 1000);
        return match.over() && match.winner() == me;
    }
};

}  // namespace

TEST_CASE("mcts takes a win that is there in this turn", "[mcts]")
{
    const Puzzles puzzles;
    for (const std::string name : {"two-birds", "weak-spot", "anger", "relay"}) {
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            INFO(name << ", seed " << seed);
            CHECK(puzzles.solved(name, "mcts:iterations=400:turns=0", seed));
        }
    }
}

// The game is lost, so its end was put off by moving Energy to and fro.
TEST_CASE("mcts ends a turn in which a text can be used again and again", "[mcts]")
{
    const Puzzles puzzles;
    const std::string position = R"(
        title = "To and fro"
        turn = 8
        this_turn = ["energy", "supporter", "retreat"]
        [me]
        active = { card = "Mega Venusaur ex me1-3", energy = "GG", damage = 330 }
        bench = [
            { card = "Meowth ex me3-62", energy = "G" },
            { card = "Teal Mask Ogerpon ex sv6-25", used = ["Teal Dance"] },
            { card = "Chikorita me2pt5-8", new = true },
        ]
        prizes = 2
        [opponent]
        active = { card = "Mega Starmie ex me3-21", energy = "WWW" }
        bench = ["Staryu me3-20", "Duskull sv6pt5-18"]
        hand = 7
        prizes = 2)";
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Match match = puzzles.match_of(position);
        CHECK(puzzles.play_turn(match, "mcts:iterations=1000", seed, 40) < 20);
    }
}

TEST_CASE("mcts wins most games against greedy, with few tries", "[mcts]")
{
    const ThemeDecks decks;
    ArenaSetup setup;
    setup.pool = decks.pool.get();
    setup.rules = &profile("dp");
    setup.plan = {
        {"mcts:iterations=20", "greedy"}, {{{"one", "two"}, {decks.decks[0], decks.decks[1]}}}, 5};
    setup.games = 20;
    const ArenaResult result = play_arena(setup);
    REQUIRE(result.faults.empty());
    CHECK(result.total().games == 20);
    CHECK(result.total().wins >= 14);
}

TEST_CASE("Without the policy, mcts plays tries on as the greedy bot", "[mcts]")
{
    const ThemeDecks decks;
    const CardLibrary& library = decks.pool->library;
    PolicyWeights passive;  // ends its turns at once
    passive.general[question_number(Purpose::main_phase, OptionKind::end_turn)].position[0] = 10;
    const auto found = [&](std::uint64_t policy, const PolicyWeights& weights) {
        const auto bot = make_searching_bot(library, {.iterations = 20, .policy = policy},
                                            Foresight::fair, weights);
        const std::unique_ptr<Bot> any = make_random_bot();
        bot->begin(1);
        any->begin(1);
        const auto deck = decks.read(ThemeDecks::file_text(cards_folder() / "decks/dragapult.txt"));
        Match match = std::move(Match::start(library, profile("sv"), decks.host.get(),
                                             {.deck_one = deck, .deck_two = deck, .seed = 1})
                                    .value());
        View view;
        std::vector<std::uint16_t> picks;
        std::vector<double> worths;
        for (int answers = 0; answers < 60; ++answers) {
            const Decision* const open = match.decision();
            REQUIRE(open != nullptr);
            if (open->asked != PlayerId::chance) {
                ask(*bot, match, view, picks);
                for (const TriedPick& pick : bot->tried(*open)) worths.push_back(pick.worth);
            }
            ask(*any, match, view, picks);  // the same game, whatever the search finds
            REQUIRE(match.answer(picks));
        }
        return worths;
    };
    const PolicyWeights none;  // then the policy answers as the greedy bot
    CHECK(found(0, passive) == found(0, none));
    CHECK(found(0, passive) == found(1, none));
    CHECK(found(1, passive) != found(1, none));
}

TEST_CASE("mcts answers legally with every deck", "[mcts]")
{
    const ThemeDecks decks;
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(cards_folder())) {
        if (entry.path().parent_path().filename() == "decks") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    const std::unique_ptr<Bot> bot = bot_named("mcts:iterations=3:turns=0", decks.pool->library);
    const std::unique_ptr<Bot> other = make_random_bot();
    View view;
    std::vector<std::uint16_t> picks;
    for (std::size_t i = 0; i < files.size(); ++i) {
        INFO(files[i].string());
        const auto one = decks.read(ThemeDecks::file_text(files[i]));
        const auto two = decks.read(ThemeDecks::file_text(files[(i + 5) % files.size()]));
        Result<Match> match =
            Match::start(decks.pool->library, profile(i % 2 == 0 ? "sv" : "dp"), decks.host.get(),
                         {.deck_one = one, .deck_two = two, .seed = i, .decision_cap = 1500});
        REQUIRE(match);
        match.value().record_events(false);
        bot->begin(i);
        other->begin(i);
        while (const Decision* open = match.value().decision()) {
            const MatchState before = match.value().state();
            ask(open->asked == PlayerId::one ? *bot : *other, match.value(), view, picks);
            REQUIRE(match.value().state() == before);
            const Result<void> taken = match.value().answer(picks);
            if (!taken) FAIL(taken.error().message);
            const std::string broken = invariant_broken(match.value().rules());
            if (!broken.empty()) FAIL(broken);
        }
    }
}

TEST_CASE("mcts plays the same with the same seed, also where it cannot see", "[mcts]")
{
    const ThemeDecks decks;
    const auto answers = [&](std::uint64_t seed) {
        Match match = decks.start(5, false);
        const std::unique_ptr<Bot> bot = bot_named("mcts:iterations=20", decks.pool->library);
        bot->begin(seed);
        View view;
        std::vector<std::vector<std::uint16_t>> given;
        for (int i = 0; i < 40 && match.decision() != nullptr; ++i) {
            given.emplace_back();
            ask(*bot, match, view, given.back());
            REQUIRE(match.answer(given.back()));
        }
        return given;
    };
    CHECK(answers(1) == answers(1));
}

TEST_CASE("mcts answers the same whatever the hidden cards are", "[mcts]")
{
    const ThemeDecks decks;
    Match match = decks.start(5, false);
    Match other = decks.start(5, false);
    const std::unique_ptr<Bot> greedy = make_greedy_bot(decks.pool->library);
    const auto answer_to = [&](std::string_view name, Match& at) {
        const std::unique_ptr<Bot> bot = bot_named(name, decks.pool->library);
        bot->begin(1);
        View view;
        std::vector<std::uint16_t> picks;
        ask(*bot, at, view, picks);
        return picks;
    };
    View view;
    std::vector<std::uint16_t> picks;
    int compared = 0;
    int cheated = 0;
    for (int i = 0; i < 60 && match.decision() != nullptr; ++i) {
        const Decision& open = *match.decision();
        const Observation seen(match, open.asked, {.real_list = true});
        if (open.options.size() > 1 && seen.sample(static_cast<std::uint64_t>(i), other)) {
            ++compared;
            REQUIRE_FALSE(other.state() == match.state());
            CHECK(answer_to("mcts:iterations=20", match) == answer_to("mcts:iterations=20", other));
            const std::string_view open_bot = "mcts-open:iterations=20";
            cheated += answer_to(open_bot, match) == answer_to(open_bot, other) ? 0 : 1;
        }
        ask(*greedy, match, view, picks);
        REQUIRE(match.answer(picks));
    }
    CHECK(compared > 20);
    CHECK(cheated > 0);  // a bot that sees the hidden cards is affected by them
}

TEST_CASE("mcts answers when its time is up, however short it is", "[mcts]")
{
    const ThemeDecks decks;
    Match match = decks.start(5, false);
    const std::unique_ptr<Bot> greedy = make_greedy_bot(decks.pool->library);
    View view;
    std::vector<std::uint16_t> picks;
    while (match.turn() < 4) {
        ask(*greedy, match, view, picks);
        REQUIRE(match.answer(picks));
    }
    const std::unique_ptr<Bot> bot = bot_named("mcts:ms=100", decks.pool->library);
    bot->begin(1);
    const auto start = std::chrono::steady_clock::now();
    ask(*bot, match, view, picks);
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    CHECK(taken.count() < 5);  // fifty times its time limit: a machine can be busy
    CHECK(match.answer(picks));
}

}  // namespace ptcg::mcts_test
