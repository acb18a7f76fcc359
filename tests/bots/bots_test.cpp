#include "ptcg/bots/bots.hpp"

#include <algorithm>
#include <map>

#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/small_cards.hpp"

namespace ptcg::bots_test {

namespace {

bool is_legal(const Decision& decision, const std::vector<std::uint16_t>& picks)
{
    if (picks.size() < decision.min || picks.size() > decision.max) return false;
    return std::all_of(picks.begin(), picks.end(), [&](std::uint16_t pick) {
        return pick < decision.options.size() &&
               std::count(picks.begin(), picks.end(), pick) <= decision.options[pick].count;
    });
}

/// All bots. The searching ones have little to do.
const std::vector<std::string> quick_bots = {"random", "greedy", "mcts:iterations=4",
                                             "mcts-open:iterations=4:turns=0"};

/// Plays a game of cards without text. Every answer must be accepted.
MatchState play(const test::SmallCards& cards, std::string_view bot_name, std::uint64_t seed)
{
    const std::vector<DefId> deck = cards.deck();
    const Ruleset rules;
    MatchSetup setup;
    setup.deck_one = deck;
    setup.deck_two = deck;
    setup.seed = seed;
    setup.decision_cap = 5000;
    Result<Match> started = Match::start(cards.library, rules, nullptr, setup);
    REQUIRE(started);
    Match& match = started.value();
    const std::unique_ptr<Bot> bot = std::move(make_bot(bot_name, cards.library).value());
    bot->begin(seed);
    std::vector<std::uint16_t> picks;
    View view;
    while (const Decision* decision = match.decision()) {
        ask(*bot, match, view, picks);
        REQUIRE(is_legal(*decision, picks));
        const Result<void> taken = match.answer(picks);
        REQUIRE(taken);
        REQUIRE(invariant_broken(match.rules()) == "");
    }
    return match.state();
}

}  // namespace

TEST_CASE("Bots give only legal answers and bring a game to its end", "[tools][bots]")
{
    const test::SmallCards cards;
    for (const std::string& name : quick_bots) {
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            INFO(name << ", seed " << seed);
            CHECK(play(cards, name, seed).now.outcome == Outcome::won);
        }
    }
}

TEST_CASE("The same seed makes a bot play the same", "[tools][bots]")
{
    const test::SmallCards cards;
    for (const std::string& name : quick_bots) {
        CHECK(play(cards, name, 7) == play(cards, name, 7));
    }
    CHECK_FALSE(play(cards, "random", 7) == play(cards, "random", 8));
}

TEST_CASE("The random bot uses every legal answer", "[tools][bots]")
{
    const std::vector<Option> options = {{.kind = OptionKind::card, .count = 2},
                                         {.kind = OptionKind::card, .count = 1}};
    Decision decision;
    decision.min = 0;
    decision.max = 3;
    decision.options = options;
    const std::unique_ptr<Bot> bot = make_random_bot();
    bot->begin(1);
    std::map<std::vector<std::uint16_t>, int> seen;
    std::vector<std::uint16_t> picks;
    for (int i = 0; i < 2000; ++i) {
        bot->choose(decision, View{}, picks);
        REQUIRE(is_legal(decision, picks));
        std::sort(picks.begin(), picks.end());
        ++seen[picks];
    }
    CHECK(seen.size() == 6);  // none; 0; 1; 0 0; 0 1; 0 0 1
}

TEST_CASE("No option whose script has failed is picked", "[tools][bots]")
{
    const std::vector<Option> options = {{.kind = OptionKind::card, .count = 0},
                                         {.kind = OptionKind::card, .count = 1},
                                         {.kind = OptionKind::card, .count = 0},
                                         {.kind = OptionKind::card, .count = 1}};
    Decision decision;
    decision.options = options;
    decision.min = decision.max = 1;
    const std::unique_ptr<Bot> bot = make_random_bot();
    bot->begin(1);
    std::map<std::vector<std::uint16_t>, int> seen;
    std::vector<std::uint16_t> picks;
    for (int i = 0; i < 1000; ++i) {
        bot->choose(decision, View{}, picks);
        ++seen[picks];
    }
    CHECK(seen.size() == 2);
    CHECK(seen[{1}] + seen[{3}] == 1000);
    CHECK(seen[{1}] > 400);
    CHECK(seen[{3}] > 400);
}

TEST_CASE("A bot can answer a question nothing fits", "[tools][bots]")
{
    const test::SmallCards cards;
    Decision decision;
    decision.asked = PlayerId::one;
    decision.min = 0;
    decision.max = 0;
    for (const std::string& name : bot_names()) {
        const std::unique_ptr<Bot> bot = std::move(make_bot(name, cards.library).value());
        std::vector<std::uint16_t> picks = {3};
        bot->choose(decision, View{}, picks);
        CHECK(picks.empty());
    }
}

