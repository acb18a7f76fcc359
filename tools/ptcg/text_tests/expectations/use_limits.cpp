#include "text_tests/expectations/use_limits.hpp"

#include <algorithm>

namespace ptcg::tools {

namespace {

[[nodiscard]] bool has_key(const phrases::Row& row, std::string_view key)
{
    return std::ranges::find(row.keys, key) != row.keys.end();
}

}  // namespace

bool is_once_per_turn(const phrases::Form& form)
{
    return phrases::any_row(form, [](const phrases::Row& row) {
        return has_key(row, "uses = \"once_per_turn\"") || row.hook == "once_per_turn" ||
               row.hook == "once_per_turn_by_name";
    });
}

bool is_once_for_all(const phrases::Form& form)
{
    return phrases::any_row(form, [](const phrases::Row& row) {
        return row.hook == "once_per_turn_by_name" || has_key(row, "stacks = false");
    });
}

MatchState used_up(const MatchState& start, const MatchState& end)
{
    MatchState used = start;
    used.now.stadium_used = end.now.stadium_used;
    for (std::size_t i = 0; i < slots_per_match; ++i) {
        if (!used.now.slots[i].empty()) used.now.slots[i].used = end.now.slots[i].used;
    }
    for (std::size_t i = 0; i < end.now.memo_count; ++i) {
        const MemoRecord& record = end.now.memos[i];
        const bool of_use = record.what == Memo::used_text || record.what == Memo::used_card;
        if (!of_use || used.now.memo_count == used.now.memos.size()) continue;
        used.now.memos[used.now.memo_count++] = record;
    }
    return used;
}

}  // namespace ptcg::tools
