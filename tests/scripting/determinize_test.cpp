// Positions that agree with a player's knowledge, over games of all decks, at any decision.

#include "ptcg/determinize.hpp"

#include <algorithm>
#include <set>

#include "ptcg/action_code.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/resolver.hpp"
#include "support/all_decks.hpp"
#include "support/real_table.hpp"
#include "support/same_question.hpp"
#include "support/seen.hpp"
#include "support/theme_decks.hpp"

namespace ptcg::determinize_test {

using namespace ptcg::test;

namespace {

#ifdef NDEBUG
constexpr std::size_t games = 120;
#else
constexpr std::size_t games = 24;
#endif

}  // namespace

TEST_CASE("a redrawn position shows its player the same table and question", "[determinize]")
{
    const AllDecks decks;
    std::size_t asked = 0, in_effect = 0, in_setup = 0, failed = 0;
    for (std::size_t game = 0; game < games; ++game) {
        Match match = decks.start_game(game, game % 4 == 3);
        Match sample = decks.at(match, match.state());
        Random random(game);
        std::size_t count = 0;
        play(match, game, [&](Match& now) {
            if (random.below(4) != 0 || ++count > 60) return;
            const MatchState before = now.state();
            const bool in_step = before.checkpointed || before.answers.used > 0;
            for (const PlayerId viewer : both_players) {
                if (now.decision()->asked != viewer && in_step) continue;
                const View view = seen(now, seen_by(viewer));
                const Observation observed(now, viewer, {.real_list = game % 2 == 0});
                const Result<void> drawn = observed.sample(random.next(), sample);
                ++asked;
                in_effect += in_step ? 1u : 0u;
                in_setup += before.now.face_down ? 1u : 0u;
                if (!drawn) {
                    ++failed;
                    continue;
                }
                INFO("game " << game << ", decision " << before.decisions);
                REQUIRE(invariant_broken(sample.rules()) == "");
                REQUIRE(seen(sample, seen_by(viewer)) == view);
                REQUIRE(observed.view() == view);
                REQUIRE(sample.decision() != nullptr);
                if (now.decision()->asked == viewer) {
                    REQUIRE(same_question(*sample.decision(), *now.decision()));
                    REQUIRE(seen(sample, seen_by(viewer)) == view);
                }
                play_on(sample, random, 25);
            }
            REQUIRE(now.state() == before);
        });
    }
    INFO(asked << " asked, " << in_effect << " in an effect, " << in_setup << " in setup, "
               << failed << " failed");
    CHECK(in_effect > games);
    CHECK(in_setup > games);
    CHECK(failed * 200 < asked);
}

TEST_CASE("what a player cannot know leaves no trace in a redrawn position", "[determinize]")
{
    const std::size_t compared = with_twins(games, 1000, [](const TwinCase& pair) {
        const auto& [now, twin, viewer, random, a, b] = pair;
        REQUIRE(seen(twin, seen_by(viewer)) == seen(now, seen_by(viewer)));
        const Assumptions known{.real_list = true};
        const std::uint64_t seed = random.next();
        REQUIRE(Observation(now, viewer, known).sample(seed, a));
        REQUIRE(Observation(twin, viewer, known).sample(seed, b));
        REQUIRE(a.state() == b.state());
    });
    CHECK(compared > games);
}

TEST_CASE("an effect in progress shows nothing either", "[determinize]")
{
    const AllDecks decks;
    std::size_t compared = 0;
    for (std::size_t game = 0; game < games; ++game) {
        Match match = decks.start_game(game);
        Match a = decks.at(match, match.state()), b = decks.at(match, match.state());
        Random random(game + 2000);
        play(match, game, [&](Match& now) {
            MatchState other = now.state();
            if (!other.checkpointed || other.now.face_down) return;
            const PlayerId viewer = now.decision()->asked;
            for (const PlayerId owner : both_players) {
                const auto cards = unknown_cards(other.now, viewer, owner);
                for (std::size_t i = cards.size(); i > 1; --i) {
                    const auto j = random.below(static_cast<std::uint32_t>(i));
                    std::swap(other.defs[cards[i - 1]], other.defs[cards[j]]);
                }
            }
            other.now = other.checkpoint;  // rebuilt by the question below
            Match twin = decks.at(match, other);
            // If the effect has used what was exchanged, this is not a twin.
            if (twin.decision() == nullptr || !same_question(*twin.decision(), *now.decision()) ||
                !(seen(twin, seen_by(viewer)) == seen(now, seen_by(viewer)))) {
                return;
            }
            INFO("game " << game << ", decision " << now.state().decisions);
            const Assumptions known{.real_list = true};
            const std::uint64_t seed = random.next();
            const Result<void> one = Observation(now, viewer, known).sample(seed, a);
            const Result<void> two = Observation(twin, viewer, known).sample(seed, b);
            REQUIRE(one.ok() == two.ok());
            if (!one) return;
            REQUIRE(a.state() == b.state());
            ++compared;
        });
    }
    CHECK(compared > games);
}

TEST_CASE("hidden cards and the chance to come are really redrawn", "[determinize]")
{
    const AllDecks decks;
    for (std::size_t game = 0; game < 6; ++game) {
        Match match = decks.start_game(game);
        Random random(game);
        while (match.turn() < 3) {
            REQUIRE(match.answer(random_answer(*match.decision(), random)));
        }
        const PlayerId viewer = match.decision()->asked;
        Match sample = decks.at(match, match.state());
        const Observation observed(match, viewer, {.real_list = true});
        std::set<std::vector<DefId>> own_prizes, hands;
        std::set<std::uint64_t> chances;
        constexpr std::size_t samples = 40;
        for (std::uint64_t seed = 0; seed < samples; ++seed) {
            REQUIRE(observed.sample(seed, sample));
            const auto cards = [&](PlayerId owner, Zone zone) {
                std::vector<DefId> defs;
                const Pile& pile = sample.rules().pile(owner, zone);
                for (std::size_t i = 0; i < pile.count; ++i) {
                    defs.push_back(sample.rules().def_id(pile.cards[i]));
                }
                return defs;
            };
            own_prizes.insert(cards(viewer, Zone::prizes));
            hands.insert(cards(opponent_of(viewer), Zone::hand));
            Random chance = sample.state().now.random;
            chances.insert(chance.next());
        }
        CHECK(own_prizes.size() > samples / 2);
        CHECK(hands.size() > samples / 2);
        CHECK(chances.size() == samples);
    }
}

TEST_CASE("what cannot be used in the next turn cannot in a redrawn position", "[determinize]")
{
    // The lists contain the card more than once, and other copies are among the hidden cards.
    const std::vector<std::string> deck{"swsh1-15", "swsh1-13", "swsh1-15", "dp1-123",
                                        "swsh1-13", "dp1-123",  "swsh1-15", "swsh1-13"};
    RealTable table({.active = "swsh1-15",
                     .energy = 4,
                     .energy_card = "Grass Energy",
                     .hand = {"swsh1-13"},
                     .opponent = "swsh1-15",
                     .opponent_hand = {"swsh1-13", "swsh1-15"},
                     .decks = deck});
    Match& match = table.match();
    REQUIRE(match.answer(table.attack("Drum Beating")));
    REQUIRE(match.answer(table.option(OptionKind::end_turn)));
    const Decision own = *match.decision();
    REQUIRE(own.asked == PlayerId::one);
    const auto attacks = [](const Decision& open) {
        return std::count_if(open.options.begin(), open.options.end(), [](const Option& option) {
            return option.kind == OptionKind::attack;
        });
    };
    REQUIRE(attacks(own) == 1);  // the other attack
    const Observation observed(match, PlayerId::one, {.real_list = true});
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Result<Match> sample = observed.sample(seed);
        REQUIRE(sample);
        REQUIRE(same_question(*sample.value().decision(), *match.decision()));
    }
}