TEST_CASE("The greedy bot takes the attack that does more damage", "[tools][bots]")
{
    const test::SmallCards cards;
    View view;
    view.player[1].pokemon[0].present = true;
    view.player[1].pokemon[0].def = cards.magmar;
    view.player[1].pokemon[0].hp = 70;
    const std::vector<Option> options = {
        {.kind = OptionKind::attack, .value = 0, .def = cards.mareep},
        {.kind = OptionKind::attack, .value = 0, .def = cards.flaaffy},
        {.kind = OptionKind::end_turn}};
    Decision decision;
    decision.asked = PlayerId::one;
    decision.options = options;
    std::vector<std::uint16_t> picks;
    make_greedy_bot(cards.library)->choose(decision, view, picks);
    CHECK(picks == std::vector<std::uint16_t>{1});
}

TEST_CASE("The greedy bot does not draw its last cards", "[tools][bots]")
{
    CardLibrary library;
    CardDef trainer;
    trainer.name = library.intern("Big Draw");
    trainer.kind = CardKind::trainer;
    trainer.trainer = TrainerKind::supporter;
    CardText words;
    words.id = "test-1";
    words.text = "Discard your hand and draw 7 cards.";
    const DefId draws = library.add(trainer, words);
    CardDef pokemon;
    pokemon.name = library.intern("Digger");
    pokemon.kind = CardKind::pokemon;
    pokemon.hp = 60;
    pokemon.attack_count = 1;
    pokemon.attacks[0].damage = 60;
    words.id = "test-2";
    words.text = "";
    words.attack_text = {"Discard 5 cards from the top of your deck."};
    const DefId digger = library.add(pokemon, words);
    View view;
    view.audience = seen_by(PlayerId::one);
    PokemonView& theirs = view.player[1].pokemon[0];
    theirs.present = true;
    theirs.def = digger;
    theirs.hp = 100;
    Decision decision;
    decision.asked = PlayerId::one;
    const std::unique_ptr<Bot> bot = make_greedy_bot(library);
    const auto does = [&](const Option& option, int deck, int prizes) {
        view.player[0].deck.count = static_cast<std::uint8_t>(deck);
        view.player[0].prizes.count = static_cast<std::uint8_t>(prizes);
        const std::vector<Option> options = {{.kind = OptionKind::end_turn}, option};
        decision.options = options;
        std::vector<std::uint16_t> picks;
        bot->choose(decision, view, picks);
        return picks == std::vector<std::uint16_t>{1};
    };
    const Option draw{.kind = OptionKind::play, .def = draws};
    CHECK(does(draw, 40, 6));
    CHECK(does(draw, 20, 1));
    CHECK_FALSE(does(draw, 8, 1));
    const Option dig{.kind = OptionKind::attack, .value = 0, .def = digger};
    CHECK(does(dig, 40, 6));
    CHECK_FALSE(does(dig, 4, 1));
    theirs.hp = 60;
    CHECK(does(dig, 4, 1));
    CHECK_FALSE(does(dig, 4, 2));
}

TEST_CASE("The name of a bot may carry options, and mistakes in it are told", "[tools][bots]")
{
    const Result<BotName> timed = read_bot_name("mcts:ms=50:turns=4");
    REQUIRE(timed);
    CHECK(timed.value().kind == BotKind::mcts);
    CHECK(timed.value().budget.milliseconds == 50);
    CHECK(timed.value().budget.iterations == 0);
    CHECK(timed.value().budget.turns == 4);
    CHECK(timed.value().budget.policy == 1);
    CHECK(read_bot_name("mcts:policy=0").value().budget.policy == 0);
    CHECK(read_bot_name("mcts").value().budget.iterations > 0);

    CHECK(bot_name_problem("mcts:iterations=20").empty());
    CHECK(bot_name_problem("clever") == "there is no bot \"clever\"; bots: random, greedy, mcts");
    CHECK(bot_name_problem("gredy") ==
          "there is no bot \"gredy\"; did you mean \"greedy\"?; bots: random, greedy, mcts");
    CHECK(bot_name_problem("greedy:ms=5") ==
          "the bot greedy has no options; write just \"greedy\"");
    CHECK(bot_name_problem("mcts:iteration=5") ==
          "mcts has no option \"iteration\"; did you mean \"iterations\"?; it has iterations, ms, "
          "turns, policy");
    CHECK(bot_name_problem("mcts:policy=2") ==
          "mcts option policy needs a whole number from 0 to 1, as in policy=1");
    const std::string number =
        "mcts option ms needs a whole number from 1 to 3600000, as in ms=100";
    for (const char* wrong : {"mcts:ms", "mcts:ms=", "mcts:ms=0", "mcts:ms=5s", "mcts:ms=-1"}) {
        CHECK(bot_name_problem(wrong) == number);
    }
    const test::SmallCards cards;
    CHECK_FALSE(make_bot("clever", cards.library));
}

}  // namespace ptcg::bots_test
