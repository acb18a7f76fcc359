// The promises about state, kept by real cards: whole games of the two theme decks.

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "ptcg/resolver.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "ptcg/view.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/neutral_cards.hpp"
#include "support/profiles.hpp"

using namespace ptcg;
using namespace ptcg::test;

namespace {

#ifdef NDEBUG
constexpr std::uint64_t games = 200;
#else
constexpr std::uint64_t games = 10;  // under sanitizers each takes many times as long
#endif

/// The cards that no deck of the project plays: copied attacks and Supporters, coins before damage,
/// effects on later attacks.
constexpr const char* menagerie =
    "4 dp3-66\n3 dp3-82\n2 dp3-46\n2 dp3-3\n2 dp3-10\n3 dp3-102\n2 dp3-53\n1 dp3-7\n2 dp3-95\n"
    "1 pl3-29\n2 dp3-88\n2 dp2-96\n2 dp3-99\n2 dp3-76\n1 dp3-64\n2 dp3-83\n1 dp1-22\n1 dp3-86\n"
    "1 dp1-47\n2 ex1-75\n2 dp3-55\n2 dp3-104\n2 dp3-27\n2 dp3-126\n2 dp3-122\n2 dp3-121\n"
    "5 dp1-124\n2 dp1-127\n2 base1-96\n1 dp3-129\n";

/// The packs of the project, its two theme decks, and the menagerie.
struct ThemeDecks {
    ThemeDecks()
    {
        const std::filesystem::path cards = ptcg::test::cards_folder();
        const std::array roots{cards};
        LoadResult loaded = load_packs(roots);
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool);
        pool = std::move(loaded.pool);
        host = std::make_unique<ScriptHost>(pool->scripts, pool->library);
        decks = {read(file_text(cards / "decks/powerhouse-tuned.txt")),
                 read(file_text(cards / "decks/lava-flow-tuned.txt")), read(menagerie)};
    }

    [[nodiscard]] static std::string file_text(const std::filesystem::path& file)
    {
        std::ifstream in(file);
        std::stringstream text;
        text << in.rdbuf();
        return text.str();
    }

    [[nodiscard]] std::vector<DefId> read(const std::string& list) const
    {
        const DeckText deck = DeckTextReader(pool->library).read(list);
        REQUIRE(deck.problems.empty());
        REQUIRE(deck.cards().size() == cards_per_player);
        return deck.cards();
    }

