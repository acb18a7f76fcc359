// Describes the requirements of texts in words.

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/reasons.hpp"

namespace ptcg::tools {

namespace {

std::string counted(int count, std::string_view one, std::string_view more)
{
    return fmt::format("{} {}", count, count == 1 ? one : more);
}

}  // namespace

std::string phrase_of(const Requirement& need)
{
    const int count = need.count;
    const std::string_view fits = need.filter == no_filter ? "" : " of a certain kind";
    const std::string cards = counted(count, "card", "cards") + std::string(fits);
    const std::string pokemon = fmt::format("{} Pokémon{}", count, fits);
    switch (need.need) {
        case Need::none:
            return "nothing";
        case Need::own_bench:
            return fmt::format("{} on your Bench", pokemon);
        case Need::opponent_bench:
            return fmt::format("{} on the opponent's Bench", pokemon);
        case Need::bench_space:
            return fmt::format("room for {} on your Bench", pokemon);
        case Need::deck:
            return fmt::format("{} in your deck", cards);
        case Need::opponent_deck:
            return fmt::format("{} in the opponent's deck", cards);
        case Need::hand:
            return fmt::format("{} in your hand besides this card", cards);
        case Need::opponent_hand:
            return fmt::format("{} in the opponent's hand", cards);
        case Need::discard:
            return fmt::format("{} in your discard pile", cards);
        case Need::opponent_discard:
            return fmt::format("{} in the opponent's discard pile", cards);
        case Need::lost_zone:
            return fmt::format("{} in your Lost Zone", cards);
        case Need::own_pokemon:
            return fmt::format("{} in play on your side", pokemon);
        case Need::opponent_pokemon:
            return fmt::format("{} in play on the opponent's side", pokemon);
        case Need::attached:
            return fmt::format("{} attached to its Pokémon", cards);
        case Need::own_prizes_at_most:
            return fmt::format("at most {} left in your Prizes", counted(count, "card", "cards"));
        case Need::opponent_prizes_at_most:
            return fmt::format("at most {} left in the opponent's Prizes",
                               counted(count, "card", "cards"));
        case Need::no_condition:
            return "its Pokémon to have no Special Condition";
        case Need::hand_at_most:
            return fmt::format("at most {} in your hand besides this card",
                               counted(count, "card", "cards"));
        case Need::own_prizes_at_least:
            return fmt::format("at least {} left in your Prizes", counted(count, "card", "cards"));
        case Need::more_prizes_left:
            return "more Prize cards left than the opponent";
        case Need::first_turn:
            return "your first turn";
        case Need::stadium:
            return need.filter == no_filter ? "a Stadium in play" : "a certain Stadium in play";
        case Need::knocked_out_last_turn:
            return fmt::format("{} Knocked Out in the opponent's last turn", pokemon);
        case Need::knocked_out_by_attack_last_turn:
            return fmt::format("{} Knocked Out by an attack in the opponent's last turn", pokemon);
    }
    return {};
}

std::string Reasons::needs_detail(std::span<const Requirement> needs, SlotId self,
                                  CardIndex card) const
{
    std::vector<std::string> missing;
    while (!needs.empty() && needs.front().need != Need::none) {
        std::size_t length = 1;  // of a group of needs of which any one suffices
        while (length < needs.size() && needs[length - 1].or_next) ++length;
        const std::span<const Requirement> group = needs.first(length);
        needs = needs.subspan(length);
        if (game_.needs_met(group, me_, self, card)) continue;
        std::vector<std::string> ways;
        for (const Requirement& need : group) ways.push_back(phrase_of(need));
        missing.push_back(fmt::format("{}", fmt::join(ways, " or ")));
    }
    return missing.empty() ? std::string()
                           : fmt::format("it needs {}", fmt::join(missing, ", and "));
}

}  // namespace ptcg::tools
