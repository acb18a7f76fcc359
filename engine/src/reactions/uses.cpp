// Counts a use of a text under the key that it declares.

#include "facts/uses.hpp"
#include "ptcg/reactions.hpp"

namespace ptcg {

void Reactions::use_up(const Handler& handler, SlotId self, DefId def, PlayerId owner,
                       CardIndex card)
{
    const CardDef& printed = library().def(def);
    const NameId name = counted_name(handler, printed);
    if (handler.ability != Handler::none &&
        printed.abilities[handler.ability].limit != no_game_limit) {
        use_limit(owner, printed.abilities[handler.ability].limit);
    }
    switch (handler.uses) {
        case Uses::no_limit:
            break;
        case Uses::once_per_turn:
            if (counts_by_card(handler, self, card)) {
                remember({.what = Memo::used_card,
                          .player = owner,
                          .slot = self,
                          .key = static_cast<std::uint16_t>(card)});
            } else if (self == no_slot) {
                if (card == no_card) break;  // a lasting effect on a player has no uses to count
                table().stadium_used =
                    static_cast<std::uint8_t>(table().stadium_used | seen_by(owner));
            } else {
                slot(self).used = static_cast<std::uint8_t>(
                    slot(self).used | use_bit(handler, slot(self).top == card));
            }
            break;
        case Uses::once_per_turn_by_name:
            remember({.what = Memo::used_text,
                      .player = owner,
                      .slot = self,
                      .key = static_cast<std::uint16_t>(name)});
            break;
        case Uses::once_per_game: {
            Lasting effect;
            effect.def = def;
            effect.kind = LastingKind::used_this_game;
            effect.anchor = Anchor::player;
            effect.subject = static_cast<std::uint8_t>(owner);
            effect.owner = owner;
            effect.value = static_cast<std::int16_t>(name);
            (void)add_lasting(effect, Until::end_of_game);
            break;
        }
    }
}

}  // namespace ptcg
