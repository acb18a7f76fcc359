// `it`: the call in progress.

#include <algorithm>
#include <array>
#include <string>

#include "api/rows.hpp"
#include "words/hooks.hpp"

namespace ptcg::script::fields {

namespace {

/// Pushes a Pokémon of the event, as it was when the call began. `was`: there was one, even if
/// there is none now.
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

/// Returns whether the event is something that an attack does, so that a Pokémon has attacked, even
/// if it is no longer in play.
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

/// Returns whether the text reacts to something that happened to a Pokémon, even if it is no longer
/// in play.
[[nodiscard]] bool has_target(const Call& call)
{
    const Callback* const callback = text_for(call, is_trigger);
    return callback != nullptr && holds(callback->hook, "target");
}

/// For each hook, a bit for each field of `it` that it has, by the numbers of the fields.
using HeldFields = std::array<std::uint32_t, hook_count>;

HeldFields held_fields(std::uint16_t first)
{
    HeldFields held{};
    for (const Member& member : api_members()) {
        if (member.owner != HandleKind::context) continue;
        for (const HookInfo& hook : hooks()) {
            if (!holds(hook.hook, member.name)) continue;
            held[static_cast<std::size_t>(hook.hook)] |= 1u << (member.number - first);
        }
    }
    return held;
}

/// A separate function, so that no text leaks when the error is raised.
Message no_such_field(Hook hook)
{
    const std::string_view name = name_of(hook);
    Message text;
    text.set("the hook `%.*s` has no such field; `it` has %s there", static_cast<int>(name.size()),
             name.data(), fields_at(hook).c_str());
    return text;
}

/// Reads a field. A hook has exactly the fields that the reference lists for it, so that the
/// reference cannot leave one out.
template <int (*Read)(Call&)>
int held(Call& call)
{
    static const std::uint16_t first =
        std::ranges::find(api_members(), HandleKind::context, &Member::owner)->number;
    static const HeldFields fields = held_fields(first);
    const Callback* const callback = text_for(call, [](Hook) { return true; });
    if (callback == nullptr) return Read(call);
    const std::uint32_t here = fields[static_cast<std::size_t>(callback->hook)];
    if ((here >> (call.member.number - first) & 1u) == 0) {
        call.fail(no_such_field(callback->hook));
    }
    return Read(call);
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

// In an attack: the opponent's Active Pokémon now. Elsewhere: the Pokémon that is damaged.
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

int it_coins(Call& call)
{
    return push(call.L, call.it.coins);
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

int it_ability(Call& call)
{
    if (call.it.ability.def == no_def) {
        lua_pushnil(call.L);
    } else {
        push_handle(call.L, ability_handle(call.it.ability));
    }
    return 1;
}

int it_from_hand(Call& call)
{
    return push(call.L, call.it.from == Zone::hand);
}

// What damaged the Pokémon that was damaged or is Knocked Out.
int it_cause(Call& call)
{
    if (call.it.harm == Harm::none) {
        lua_pushnil(call.L);
        return 1;
    }
    return push(call.L, harm_words[static_cast<std::size_t>(call.it.harm) - 1].name);
}

// Only texts that may prevent something are told what kind of text does it; elsewhere this is nil.
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
    const bool asked =
        text_for(call, [](Hook hook) { return holds(hook, "condition"); }) != nullptr;
    if (!asked) {
        lua_pushnil(call.L);
        return 1;
    }
    return push(call.L, name_of(call.it.condition));
}

int it_effect(Call& call)
{
    if (call.it.event_does == EffectKind::count) {
        lua_pushnil(call.L);
        return 1;
    }
    return push(call.L, effect_words[static_cast<std::size_t>(call.it.event_does)].name);
}

int it_damage_done(Call& call)
{
    const Callback* const callback = call.runtime.call.callback;
    const bool after = callback != nullptr && callback->kind == Callback::Kind::attack_part &&
                       callback->part == AttackPart::after;
    return push(call.L, after ? call.it.amount : 0);
}

constexpr Member rows_of_it[] = {
    on_it.field("self", "Pokemon|nil", "the Pokémon this text is on",
                R"(card.ability["Example"] = {
  once_per_turn = {
    effect = function(game, it) game:heal(it.self, 10) end,
  },
})",
                held<it_self>),
    on_it.field("owner", "Player", "the player whose text this is", R"(game:draw(1, it.owner))",
                held<it_owner>),
    on_it.field("opponent", "Player", "the owner's opponent", R"(game:discard_top(1, it.opponent))",
                held<it_opponent>),
    on_it.field("player", "Player|nil", "the player who does what the event is about",
                R"(card.ability["Example"] = {
  on_turn_end = {
    subject = "any",
    effect = function(game, it) game:draw(1, it.player) end,
  },
})",
                held<it_player>),
    on_it.field("attacker", "Pokemon|nil",
                "the attacking Pokémon; `nil` if none attacks. Its attack may have removed it from "
                "play: then verbs do nothing with it, `in_play` is false, and other fields raise "
                "an error. The handler key `by` says whose attack it must be, and `attacker` what "
                "attacks. In events of damage, `it.player` attacks",
                R"(game:damage(it.attacker, 10))", held<it_attacker>),
    on_it.field("defender", "Pokemon|nil",
                "in an attack, the opponent's Active Pokémon; elsewhere, the damaged Pokémon. One "
                "that has left play is treated like such an `attacker`",
                R"(game:set_condition(it.defender, "asleep"))", held<it_defender>),
    on_it.field("target", "Pokemon|nil",
                "the Pokémon the event is about; `nil` if there is none. In a trigger, it may have "
                "left play since: then verbs do nothing with it, `in_play` is false, and other "
                "fields raise an error",
                R"(card.ability["Example"] = {
  on_attach = {
    subject = "own",
    effect = function(game, it) game:heal(it.target, 10) end,
  },
})",
                held<it_target>),
    on_it.field("card", "Card|nil", "the card the event is about, or else the card of this text",
                R"(card.ability["Example"] = {
  on_attach = function(game, it)
    if it.card:is_type("fire") then game:draw() end
  end,
})",
                held<it_card>),
    on_it.field("amount", "integer",
                "damage, cost, HP ...: the value that a query starts from; in "
                "`on_damage`, the damage done",
                R"(card.ability["Example"] = {
  damage_taken = function(game, it) return it.amount - 10 end,
})",
                held<it_amount>),
    on_it.field("coins", "integer",
                "how many coins were flipped; `it.amount` is how many are heads",
                R"(card.ability["Example"] = {
  would_flip = function(game, it)
    if it.coins == 1 then return 1 end
  end,
})",
                held<it_coins>),
    on_it.field("value", "integer",
                "the number stored with a lasting effect; one that reacts to damage "
                "and has such a number does not learn the damage",
                R"(card.attack["Example"] = {
  after = function(game, it)
    game:lasting(it.attacker, "guard", "opponents_next_turn", { value = 20 })
  end,
}

