#pragma once

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "ptcg/invariants.hpp"
#include "support/catch.hpp"
#include "support/theme_decks.hpp"

/// Games of all decks, and what a player can't know of them.
namespace ptcg::test {

/// All deck lists of the project, each against the next. The rulesets of three eras alternate.
struct AllDecks : ThemeDecks {
    AllDecks()
    {
        std::vector<std::filesystem::path> files;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(cards_folder())) {
            if (entry.path().parent_path().filename() == "decks") files.push_back(entry.path());
        }
        std::sort(files.begin(), files.end());
        for (const auto& file : files) lists.push_back(read(file_text(file)));
        lists.push_back(decks[2]);
    }

    [[nodiscard]] Match start_game(std::size_t game, bool explicit_chance = false) const
    {
        static const std::array<const char*, 3> rulesets = {"dp", "xy", "sv"};
        Result<Match> match = Match::start(pool->library, profile(rulesets[game % 3]), host.get(),
                                           {.deck_one = lists[game % lists.size()],
                                            .deck_two = lists[(game + 1) % lists.size()],
                                            .seed = game + 1,
                                            .explicit_chance = explicit_chance,
                                            .decision_cap = 5'000});
        REQUIRE(match);
        match.value().record_events(false);
        return std::move(match.value());
    }
    [[nodiscard]] Match at(const Match& like, const MatchState& state) const
    {
        Result<Match> match = Match::resume(pool->library, like.ruleset(), host.get(), state);
        REQUIRE(match);
        match.value().record_events(false);
        return std::move(match.value());
    }

    std::vector<std::vector<DefId>> lists;
};

/// Gives random legal answers. The position must stay sound.
inline void play_on(Match& match, Random& random, int answers)
{
    for (int i = 0; i < answers && match.decision() != nullptr; ++i) {
        const Result<void> taken = match.answer(random_answer(*match.decision(), random));
        if (!taken) FAIL(taken.error().message);
        const std::string broken = invariant_broken(match.rules());
        if (!broken.empty()) FAIL(broken);
    }
}

/// Returns the cards of one owner that `viewer` cannot know. Implemented again here, so as not to
/// repeat a mistake of the tested code.
[[nodiscard]] inline std::vector<std::size_t> unknown_cards(const Table& t, PlayerId viewer,
                                                            PlayerId owner)
{
    std::vector<std::size_t> cards;
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        if (owner_of(static_cast<CardIndex>(i)) != owner || (t.seen[i] & seen_by(viewer)) != 0) {
            continue;
        }
        const Zone zone = t.zone[i];
        if (zone == Zone::deck || zone == Zone::prizes || (zone == Zone::hand && owner != viewer)) {
            cards.push_back(i);
        }
    }
    return cards;
}

/// Returns the state after exchanging everything that `viewer` cannot know.
[[nodiscard]] inline MatchState twin_of(MatchState state, PlayerId viewer, Random& random)
{
    Table& t = state.now;
    t.random = Random(random.next());
    const auto exchange = [&](std::size_t a, std::size_t b, bool with_seen) {
        if (a == b) return;
        const PlayerId owner = owner_of(static_cast<CardIndex>(a));
        std::swap(t.zone[a], t.zone[b]);
        std::swap(t.place[a], t.place[b]);
        if (with_seen) std::swap(t.seen[a], t.seen[b]);
        for (const std::size_t card : {a, b}) {
            t.player[at(owner)].pile(t.zone[card]).cards[t.place[card]] =
                static_cast<CardIndex>(card);
        }
    };
    for (const PlayerId owner : both_players) {
        const auto cards = unknown_cards(t, viewer, owner);
        for (std::size_t i = cards.size(); i > 1; --i) {
            exchange(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))], true);
        }
    }
    const Pile hand = t.player[at(opponent_of(viewer))].pile(Zone::hand);
    for (std::uint32_t i = hand.count; i > 1; --i) {
        exchange(at(hand.cards[i - 1]), at(hand.cards[random.below(i)]), false);
    }
    return state;
}

/// What `with_twins` calls its body with.
struct TwinCase {
    Match& now;
    Match& twin;      ///< the same after exchanging everything that `viewer` cannot know
    PlayerId viewer;  ///< who is asked
    Random& random;
    Match &a, &b;  ///< to put positions into
};

/// Plays games and calls `body` at some questions outside effects. Returns how often.
template <typename Body>
std::size_t with_twins(std::size_t games, std::uint64_t seed, Body&& body)
{
    const AllDecks decks;
    std::size_t compared = 0;
    for (std::size_t game = 0; game < games; ++game) {
        Match match = decks.start_game(game);
        Match a = decks.at(match, match.state()), b = decks.at(match, match.state());
        Random random(game + seed);
        play(match, game, [&](Match& now) {
            const MatchState& state = now.state();
            if (state.checkpointed || state.answers.used > 0 || state.now.face_down ||
                random.below(6) != 0) {
                return;
            }
            const PlayerId viewer = now.decision()->asked;
            Match twin = decks.at(match, twin_of(state, viewer, random));
            INFO("game " << game << ", decision " << state.decisions);
            body(TwinCase{now, twin, viewer, random, a, b});
            ++compared;
        });
    }
    return compared;
}

}  // namespace ptcg::test
