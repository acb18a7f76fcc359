// Which cards were picked: copies of a card are alike to the match, and texts ask about what was
// picked before.

#include <algorithm>

#include "ptcg/cabt/game.hpp"

namespace ptcg::cabt {

std::vector<CardIndex> Game::chosen_cards(std::span<const int> positions) const
{
    std::vector<CardIndex> cards;
    for (const int position : positions) {
        const CardIndex card = select_.options[static_cast<std::size_t>(position)].card;
        if (card != no_card) cards.push_back(card);
    }
    return cards;
}

/// Returns the copies that the match takes for these options: of each, the first ones in the
/// match's order.
std::vector<CardIndex> Game::first_copies(std::span<const int> positions) const
{
    std::vector<CardIndex> cards;
    for (const int position : positions) {
        const SelectOption& chosen = select_.options[static_cast<std::size_t>(position)];
        if (chosen.card == no_card) continue;
        CardIndex first = no_card;
        for (const SelectOption& other : select_.options) {
            const bool copy = other.pick == chosen.pick && other.then == chosen.then &&
                              other.type == chosen.type &&
                              std::ranges::find(cards, other.card) == cards.end();
            if (copy && (first == no_card || comes_first(other.card, first))) first = other.card;
        }
        cards.push_back(first);
    }
    return cards;
}

/// Returns whether the match has the card before the other on the same Pokémon.
bool Game::comes_first(CardIndex card, CardIndex other) const
{
    const Table& table = match_->state().now;
    if (table.zone[at(card)] != Zone::in_play) return false;
    for (CardIndex next = table.next[at(card)]; next != no_card; next = table.next[at(next)]) {
        if (next == other) return true;
    }
    return false;
}

/// Lets the copies that the player has chosen and those that the match has taken change their
/// serials.
void Game::take_copies(std::span<const CardIndex> chosen, std::span<const CardIndex> taken)
{
    std::vector<CardIndex> wanted, instead;
    for (const CardIndex card : chosen) {
        if (std::ranges::find(taken, card) == taken.end()) wanted.push_back(card);
    }
    for (const CardIndex card : taken) {
        if (std::ranges::find(chosen, card) == chosen.end()) instead.push_back(card);
    }
    const MatchState& state = match_->state();
    for (const CardIndex card : wanted) {
        const auto copy = std::ranges::find_if(instead, [&](CardIndex other) {
            return state.defs[at(other)] == state.defs[at(card)];
        });
        if (copy == instead.end()) continue;
        cards_.exchange(card, *copy);
        instead.erase(copy);
    }
}

/// Likewise where the order counts: the first of the chosen copies becomes the first taken, and so
/// on.
void Game::order_copies(std::vector<CardIndex> chosen, std::span<const CardIndex> taken)
{
    for (std::size_t i = 0; i < std::min(chosen.size(), taken.size()); ++i) {
        if (chosen[i] == taken[i]) continue;
        cards_.exchange(chosen[i], taken[i]);
        std::ranges::replace(chosen, taken[i], chosen[i]);  // its serial is there now
    }
}

/// Notes the cards, or Pokémon, that the next questions of the text may be about.
void Game::note_picked(const std::vector<CardIndex>& cards)
{
    const SelectOption& first = select_.options.front();
    const bool pokemon =
        first.type == OptionType::card && (first.area == Area::active || first.area == Area::bench);
    const bool main = select_.type == SelectType::main;
    if (main || pokemon) {
        picked_pokemon_ = cards;
        picked_pokemon_at_ = 0;
    }
    if (!main && (pokemon || cards.empty())) return;
    picked_ = cards;
    all_picked_.insert(all_picked_.end(), cards.begin(), cards.end());
    picked_at_ = 0;
    picked_in_search_ = select_.shows_deck;
    picked_to_bottom_ = select_.context == Context::to_deck_bottom;
}

/// Returns how many questions of this kind the text has asked in this action.
int Game::count_asked(const Decision& question)
{
    if (question.purpose == Purpose::main_phase) {
        asked_for_.clear();
        all_picked_.clear();
    }
    const int before = asked_before(question);
    asked_for_.push_back({question.source, question.purpose, question.options.front().kind});
    return before;
}

int Game::asked_before(const Decision& question) const
{
    const OptionKind kind = question.options.front().kind;
    const auto before = std::ranges::count_if(asked_for_, [&](const AskedFor& other) {
        return other.source == question.source && other.purpose == question.purpose &&
               other.kind == kind;
    });
    return static_cast<int>(before);
}

PickedBefore Game::picked_before() const
{
    const auto from = [](std::span<const CardIndex> picked, std::size_t next) {
        return picked.empty() ? picked : picked.subspan(std::min(next, picked.size() - 1));
    };
    return {from(picked_, picked_at_), from(picked_pokemon_, picked_pokemon_at_)};
}

/// Returns what the question may be about; the next is about the next of it.
PickedBefore Game::picked_for(const Decision& question, About about)
{
    const PickedBefore before = picked_before();
    if (question.purpose == Purpose::attach) ++picked_at_;
    if (about == About::pokemon) ++picked_pokemon_at_;
    return before;
}

}  // namespace ptcg::cabt
