#include "ptcg/explanation.hpp"

#include <array>

namespace ptcg {

namespace {

using namespace std::string_view_literals;

constexpr std::array damage_step_names = {"base"sv,           "attacker"sv,   "stopped_at_zero"sv,
                                          "weakness"sv,       "resistance"sv, "defender_cards"sv,
                                          "defender_texts"sv, "prevented"sv,  "result"sv};
static_assert(damage_step_names.size() == at(DamageStep::result) + 1);

}  // namespace

TextRef text_of(const Lasting& effect)
{
    return {effect.def, effect.origin, effect.source_effect, true};
}

std::string_view name_of(DamageStep step)
{
    return damage_step_names[at(step)];
}

}  // namespace ptcg