    [[nodiscard]] Match start(std::uint64_t seed, bool explicit_chance) const
    {
        Result<Match> match = Match::start(pool->library, profile("dp"), host.get(),
                                           {.deck_one = decks[seed % 3],
                                            .deck_two = decks[seed % 2],
                                            .seed = seed,
                                            .explicit_chance = explicit_chance,
                                            .decision_cap = 20'000});
        REQUIRE(match);
        return std::move(match.value());
    }

    [[nodiscard]] Match resume(const MatchState& state) const
    {
        Result<Match> match = Match::resume(pool->library, profile("dp"), host.get(), state);
        REQUIRE(match);
        return std::move(match.value());
    }

    std::unique_ptr<CardPool> pool;
    std::unique_ptr<ScriptHost> host;
    std::array<std::vector<DefId>, 3> decks;
};

using Answer = std::vector<std::uint16_t>;

void give(Match& match, const Answer& answer)
{
    const Result<void> taken = match.answer(answer);
    if (!taken) FAIL(taken.error().message);
}

/// Plays a random game; `at_decision` sees the match before each answer. Returns the answers.
template <typename Look>
std::vector<Answer> play(Match& match, std::uint64_t seed, Look at_decision)
{
    Random random(seed * 2654435761u + 1);
    std::vector<Answer> answers;
    while (const Decision* open = match.decision()) {
        at_decision(match);
        answers.push_back(random_answer(*match.decision(), random));
        (void)open;
        give(match, answers.back());
    }
    return answers;
}

/// The viewer has seen such a card there (0xff: somewhere in a hand).
[[nodiscard]] bool really_known(const Resolver& game, PlayerId owner, Zone zone,
                                const KnownCard& known, PlayerId viewer)
{
    const Pile& pile = game.pile(owner, zone);
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (known.place != 0xff && known.place != i) continue;
        const CardIndex card = pile.cards[i];
        if (game.def_id(card) == known.def &&
            (game.table().seen[at(card)] & seen_by(viewer)) != 0) {
            return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("theme decks: a copy made at any decision ends as the original does", "[properties]")
{
    const ThemeDecks decks;
    std::size_t decisions = 0, in_effect = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Match match = decks.start(seed, seed % 5 == 0);
        match.record_events(false);
        std::vector<MatchState> states;
        const auto answers = play(match, seed, [&](Match& at) {
            states.push_back(at.state());
            in_effect += at.state().checkpointed ? 1u : 0u;
        });
        const std::uint64_t end = hash(match.state());
        for (std::size_t from = 0; from < states.size(); ++from) {
            Match copy = decks.resume(states[from]);
            copy.record_events(false);
            for (std::size_t i = from; i < answers.size(); ++i) give(copy, answers[i]);
            if (hash(copy.state()) != end) FAIL("seed " << seed << ", decision " << from);
        }
        decisions += states.size();
    }
    INFO(decisions << " decisions, " << in_effect << " of them in the middle of an effect");
    CHECK(in_effect > games);
}

TEST_CASE("theme decks: a match saved and loaded at any decision goes on alike", "[properties]")
{
    const ThemeDecks decks;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Match match = decks.start(seed, seed % 5 == 0);
        std::vector<std::string> saves;
        const auto answers = play(match, seed, [&](Match& at) {
            saves.push_back(save_match(at, {}));
            Result<LoadedMatch> loaded =
                load_match(saves.back(), decks.pool->library, profile("dp"), decks.host.get(), {});
            if (!loaded) FAIL(loaded.error().message);
            if (!(loaded.value().match.state() == at.state())) FAIL("seed " << seed);
        });
        const std::uint64_t end = hash(match.state());
        for (std::size_t from = 0; from < saves.size(); ++from) {
            Result<LoadedMatch> loaded =
                load_match(saves[from], decks.pool->library, profile("dp"), decks.host.get(), {});
            for (std::size_t i = from; i < answers.size(); ++i)
                give(loaded.value().match, answers[i]);
            if (hash(loaded.value().match.state()) != end)
                FAIL("seed " << seed << ", from " << from);
        }
    }
}

TEST_CASE("theme decks: undone and redone at any decision, every step repeats itself",
          "[properties]")
{
    const ThemeDecks decks;
    for (std::uint64_t seed = 1; seed <= games / 5; ++seed) {
        Match match = decks.start(seed, seed % 2 == 0);
        match.verify_reruns(true);
        Random random(seed);
        while (match.decision() != nullptr) {
            const MatchState before = match.state();
            const Answer answer = random_answer(*match.decision(), random);
            give(match, answer);
            const MatchState after = match.state();
            const std::vector<Event> events(match.events().begin(), match.events().end());
            match.restore(before);
            give(match, answer);
            if (!(match.state() == after)) FAIL("seed " << seed);
            CHECK(std::equal(events.begin(), events.end(), match.events().begin(),
                             match.events().end()));
        }
    }
}

TEST_CASE("theme decks: no view holds a card its viewer may not know", "[views]")
{
    const ThemeDecks decks;
    View view;
    for (std::uint64_t seed = 1; seed <= games / 10; ++seed) {
        Match match = decks.start(seed, false);
        play(match, seed, [&](Match& at) {
            const Resolver& game = at.rules();
            for (const PlayerId viewer : both_players) {
                make_view(at.rules(), seen_by(viewer), view);
                for (PlayerId owner : both_players) {
                    const PlayerView& side = view.player[ptcg::at(owner)];
                    const std::pair<const PileView*, Zone> piles[] = {{&side.hand, Zone::hand},
                                                                      {&side.deck, Zone::deck},
                                                                      {&side.prizes, Zone::prizes}};
                    for (const auto& [pile, zone] : piles) {
                        REQUIRE(pile->count == game.pile(owner, zone).count);
                        for (std::size_t i = 0; i < pile->known_count; ++i) {
                            REQUIRE(really_known(game, owner, zone, pile->known[i], viewer));
                        }
                    }
                }
            }
        });
    }
}
