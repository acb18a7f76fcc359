// Searches: copies of a game in which hidden cards are those that a player guesses.

#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/game.hpp"
#include "ptcg/determinize.hpp"
#include "ptcg/permissions.hpp"
#include "ptcg/recorded_answers.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg::cabt {
namespace {

constexpr const char* advice_in_setup =
    "opponent_hand and opponent_deck need a Basic Pokémon, and opponent_active is one that may "
    "start";
constexpr const char* advice_in_effect =
    "the piles that the effect has taken cards from need such cards, see the logs";

}  // namespace

/// The lists of a guess as cards of the match, place by place.
class Game::Guessed {
public:
    Guessed(const Game& game, const Guess& guess)
        : game_(game),
          state_(game.match_->state()),
          viewer_(game.asked_),
          rival_(opponent_of(game.asked_))
    {
        note_hidden();
        own_deck_ = fill(viewer_, Zone::deck, guess.your_deck, "your_deck");
        own_prizes_ = fill(viewer_, Zone::prizes, guess.your_prize, "your_prize");
        deck_ = fill(rival_, Zone::deck, guess.opponent_deck, "opponent_deck");
        prizes_ = fill(rival_, Zone::prizes, guess.opponent_prize, "opponent_prize");
        hand_ = fill(rival_, Zone::hand, with_known(guess.opponent_hand), "opponent_hand");
        fill_active(guess.opponent_active);
    }

    [[nodiscard]] const SearchRefusal& refusal() const { return refusal_; }
    [[nodiscard]] GivenCards given() const
    {
        GivenCards all;
        all.side[at(viewer_)] = {.deck = own_deck_, .prizes = own_prizes_};
        all.side[at(rival_)] = {
            .deck = deck_, .hand = hand_, .prizes = prizes_, .face_down = active_};
        all.swap_to_set_up = true;
        return all;
    }
    /// Whether the player does not know the card: it is a guess.
    [[nodiscard]] bool is_hidden(CardIndex card) const { return hidden_[at(card)]; }
    /// Returns the number that was given for a card that a list names.
    [[nodiscard]] int number(DefId card) const { return numbers_.at(card); }

private:
    [[nodiscard]] const Table& table() const { return state_.now; }
    [[nodiscard]] const CardNumbers& pool() const { return game_.rules_.vocabulary->numbers; }
    [[nodiscard]] std::span<const CardIndex> pile(PlayerId owner, Zone zone) const
    {
        const Pile& pile = table().player[at(owner)].pile(zone);
        return {pile.cards.data(), pile.count};
    }
    [[nodiscard]] const CardDef& def(DefId card) const { return pool().library().def(card); }

    void note_hidden();
    [[nodiscard]] bool is_aside(CardIndex card) const
    {
        return std::ranges::find(game_.looking_, card) != game_.looking_.end();
    }
    [[nodiscard]] std::vector<int> with_known(std::vector<int> hand) const;
    [[nodiscard]] std::vector<DefId> fill(PlayerId owner, Zone zone, const std::vector<int>& given,
                                          const char* name);
    [[nodiscard]] DefId card_of(int number, const char* name);
    [[nodiscard]] std::ptrdiff_t places(PlayerId owner, Zone zone) const
    {
        return std::ranges::count_if(pile(owner, zone), [&](CardIndex card) {
            return zone == Zone::hand || !is_aside(card);
        });
    }
    void fill_active(const std::vector<int>& given);
    void refuse(SearchError error, const std::string& reason)
    {
        if (refusal_.error == SearchError::none) refusal_ = {error, reason};
    }

    const Game& game_;
    const MatchState& state_;
    PlayerId viewer_, rival_;
    std::array<bool, cards_per_match> hidden_{};
    std::vector<DefId> own_deck_, own_prizes_, deck_, prizes_, hand_, active_;
    std::unordered_map<DefId, int> numbers_;
    SearchRefusal refusal_;
};

void Game::Guessed::note_hidden()
{
    const auto hide = [&](CardIndex card) {
        const bool known = (table().seen[at(card)] & seen_by(viewer_)) != 0;
        hidden_[at(card)] = !known && !is_aside(card);
    };
    for (const PlayerId owner : both_players) {
        for (const Zone zone : {Zone::deck, Zone::prizes, Zone::hand}) {
            const bool shows =
                owner == viewer_ &&
                (zone == Zone::hand || (zone == Zone::deck && game_.select_.shows_deck));
            if (!shows) std::ranges::for_each(pile(owner, zone), hide);
        }
    }
    const SlotId active = table().player[at(rival_)].active;
    if (table().face_down && active != no_slot) hidden_[at(table().slots[at(active)].top)] = true;
}

