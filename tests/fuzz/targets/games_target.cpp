// Two legal decks drawn from all cards of a format, and a game between them. No card of the project
// may fail, and the state is sound after every decision, whatever is picked.

#include <array>
#include <set>

#include "fuzz/targets.hpp"
#include "fuzz/targets/table.hpp"
#include "support/legal_decks.hpp"

namespace ptcg::fuzz {

namespace {

constexpr std::uint32_t most_decisions = 400;
constexpr std::uint32_t decisions_between_saves = 23;

/// A format with its rules and its cards.
struct Played {
    const Format* format = nullptr;
    Ruleset rules;
    std::vector<DefId> cards;
};

const std::vector<Played>& formats()
{
    static const std::vector<Played> all = [] {
        std::vector<Played> played;
        const RealCards& cards = real_cards();
        for (const Format& format : cards.catalogue.formats) {
            const Ruleset& base = *cards.ruleset(format.ruleset.text);
            played.push_back({&format, rules_under(format, base),
                              test::legal_cards(cards.pool.library, format, base)});
        }
        return played;
    }();
    return all;
}

std::vector<DefId> draw_deck(const Played& played, Input& input)
{
    const RealCards& cards = real_cards();
    std::vector<DefId> deck = test::draw_legal_deck(
        cards.pool.library, *played.format, *cards.ruleset(played.format->ruleset.text),
        played.cards, [&](std::size_t bound) { return input.below(bound); });
    expect(!deck.empty(), "no legal deck can be drawn", [&] { return played.format->id; });
    return deck;
}

/// Describes the match for a message.
std::string told(const Match& match, const Played& played,
                 const std::array<std::vector<DefId>, 2>& decks)
{
    std::string text = played.format->id + ", turn " + std::to_string(match.turn()) +
                       ", decision " + std::to_string(match.state().decisions);
    for (const std::vector<DefId>& deck : decks) {
        text += "; a deck of";
        for (const DefId card : std::set<DefId>(deck.begin(), deck.end())) {
            text += " " + match.library().text(card).id;
        }
    }
    return text;
}

void play_game(Match& match, Input& input)
{
    for (const Decision* open = match.decision(); open != nullptr; open = match.decision()) {
        if (match.state().decisions % decisions_between_saves == 0) {
            expect_same_elsewhere(match);
            open = match.decision();
        }
        const std::vector<std::uint16_t> picks = choose(*open, input);
        expect(picks.size() >= open->min, "a question cannot be answered");
        const Result<void> taken = match.answer(picks);
        expect(taken.ok(), "a legal answer is refused", [&] { return taken.error().message; });
        expect_sound(match);
    }
    expect(match.outcome() != Outcome::void_match, "a card has failed",
           [&] { return match.failure(); });
}

void run(Bytes bytes)
{
    if (bytes.empty()) return;
    RealCards& cards = real_cards();
    Input input(bytes);
    const Played& played = formats()[input.below(formats().size())];
    const std::uint8_t switches = input.byte();
    const std::uint64_t seed = input.byte();
    const std::array decks{draw_deck(played, input), draw_deck(played, input)};
    Result<Match> started = Match::start(cards.pool.library, played.rules, &cards.host,
                                         {.deck_one = decks[0],
                                          .deck_two = decks[1],
                                          .seed = seed,
                                          .explicit_chance = (switches & 1u) != 0,
                                          .lists_known = (switches & 2u) != 0,
                                          .decision_cap = most_decisions});
    expect(started.ok(), "a legal deck cannot be played", [&] { return started.error().message; });
    Match& match = started.value();
    match.verify_reruns((switches & 4u) != 0);
    try {
        play_game(match, input);
    } catch (const Finding& finding) {
        throw Finding(finding.what() + ("\n" + told(match, played, decks)));
    }
}

std::vector<std::string> seeds()
{
    std::vector<std::string> seeds;
    for (std::size_t format = 0; format < formats().size(); ++format) {
        for (char switches = 0; switches < 8; ++switches) {
            seeds.push_back({static_cast<char>(format), switches, 'x'});
        }
    }
    return seeds;
}

}  // namespace

const Target games_target{"games", run, seeds};

}  // namespace ptcg::fuzz
