#include "text_tests/expectations/seen_ends.hpp"

#include <fmt/format.h>

#include "text_tests/expectations/seen_event.hpp"

namespace ptcg::tools {
namespace {

[[nodiscard]] std::string told(const TableEnd& end)
{
    if (end.empty()) return "    nothing changes\n";
    std::string text = "    ";
    for (const char c : end) text += c == '\n' ? std::string("\n    ") : std::string(1, c);
    return text + '\n';
}

}  // namespace

TableEnd seen_end(const Tabletop& before, const WindowEnd& end, CardIndex played)
{
    SeenTable after = table_seen(before, end);
    // A Trainer card is on its way; a Pokémon is in play, or where its text has put it.
    if (played != no_card && !before.def(played).is_pokemon()) {
        after.table.move(played, Zone::played);
    }
    return end_of(before.changes(after.table), after.heads, after.tails);
}

TableEnd seen_changes(const Tabletop& before, const WindowEnd& end)
{
    const SeenTable after = table_moved(before, end);
    return end_of(before.changes(after.table), after.heads, after.tails);
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
