#include "screen/texts.hpp"

#include <algorithm>

#include "ptcg/ids.hpp"

namespace ptcg::tools {
namespace {

constexpr std::array<std::string_view, at(Purpose::count)> questions = {
    "What do you do?",
    "Do you want to take the first turn?",
    "Which Basic Pokémon becomes your Active Pokémon?",
    "Which Basic Pokémon do you put onto your Bench?",
    "How many cards do you draw for the opponent's mulligans?",
    "Do you draw a card for this mulligan?",
    "Which Prize card do you take?",
    "Which Benched Pokémon becomes your new Active Pokémon?",
    "Which Energy do you discard to retreat?",
    "Which effect comes first?",
    "Which effect is applied first?",
    "What comes first between turns?",
    "Do you want to use this text?",
    "Which cards do you take?",
    "Which card?",
    "Which Pokémon?",
    "Which Pokémon is damaged?",
    "Which Pokémon is healed?",
    "Which Pokémon gets the card?",
    "Which card is discarded?",
    "Which Energy is discarded?",
    "Which Energy is moved?",
    "Which Pokémon comes to the Active Spot?",
    "Which card goes into the deck?",
    "Which attack?",
    "Which Special Condition?",
    "How many?",
    "What do you choose?",
    "Do you want to?",
    "Which Pokémon evolves?",
    "Which Benched Pokémon goes?",
    "Heads or tails?",
    "In which order?",
    "Which one?",
};

constexpr std::array<std::string_view, at(Zone::none) + 1> zones = {
    "deck",        "hand",         "discard pile",    "Prize cards", "Lost Zone",
    "cards aside", "played cards", "Pokémon in play", "Stadium",     "",
};

constexpr std::array<std::string_view, condition_count> conditions = {
    "Asleep", "Burned", "Confused", "Paralyzed", "Poisoned",
};

}  // namespace

std::string_view Texts::question(Purpose which) const
{
    return questions[at(which)];
}

std::string_view Texts::zone(Zone which) const
{
    return zones[at(which)];
}

std::string_view Texts::condition_name(Condition which) const
{
    return conditions[at(which)];
}

const Texts& texts()
{
    static constexpr Texts english{};
    return english;
}

std::string fill(std::string_view text, std::initializer_list<Fill> values)
{
    std::string result;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        result += text.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = text.find('}', open);
        if (close == std::string_view::npos) break;
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto* found = std::find_if(values.begin(), values.end(),
                                         [&](const Fill& f) { return f.name == name; });
        if (found != values.end()) result += found->value;
        text.remove_prefix(close + 1);
    }
    return result;
}

}  // namespace ptcg::tools