card.lasting["guard"] = {
  damage_taken = function(game, it) return it.amount - it.value end,
})",
                held<it_value>),
    on_it.field("attack", "Attack|nil", "the attack used",
                R"(card.attack["Example"] = {
  damage = function(game, it) return it.attack.damage + 10 * game:flips(2) end,
})",
                held<it_attack>),
    on_it.field("ability", "Ability|nil", "the Ability that may be turned off",
                R"(card.ability["Example"] = {
  ability_works = {
    subject = "any",
    effect = function(game, it) return it.ability.kind ~= "poke-body" end,
  },
})",
                held<it_ability>),
    on_it.field("from_hand", "boolean", "whether the card came from the hand",
                R"(card.ability["Example"] = {
  on_attach = function(game, it)
    if it.from_hand then game:draw() end
  end,
})",
                held<it_from_hand>),
    on_it.field("cause", "Cause|nil", "what caused the damage or the Knock Out of the target",
                R"(card.ability["Example"] = {
  on_knock_out = function(game, it)
    if it.cause == "attack_damage" then game:draw() end
  end,
})",
                held<it_cause>),
    on_it.field("origin", "Origin|nil", "what kind of text does it, in hooks that involve a text",
                R"(card.ability["Example"] = {
  allow_effect = {
    by = "opponent",
    effect = function(game, it) return it.origin ~= "attack" or it.self.is_active end,
  },
})",
                held<it_origin>),
    on_it.field("condition", "Condition|nil", "the Special Condition the event is about",
                R"(card.ability["Example"] = {
  may_have_condition = function(game, it) return it.condition ~= "asleep" end,
})",
                held<it_condition>),
    on_it.field("effect", "EffectKind|nil", "what an effect is about to do to the target",
                R"(card.attack["Example"] = {
  after = function(game, it) game:put_counters(it.defender, 1) end,
}

card.ability["Example"] = {
  allow_effect = function(game, it) return it.effect ~= "counters" or it.self.is_active end,
})",
                held<it_effect>),
    on_it.field("damage_done", "integer",
                "in the `after` part, the damage the attack did to the Defending Pokémon",
                R"(game:heal(it.attacker, 10 * it.damage_done // 10))", held<it_damage_done>),
};

}  // namespace

std::span<const Member> it_rows()
{
    return rows_of_it;
}

}  // namespace ptcg::script::fields
