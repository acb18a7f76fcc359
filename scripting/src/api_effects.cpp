// Verbs that act on Pokémon in play and on the match.

#include <algorithm>
#include <array>
#include <string_view>

#include "api.hpp"
#include "api_words.hpp"

namespace ptcg::script::verbs {

namespace {

constexpr int points_per_counter = 10;

/// The Pokémon, if it is still the one that was there when the text began.
SlotId if_still_there(const Call& call, SlotId slot, std::uint16_t generation)
{
    return call.game.in_play(slot) && call.game.slot(slot).generation == generation ? slot
                                                                                    : no_slot;
}

/// Who attacks: in an attack its Pokémon, else the Pokémon the text is on. None if it is gone,
/// whoever may stand in its place.
SlotId attacker_of(Call& call)
{
    const EngineCall& begun = call.runtime.call;
    if (call.it.attacker != no_slot) {
        return if_still_there(call, call.it.attacker, begun.attacker_generation);
    }
    return if_still_there(call, call.it.self, begun.self_generation);
}

/// The number of the lasting effect the card of this text defines under this name.
std::uint8_t named_lasting(Call& call, const char* name)
{
    const CardLibrary& library = call.game.library();
    const DefId card = call.it.source.def;
    if (card != no_def) {
        const std::span<const LastingDef> defined = library.lasting(library.def(card));
        for (std::size_t i = 0; i < defined.size(); ++i) {
            if (library.name(defined[i].name) == name) return static_cast<std::uint8_t>(i);
        }
    }
    call.fail("card.lasting[\"%.60s\"] is not defined", name);
}

/// The attack of this name among those the Pokémon has; none of that name: one of no card.
AttackRef attack_named(Call& call, SlotId of, std::string_view name)
{
    const CardLibrary& library = call.game.library();
    for (const AttackRef& attack : call.game.attacks_of(of)) {
        if (library.name(library.def(attack.def).attacks[attack.index].name) == name) return attack;
    }
    return {};
}

/// The attack of this name of the card this text is on.
AttackRef own_attack_named(Call& call, std::string_view name)
{
    const CardLibrary& library = call.game.library();
    const DefId card = call.it.source.def;
    if (card == no_def) return {};
    const CardDef& def = library.def(card);
    for (std::uint8_t i = 0; i < def.attack_count; ++i) {
        if (library.name(def.attacks[i].name) == name) return {card, i};
    }
    return {};
}

/// The attack a lasting effect is about, given as a handle or by its name. A Pokémon that performs
/// this text as a copy (NAME-10) need not have the attack it names: then it is one of no card.
AttackRef attack_meant(Call& call, int argument, const Handle& on)
{
    if (!call.is_text(argument)) return call.attack(argument);
    const char* const name = call.text(argument);
    const AttackRef own = own_attack_named(call, name);
    if (on.kind != HandleKind::pokemon) return own;
    const AttackRef attack = attack_named(call, on.slot, name);
    if (attack.def == no_def && own.def == no_def) call.fail("no attack \"%.60s\" here", name);
    return attack;
}

/// Puts into the effect which attack it is about; false: none of this match.
bool set_attack(Call& call, Lasting& effect, AttackRef attack)
{
    const auto& defs = call.game.state().defs;
    const auto found = std::find(defs.begin(), defs.end(), attack.def);
    if (attack.def == no_def || found == defs.end()) return false;
    effect.effect = static_cast<std::uint8_t>(found - defs.begin());
    // What is about any attack unless it says so counts them from 1.
    const int first = effect.kind == LastingKind::damage_dealt ? 1 : 0;
    effect.detail = static_cast<std::uint8_t>(attack.index + first);
    return true;
}

}  // namespace

int damage(Call& call)
{
    enum { to, amount, weakness, resistance, effects };
    DamageRequest request;
    request.attacker = attacker_of(call);
    request.amount = std::max(0, call.integer(amount));
    request.weakness = call.boolean(weakness, true);
    request.resistance = call.boolean(resistance, true);
    request.effects = call.boolean(effects, true);
    int total = 0;
    for (SlotId target : call.slots(to)) {
        request.target = target;
        int done = 0;
        call.need(call.game.deal_damage(request, done));
        total += done;
    }
    return push(call.L, total);
}

int put_counters(Call& call)
{
    enum { on, count };
    const int counters = std::clamp(call.integer(count), 0, 999);
    for (SlotId slot : call.slots(on)) {
        call.need(call.game.put_counters(slot, counters * points_per_counter));
    }
    return 0;
}

int move_counters(Call& call)
{
    enum { from, to, count };
    const SlotId source = call.slot(from);
    const int points = call.is_text(count)
                           ? call.game.slot(source).damage
                           : std::clamp(call.integer(count, 1), 0, 999) * points_per_counter;
    int moved = 0;
    call.need(call.game.move_counters(source, call.slot(to), points, moved));
    return push(call.L, moved / points_per_counter);
}

// Asked one by one; a Pokémon may be named as often as there are counters.
int distribute_counters(Call& call)
{
    enum { count, among, player };
    const SlotList pokemon = call.slots(among);
    if (pokemon.count == 0) return 0;
    const int counters = std::clamp(call.integer(count), 0, 200);
    std::array<int, slots_per_match> points{};
    for (int i = 0; i < counters; ++i) {
        call.spend();
        SlotList chosen;
        call.need(
            call.game.choose_pokemon(call.player(player), Purpose::damage, pokemon, 1, 1, chosen));
        points[at(chosen.slot[0])] += points_per_counter;
    }
    for (SlotId slot : pokemon) call.need(call.game.put_counters(slot, points[at(slot)]));
    return 0;
}

int heal(Call& call)
{
    enum { on, counters, damage_points };
    if (call.given(counters) == call.given(damage_points)) {
        call.fail("give either `counters` or `damage`");
    }
    if (call.given(damage_points) && call.integer(damage_points) % points_per_counter != 0) {
        call.fail("`damage` must be a multiple of 10, got %d", call.integer(damage_points));
    }
    const int wanted = call.given(damage_points) ? std::clamp(call.integer(damage_points), 0, 9990)
                       : call.is_text(counters)
                           ? 0
                           : std::clamp(call.integer(counters), 0, 999) * points_per_counter;
    int total = 0;
    for (SlotId slot : call.slots(on)) {
        const int points = call.is_text(counters) ? call.game.slot(slot).damage : wanted;
        int healed = 0;
        call.need(call.game.heal(slot, points, healed));
        total += healed / points_per_counter;
    }
    return push(call.L, total);
}

int set_condition(Call& call)
{
    enum { on, condition, counters, coins };
    const Condition wanted = call.condition(condition);
    const bool hurts = wanted == Condition::poisoned || wanted == Condition::burned;
    if (call.given(counters) && !hurts) call.fail("only Poisoned and Burned have `counters`");
    if (call.given(coins) && wanted != Condition::asleep) call.fail("only Asleep has `coins`");
    const int strength = call.given(counters) ? call.integer(counters) : call.integer(coins, 0);
    for (SlotId slot : call.slots(on)) call.need(call.game.set_condition(slot, wanted, strength));
    return 0;
}

int remove_conditions(Call& call)
{
    enum { on, condition };
    for (SlotId slot : call.slots(on)) {
        call.need(call.given(condition)
                      ? call.game.remove_condition(slot, call.condition(condition))
                      : call.game.remove_conditions(slot));
    }
    return 0;
}

int switch_active(Call& call)
{
    enum { to, of, player };
    SlotId benched = call.slot(to);
    if (benched == no_slot) {
        const PlayerId chooser = call.player(player);
        const PlayerTable& who = call.game.player(call.given(of) ? call.player(of) : chooser);
        SlotList bench, chosen;
        for (std::size_t i = 0; i < who.bench_count; ++i) bench.add(who.bench[i]);
        call.need(call.game.choose_pokemon(chooser, Purpose::switch_in, bench, 1, 1, chosen));
        if (chosen.count == 0) return push(call, no_slot);
        benched = chosen.slot[0];
    }
    if (call.game.is_active(benched)) call.fail("`to` must be a Benched Pokémon");
    call.need(call.game.switch_active(benched));
    return push(call, call.game.is_active(benched) ? benched : no_slot);
}

int knock_out(Call& call)
{
    enum { pokemon };
    call.need(call.game.knock_out(call.slot(pokemon)));
    return 0;
}

int return_to(Call& call)
{
    enum { pokemon, to, attached };
    const SlotId leaving = call.slot(pokemon);
    const CardList cards = call.game.cards_of(leaving, Role::none);
    const std::size_t place = call.word(to);
    const std::size_t rest = call.word(attached, place);
    call.need(call.game.leave_play(leaving, place_values[place], place_values[rest]));
    if (place == shuffled_into_deck || rest == shuffled_into_deck) shuffle_decks_of(call, cards);
    return 0;
}

int lasting(Call& call)
{
    enum { kind, name, on, value, attack, ends };
    if (call.given(kind) == call.given(name)) call.fail("give either `kind` or `name`");
    Lasting effect;
    effect.def = call.it.source.def;
    effect.origin = call.it.source.origin;
    effect.owner = call.it.owner;
    effect.value = static_cast<std::int16_t>(std::clamp(call.integer(value), -9990, 9990));
    if (call.given(kind)) {
        const std::size_t word = call.word(kind);
        effect.kind = lasting_values[word];
        if (word >= first_lasting_of_cards) {
            effect.value = static_cast<std::int16_t>(lasting_cards[word - first_lasting_of_cards]);
        }
    } else {
        effect.kind = LastingKind::script;
        effect.effect = named_lasting(call, call.text(name));
    }
    const bool about_attack =
        effect.kind == LastingKind::no_named_attack || effect.kind == LastingKind::base_damage;
    if (about_attack && !call.given(attack)) call.fail("`attack` must be an attack, got nil");
    const Handle target = to_handle(call.L, on + 2);
    const bool of_attack = about_attack || effect.kind == LastingKind::damage_dealt;
    if (of_attack && call.given(attack) &&
        !set_attack(call, effect, attack_meant(call, attack, target))) {
        return 0;
    }
    if (target.kind == HandleKind::pokemon) {
        effect.anchor = Anchor::pokemon;
        effect.subject = static_cast<std::uint8_t>(target.slot);
        effect.generation = target.generation;
    } else if (target.kind == HandleKind::player) {
        effect.anchor = Anchor::player;
        effect.subject = static_cast<std::uint8_t>(target.index);
    } else {
        effect.anchor = Anchor::game;
    }
    call.need(call.game.add_lasting(effect, until_values[call.word(ends)]));
    return 0;
}

// A marker is an effect that lasts as long as the Pokémon is in play, or does not evolve.
int put_marker(Call& call)
{
    enum { on, name, count, stays };
    const std::uint8_t traits = call.boolean(stays, false) ? is_marker | marker_stays : is_marker;
    for (SlotId slot : call.slots(on)) {
        Lasting effect;
        effect.def = call.it.source.def;
        effect.effect = named_lasting(call, call.text(name));
        effect.origin = call.it.source.origin;
        effect.subject = static_cast<std::uint8_t>(slot);
        effect.owner = call.it.owner;
        effect.value = static_cast<std::int16_t>(std::clamp(call.integer(count, 1), 1, 999));
        effect.detail = traits;
        call.need(call.game.add_lasting(effect, Until::leaves_play));
    }
    return 0;
}

// "Remove all effects of attacks", or every lasting effect on the Pokémon.
int end_effects(Call& call)
{
    enum { on, all };
    const SlotId slot = call.slot(on);
    if (slot != call.it.source.slot && !call.game.affects(slot)) return 0;
    call.game.end_effects_on(slot, call.boolean(all, false));
    return 0;
}

int perform(Call& call)
{
    enum { attack };
    const SlotId attacker = attacker_of(call);
    if (attacker == no_slot) call.fail("no Pokémon here can perform an attack");
    call.need(call.game.perform_attack(attacker, call.attack(attack)));
    return 0;
}

int perform_trainer(Call& call)
{
    enum { card };
    const CardIndex trainer = call.card(card);
    if (call.game.def(trainer).kind != CardKind::trainer) {
        call.fail("`card` must be a Trainer card");
    }
    call.need(call.game.perform_trainer(call.game.def_id(trainer), call.it.owner));
    return 0;
}

int instead(Call& call)
{
    enum { knocked_out, remaining_hp };
    const Callback* const callback = call.runtime.call.callback;
    if (callback == nullptr || !is_replacement(callback->hook)) {
        call.fail("only a replacement (would_...) can take the event's place");
    }
    call.it.instead = true;
    call.it.still_knocked_out = call.boolean(knocked_out, false);
    call.it.remaining_hp = std::clamp(call.integer(remaining_hp), 0, 9990);
    return 0;
}

int end_turn(Call& call)
{
    call.game.end_turn();
    return 0;
}

int win(Call& call)
{
    enum { player };
    call.game.win(call.player(player), WinReason::card_effect);
    return 0;
}

}  // namespace ptcg::script::verbs
