// A redrawn position is one that the viewer could be in: at every decision of a game, above all in
// setup, for each viewer and each asked player, with decks drawn from all cards of each format.

#include <algorithm>
#include <cstring>
#include <string>

#include "fuzz/targets/table.hpp"
#include "ptcg/determinize.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/legal_decks.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"
#include "support/same_question.hpp"

namespace ptcg::redraw_test {

using namespace ptcg::test;

namespace {

#ifdef NDEBUG
constexpr std::size_t games_per_format = 60;
#else
constexpr std::size_t games_per_format = 8;
#endif

[[nodiscard]] PackedView seen(Match& match, PlayerId viewer)
{
    PackedView view;
    pack_view(match.rules(), seen_by(viewer), view);
    return view;
}

[[nodiscard]] bool same_bytes(const PackedView& a, const PackedView& b)
{
    return std::memcmp(&a, &b, sizeof a) == 0;
}

/// A copy of a question and its options, which the match's next step would overwrite.
struct Question {
    explicit Question(const Decision& open)
        : decision(open),
          options(open.options.begin(), open.options.end()),
          words(open.words.begin(), open.words.end())
    {
        decision.options = options;
        decision.words = words;
    }
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;

    Decision decision;
    std::vector<Option> options;
    std::vector<std::string> words;
};

/// How often a sample was requested, and how often there was none.
struct Count {
    std::size_t asked = 0, failed = 0;
};
struct Counts {
    Count setup, between_effects, in_effect;
};

/// One game, and a match in which it is redrawn.
class Redrawing {
public:
    Redrawing(Match& match, Match& sample, std::uint64_t seed)
        : match_(match), sample_(sample), random_(seed)
    {
    }

    /// Draws a position for each player and checks it.
    void look(Counts& counts)
    {
        const MatchState before = match_.state();
        const bool in_step = before.checkpointed || before.answers.used > 0;
        Count& count = in_step                ? counts.in_effect
                       : before.now.face_down ? counts.setup
                                              : counts.between_effects;
        for (const PlayerId viewer : both_players) {
            const Assumptions assumed{.real_list = random_.below(2) == 0};
            CAPTURE(before.decisions, viewer, assumed.real_list, in_step);
            const PackedView view = seen(match_, viewer);
            const Observation observed(match_, viewer, assumed);
            const Result<void> drawn = observed.sample(random_.next(), sample_);
            ++count.asked;
            if (!drawn) {
                // The real position always agrees, unless an effect has shown more.
                if (!in_step && assumed.real_list) FAIL(drawn.error().message);
                ++count.failed;
                continue;
            }
            compare(viewer, view);
            play_on();
        }
        REQUIRE(match_.state() == before);
    }

private:
    void compare(PlayerId viewer, const PackedView& view)
    {
        REQUIRE(invariant_broken(sample_.rules()) == "");
        REQUIRE(same_bytes(seen(sample_, viewer), view));
        const Question real(*match_.decision());
        const Decision* const open = sample_.decision();
        REQUIRE(open != nullptr);
        CHECK(open->asked == real.decision.asked);
        CHECK(open->purpose == real.decision.purpose);
        if (real.decision.asked == viewer) REQUIRE(same_question(*open, real.decision));
        if (real.decision.asked == PlayerId::chance) {
            CHECK(open->options.size() == real.options.size());
        }
        // Asking has not changed anything either.
        REQUIRE(same_bytes(seen(sample_, viewer), view));
    }

    /// Gives random legal answers. The position must stay sound and the setup must end.
    void play_on()
    {
        for (int i = 0; i < 12 && sample_.decision() != nullptr; ++i) {
            const Result<void> taken = sample_.answer(random_answer(*sample_.decision(), random_));
            if (!taken) FAIL(taken.error().message);
            REQUIRE(invariant_broken(sample_.rules()) == "");
        }
        CHECK(sample_.outcome() != Outcome::void_match);
    }

    Match& match_;
    Match& sample_;
    Random random_;
};

void play_and_look(Match& match, Match& sample, std::uint64_t seed, Counts& counts)
{
    Random random(seed);
    Redrawing redrawing(match, sample, seed + 1);
    while (match.decision() != nullptr && match.state().decisions < 120) {
        if (match.state().now.face_down || random.below(8) == 0) redrawing.look(counts);
        REQUIRE(match.answer(random_answer(*match.decision(), random)));
    }
}

}  // namespace

TEST_CASE("a redrawn position is one in which the same player is asked", "[determinize][redraw]")
{
    fuzz::RealCards& cards = fuzz::real_cards();
    const CardLibrary& library = cards.pool.library;
    Counts counts;
    for (const Format& format : cards.catalogue.formats) {
        const Ruleset& base = *cards.ruleset(format.ruleset.text);
        const Ruleset rules = rules_under(format, base);
        const std::vector<DefId> legal = legal_cards(library, format, base);
        for (std::uint64_t game = 0; game < games_per_format; ++game) {
            Random random(game + 1);
            const auto deck = [&] {
                return draw_legal_deck(library, format, base, legal, [&](std::size_t bound) {
                    return random.below(static_cast<std::uint32_t>(bound));
                });
            };
            const std::vector<DefId> one = deck(), two = deck();
            Result<Match> match = Match::start(library, rules, &cards.host,
                                               {.deck_one = one,
                                                .deck_two = two,
                                                .seed = game,
                                                .explicit_chance = game % 4 == 3,
                                                .lists_known = game % 3 == 2});
            REQUIRE(match);
            Result<Match> sample =
                Match::resume(library, rules, &cards.host, match.value().state());
            REQUIRE(sample);
            CAPTURE(format.id, game);
            play_and_look(match.value(), sample.value(), game, counts);
        }
    }
    for (const auto& [name, count] :
         {std::pair("in setup", counts.setup), std::pair("between effects", counts.between_effects),
          std::pair("in an effect", counts.in_effect)}) {
        INFO(name << ": " << count.asked << " asked, " << count.failed << " failed");
        CHECK(count.asked > games_per_format);
        CHECK(count.failed * 50 < count.asked);
    }
}

namespace {

/// Matches with made-up decks.
struct Setups {
    Setups()
    {
        cards.pokemon({.name = "Alpha"});
        cards.pokemon({.name = "Beta"});
        for (const char* const name : {"Alpha", "Beta"}) {
            few.push_back(cards[name]);
            many.insert(many.end(), 4, cards[name]);
        }
        few.resize(cards_per_player, cards["Fire Energy"]);
        many.resize(cards_per_player, cards["Fire Energy"]);
    }
    [[nodiscard]] Match start(const std::vector<DefId>& mine, const std::vector<DefId>& theirs,
                              const char* rules, std::uint64_t seed)
    {
        Result<Match> match = Match::start(cards.library, profile(rules), &cards.effects,
                                           {.deck_one = mine, .deck_two = theirs, .seed = seed});
        REQUIRE(match);
        return std::move(match.value());
    }

