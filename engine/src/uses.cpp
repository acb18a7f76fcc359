// How often a text has been used, under the key it declares.

#include "lists.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

/// A bit for each Ability of the top card, then of the card below whose Abilities it keeps.
[[nodiscard]] std::uint8_t use_bit(const Handler& handler, bool of_top)
{
    const std::size_t number = handler.ability + (of_top ? 0 : max_abilities);
    return static_cast<std::uint8_t>(1u << (handler.ability == Handler::none ? 7 : number));
}

/// A card attached to a Pokémon counts its uses for itself: two copies are two texts.
[[nodiscard]] bool counts_by_card(const Handler& handler, SlotId self, CardIndex card)
{
    return self != no_slot && card != no_card && handler.ability == Handler::none;
}

}  // namespace

bool Resolver::used_up(const Handler& handler, SlotId self, DefId def, PlayerId owner,
                       CardIndex card) const
{
    const auto name = [&] {
        const CardDef& printed = library_->def(def);
        return handler.ability == Handler::none ? printed.name
                                                : printed.abilities[handler.ability].name;
    };
    switch (handler.uses) {
        case Uses::no_limit:
            return false;
        case Uses::once_per_turn:
            if (self == no_slot) {  // a Stadium: once per player
                return card != no_card && (table().stadium_used & seen_by(owner)) != 0;
            }
            if (counts_by_card(handler, self, card)) {
                return remembered({.what = Memo::used_card,
                                   .slot = self,
                                   .turn = table().turn,
                                   .card = card}) > 0;
            }
            return (slot(self).used & use_bit(handler, slot(self).top == card)) != 0;
        case Uses::once_per_turn_by_name:
            return remembered(Memo::used_text, owner, table().turn, static_cast<int>(name())) > 0;
        case Uses::once_per_game:
            for (const Lasting& effect : lasting_of(table())) {
                if (effect.kind == LastingKind::used_this_game &&
                    effect.subject == static_cast<std::uint8_t>(owner) &&
                    effect.value == static_cast<std::int16_t>(name())) {
                    return true;
                }
            }
            return false;
    }
    return false;
}

void Resolver::use_up(const Handler& handler, SlotId self, DefId def, PlayerId owner,
                      CardIndex card)
{
    const CardDef& printed = library_->def(def);
    const NameId name =
        handler.ability == Handler::none ? printed.name : printed.abilities[handler.ability].name;
    if (handler.ability != Handler::none &&
        printed.abilities[handler.ability].limit != no_game_limit) {
        use_limit(owner, printed.abilities[handler.ability].limit);
    }
    switch (handler.uses) {
        case Uses::no_limit:
            break;
        case Uses::once_per_turn:
            if (self == no_slot) {
                if (card == no_card) break;  // a lasting effect on a player has no uses to count
                table().stadium_used =
                    static_cast<std::uint8_t>(table().stadium_used | seen_by(owner));
            } else if (counts_by_card(handler, self, card)) {
                remember({.what = Memo::used_card,
                          .player = owner,
                          .slot = self,
                          .key = static_cast<std::uint16_t>(card)});
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
            if (add_lasting(effect, Until::end_of_game) != Status::done) failed_ = true;
            break;
        }
    }
}

}  // namespace ptcg
