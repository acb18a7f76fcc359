// Records of what happens: the memory, and what has damaged a Pokémon; and the end of effects that
// last.

#include <algorithm>

#include "ptcg/moves.hpp"
#include "state/lists.hpp"

namespace ptcg {

namespace {

/// Removes the effects for which `ends` is true; returns whether there were any.
template <typename Ends>
[[nodiscard]] bool take_out(Table& t, Ends&& ends)
{
    Lasting* const begin = t.lasting.data();
    Lasting* const end = begin + t.lasting_count;
    Lasting* const kept = std::remove_if(begin, end, ends);
    std::fill(kept, end, Lasting{});
    t.lasting_count = static_cast<std::uint8_t>(kept - begin);
    return kept != end;
}

}  // namespace

void Moves::end_effects_on(SlotId id, bool everything)
{
    const bool leaves_play = slot(id).first == no_card;
    const bool any = take_out(table(), [&](const Lasting& effect) {
        if (is_marker_on(effect, id)) return leaves_play;
        return is_on(effect, id) && (everything || effect.origin == Origin::attack);
    });
    if (any) refresh_listeners();
}

void Moves::drop_markers(SlotId id)
{
    const bool any = take_out(table(), [&](const Lasting& effect) {
        return is_marker_on(effect, id) && (effect.detail & marker_stays) == 0;  // NOTE-34
    });
    if (any) refresh_listeners();
}

bool Moves::forget_oldest()
{
    Table& t = table();
    const auto is_use = [](const MemoRecord& r) {
        return r.what == Memo::used_text || r.what == Memo::used_card;
    };
    const auto limits = [&](const MemoRecord& r) {
        return r.turn == t.turn && (is_use(r) || (r.what == Memo::attached && r.detail != 0));
    };
    auto oldest = std::ranges::find_if(t.memos, [&](auto& r) { return r.turn != t.turn; });
    if (oldest == t.memos.end()) oldest = std::ranges::find_if_not(t.memos, limits);
    if (oldest == t.memos.end()) return false;
    const bool asked = !is_use(*oldest);  // uses in earlier turns limit nothing
    if (asked) forget(oldest->what, oldest->turn);
    std::copy(oldest + 1, t.memos.end(), oldest);
    --t.memo_count;
    return true;
}

void Moves::forget_uses_of(CardIndex card)
{
    Table& t = table();
    const auto is_use = [&](const MemoRecord& r) {
        return r.what == Memo::used_card && r.slot == no_slot &&
               r.key == static_cast<std::uint16_t>(card);
    };
    const auto kept = std::remove_if(t.memos.begin(), t.memos.begin() + t.memo_count, is_use);
    const auto end = t.memos.begin() + t.memo_count;
    std::fill(kept, end, MemoRecord{});
    t.memo_count = static_cast<std::uint8_t>(kept - t.memos.begin());
}

void Moves::forget(Memo what, std::uint16_t turn)
{
    std::uint16_t& kinds = table().forgotten[turn % table().forgotten.size()];
    kinds = static_cast<std::uint16_t>(kinds | 1u << static_cast<unsigned>(what));
}

void Moves::remember(MemoRecord record)
{
    Table& t = table();
    record.turn = t.turn;
    if (between_turns()) {
        if (record.what == Memo::knocked_out) {
            record.detail = static_cast<std::uint8_t>(Harm::checkup);
        } else if (record.what != Memo::used_text && record.what != Memo::used_card) {
            return;
        }
    }
    if (t.memo_count == t.memos.size() && !forget_oldest()) {
        (void)fail_full("too many card texts used in one turn", t.memos.size());
        return;
    }
    t.memos[t.memo_count++] = record;
}

void Moves::note_harm(SlotId id, Harm harm, SlotId by, PlayerId whose)
{
    Slot& s = slot(id);
    s.harm = harm;
    s.harmed_by = in_play(by) ? by : no_slot;
    s.harmed_by_def = in_play(by) ? def_id(slot(by).top) : no_def;
    s.harmed_by_player = whose;
}

}  // namespace ptcg
