#include "card_tests/changes.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/wording.hpp"
#include "card_tests/transcript.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

void remove_one(std::vector<std::string>& from, const std::string& item)
{
    const auto found = std::find(from.begin(), from.end(), item);
    if (found != from.end()) from.erase(found);
}

/// Removes the card drawn for the turn from the differences of that player's hand and deck.
void forgive_draw(std::vector<Difference>& found, const std::string& who, const std::string& card)
{
    for (Difference& difference : found) {
        if (difference.where == who + " hand") remove_one(difference.gained, card);
        if (difference.where == who + " deck") remove_one(difference.lost, card);
    }
}

[[nodiscard]] bool is_pile(const Difference& difference)
{
    return difference.where.ends_with(" hand") || difference.where.ends_with(" deck");
}

/// Adds `"+ 3 Lightning Energy"` for three of them.
void add_counted(std::vector<std::string>& items, char sign, std::vector<std::string> cards)
{
    std::sort(cards.begin(), cards.end());
    for (auto first = cards.begin(); first != cards.end();) {
        const auto end = std::upper_bound(first, cards.end(), *first);
        const auto count = end - first;
        items.push_back(quoted_for_lua(count == 1 ? fmt::format("{} {}", sign, *first)
                                                  : fmt::format("{} {} {}", sign, count, *first)));
        first = end;
    }
}

/// Returns `{ a, b }`, on several lines if it is long.
[[nodiscard]] std::string table_of(std::vector<std::string> items)
{
    constexpr std::size_t columns = 70;
    const std::string line = fmt::format("{{ {} }}", fmt::join(items, ", "));
    if (line.size() < columns / 2) return line;
    for (std::string& item : items) item += ",";
    std::string text = "{";
    for (const std::string& part : wrap_items(items, " ", columns)) text += "\n  " + part;
    return text + "\n}";
}

[[nodiscard]] bool is_number(const std::string& text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

}  // namespace

std::vector<Difference> to_be_named(std::vector<Difference> found, std::span<const Event> events,
                                    const CardLibrary& library, const MatchState& after,
                                    PlayerId me)
{
    const Wording wording(library, after, me);
    bool turn_passed = false;
    std::vector<std::string> shuffled;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind == EventKind::shuffled && events[i].from == Zone::deck) {
            shuffled.push_back(fmt::format("order of {} deck", wording.side(events[i].player)));
        }
        if (events[i].kind != EventKind::turn_began) continue;
        turn_passed = true;
        if (i + 1 < events.size() && events[i + 1].kind == EventKind::drew) {
            const Event& drew = events[i + 1];
            forgive_draw(found, wording.side(drew.player), wording.card(drew.def));
        }
    }
    const auto needs_no_name = [&](const Difference& difference) {
        if (difference.part != DifferencePart::table &&
            difference.part != DifferencePart::lasting) {
            return true;
        }
        if (std::find(shuffled.begin(), shuffled.end(), difference.where) != shuffled.end()) {
            return true;
        }
        if (!turn_passed) return false;
        if (is_pile(difference)) return difference.lost.empty() && difference.gained.empty();
        return difference.where == "turn" || difference.where == "turn player" ||
               difference.where.ends_with(" turns taken");
    };
    found.erase(std::remove_if(found.begin(), found.end(), needs_no_name), found.end());
    return found;
}

std::string to_lua(const Difference& difference)
{
    std::string value;
    if (!difference.lost.empty() || !difference.gained.empty()) {
        std::vector<std::string> items;
        add_counted(items, '+', difference.gained);
        add_counted(items, '-', difference.lost);
        value = table_of(items);
    } else {
        value = is_number(difference.after) ? difference.after : quoted_for_lua(difference.after);
    }
    return fmt::format("[{}] = {}", quoted_for_lua(difference.where), value);
}

}  // namespace ptcg::tools
