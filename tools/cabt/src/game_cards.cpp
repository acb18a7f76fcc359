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
