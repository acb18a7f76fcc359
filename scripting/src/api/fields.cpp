// `it` and `game`: the fields of the call in progress and of the match.

#include "api/member.hpp"
#include "words/hooks.hpp"

namespace ptcg::script::fields {

namespace {

/// A Pokémon of the event, as it was when the call began. `was`: there was one, if there is none
/// now.
int push_event_slot(Call& call, SlotId slot, std::uint16_t generation, bool was = false)
{
    if (slot != no_slot) {
        push_handle(call.L, pokemon_handle(slot, generation));
    } else if (was) {
        push_handle(call.L, gone_pokemon());
    } else {
        lua_pushnil(call.L);
    }
    return 1;
}

[[nodiscard]] const Callback* text_for(const Call& call, bool (*fits)(Hook))
{
    const Callback* const callback = call.runtime.call.callback;
    const bool handler = callback != nullptr && callback->kind != Callback::Kind::attack_part &&
                         fits(callback->hook);
    return handler ? callback : nullptr;
}

/// The event is something an attack does, so a Pokémon has attacked, whether or not it is still in
/// play.
[[nodiscard]] bool somebody_attacked(const Call& call)
{
    const EffectContext& it = call.it;
    if (it.attack.def != no_def || it.harm == Harm::attack_damage ||
        it.harm == Harm::attack_effect) {
        return true;
    }
    if (it.event_player != PlayerId::none && it.event_origin == Origin::attack) return true;
    return text_for(call, [](Hook hook) { return hook == Hook::on_attack; }) != nullptr;
}

/// What the text reacts to happened to a Pokémon, whether or not it is still in play.
[[nodiscard]] bool has_target(const Call& call)
{
    const Callback* const callback = text_for(call, is_trigger);
    return callback != nullptr && holds(callback->hook, "target");
}

}  // namespace

int game_turn(Call& call)
{
    return push(call.L, static_cast<int>(call.game.table().turn));
}

int game_turn_player(Call& call)
{
    return push(call, call.game.table().turn_player);
}

int game_stadium(Call& call)
{
    return push(call, call.game.table().stadium);
}

int it_self(Call& call)
{
    return push_event_slot(call, call.it.self, call.runtime.call.self_generation);
}

int it_owner(Call& call)
{
    return push(call, call.it.owner);
}

int it_opponent(Call& call)
{
    return push(call, opponent_of(call.it.owner));
}

int it_player(Call& call)
{
    return push(call, call.it.player);
}

int it_attacker(Call& call)
{
    return push_event_slot(call, call.it.attacker, call.runtime.call.attacker_generation,
                           somebody_attacked(call));
}

int it_target(Call& call)
{
    return push_event_slot(call, call.it.target, call.runtime.call.target_generation,
                           has_target(call));
}

// In an attack: who is the opponent's Active Pokémon now. Elsewhere: who is damaged.
int it_defender(Call& call)
{
    const bool attack_part = call.runtime.call.callback != nullptr &&
                             call.runtime.call.callback->kind == Callback::Kind::attack_part;
    if (!attack_part && (call.it.target != no_slot || has_target(call))) return it_target(call);
    const PlayerId attacking =
        call.it.attacker != no_slot ? owner_of(call.it.attacker) : call.it.owner;
    const SlotId active = call.game.active(opponent_of(attacking));
    if (active == no_slot) return push_event_slot(call, no_slot, 0, attack_part);
    return push(call, active);
}

int it_card(Call& call)
{
    return push(call, call.it.event_card != no_card ? call.it.event_card : call.it.card);
}

int it_amount(Call& call)
{
    return push(call.L, call.it.amount);
}

int it_value(Call& call)
{
    return push(call.L, call.it.value);
}

int it_attack(Call& call)
{
    if (call.it.attack.def == no_def) {
        lua_pushnil(call.L);
    } else {
        push_handle(call.L, attack_handle(call.it.attack, call.it.attacker,
                                          call.runtime.call.attacker_generation));
    }
    return 1;
}

int it_from_hand(Call& call)
{
    return push(call.L, call.it.from == Zone::hand);
}

// What harmed the Pokémon that was damaged or is Knocked Out.
int it_harm(Call& call)
{
    if (call.it.harm == Harm::none) {
        lua_pushnil(call.L);
        return 1;
    }
    return push(call.L, harm_words[static_cast<std::size_t>(call.it.harm) - 1].name);
}

// Who prevention is asked about says what does it; elsewhere nothing does.
int it_origin(Call& call)
{
    if (call.it.event_player == PlayerId::none) {
        lua_pushnil(call.L);
        return 1;
    }
    return push(call.L, origin_words[static_cast<std::size_t>(call.it.event_origin)].name);
}

int it_condition(Call& call)
{
    const Callback* const callback = call.runtime.call.callback;
    const bool asked = callback != nullptr && (callback->hook == Hook::may_have_condition ||
                                               callback->hook == Hook::lifts_condition);
    if (!asked) {
        lua_pushnil(call.L);
        return 1;
    }
    return push(call.L, name_of(call.it.condition));
}

int it_damage_done(Call& call)
{
    const Callback* const callback = call.runtime.call.callback;
    const bool after = callback != nullptr && callback->kind == Callback::Kind::attack_part &&
                       callback->part == AttackPart::after;
    return push(call.L, after ? call.it.amount : 0);
}

}  // namespace ptcg::script::fields
