#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ptcg/cabt/game.hpp"
#include "ptcg/resolver.hpp"
#include "support/catch.hpp"
#include "support/legal_decks.hpp"
#include "support/theme_decks.hpp"

/// Battles of the contest's interface, played at random.
namespace ptcg::test {

struct World {
    std::shared_ptr<ThemeDecks> cards = std::make_shared<ThemeDecks>();
    cabt::Vocabulary vocabulary{cards->pool->library};

    [[nodiscard]] std::vector<int> deck(const std::string& name) const
    {
        std::vector<int> numbers;
        const auto file = cards_folder() / "decks" / (name + ".txt");
        for (const DefId card : cards->read(ThemeDecks::file_text(file)))
            numbers.push_back(vocabulary.numbers.number(card));
        return numbers;
    }

    /// Returns a legal deck of cards of the pool that `random` draws.
    [[nodiscard]] std::vector<int> drawn_deck(Random& random) const
    {
        const CardLibrary& library = cards->pool->library;
        std::vector<DefId> pool;
        for (int number = 1; number <= vocabulary.numbers.size(); ++number) {
            const DefId card = vocabulary.numbers.card(number);
            if (vocabulary.numbers.number(card) == number) pool.push_back(card);
        }
        const auto below = [&](std::size_t n) {
            return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(n)));
        };
        std::vector<int> deck;
        do {
            deck.clear();
            for (const DefId card : draw_legal_deck(library, Format{}, profile("sv"), pool, below))
                deck.push_back(std::max(vocabulary.numbers.number(card), 1));  // 1: basic Energy
        } while (deck_error(vocabulary.numbers, profile("sv"), deck) != cabt::DeckError::none);
        return deck;
    }

    [[nodiscard]] std::unique_ptr<cabt::Game> start(std::uint64_t seed) const
    {
        static constexpr std::array names = {"dragapult",  "mega-lucario", "marnies-grimmsnarl",
                                             "archaludon", "mega-starmie", "mega-lopunny"};
        return start(seed, names[seed % names.size()], names[(seed + 1) % names.size()]);
    }
    [[nodiscard]] std::unique_ptr<cabt::Game> start(std::uint64_t seed, const std::string& one,
                                                    const std::string& other) const
    {
        return start(seed, {deck(one), deck(other)});
    }
    [[nodiscard]] std::unique_ptr<cabt::Game> start(
        std::uint64_t seed, const std::array<std::vector<int>, players>& decks) const
    {
        cabt::GameSetup setup;
        setup.decks = decks;
        setup.seed = seed;
        auto game =
            cabt::Game::start({&vocabulary, &profile("sv"), "sv", cards->host.get()}, setup);
        REQUIRE(game);
        return std::move(game.value());
    }
};

/// Returns a deck of the pool's numbers: some of each, and Fighting Energy for the rest.
[[nodiscard]] inline std::vector<int> deck_of(std::initializer_list<std::pair<int, int>> cards)
{
    std::vector<int> deck;
    for (const auto& [count, number] : cards)
        deck.insert(deck.end(), static_cast<std::size_t>(count), number);
    deck.resize(cards_per_player, 6);
    return deck;
}

/// Returns a deck whose Trainer cards let a player look at cards: on top of the deck, on its
/// bottom, in all of it, or in the opponent's hand.
[[nodiscard]] inline std::vector<int> looking_deck()
{
    std::vector<int> deck = deck_of({{4, 677}, {4, 678}, {4, 673}, {4, 674}});
    for (const int trainer : {1077, 1094, 1102, 1106, 1122, 1185, 1188, 1193, 1202, 1230, 1235})
        std::fill_n(std::ranges::find(deck, 6), 2, trainer);
    return deck;
}

[[nodiscard]] inline const World& world()
{
    static const World made;
    return made;
}

/// Picks options at random, as many as the question wants.
[[nodiscard]] inline std::vector<int> random_positions(const cabt::Select& select, Random& random)
{
    std::vector<int> left(select.options.size());
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<int>(i);
    const auto span = static_cast<std::uint32_t>(select.max - select.min + 1);
    std::vector<int> picks;
    for (int n = select.min + static_cast<int>(random.below(span)); n > 0; --n) {
        const auto at = random.below(static_cast<std::uint32_t>(left.size()));
        picks.push_back(left[at]);
        left.erase(left.begin() + at);
    }
    return picks;
}

inline void answer(cabt::Game& game, const std::vector<int>& positions)
{
    const Result<cabt::AnswerError> taken = game.answer(positions);
    if (!taken) FAIL(taken.error().message);
    REQUIRE(taken.value() == cabt::AnswerError::none);
}

/// Returns whether it is the card's text that asks.
[[nodiscard]] inline bool asks(const cabt::Game& game, int card)
{
    const CardIndex effect = game.select()->effect;
    return effect != no_card && game.cards().number(effect) == card;
}

/// Plays at random and calls `look` at each question.
template <typename Look>
void play(cabt::Game& game, std::uint64_t seed, const Look& look)
{
    Random random(seed);
    for (int n = 0; !game.over() && n < 2000; ++n) {
        REQUIRE(game.select() != nullptr);
        look(game);
        answer(game, random_positions(*game.select(), random));
    }
}

[[nodiscard]] inline std::string observed(cabt::Game& game)
{
    JsonWriter json;
    game.write_observation(json);
    return std::string(json.text());
}

/// A guess of all that is hidden from who is asked, except for the opponent's Active Pokémon:
/// `some(owner, count)` returns the numbers for a pile.
template <typename Some>
[[nodiscard]] cabt::Guess guess_of(cabt::Game& game, const Some& some)
{
    const MatchState& state = game.match().state();
    const auto all = [&](PlayerId owner, Zone zone) {
        return some(owner, state.now.player[at(owner)].pile(zone).count);
    };
    const PlayerId viewer = game.asked(), rival = opponent_of(viewer);
    cabt::Guess guess;
    guess.your_deck = all(viewer, Zone::deck);
    guess.your_prize = all(viewer, Zone::prizes);
    guess.opponent_deck = all(rival, Zone::deck);
    guess.opponent_prize = all(rival, Zone::prizes);
    guess.opponent_hand = all(rival, Zone::hand);
    return guess;
}

/// Lets the cards of a player that the viewer does not know change places among each other, with
/// what is known of places.
inline void redraw(Match& match, PlayerId owner, PlayerId viewer, Random& random)
{
    MatchState state = match.state();
    std::vector<std::pair<Zone, std::size_t>> places;
    std::vector<CardIndex> cards;
    for (const Zone zone : {Zone::hand, Zone::deck, Zone::prizes}) {
        if (zone == Zone::hand && owner == viewer) continue;
        const Pile& pile = state.now.player[at(owner)].pile(zone);
        for (std::size_t i = 0; i < pile.count; ++i) {
            if ((state.now.seen[at(pile.cards[i])] & seen_by(viewer)) != 0) continue;
            places.emplace_back(zone, i);
            cards.push_back(pile.cards[i]);
        }
    }
    for (std::size_t i = cards.size(); i > 1; --i)
        std::swap(cards[i - 1], cards[random.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto [zone, place] = places[i];
        state.now.player[at(owner)].pile(zone).cards[place] = cards[i];
        state.now.zone[at(cards[i])] = zone;
        state.now.place[at(cards[i])] = static_cast<std::uint8_t>(place);
    }
    match.restore(state);
}

}  // namespace ptcg::test
