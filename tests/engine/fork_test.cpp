// A match can be copied, saved, restored and replayed at every decision, including in the middle of
// an effect: a question inside a Knock Out inside an attack, or two questions in one Trainer card.

#include "fuzz/save_checksum.hpp"
#include "ptcg/invariants.hpp"
#include "ptcg/save.hpp"
#include "support/asking_cards.hpp"
#include "support/catch.hpp"
#include "support/profiles.hpp"

namespace ptcg::fork_test {

using namespace ptcg::test;

namespace {

void play_out(Match& match, Random random)
{
    while (const Decision* open = match.decision()) {
        const auto picks = random_answer(*open, random);
        const Result<void> taken = match.answer(picks);
        if (!taken) FAIL(taken.error().message);
    }
}

/// Plays a random game and calls `at_decision` with the match and the generator at each decision.
template <typename Check>
void random_game(AskingCards& cards, const Ruleset& rules, std::uint64_t seed, bool explicit_chance,
                 Check at_decision)
{
    const auto deck = cards.asking_deck();
    Result<Match> started = Match::start(
        cards.library, rules, &cards.effects,
        {.deck_one = deck, .deck_two = deck, .seed = seed, .explicit_chance = explicit_chance});
    REQUIRE(started);
    Match& match = started.value();
    match.verify_reruns(true);
    Random random(seed * 31 + 7);
    while (const Decision* open = match.decision()) {
        const std::string broken = invariant_broken(match.rules());
        if (!broken.empty()) FAIL("seed " << seed << ": " << broken);
        at_decision(match, random);
        const auto picks = random_answer(*match.decision(), random);
        (void)open;
        const Result<void> taken = match.answer(picks);
        if (!taken) FAIL("seed " << seed << ": " << taken.error().message);
    }
    CHECK(match.outcome() == Outcome::won);
}

}  // namespace

TEST_CASE("a copy played on ends as the original does, at every decision", "[properties]")
{
    AskingCards cards;
    int in_effect = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const bool explicit_chance = seed % 2 == 0;
        random_game(cards, profile("dp"), seed, explicit_chance, [&](Match& match, Random random) {
            in_effect += match.state().checkpointed ? 1 : 0;
            Match copy = match.fork();
            CHECK(copy.events().empty());
            Result<Match> other =
                Match::resume(cards.library, match.ruleset(), &cards.effects, match.state());
            REQUIRE(other);
            const MatchState before = match.state();
            play_out(copy, random);
            CHECK(match.state() == before);  // the original is unchanged
            play_out(other.value(), random);
            CHECK(copy.state() == other.value().state());
        });
    }
    CHECK(in_effect > 20);  // otherwise this test does not cover effects in progress
}

TEST_CASE("a match saved and loaded goes on as if nothing had happened", "[properties]")
{
    AskingCards cards;
    for (std::uint64_t seed = 11; seed <= 14; ++seed) {
        random_game(cards, profile("sv"), seed, seed % 2 == 0, [&](Match& match, Random) {
            const std::string bytes = save_match(match);
            Result<LoadedMatch> loaded =
                load_match(bytes, cards.library, match.ruleset(), &cards.effects, {});
            REQUIRE(loaded);
            CHECK(loaded.value().note.empty());
            CHECK(loaded.value().match.state() == match.state());
            CHECK(loaded.value().match.decision()->options.size() ==
                  match.decision()->options.size());
        });
    }
}

TEST_CASE("undo and redo give the same states, events included", "[properties]")
{
    AskingCards cards;
    const auto deck = cards.asking_deck();
    Result<Match> started = Match::start(cards.library, profile("xy"), &cards.effects,
                                         {.deck_one = deck, .deck_two = deck, .seed = 5});
    REQUIRE(started);
    Match& match = started.value();
    Random random(99);
    for (int i = 0; i < 80 && match.decision() != nullptr; ++i) {
        const MatchState before = match.state();
        const auto picks = random_answer(*match.decision(), random);
        REQUIRE(match.answer(picks));
        const MatchState after = match.state();
        const std::vector<Event> events(match.events().begin(), match.events().end());
        match.restore(before);
        CHECK(match.state() == before);
        REQUIRE(match.decision() != nullptr);
        REQUIRE(match.answer(picks));
        CHECK(match.state() == after);
        CHECK(
            std::equal(events.begin(), events.end(), match.events().begin(), match.events().end()));
    }
}

