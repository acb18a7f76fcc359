#include "ptcg/decision.hpp"

#include <array>

namespace ptcg {

namespace {

using namespace std::string_view_literals;

constexpr std::array purpose_names = {
    "main_phase"sv,        "start_first"sv,   "active"sv,    "bench"sv,       "bonus_cards"sv,
    "bonus_card"sv,        "prize"sv,         "promote"sv,   "pay_retreat"sv, "trigger_order"sv,
    "replacement_order"sv, "checkup_order"sv, "use_text"sv,  "search"sv,      "choose_card"sv,
    "choose_pokemon"sv,    "damage"sv,        "heal"sv,      "attach"sv,      "discard"sv,
    "discard_energy"sv,    "move_energy"sv,   "switch_in"sv, "to_deck"sv,     "attack"sv,
    "condition"sv,         "number"sv,        "mode"sv,      "yes_no"sv,      "evolve"sv,
    "trim_bench"sv,        "flip"sv,          "shuffle"sv,   "random_pick"sv};
static_assert(purpose_names.size() == at(Purpose::count));

constexpr std::array option_names = {
    "stop"sv,    "yes"sv,         "no"sv,      "number"sv,    "card"sv,   "face_down"sv,
    "pokemon"sv, "attached"sv,    "attack"sv,  "condition"sv, "word"sv,   "text"sv,
    "heads"sv,   "tails"sv,       "bench"sv,   "attach"sv,    "evolve"sv, "play"sv,
    "use"sv,     "use_stadium"sv, "retreat"sv, "end_turn"sv};
static_assert(option_names.size() == option_kind_count);

}  // namespace

std::vector<std::uint16_t> default_answer(const Decision& decision)
{
    const std::span<const Option> options = decision.options;
    const Option& last = options.empty() ? Option{} : options.back();
    const bool commits_to_least = last.kind == OptionKind::end_turn || last.kind == OptionKind::no;
    if (commits_to_least && last.count > 0) {
        return {static_cast<std::uint16_t>(options.size() - 1)};
    }
    std::vector<std::uint16_t> picks;
    for (std::size_t i = 0; i < options.size(); ++i) {
        for (int n = 0; n < options[i].count && picks.size() < decision.min; ++n) {
            picks.push_back(static_cast<std::uint16_t>(i));
        }
    }
    return picks;
}

std::string_view name_of(Purpose purpose)
{
    return purpose_names[at(purpose)];
}
std::string_view name_of(OptionKind kind)
{
    return option_names[at(kind)];
}

}  // namespace ptcg
