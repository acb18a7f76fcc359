#include "text_tests/expectations/seen_ends.hpp"

#include <fmt/format.h>

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
    if (effect.anchor != Anchor::pokemon) {
        return lasting_told(words, static_cast<PlayerId>(effect.subject), turns);
    }
    const auto slot = static_cast<SlotId>(effect.subject);
    const bool known = before.pokemon(slot).in_play;
    return lasting_told(words, known ? before.label(slot) : "a new Pokémon", turns);
}

/// Notes the effects that last; of those that scripts describe, only for how long.
void note_lasting(const Tabletop& before, const Table& now, Tabletop& after)
{
    for (std::size_t i = 0; i < now.lasting_count; ++i) {
        const Lasting& effect = now.lasting[i];
        const bool scripted = effect.kind == LastingKind::script;
        after.note(scripted ? lasting_told(turns_of(effect, now.turn))
                            : told(before, effect, now.turn));
    }
}

[[nodiscard]] std::string told(const TableEnd& end)
{
    if (end.empty()) return "    nothing changes\n";
    std::string text = "    ";
    for (const char c : end) text += c == '\n' ? std::string("\n    ") : std::string(1, c);
    return text + '\n';
}

}  // namespace

namespace {

[[nodiscard]] TableEnd end_seen(const CardLibrary& library, const Tabletop& before,
                                const WindowEnd& end, CardIndex played, bool with_lasting)
{
    Tabletop after(library, end.state);
    // A Trainer card is on its way; a Pokémon is in play, or where its text has put it.
    if (played != no_card && !library.def(after.id(played)).is_pokemon()) {
        after.move(played, Zone::played);
    }
    int heads = 0, tails = 0;
    for (const Event& event : end.events) {
        if (event.kind == EventKind::coin) ++(event.value != 0 ? heads : tails);
        if (event.kind == EventKind::shuffled && event.from == Zone::deck) {
            after.note_shuffled(event.player);
        }
    }
    if (with_lasting) {
        note_lasting(before, end.state.now, after);
        if (end.state.now.end_turn) after.note(turn_ends);
    }
    return end_of(before.changes(after), heads, tails);
}

}  // namespace

TableEnd seen_end(const CardLibrary& library, const Tabletop& before, const WindowEnd& end,
                  CardIndex played)
{
    return end_seen(library, before, end, played, true);
}

TableEnd seen_changes(const CardLibrary& library, const Tabletop& before, const WindowEnd& end,
                      CardIndex played)
{
    return end_seen(library, before, end, played, false);
}

SeenAttack attack_seen(const Tabletop& before, const Tabletop& after, SlotId attacker)
{
    SeenAttack seen{.attacker = attacker, .damaged = {}, .points = {}};
    for (const PlayerId player : both_players) {
        for (const SlotId slot : before.pokemon_of(player)) {
            const int points = after.pokemon(slot).damage - before.pokemon(slot).damage;
            if (points <= 0) continue;
            seen.damaged.push_back(slot);
            seen.points.push_back(points);
        }
    }
    return seen;
}

std::string difference_of(const std::set<TableEnd>& seen, bool sampled,
                          const ExpectedEnds& expected)
{
    std::string text;
    for (const TableEnd& end : seen) {
        if (expected.ends.contains(end) || expected.too_many) continue;
        text += fmt::format("  not expected:\n{}", told(end));
        break;
    }
    for (const TableEnd& end : expected.ends) {
        if (seen.contains(end) || sampled) continue;
        text += fmt::format("  expected, but cannot happen:\n{}", told(end));
        break;
    }
    return text;
}

}  // namespace ptcg::tools
