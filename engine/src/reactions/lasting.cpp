// Starting effects that last.

#include "ptcg/reactions.hpp"

namespace ptcg {

namespace {

/// The `turn` of an effect that does not end at a given turn.
constexpr std::uint16_t no_end = 0xffff;

}  // namespace

Status Reactions::add_lasting(Lasting effect, Until until)
{
    Table& t = table();
    if (effect.anchor == Anchor::pokemon) {
        const auto id = static_cast<SlotId>(effect.subject);
        if (!in_play(id)) return Status::done;
        // An attack's effect on another Pokémon is an effect of that attack (NOTE-41).
        if (!can_reach(id, EffectKind::lasting)) return Status::done;
        effect.generation = slot(id).generation;
    }
    if (effect.def == source().def) effect.source_effect = source().effect;
    switch (until) {
        case Until::end_of_turn:
            effect.turn = t.turn;
            break;
        case Until::end_of_opponents_next_turn:
            effect.turn =
                static_cast<std::uint16_t>(t.turn + (effect.owner == t.turn_player ? 1 : 2));
            break;
        case Until::end_of_own_next_turn:
            effect.turn =
                static_cast<std::uint16_t>(t.turn + (effect.owner == t.turn_player ? 2 : 1));
            break;
        case Until::leaves_play:
        case Until::end_of_game:
            effect.turn = no_end;
            break;
    }
    if (t.lasting_count == t.lasting.size()) {
        return fail_full("too many lasting effects at once", t.lasting.size(), effect.def);
    }
    t.lasting[t.lasting_count++] = effect;
    refresh_listeners();
    Event e = event(EventKind::lasting_began, effect.owner);
    if (effect.anchor == Anchor::pokemon) e.spot = spot_of(static_cast<SlotId>(effect.subject));
    if (effect.anchor == Anchor::player) e.player = static_cast<PlayerId>(effect.subject);
    e.value = static_cast<std::int16_t>(effect.kind);
    // For an effect about an attack this is the number of a card, which is not revealed to anyone.
    e.extra = effect.kind == LastingKind::script ? effect.effect : std::uint8_t{0};
    e.def = effect.def;
    emit(e);
    return Status::done;
}

}  // namespace ptcg