/// Returns the card with the number, and remembers the number; none if there is none.
DefId Game::Guessed::card_of(int number, const char* name)
{
    const DefId card = pool().card(number);
    if (card == no_def)
        refuse(SearchError::unknown_card,
               std::string(name) + ": " + std::to_string(number) + " is not the number of a card");
    numbers_[card] = number;
    return card;
}

/// Puts the cards that the player knows in the opponent's hand to their places in the list, in
/// exchange for what is there or, if the list does not have them, in place of it.
std::vector<int> Game::Guessed::with_known(std::vector<int> hand) const
{
    const std::span<const CardIndex> cards = pile(rival_, Zone::hand);
    for (std::size_t i = 0; i < std::min(cards.size(), hand.size()); ++i) {
        if (hidden_[at(cards[i])]) continue;
        const auto place = hand.begin() + static_cast<std::ptrdiff_t>(i);
        const auto same = std::find_if(place, hand.end(), [&](int number) {
            return pool().card(number) == state_.defs[at(cards[i])];
        });
        if (same != hand.end()) std::iter_swap(place, same);
    }
    return hand;
}

std::vector<DefId> Game::Guessed::fill(PlayerId owner, Zone zone, const std::vector<int>& given,
                                       const char* name)
{
    std::vector<DefId> cards;
    auto next = given.begin();
    for (const CardIndex card : pile(owner, zone)) {
        const bool counts = zone == Zone::hand || !is_aside(card);  // among those of the pile
        const bool named = counts && next != given.end();
        const int number = named ? *next++ : 0;
        if (!hidden_[at(card)]) {
            cards.push_back(state_.defs[at(card)]);
        } else if (!named) {
            refuse(SearchError::unknown_card,
                   std::string(name) + " needs " + std::to_string(places(owner, zone)) +
                       " cards, and has " + std::to_string(given.size()));
            return {};
        } else {
            cards.push_back(card_of(number, name));
        }
    }
    return cards;
}

void Game::Guessed::fill_active(const std::vector<int>& given)
{
    if (!table().face_down || table().player[at(rival_)].active == no_slot) return;
    if (given.empty()) {
        return refuse(SearchError::unknown_card,
                      "opponent_active needs 1 card, and has 0: that Pokémon is face down");
    }
    active_ = {card_of(given.front(), "opponent_active")};
    if (active_.front() == no_def) return;
    const CardDef& card = def(active_.front());
    if (!card.is_pokemon() && !card.basic_in_setup)
        refuse(SearchError::not_pokemon,
               "opponent_active: " + std::to_string(given.front()) + " is not a Pokémon");
}

std::unique_ptr<Game> Game::search(const Guess& guess, std::uint64_t seed,
                                   SearchRefusal& refusal) const
{
    refusal = {};
    std::unique_ptr<Game> game = fork();
    game->begin_search(guess, seed, refusal);
    if (refusal.error != SearchError::none) game.reset();
    return game;
}

void Game::begin_search(const Guess& guess, std::uint64_t seed, SearchRefusal& refusal)
{
    const Guessed guessed(*this, guess);
    refusal = guessed.refusal();
    if (refusal.error != SearchError::none) return;
    Random random(seed);
    search_chance_ = Random(random.next());
    asks_coins_ = guess.manual_coin;
    is_search_ = true;
    given_.clear();
    setup_.bonus_drawn = setup_.bonus.has_value();
    if (asks_coins_ && is_fresh(match_->state())) ask_for_coins();
    const Observation seen(*match_, asked_);
    if (Result<void> put = seen.give(guessed.given(), random.next(), *match_); !put) {
        refusal = {SearchError::impossible,
                   put.error().message + ". Guess again: " +
                       (match_->state().now.face_down ? advice_in_setup : advice_in_effect)};
        return;
    }
    renumber(seen);
    number_guessed(seen, guessed);
}

