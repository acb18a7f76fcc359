#include "text_tests/expectations/missed_use.hpp"

#include <algorithm>
#include <optional>
#include <sstream>

#include <fmt/format.h>

#include "text_tests/expectations/expected_ends.hpp"

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;

constexpr std::size_t usual_bench = 5;

[[nodiscard]] bool has_price(const phrases::Form& form)
{
    return form.part("cost") != nullptr ||
           std::ranges::any_of(form.parts(),
                               [](const phrases::Form* part) { return has_price(*part); });
}

/// Returns whether all is known of when the text may be used: it has no price, and its conditions
/// have expectations.
[[nodiscard]] bool is_clear_when(const phrases::Form& form, Kind kind)
{
    bool clear = true;
    bool is_used = kind == Kind::play;
    phrases::each_row(form, [&](const phrases::Row& row) {
        const bool is_use = row.hook == "once_per_turn" || row.hook == "use";
        is_used = is_used || is_use;
        const bool unknown = row.expect.empty() && !row.needs.empty();
        if (row.category == "if" && row.expect.empty()) clear = false;
        if (row.category == "arrival" || row.frame == "cost") clear = false;
        if ((is_use || row.frame == "limit") && unknown) clear = false;
        if (row.part == "key" && row.expect.empty()) clear = false;
        if (row.place == "hand") clear = false;  // a player who has none may have to pay so
    });
    return clear && is_used && !has_price(form);
}

/// Returns whose the text is that the player could use. A card that could be played is taken out of
/// the hand.
[[nodiscard]] std::optional<TextSubject> user(Tabletop& table, PlayerId me, DefId card, Kind kind)
{
    TextSubject subject;
    subject.kind = kind;
    subject.player = me;
    if (kind == Kind::play) {
        const auto& hand = table.pile(me, Zone::hand);
        const auto found =
            std::ranges::find(hand, card, [&](CardIndex one) { return table.id(one); });
        if (found == hand.end()) return std::nullopt;
        table.move(*found, Zone::played);
        return subject;
    }
    if (kind == Kind::in_play) {
        const CardIndex stadium = table.stadium();
        if (stadium == no_card || table.id(stadium) != card) return std::nullopt;
        return subject;
    }
    for (const SlotId slot : table.pokemon_of(me)) {
        subject.self = slot;
        if (table.id(table.pokemon(slot).stack.back()) == card) return subject;
    }
    return std::nullopt;
}

/// Returns whether something happens at the end that makes it worth the use: not only coins,
/// shuffles and a Knock Out of one's own Pokémon, nor a Pokémon for which there is no room.
[[nodiscard]] bool changes_table(const Tabletop& table, PlayerId me, const TableEnd& end)
{
    const bool full = table.bench(me).size() >= usual_bench;
    if (full && end.find("a new Pokémon") != std::string::npos) return false;
    std::istringstream lines(end);
    for (std::string line; std::getline(lines, line);) {
        const bool own_end = line.starts_with(side(me)) && line.ends_with(": Knocked Out");
        if (line.find(':') != std::string::npos && !own_end) return true;
    }
    return false;
}

}  // namespace

std::string missed_use(Match& match, DefId card, const phrases::EffectText& text,
                       const phrases::Form& form)
{
    const Decision* const open = match.decision();
    if (open == nullptr || text.kind == Kind::attack || !is_clear_when(form, text.kind)) return {};
    // Not every card may be played in the first turn of the game.
    if (text.kind == Kind::play && match.turn() == 1) return {};
    Tabletop table(match.library(), match.state());
    const std::optional<TextSubject> subject = user(table, open->asked, card, text.kind);
    if (!subject) return {};
    const ExpectedEnds expected = expected_ends(form, *subject, table);
    const auto end = std::ranges::find_if(
        expected.ends, [&](const TableEnd& one) { return changes_table(table, open->asked, one); });
    if (end == expected.ends.end()) return {};
    return fmt::format("  it cannot be used; expected:\n    {}\n", *end);
}

}  // namespace ptcg::tools
