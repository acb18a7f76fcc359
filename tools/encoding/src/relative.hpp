#pragma once

#include <algorithm>
#include <cstdint>

#include "ptcg/ids.hpp"
#include "rows.hpp"

/// Players, places and numbers as they are encoded, and back.
namespace ptcg::encoding {

template <typename Number>
[[nodiscard]] constexpr std::int16_t narrow(Number number)
{
    return static_cast<std::int16_t>(number);
}

[[nodiscard]] constexpr std::int16_t relative(PlayerId seat, PlayerId who)
{
    if (who == PlayerId::none) return nobody;
    if (who == PlayerId::chance) return chance_itself;
    return who == seat ? me : opponent;
}
[[nodiscard]] constexpr PlayerId absolute(PlayerId seat, int who)
{
    if (who == nobody) return PlayerId::none;
    if (who == chance_itself) return PlayerId::chance;
    return who == me ? seat : opponent_of(seat);
}

/// Returns the row of a spot. The same function leads back.
[[nodiscard]] constexpr std::size_t turned(PlayerId seat, std::size_t spot)
{
    if (seat == PlayerId::one) return spot;
    return spot < slots_per_player ? spot + slots_per_player : spot - slots_per_player;
}
[[nodiscard]] constexpr std::int16_t row_of(PlayerId seat, Spot spot)
{
    return spot == no_spot ? narrow(0) : narrow(1 + turned(seat, at(spot)));
}
[[nodiscard]] constexpr Spot spot_of(PlayerId seat, int row)
{
    return row == 0 ? no_spot : static_cast<Spot>(turned(seat, static_cast<std::size_t>(row - 1)));
}

/// Numbers whose highest value stands for "none" begin with 1, and 0 is none.
template <typename Id>
[[nodiscard]] constexpr std::int16_t from_one(Id id)
{
    constexpr std::size_t none = sizeof(Id) == 1 ? 0xff : 0xffff;
    const auto number = static_cast<std::size_t>(id);
    return number == none ? narrow(0) : narrow(number + 1);
}
template <typename Id>
[[nodiscard]] constexpr Id back_from_one(int number)
{
    // 0 becomes the highest value.
    return static_cast<Id>(
        static_cast<std::conditional_t<sizeof(Id) == 1, std::uint8_t, std::uint16_t>>(number - 1));
}

/// Returns the bit of a text of a card, and back.
[[nodiscard]] constexpr int bit_of_text(std::uint8_t ability)
{
    return 1 << std::min<std::size_t>(ability, max_abilities);
}
[[nodiscard]] constexpr std::uint8_t text_of_bit(std::size_t number)
{
    return number < max_abilities ? static_cast<std::uint8_t>(number) : UsedText{}.ability;
}

}  // namespace ptcg::encoding