    NeutralCards cards;
    std::vector<DefId> few, many;  ///< one copy and four copies each of two Basic Pokémon
};

}  // namespace

TEST_CASE("a player who is asked which Pokémon to place has a choice in every redrawn position",
          "[determinize][redraw]")
{
    Setups setups;
    std::size_t actives = 0, benches = 0, refused = 0;
    const std::vector<DefId> one_kind = setups.cards.deck({{8, "Alpha"}});
    for (std::uint64_t seed = 0; actives < 4 || benches < 20; ++seed) {
        CAPTURE(seed);
        REQUIRE(seed < 5'000);
        Match match = setups.start(setups.many, setups.few, "dp", seed);
        for (; match.state().now.face_down; static_cast<void>(match.answer_by_default())) {
            const Decision open = *match.decision();
            if (open.asked != PlayerId::two) continue;
            (open.purpose == Purpose::active ? actives : benches) += 1;
            const Observation observed(match, PlayerId::one, {.real_list = true});
            for (std::uint64_t sample = 0; sample < 20; ++sample) {
                Result<Match> drawn = observed.sample(sample);
                REQUIRE(drawn);
                CHECK(drawn.value().decision()->asked == PlayerId::two);
                CHECK(drawn.value().decision()->purpose == open.purpose);
            }
            // With only one kind of Basic Pokémon in the list, there is no such question.
            const Observation wrong(match, PlayerId::one, {.opponents_list = one_kind});
            const Result<Match> drawn = wrong.sample(1);
            CHECK(drawn.ok() == (open.purpose != Purpose::active));
            refused += drawn.ok() ? 0u : 1u;
        }
    }
    CHECK(refused >= 4);
}

TEST_CASE("a list without a Basic Pokémon is nobody's", "[determinize][redraw]")
{
    Setups setups;
    Match match = setups.start(setups.many, setups.many, "sv", 1);
    REQUIRE(match.decision()->purpose == Purpose::start_first);
    const std::vector<DefId> none(cards_per_player, setups.cards["Fire Energy"]);
    for (const PlayerId viewer : both_players) {
        const Result<Match> drawn = Observation(match, viewer, {.opponents_list = none}).sample(1);
        REQUIRE_FALSE(drawn);
        CHECK(drawn.error().message == "the assumed list does not match the cards seen");
    }
}

TEST_CASE("a list with fewer Basic Pokémon than lie face down is nobody's", "[determinize][redraw]")
{
    Setups setups;
    std::array<int, 2> found{};
    for (std::uint64_t seed = 0; found[0] < 3 || found[1] < 3; ++seed) {
        CAPTURE(seed);
        REQUIRE(seed < 200);
        Match match = setups.start(setups.many, setups.many, "sv", seed);
        while (match.state().now.face_down) {
            const Decision& open = *match.decision();
            const PlayerTable& theirs = match.state().now.player[1];
            if (open.asked == PlayerId::one && theirs.active != no_slot) break;
            if (open.purpose == Purpose::bench && open.asked == PlayerId::two) {
                REQUIRE(match.answer(std::uint16_t{0}));
            } else {
                REQUIRE(match.answer_by_default());
            }
        }
        const Table& t = match.state().now;
        if (!t.face_down) continue;
        const std::size_t lie = 1u + t.player[1].bench_count;
        const Observation observed(match, PlayerId::one,
                                   {.opponents_list = setups.cards.deck({{1, "Alpha"}})});
        Result<Match> drawn = observed.sample(seed);
        CHECK(drawn.ok() == (lie == 1));
        ++found[lie == 1 ? 0 : 1];
        if (drawn) {
            const Permissions& game = drawn.value().rules();
            CHECK(game.def_id(game.slot(game.active(PlayerId::two)).top) == setups.cards["Alpha"]);
        } else {
            CHECK(drawn.error().message == "the assumed list does not match the cards seen");
        }
    }
}

}  // namespace ptcg::redraw_test
