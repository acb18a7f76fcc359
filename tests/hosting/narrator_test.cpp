#include "ptcg/hosting/narrator.hpp"

#include <algorithm>
#include <array>

#include "ptcg/hosting/prompt.hpp"
#include "ptcg/hosting/words_json.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/small_cards.hpp"

namespace ptcg::narrator_test {

namespace {

using Lines = std::vector<std::string>;
constexpr PlayerId one = PlayerId::one;
constexpr PlayerId two = PlayerId::two;
constexpr std::array audiences{seen_by(one), seen_by(two), seen_by_spectators, seen_by_all};

Narrator narrator_for(const test::SmallCards& cards, Audience audience,
                      StoryForm form = StoryForm::story)
{
    Naming naming = cards.naming(true);
    if (audience == seen_by(one)) naming.you = one;
    if (audience == seen_by(two)) naming.you = two;
    return Narrator(naming, audience, form);
}

Lines texts(const std::vector<StoryLine>& lines)
{
    Lines all;
    for (const StoryLine& line : lines) all.push_back(line.text);
    return all;
}

void play(Match& match, Random& random, int answers)
{
    for (int i = 0; i < answers && match.decision() != nullptr; ++i) {
        REQUIRE(match.answer(test::random_answer(*match.decision(), random)));
    }
}

}  // namespace

TEST_CASE("What is told bit by bit is what is told at once", "[tools][story]")
{
    for (const Audience audience : audiences) {
        test::SmallMatch game;
        Random random(7);
        Narrator narrator = narrator_for(game.cards, audience, StoryForm::battle_log);
        std::vector<StoryLine> told;
        std::uint32_t next = 0;
        while (!game.match.over()) {
            Narration news = narrator.tell(game.match);
            CHECK(news.from == next);
            next = news.next;
            for (StoryLine& line : news.lines) {
                CHECK(line.first >= news.from);
                CHECK(line.first < news.next);
                told.push_back(std::move(line));
            }
            CHECK(narrator.tell(game.match).lines.empty());
            play(game.match, random, 1);
        }
        const Lines last = texts(narrator.tell(game.match).lines);
        Lines piecewise = texts(told);
        piecewise.insert(piecewise.end(), last.begin(), last.end());
        // Equal sentences of one answer are counted in one line: compare with those told apart.
        Lines whole =
            texts(narrator_for(game.cards, audience, StoryForm::battle_log).tell(game.match).lines);
        CHECK(piecewise.size() >= whole.size());
        CHECK(piecewise.front() == whole.front());
        const auto headings = [](const Lines& lines) {
            return std::count_if(lines.begin(), lines.end(),
                                 [](const std::string& line) { return line.ends_with("Turn"); });
        };
        CHECK(headings(piecewise) == game.match.turn());
        CHECK(headings(whole) == game.match.turn());
    }
}

TEST_CASE("After an undo, what comes next is told", "[tools][story]")
{
    test::SmallMatch game;
    Random random(3);
    play(game.match, random, 30);
    Narrator narrator = narrator_for(game.cards, seen_by(one));
    (void)narrator.tell(game.match);
    const MatchState moment = game.match.state();
    const std::uint32_t then = narrator.next();
    play(game.match, random, 10);
    (void)narrator.tell(game.match);
    REQUIRE(narrator.next() > then);
    game.match.restore(moment);

    SECTION("by itself, if it is asked before the next answer")
    {
        const Narration back = narrator.tell(game.match);
        CHECK(back.lines.empty());
        CHECK(back.from == then);
        CHECK(back.next == then);
    }
    SECTION("if it is told so")
    {
        narrator.catch_up(game.match);
        CHECK(narrator.next() == then);
    }
    Narrator fresh = narrator_for(game.cards, seen_by(one));
    fresh.catch_up(game.match);
    play(game.match, random, 4);
    const Narration news = narrator.tell(game.match);
    CHECK(news.from == then);
    CHECK_FALSE(news.lines.empty());
    CHECK(texts(news.lines) == texts(fresh.tell(game.match).lines));
}

TEST_CASE("A match that goes on from a state is told from there", "[tools][story]")
{
    test::SmallMatch game;
    Random random(3);
    play(game.match, random, 30);
    Match loaded = std::move(
        Match::resume(game.cards.library, game.rules, nullptr, game.match.state()).value());
    Narrator narrator = narrator_for(game.cards, seen_by_spectators);
    const Narration nothing = narrator.tell(loaded);
    CHECK(nothing.lines.empty());
    CHECK(nothing.from == game.match.state().published);
    play(loaded, random, 6);
    const Narration news = narrator.tell(loaded);
    CHECK(news.from == nothing.next);
    CHECK_FALSE(news.lines.empty());
}

TEST_CASE("A line says which cards and spots it mentions", "[tools][story]")
{
    test::SmallMatch game;
    Random random(5);
    play(game.match, random, 10'000);
    for (const Audience audience : audiences) {
        Narrator narrator = narrator_for(game.cards, audience);
        std::size_t with_cards = 0, with_spots = 0;
        for (const StoryLine& line : narrator.tell(game.match).lines) {
            INFO(line.text);
            for (const DefId card : line.cards) {
                CHECK(line.text.find(game.cards.library.text(card).name) != std::string::npos);
            }
            for (const DefId card : {game.cards.magmar, game.cards.flaaffy, game.cards.fire}) {
                const bool named =
                    line.text.find(game.cards.library.text(card).name) != std::string::npos;
                const bool listed =
                    std::find(line.cards.begin(), line.cards.end(), card) != line.cards.end();
                CHECK(named == listed);
            }
            with_cards += line.cards.empty() ? 0u : 1u;
            with_spots += line.spots.empty() ? 0u : 1u;
        }
        CHECK(with_cards > 20);
        CHECK(with_spots > 20);
    }
}

TEST_CASE("The question is for the asked player, and others read only who is asked",
          "[tools][prompt]")
{
    test::SmallMatch game;
    Random random(9);
    int asked_of_two = 0;
    for (; !game.match.over(); play(game.match, random, 1)) {
        const Decision open = *game.match.decision();
        const std::size_t options = open.options.size();
        asked_of_two += open.asked == two ? 1 : 0;
        for (const Audience audience : audiences) {
            const Narrator narrator = narrator_for(game.cards, audience);
            const QuestionWords words = question_words(game.match, narrator);
            CHECK(words.asked == open.asked);
            if (audience == seen_by(open.asked) || audience == seen_by_all) {
                CHECK(words.options.size() == options);
                CHECK(words.question != "Waiting for Lava Flow.");
            } else {
                CHECK(words.options.empty());
                CHECK(words.picks.empty());
                CHECK(words.question ==
                      (open.asked == one ? "Waiting for Powerhouse." : "Waiting for Lava Flow."));
            }
        }
    }
    CHECK(asked_of_two > 3);
    const Narrator narrator = narrator_for(game.cards, seen_by_spectators);
    const QuestionWords end = question_words(game.match, narrator);
    CHECK(end.asked == PlayerId::none);
    CHECK(end.question == narrator.story().result(game.match) + ".");
}

TEST_CASE("Nobody but the judge is asked for chance", "[tools][prompt]")
{
    test::SmallCards cards;
    const Ruleset rules;
    const std::vector<DefId> deck = cards.deck();
    Match match =
        std::move(Match::start(cards.library, rules, nullptr,
                               {.deck_one = deck, .deck_two = deck, .explicit_chance = true})
                      .value());
    REQUIRE(match.decision()->asked == PlayerId::chance);
    for (const Audience audience : audiences) {
        const QuestionWords words = question_words(match, narrator_for(cards, audience));
        CHECK(words.options.empty() == (audience != seen_by_all));
        if (audience != seen_by_all) CHECK(words.question == "Waiting for chance.");
    }
}

TEST_CASE("How many are picked is said without keys", "[tools][prompt]")
{
    const auto said = [](int min, int max, bool ordered = false) {
        Decision decision;
        decision.min = static_cast<std::uint16_t>(min);
        decision.max = static_cast<std::uint16_t>(max);
        decision.ordered = ordered;
        return picks_text(decision, english().texts.picking);
    };
    CHECK(said(1, 1).empty());
    CHECK(said(0, 0).empty());
    CHECK(said(0, 1) == "up to 1");
    CHECK(said(0, 3) == "up to 3");
    CHECK(said(1, 3) == "pick 1 to 3");
    CHECK(said(2, 2) == "pick 2");
    CHECK(said(3, 3, true) == "pick 3, the order counts");
}

TEST_CASE("What is told is sent as JSON", "[tools][story]")
{
    const test::SmallCards cards;
    StoryLine line{.text = "You draw Magmar.", .first = 4};
    line.cards = {cards.magmar};
    line.spots = {spot_at(two, 1)};
    JsonWriter json;
    write_narration(json, {3, 5, {line}}, cards.naming());
    CHECK(json.text() ==
          R"({"from":3,"next":5,"lines":[{"text":"You draw Magmar.","heading":false,"depth":0,)"
          R"("event":4,"cards":[{"number":2,"id":"test-3","name":"Magmar"}],)"
          R"("spots":[{"player":1,"place":1}]}]})");
    json.clear();
    write_question_words(json, {two, "Which Pokémon?", "up to 2", {"a", "b"}});
    CHECK(json.text() ==
          R"({"asked":1,"question":"Which Pokémon?","picks":"up to 2","options":["a","b"]})");
}

}  // namespace ptcg::narrator_test