TEST_CASE("a save that cannot be used says why, and nothing is loaded", "[errors]")
{
    AskingCards cards;
    // From two packs, of which the second depends on the first.
    const PackNumber base = cards.library.add_pack({"base", 1, {}});
    const PackNumber more = cards.library.add_pack({"more", 2, {base}});
    static_cast<void>(cards.library.add_pack({"other", 3, {}}));
    CardText text;
    text.id = "more-1";
    text.pack = more;
    CardDef card = cards.library.def(cards["Bystander"]);
    std::vector<DefId> deck = cards.asking_deck();
    deck.back() = cards.library.add(card, text);
    Result<Match> started = Match::start(cards.library, profile("dp"), &cards.effects,
                                         {.deck_one = deck, .deck_two = deck, .seed = 3});
    REQUIRE(started);
    const std::string good = save_match(started.value());
    const auto reason = [&](std::string_view bytes, const Ruleset& rules, SaveOptions options) {
        const auto loaded = load_match(bytes, cards.library, rules, &cards.effects, options);
        return loaded ? std::string("loaded") : loaded.error().message;
    };
    const Ruleset& dp = profile("dp");
    CHECK(reason(good, dp, {}) == "loaded");
    CHECK(reason("", dp, {}) == "this is not a saved match");
    CHECK(reason(std::string_view(good).substr(0, 14), dp, {}) == "the save is truncated");
    CHECK(reason(std::string_view(good).substr(0, 30), dp, {}) == "the save is truncated");
    CHECK(reason("ptcgsave\x03", dp, {}) ==
          "the save has an older format; this program reads format 4");
    CHECK(reason("ptcgsave = 5\n", dp, {}) == "the save has format 5; this program reads format 4");
    const std::string_view most = std::string_view(good).substr(0, good.size() - 100);
    const std::string spoilt = "the save is damaged or truncated: the checksum does not match";
    CHECK(reason(most, dp, {}) == spoilt);
    CHECK(reason(good, profile("sv"), {}) == "the save was made with a different ruleset");
    std::string damaged = good;
    damaged[good.size() / 2] = static_cast<char>(damaged[good.size() / 2] ^ 1);
    CHECK(reason(damaged, dp, {}) == spoilt);

    // Packs that its cards do not need are ignored. The others are named.
    const std::string stamps = "base 0000000000000001, more 0000000000000002";
    REQUIRE(good.find("packs = \"" + stamps + "\"\n") != std::string::npos);
    std::string changed = good;
    changed.replace(changed.find(stamps), stamps.size(), "base 0000000000000004");
    fuzz::make_checksum_right(changed);
    CHECK(reason(changed, dp, {}) ==
          "the save was made with different packs from those loaded; they differ in: base, more");
    CHECK(reason(changed, dp, {.accept_other_packs = true}) == "loaded");

    NeutralCards others;
    const auto missing = load_match(good, others.library, dp, &others.effects);
    REQUIRE_FALSE(missing);
    CHECK_THAT(missing.error().message,
               Catch::Matchers::ContainsSubstring("no loaded pack has the card"));
}

TEST_CASE("a save finds its cards in a library with other numbers", "[properties]")
{
    AskingCards cards;
    const auto deck = cards.asking_deck();
    Result<Match> started = Match::start(cards.library, profile("dp"), &cards.effects,
                                         {.deck_one = deck, .deck_two = deck, .seed = 21});
    REQUIRE(started);
    Random random(4);
    for (int i = 0; i < 40 && started.value().decision() != nullptr; ++i) {
        REQUIRE(started.value().answer(random_answer(*started.value().decision(), random)));
    }
    REQUIRE_FALSE(started.value().over());
    const std::string bytes = save_match(started.value());

    // The same cards after one that was added before them.
    CardLibrary shifted;
    CardText text;
    text.id = "other-1";
    CardDef other;
    other.name = shifted.intern("Somebody else");
    shifted.add(other, text);
    for (std::size_t i = 0; i < cards.library.size(); ++i) {
        const auto id = static_cast<DefId>(i);
        CardDef def = cards.library.def(id);
        const auto rename = [&](NameId& name) {
            if (name != no_name) name = shifted.intern(cards.library.name(name));
        };
        const auto handlers = cards.library.handlers(def);
        rename(def.name);
        rename(def.evolves_from);
        for (AttackDef& attack : def.attacks) rename(attack.name);
        for (AbilityDef& ability : def.abilities) rename(ability.name);
        shifted.add(def, cards.library.text(id), handlers);
    }
    Result<LoadedMatch> loaded = load_match(bytes, shifted, profile("dp"), &cards.effects, {});
    REQUIRE(loaded);
    const Match& match = loaded.value().match;
    CHECK(at(match.state().defs[0]) == at(started.value().state().defs[0]) + 1);
    Match& original = started.value();
    Match& copy = loaded.value().match;
    Random one(8), two(8);
    play_out(original, one);
    play_out(copy, two);
    CHECK(original.winner() == copy.winner());
    CHECK(original.turn() == copy.turn());
    CHECK(original.state().decisions == copy.state().decisions);
}

}  // namespace ptcg::fork_test
