// What players call the kinds of texts on cards.

#include "ptcg/hosting/texts.hpp"

namespace ptcg {

const Text& Texts::ability(AbilityKind which) const
{
    switch (which) {
        case AbilityKind::ability:
            break;
        case AbilityKind::poke_power:
            return kinds.poke_power;
        case AbilityKind::poke_body:
            return kinds.poke_body;
        case AbilityKind::pokemon_power:
            return kinds.pokemon_power;
        case AbilityKind::held_item:
            return kinds.held_item;
        case AbilityKind::ancient_trait:
            return kinds.ancient_trait;
        case AbilityKind::rule:
            return kinds.rule;
    }
    return kinds.ability;
}

}  // namespace ptcg