TEST_CASE("the opponent's unknown cards come from the list that is assumed", "[determinize]")
{
    const AllDecks decks;
    Match match = decks.start_game(4);
    Random random(7);
    while (match.turn() < 4) REQUIRE(match.answer(random_answer(*match.decision(), random)));
    const PlayerId viewer = match.decision()->asked;
    const PlayerId other = opponent_of(viewer);
    const std::vector<DefId>& list = decks.lists[20];
    const Observation observed(match, viewer, {.opponents_list = list});
    Result<Match> sample = observed.sample(5);
    REQUIRE(sample);
    std::size_t hidden = 0;
    const Table& t = sample.value().state().now;
    for (const std::size_t card : unknown_cards(t, viewer, other)) {
        ++hidden;
        CHECK(std::find(list.begin(), list.end(), sample.value().state().defs[card]) != list.end());
    }
    CHECK(hidden > 20);

    // The opponent's actual cards make no difference.
    MatchState state = match.state();
    for (const std::size_t card : unknown_cards(state.now, viewer, other)) {
        state.defs[card] = decks.lists[2][card % cards_per_player];
    }
    Match elsewhere = decks.at(match, state);
    const Observation guessing(elsewhere, viewer, {.opponents_list = list});
    Result<Match> guessed = guessing.sample(5);
    REQUIRE(guessed);
    CHECK(guessed.value().state() == sample.value().state());

    const std::vector<DefId> few(list.begin(), list.begin() + 10);
    const Result<Match> none = Observation(match, viewer, {.opponents_list = few}).sample(5);
    REQUIRE_FALSE(none);
    CHECK(none.error().message == "the assumed list does not match the cards seen");
}