/// Gives guessed cards their numbers of the pool, and serials by their places: the order that they
/// have in the real game must not show.
void Game::number_guessed(const Observation& seen, const Guessed& guessed)
{
    const MatchState& state = match_->state();
    std::array<bool, cards_per_match> hidden{};
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        const auto card = static_cast<CardIndex>(i);
        hidden[at(seen.number_of(card))] = guessed.is_hidden(card);
    }
    int serial = GameCards::first_serial + static_cast<int>(cards_per_match);
    const auto set = [&](CardIndex card) {
        if (hidden[at(card)]) cards_.set(card, guessed.number(state.defs[at(card)]), serial++);
    };
    for (const PlayerTable& player : state.now.player) {
        for (const Pile& pile : player.piles)
            std::for_each(pile.cards.begin(), pile.cards.begin() + pile.count, set);
        if (player.active != no_slot) set(state.now.slots[at(player.active)].top);
    }
}

/// Gives all cards that are noted here the numbers that they have in the match now.
void Game::renumber(const Observation& seen)
{
    const auto number_of = [&](CardIndex card) {
        return card == no_card ? card : seen.number_of(card);
    };
    const auto all = [&](std::vector<CardIndex>& cards) {
        for (CardIndex& card : cards) card = number_of(card);
    };
    cards_.renumber(number_of);
    chronicle_.begin_again(*match_, number_of);
    looks_.skip_to(*match_);
    knock_outs_.skip_to(*match_);
    for (SelectOption& option : select_.options) option.card = number_of(option.card);
    select_.context_card = number_of(select_.context_card);
    select_.effect = number_of(select_.effect);
    all(looking_);
    all(picked_);
    all(all_picked_);
    all(picked_pokemon_);
    all(paid_);
    for (std::vector<CardIndex>& benched : setup_.benched) all(benched);
    // What the opponent has chosen is among the guessed cards.
    std::erase_if(setup_.benched[at(opponent_of(asked_))], [&](CardIndex card) {
        const CardDef& def = match_->library().def(match_->state().defs[at(card)]);
        return !def.is_basic_pokemon() && !def.basic_in_setup;
    });
    if (stage_ == Stage::counters) show_moved_counters();
    if (stage_ != Stage::retreat) return;
    show_scratch();
    scratch_->edit([&](Resolver& game) {
        for (const CardIndex card : paid_) static_cast<void>(game.discard(card));
    });
}

void Game::ask_for_coins()
{
    MatchState state = match_->state();
    state.explicit_chance = true;
    match_->restore(state);
}

void Game::draw_anew(std::uint64_t seed)
{
    Random random(seed);
    search_chance_ = Random(random.next());
    MatchState state = match_->state();
    if (state.explicit_chance) return;
    if (is_fresh(state)) {
        state.now.random = Random(random.next());
    } else if (!add_reseed(state.answers, static_cast<std::uint32_t>(random.next()))) {
        return;  // no room is left: the effect goes on with the chance that it has
    }
    match_->restore(state);
}

/// Coins are asked of the player whose turn it is; all else comes from the search's own chance.
Result<void> Game::answer_chance_in_search(const Decision& question)
{
    if (question.purpose == Purpose::flip) {
        ask_coin(question);
        return {};
    }
    std::vector<std::uint16_t> picks(question.options.size());
    std::iota(picks.begin(), picks.end(), std::uint16_t{0});
    for (std::size_t i = 0; i < question.min; ++i) {
        const auto left = static_cast<std::uint32_t>(picks.size() - i);
        std::swap(picks[i], picks[i + search_chance_.below(left)]);
    }
    picks.resize(question.min);
    if (Result<void> given = give(std::move(picks)); !given) return given;
    return run_on();
}

void Game::ask_coin(const Decision& question)
{
    looking_.clear();
    Asker asker(*match_, cards_, rules_.vocabulary->contexts, looking_);
    select_ = asker.ask(question, {});
    open(match_->state().now.turn_player);
}

/// Puts what was chosen in setup where it belongs. The match can't go through the setup again: its
/// start was another one.
Result<void> Game::set_up_by_hand()
{
    match_->edit([&](Resolver& game) {
        int drawn = 0;
        if (setup_.bonus_for != PlayerId::none && !setup_.bonus_drawn)
            static_cast<void>(game.draw(setup_.bonus_for, setup_.bonus.value_or(0), drawn));
        if (setup_.benches_asked < players) return;
        for (const std::vector<CardIndex>& benched : setup_.benched) {
            for (const CardIndex card : benched) {
                bool placed = false;
                static_cast<void>(game.put_onto_bench(card, placed));
            }
        }
    });
    setup_.bonus_drawn = true;
    chronicle_.skip_to(*match_);
    return {};
}

}  // namespace ptcg::cabt
