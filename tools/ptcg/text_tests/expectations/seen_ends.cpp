#include "text_tests/expectations/seen_ends.hpp"

#include <fmt/format.h>

#include "text_tests/expectations/table_words.hpp"

namespace ptcg::tools {
namespace {

/// Returns an effect that lasts in words.
[[nodiscard]] std::string told(const Tabletop& before, const Lasting& effect, int turn)
{
    constexpr std::string_view kinds[] = {
        "script",       "damage_dealt",    "damage_taken",  "base_damage", "attack_needs_coin",
        "no_attack",    "no_named_attack", "no_retreat",    "no_damage",   "no_effects",
        "no_abilities", "no_trainers",     "used_this_game"};
    const std::string_view kind = kinds[static_cast<std::size_t>(effect.kind)];
    const auto slot = static_cast<SlotId>(effect.subject);
    const std::string on = effect.anchor == Anchor::pokemon && before.pokemon(slot).in_play
                               ? before.label(slot)
                               : "a player";
    return lasting_told(kind, effect.value, on, effect.turn - turn);
}

[[nodiscard]] std::string told(const TableEnd& end)
{
    if (end.empty()) return "    nothing changes\n";
    std::string text = "    ";
    for (const char c : end) text += c == '\n' ? std::string("\n    ") : std::string(1, c);
    return text + '\n';
}

}  // namespace

TableEnd seen_end(const CardLibrary& library, const Tabletop& before, const WindowEnd& end,
                  CardIndex played)
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
            after.shuffle(event.player);
        }
    }
    for (std::size_t i = 0; i < end.state.now.lasting_count; ++i) {
        after.note(told(before, end.state.now.lasting[i], end.state.now.turn));
    }
    return end_of(before.changes(after), heads, tails);
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