TEST_CASE("a viewer who sees everything gets this exact position, except for future chance",
          "[determinize]")
{
    const AllDecks decks;
    for (std::size_t game = 0; game < 6; ++game) {
        Match match = decks.start_game(game);
        Match sample = decks.at(match, match.state());
        Random random(game + 4000);
        play(match, game, [&](Match& now) {
            if (random.below(10) != 0) return;
            const MatchState before = now.state();
            if (before.checkpointed || before.answers.used > 0) return;
            const Observation observed(now, now.decision()->asked, {.sees_everything = true});
            REQUIRE(observed.sample(random.next(), sample));
            REQUIRE(sample.decision() != nullptr);
            MatchState drawn = sample.state();
            CHECK_FALSE(drawn.now.random.next() == Random(before.now.random).next());
            drawn.now.random = before.now.random;
            REQUIRE(drawn == before);
        });
    }
}

namespace {

/// Returns a match in which player one has played the Item and a player is asked a question of its
/// effect.
[[nodiscard]] Match in_effect(NeutralCards& cards, const char* item)
{
    const std::vector<DefId> deck =
        cards.deck({{12, "Bystander"}, {16, item}, {2, "Water Energy"}, {2, "Grass Energy"}});
    Result<Match> started = Match::start(cards.library, profile("sv"), &cards.effects,
                                         {.deck_one = deck, .deck_two = deck, .seed = 11});
    REQUIRE(started);
    Match match = std::move(started.value());
    while (match.decision() != nullptr && match.decision()->source != cards[item]) {
        const int play = find_option(*match.decision(), OptionKind::play, cards[item]);
        if (play >= 0) {
            REQUIRE(match.answer(static_cast<std::uint16_t>(play)));
        } else {
            REQUIRE(match.answer_by_default());
        }
    }
    REQUIRE(match.decision() != nullptr);
    return match;
}

}  // namespace

TEST_CASE("what the options of an effect's question tell holds in every sample", "[determinize]")
{
    NeutralCards cards;
    cards.trainer("Census", TrainerKind::item, [&](Resolver& game, EffectContext& it) {
        const Pile& hand = game.pile(it.owner, Zone::hand);
        int others = 0;
        for (std::size_t i = 0; i < hand.count; ++i) {
            others += game.def(hand.cards[i]).is_basic_pokemon() ? 1 : 0;
        }
        int number = 0;
        return game.ask_number(opponent_of(it.owner), Purpose::number, 0, others + 1, number);
    });
    Match match = in_effect(cards, "Census");
    const PlayerId viewer = match.decision()->asked;
    const Observation observed(match, viewer, {.real_list = true});
    std::size_t drawn = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Result<Match> sample = observed.sample(seed);
        if (!sample) continue;
        ++drawn;
        REQUIRE(same_question(*sample.value().decision(), *match.decision()));
    }
    CHECK(drawn > 30);
}

TEST_CASE("what an effect in progress needed to begin is there in every sample", "[determinize]")
{
    NeutralCards cards;
    CardFilter filter;
    filter.names[0] = cards.library.find_name("Water Energy");
    const CallbackId ask = cards.effects.add([](Resolver& game, EffectContext& it) {
        bool yes = false;
        return game.ask_yes_no(it.owner, Purpose::yes_no, yes);
    });
    Handler play{.hook = Hook::play, .effect = ask};
    play.needs[0].need = Need::hand;
    play.needs[0].filter = cards.library.add_filter(filter);
    CardDef def = cards.library.def(cards.trainer("Template", TrainerKind::item));
    def.name = cards.library.intern("Siphon");
    CardText text;
    text.id = "neutral-siphon";
    text.name = text.label = "Siphon";
    cards.library.add(def, text, std::array{play});
    Match match = in_effect(cards, "Siphon");
    const PlayerId player = match.decision()->asked;
    const Observation observed(match, opponent_of(player), {.real_list = true});
    std::size_t drawn = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Result<Match> sample = observed.sample(seed);
        if (!sample) continue;
        ++drawn;
        const Pile& hand = sample.value().rules().pile(player, Zone::hand);
        bool there = false;
        for (std::size_t i = 0; i < hand.count; ++i) {
            there = there || sample.value().rules().def_id(hand.cards[i]) == cards["Water Energy"];
        }
        REQUIRE(there);
    }
    CHECK(drawn > 10);
}

