#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "known_cards.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/view.hpp"

/// What a learned policy is told of a question and its options, from visible and printed facts.
namespace ptcg {

/// The position as the asked player sees it. The first ones count for each card by itself, too.
inline constexpr std::array<std::string_view, 24> position_numbers = {
    "one",
    "ready",
    "energy_attached",
    "supporter_played",
    "hand",
    "bench",
    "prizes",
    "early",  // those for each card
    "their_prizes",
    "deck",
    "thin_deck",
    "active_health",
    "health",
    "useful_energy",
    "evolution_in_hand",
    "energy_in_hand",
    "conditions",
    "reach",
    "pace",
    "their_active_health",
    "their_bench",
    "their_energy",
    "their_reach",
    "in_danger"};
inline constexpr std::size_t numbers_by_card = 8;

/// One option. What does not apply is 0.
inline constexpr std::array<std::string_view, 35> option_numbers = {
    "greedy",   "copies",      "in_play",     "held",          "basic",   "evolution",
    "hp",       "rich_prey",   "item",        "supporter",     "tool",    "stadium",
    "energy",   "special",     "fits",        "printed",       "present", "active",
    "mine",     "left",        "damage",      "attached",      "lacking", "gain",
    "in_reach", "target_prey", "evolved",     "target_damage", "expects", "knocks_out",
    "wins",     "cost",        "attack_text", "retreat_cost",  "value"};

/// In what way the Pokémon that an option is about counts for its card and for the card that asks.
inline constexpr std::array<std::string_view, 6> target_numbers = {
    "one", "active", "mine", "attached", "left", "in_reach"};

/// A way to use a card, for which a policy has weights of its own.
struct CardUse {
    std::uint16_t card = 0;      ///< 1 + its place among the known cards; 0: none
    std::uint16_t question = 0;  ///< see `OptionInput::question`
    std::uint8_t number = 0;     ///< of the attack or Ability, or what the option's value is

    friend auto operator<=>(const CardUse&, const CardUse&) = default;
};

struct OptionInput {
    std::uint16_t question = 0;  ///< its purpose and the option's kind: `question_number`
    std::array<float, option_numbers.size()> numbers{};
    CardUse card;    ///< its own or, if it has none, the one that asks
    CardUse target;  ///< the Pokémon that it is about
    CardUse asker;   ///< the card that asks about that Pokémon
    std::array<float, target_numbers.size()> about{};  ///< that Pokémon
};

/// A question with one pick.
struct QuestionInput {
    std::array<float, position_numbers.size()> position{};
    std::vector<OptionInput> options;  ///< in the decision's order; then "no pick", if it is legal
};

inline constexpr std::size_t question_kinds =
    static_cast<std::size_t>(Purpose::count) * option_kind_count;
[[nodiscard]] constexpr std::uint16_t question_number(Purpose purpose, OptionKind kind)
{
    return static_cast<std::uint16_t>(static_cast<std::size_t>(purpose) * option_kind_count +
                                      static_cast<std::size_t>(kind));
}

/// Turns questions into what a policy gets. The library must outlive this.
class OptionReader {
public:
    OptionReader(const CardLibrary& library, const std::vector<std::string>& known_cards)
        : library_(&library), known_(library, known_cards)
    {
    }

    /// Reads a question as the asked player, whose view it is, sees it. `greedy` is the answer of
    /// the greedy bot.
    void read(const Decision& decision, const View& view, const std::vector<std::uint16_t>& greedy,
              QuestionInput& input) const;

private:
    [[nodiscard]] OptionInput read(const Decision& decision, const View& view,
                                   const Option& option) const;

    const CardLibrary* library_;
    KnownCards known_;
};

}  // namespace ptcg
