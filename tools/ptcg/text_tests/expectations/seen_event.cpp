#include "text_tests/expectations/seen_event.hpp"

#include <algorithm>
#include <iterator>

#include "text_tests/actions/digest.hpp"
#include "text_tests/expectations/table_words.hpp"

namespace ptcg::tools {
namespace {

[[nodiscard]] std::string kind_of(const Lasting& effect)
{
    constexpr std::string_view kinds[] = {
        "script",       "damage_dealt",    "damage_taken",  "base_damage", "attack_needs_coin",
        "no_attack",    "no_named_attack", "no_retreat",    "no_damage",   "no_effects",
        "no_abilities", "no_trainers",     "used_this_game"};
    if (effect.kind == LastingKind::no_trainers) {
        switch (effect.value) {
            case CardFilter::item:
                return "no_items";
            case CardFilter::supporter:
                return "no_supporters";
            case CardFilter::stadium:
                return "no_stadiums";
            default:
                break;
        }
    }
    return std::string(kinds[static_cast<std::size_t>(effect.kind)]);
}

/// Returns the name of the attack that the effect is about; empty: it is about none, or about all.
[[nodiscard]] std::string attack_of(const Tabletop& before, const Lasting& effect)
{
    const bool counts_from_1 = effect.kind == LastingKind::damage_dealt;
    if (!is_about_an_attack(effect) || (counts_from_1 && effect.detail == 0)) return {};
    const CardDef& def = before.def(static_cast<CardIndex>(effect.effect));
    const std::size_t number = effect.detail - (counts_from_1 ? 1u : 0u);
    return number < def.attack_count ? std::string(before.library().name(def.attacks[number].name))
                                     : "no attack";
}

[[nodiscard]] int turns_of(const Lasting& effect, int turn)
{
    return effect.turn == for_ever ? for_ever : effect.turn - turn;
}

/// Returns an effect that lasts in words.
[[nodiscard]] std::string told(const Tabletop& before, const Lasting& effect, int turn)
{
    const LastingWords words{.kind = kind_of(effect),
                             .value = effect.kind == LastingKind::no_trainers ? 0 : effect.value,
                             .attack = attack_of(before, effect)};
    const int turns = turns_of(effect, turn);
    // What a script lets last shows in the turns that follow.
    if (effect.kind == LastingKind::script) return lasting_told(turns);
    if (effect.anchor != Anchor::pokemon) {
        return lasting_told(words, static_cast<PlayerId>(effect.subject), turns);
    }
    const auto slot = static_cast<SlotId>(effect.subject);
    const bool known = before.pokemon(slot).in_play;
    return lasting_told(words, known ? before.label(slot) : "a new Pokémon", turns);
}

void note_changes(const Tabletop& before, const Tabletop& after, SeenEvent& seen)
{
    for (const PlayerId player : both_players) {
        for (const SlotId slot : before.pokemon_of(player)) {
            const Tabletop::Pokemon& was = before.pokemon(slot);
            const Tabletop::Pokemon& is = after.pokemon(slot);
            if (!is.in_play) continue;
            if (is.active && !was.active) seen.left_bench.push_back(slot);
            if (was.active && !is.active) seen.left_active.push_back(slot);
            if (seen.attacker == no_slot || is.damage <= was.damage) continue;
            seen.damaged.push_back(slot);
            seen.points.push_back(is.damage - was.damage);
        }
    }
}

}  // namespace

SeenTable table_moved(const Tabletop& before, const WindowEnd& end)
{
    SeenTable seen{Tabletop(before.library(), end.state)};
    for (const Event& event : end.events) {
        if (event.kind == EventKind::coin) ++(event.value != 0 ? seen.heads : seen.tails);
        if (event.kind == EventKind::shuffled && event.from == Zone::deck) {
            seen.table.note_shuffled(event.player);
        }
    }
    return seen;
}

SeenTable table_seen(const Tabletop& before, const WindowEnd& end)
{
    SeenTable seen = table_moved(before, end);
    for (std::size_t i = 0; i < end.state.now.lasting_count; ++i) {
        seen.table.note(told(before, end.state.now.lasting[i], end.state.now.turn));
    }
    if (end.state.now.end_turn) seen.table.note(turn_ends);
    return seen;
}

SeenEvent attack_seen(const Tabletop& before, const Tabletop& after, SlotId attacker)
{
    SeenEvent seen;
    seen.attacker = attacker;
    note_changes(before, after, seen);
    return seen;
}

SeenEvent event_seen(const Tabletop& before, const MatchState& start, const Option& action,
                     Moment moment, const WindowEnd& end)
{
    const PlayerId player = start.now.turn_player;
    SeenEvent seen;
    seen.moment = moment;
    seen.player = player;
    seen.as = action.kind;
    if (action.kind == OptionKind::attack) seen.attacker = before.active(player);
    if (action.kind == OptionKind::use && action.spot != no_spot) {
        seen.used = slot_at(start.now, action.spot);
        seen.ability = before.library().def(action.def).abilities[action.value].kind;
    }
    if (action.zone == Zone::hand) {
        seen.card = before.pile(player, Zone::hand)[action.place];
        seen.on = slot_at(start.now, action.spot);
    }
    note_changes(before, Tabletop(before.library(), end.state), seen);
    std::ranges::copy_if(seen.damaged, std::back_inserter(seen.knocked_out), [&](SlotId slot) {
        return moment == Moment::knock_outs && end.state.now.slots[at(slot)].knocked_out;
    });
    return seen;
}

}  // namespace ptcg::tools