TEST_CASE("what an effect flips after the question is open, what it has flipped is not",
          "[determinize]")
{
    NeutralCards cards;
    cards.trainer("Coins", TrainerKind::item, [](Resolver& game, EffectContext& it) {
        bool heads = false;
        if (const Status s = game.flip(it.owner, heads); s != Status::done) return s;
        bool yes = false;
        const Purpose purpose = heads ? Purpose::yes_no : Purpose::use_text;
        if (const Status s = game.ask_yes_no(it.owner, purpose, yes); s != Status::done) return s;
        int flips = 0;
        for (bool more = true; more && flips < 8; ++flips) {
            if (const Status s = game.flip(it.owner, more); s != Status::done) return s;
        }
        int drawn = 0;
        return game.draw(it.owner, flips, drawn);
    });
    const std::vector<DefId> deck = cards.deck({{10, "Bystander"}, {20, "Coins"}});
    Result<Match> started = Match::start(cards.library, profile("sv"), &cards.effects,
                                         {.deck_one = deck, .deck_two = deck, .seed = 3});
    REQUIRE(started);
    Match& match = started.value();
    Random random(3);
    while (match.decision()->purpose != Purpose::yes_no) {
        REQUIRE(match.answer(random_answer(*match.decision(), random)));
    }
    const Observation observed(match, match.decision()->asked, {.real_list = true});
    std::set<int> drawn;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Result<Match> sample = observed.sample(seed);
        REQUIRE(sample);
        const PlayerId me = sample.value().decision()->asked;
        REQUIRE(sample.value().decision()->purpose == Purpose::yes_no);
        sample.value().verify_reruns(true);
        const int before = sample.value().rules().pile(me, Zone::hand).count;
        REQUIRE(sample.value().answer(std::uint16_t{0}));
        drawn.insert(sample.value().rules().pile(me, Zone::hand).count - before);
    }
    CHECK(drawn.size() >= 4);
}

TEST_CASE("an option's code tells it from the others and finds it in every sample", "[determinize]")
{
    const AllDecks decks;
    for (std::size_t game = 0; game < games; ++game) {
        Match match = decks.start_game(game);
        Match sample = decks.at(match, match.state());
        Random random(game + 3000);
        std::vector<ActionCode> codes;
        play(match, game, [&](Match& now) {
            const Decision& open = *now.decision();
            action_codes(open, codes);
            REQUIRE(codes.size() == open.options.size());
            for (std::size_t i = 0; i < codes.size(); ++i) {
                REQUIRE(find_option(open, codes[i]) == static_cast<std::uint16_t>(i));
            }
            if (random.below(8) != 0) return;
            const Observation observed(now, open.asked, {.real_list = true});
            if (!observed.sample(random.next(), sample)) return;
            for (std::size_t i = 0; i < codes.size(); ++i) {
                REQUIRE(find_option(*sample.decision(), codes[i]) == static_cast<std::uint16_t>(i));
            }
        });
    }
}

TEST_CASE("an option's code does not depend on the order of list and hand", "[determinize]")
{
    const Option play{.kind = OptionKind::play, .zone = Zone::hand, .place = 3, .def = DefId{7}};
    Option moved = play;
    moved.place = 1;
    const Option end{.kind = OptionKind::end_turn};
    Option prize{.kind = OptionKind::face_down, .zone = Zone::prizes, .place = 2};
    Option other_prize = prize;
    other_prize.place = 4;
    const std::vector<Option> here{play, end, prize, other_prize}, there{end, moved};
    Decision one, two;
    one.options = here;
    two.options = there;
    CHECK(find_option(two, action_code(one, 0)) == std::uint16_t{1});
    CHECK(find_option(two, action_code(one, 1)) == std::uint16_t{0});
    CHECK_FALSE(find_option(two, action_code(one, 2)).has_value());
    CHECK(action_code(one, 2) != action_code(one, 3));
    CHECK(to_string(action_code(one, 1)) == "0000ffff00ff0915");

    // Options with the same meaning keep their order.
    const std::vector<Option> twins{play, end, moved, play};
    one.options = twins;
    for (std::uint16_t i = 0; i < twins.size(); ++i)
        CHECK(find_option(one, action_code(one, i)) == i);
    CHECK_FALSE(find_option(two, action_code(one, 2)).has_value());

    std::vector<Option> withheld{end, moved};
    withheld[1].count = 0;
    two.options = withheld;
    one.options = here;
    CHECK_FALSE(find_option(two, action_code(one, 0)).has_value());
}

}  // namespace ptcg::determinize_test
