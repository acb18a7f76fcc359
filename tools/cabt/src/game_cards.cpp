#include "ptcg/cabt/game_cards.hpp"

#include <algorithm>
#include <numeric>

namespace ptcg::cabt {

GameCards::GameCards(const CardNumbers& numbers, std::span<const int> deck_one,
                     std::span<const int> deck_two)
    : numbers_(&numbers)
{
    std::iota(copy_.begin(), copy_.end(), std::uint8_t{0});
    const auto second = number_.begin() + cards_per_player;
    const auto narrow = [](int number) { return static_cast<std::uint16_t>(number); };
    std::transform(deck_one.begin(), deck_one.end(), number_.begin(), narrow);
    std::transform(deck_two.begin(), deck_two.end(), second, narrow);
}

GameCards::GameCards(const CardNumbers& numbers, const MatchState& state) : numbers_(&numbers)
{
    std::iota(copy_.begin(), copy_.end(), std::uint8_t{0});
    std::transform(state.defs.begin(), state.defs.end(), number_.begin(),
                   [&](DefId card) { return static_cast<std::uint16_t>(numbers.number(card)); });
}

CardIndex GameCards::card(int serial) const
{
    for (std::size_t i = 0; i < copy_.size(); ++i) {
        if (first_serial + copy_[i] == serial) return static_cast<CardIndex>(i);
    }
    return no_card;
}

CardList GameCards::attached(const Facts& game, SlotId pokemon, Role role) const
{
    CardList cards = game.cards_of(pokemon, role);
    const auto when = [this](CardIndex card) { return attached_[at(card)]; };
    const auto first = cards.card.begin();
    for (auto next = first; next != first + cards.count; ++next)  // few, and mostly in order
        std::rotate(std::ranges::upper_bound(first, next, when(*next), {}, when), next, next + 1);
    return cards;
}

void GameCards::write_members(JsonWriter& json, CardIndex card, bool with_name) const
{
    const int pool_number = number(card);
    json.member("id", pool_number);
    json.member("serial", serial(card));
    json.member("playerIndex", at(owner_of(card)));
    if (with_name) json.member("name", pool_number == 0 ? "" : numbers_->name(pool_number));
}

void GameCards::write(JsonWriter& json, CardIndex card, bool with_name) const
{
    if (card == no_card) return json.value(nullptr);
    const JsonObject object(json);
    write_members(json, card, with_name);
}

}  // namespace ptcg::cabt
