// Answers that only one player knows, and how a position drawn for the other player treats them.

#include <set>

#include "ptcg/determinize.hpp"
#include "ptcg/recorded_answers.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

namespace ptcg::secret_test {

using namespace ptcg::test;

namespace {

/// A Trainer card: its player thinks of a number from 1 to 3, the opponent guesses, and the
/// opponent's Active Pokémon gets that number of damage counters.
struct Shells : NeutralCards {
    Shells()
    {
        trainer("Shells", TrainerKind::item, [](Resolver& game, EffectContext& it) {
            const PlayerId other = opponent_of(it.owner);
            int number = 0, guess = 0;
            Status s = game.ask_number(it.owner, Purpose::number, 1, 3, number, true);
            if (s == Status::done) s = game.ask_number(other, Purpose::number, 1, 3, guess);
            return s == Status::done ? game.put_counters(game.active(other), 10 * number) : s;
        });
    }
};

/// The match at the guess, after the number was chosen.
struct Guessing {
    Shells cards;
    Ruleset rules = profile("sv");

    [[nodiscard]] Match start(int number)
    {
        const auto deck = cards.deck({{30, "Bystander"}, {30, "Shells"}});
        Result<Match> started = Match::start(cards.library, rules, &cards.effects,
                                             {.deck_one = deck, .deck_two = deck, .seed = 4});
        REQUIRE(started);
        Match match = std::move(started.value());
        while (match.decision()->purpose != Purpose::main_phase) REQUIRE(match.answer_by_default());
        const int play = find_option(*match.decision(), OptionKind::play, cards["Shells"]);
        REQUIRE(play >= 0);
        REQUIRE(match.answer(static_cast<std::uint16_t>(play)));
        CHECK(match.decision()->secret);
        REQUIRE(match.answer(static_cast<std::uint16_t>(number - 1)));
        CHECK_FALSE(match.decision()->secret);
        return match;
    }
};

/// Returns the chosen number, found by continuing the match with a guess.
[[nodiscard]] int number_of(Match& match)
{
    const PlayerId guesser = match.decision()->asked;
    REQUIRE(match.answer(std::uint16_t{0}));
    return match.rules().slot(match.rules().active(guesser)).damage / 10;
}

}  // namespace

TEST_CASE("a secret answer counts like any other", "[determinize]")
{
    Guessing guessing;
    for (const int number : {1, 2, 3}) {
        Match match = guessing.start(number);
        Result<Match> again =
            Match::resume(match.library(), match.ruleset(), match.effects(), match.state());
        REQUIRE(again);
        CHECK(number_of(match) == number);
        REQUIRE(again.value().decision() != nullptr);
        CHECK(number_of(again.value()) == number);
    }
}

TEST_CASE("a secret answer leaves no trace in what is drawn for the other player", "[determinize]")
{
    Guessing guessing;
    std::set<int> drawn;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Match first = guessing.start(1);
        const PlayerId guesser = first.decision()->asked;
        Result<Match> sample = Observation(first, guesser, {.real_list = true}).sample(seed);
        REQUIRE(sample);
        for (const int number : {2, 3}) {
            Match other = guessing.start(number);
            Result<Match> same = Observation(other, guesser, {.real_list = true}).sample(seed);
            REQUIRE(same);
            CHECK(same.value().state() == sample.value().state());
        }
        REQUIRE(sample.value().decision() != nullptr);
        drawn.insert(number_of(sample.value()));
    }
    CHECK(drawn == std::set<int>{1, 2, 3});
}

TEST_CASE("who has answered in secret knows it, and so does who sees everything", "[determinize]")
{
    Guessing guessing;
    for (const int number : {1, 2, 3}) {
        for (const bool own : {true, false}) {
            Match match = guessing.start(number);
            const PlayerId guesser = match.decision()->asked;
            const Observation seen(match, own ? opponent_of(guesser) : guesser,
                                   {.real_list = true, .sees_everything = !own});
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                Result<Match> sample = seen.sample(seed);
                REQUIRE(sample);
                REQUIRE(sample.value().decision() != nullptr);
                CHECK(number_of(sample.value()) == number);
            }
        }
    }
}

TEST_CASE("recorded answers are read as they were written, secret or not")
{
    Answers answers;
    const std::vector<std::uint16_t> some{3, 300, 0}, none;
    REQUIRE(add_picks(answers, some, PlayerId::none));
    REQUIRE(add_picks(answers, some, PlayerId::two));
    REQUIRE(add_reseed(answers, 0x12345678));
    REQUIRE(add_picks(answers, none, PlayerId::one));
    const auto read = recorded_answers(answers);
    REQUIRE(read.size() == 4);
    CHECK(read[0].picks == some);
    CHECK(read[0].secret_of == PlayerId::none);
    CHECK(read[1].picks == some);
    CHECK(read[1].secret_of == PlayerId::two);
    CHECK(read[2].reseed == 0x12345678);
    CHECK(read[3].picks.empty());
    CHECK(read[3].secret_of == PlayerId::one);

    Random random(1);
    Answers known = answers;
    REQUIRE(forget_secrets(known, PlayerId::two, random));
    const auto left = recorded_answers(known);
    REQUIRE(left.size() == 4);
    CHECK(left[0].picks == some);
    CHECK(left[1].picks == some);
    CHECK(left[2].reseed == 0x12345678);
    CHECK(left[3].unknown.has_value());
}

TEST_CASE("what is drawn for an unknown answer is a legal one")
{
    const std::vector<Option> options{{.kind = OptionKind::number, .count = 2},
                                      {.kind = OptionKind::number, .count = 0},
                                      {.kind = OptionKind::number, .count = 1}};
    std::set<std::vector<std::uint16_t>> seen;
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        const Picks picks = drawn_picks(seed, options, 1, 3);
        std::vector<std::uint16_t> picked(picks.option.begin(), picks.option.begin() + picks.count);
        CHECK(std::ranges::count(picked, 0) <= 2);
        CHECK(std::ranges::count(picked, 1) == 0);
        CHECK(std::ranges::count(picked, 2) <= 1);
        seen.insert(std::move(picked));
    }
    CHECK(seen.size() == 2 + 3 + 3);  // 0, 2; 00, 02, 20; 002, 020, 200
    CHECK(drawn_picks(1, {}, 0, 0).count == 0);
}

}  // namespace ptcg::secret_test
