// Words about effects that last.

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "text_tests/expectations/table_words.hpp"

namespace ptcg::tools {

int turns_until(std::string_view until)
{
    constexpr std::string_view turns[] = {"turn", "opponents_next_turn", "own_next_turn"};
    if (until == "game") return for_ever;
    const auto* const ends = std::ranges::find(turns, until);
    if (ends == std::end(turns)) throw NotExpected(fmt::format("until \"{}\"", until));
    return static_cast<int>(ends - std::begin(turns));
}

std::string lasting_told(const LastingWords& effect, std::string_view on, int turns)
{
    std::string told = effect.kind;
    if (!effect.attack.empty()) told += fmt::format(" \"{}\"", effect.attack);
    return told + fmt::format(" {} on {} for {} more turns", effect.value, on, turns);
}

std::string lasting_told(const LastingWords& effect, PlayerId on, int turns)
{
    return lasting_told(effect, side(on), turns);
}

std::string lasting_told(int turns)
{
    return fmt::format("something lasts for {} more turns", turns);
}

int TableWords::last(const Slots& slots, const LastingWords& effect, std::string_view until)
{
    for (const SlotId one : somebody(slots)) {
        table_.note(lasting_told(effect, before_.label(one), turns_until(until)));
    }
    return 1;
}

int TableWords::last(PlayerId player, const LastingWords& effect, std::string_view until)
{
    table_.note(lasting_told(effect, player, turns_until(until)));
    return 1;
}

}  // namespace ptcg::tools
