// What is kept of what happens: the memory, what has harmed a Pokémon; and the end of effects that
// last.

#include <algorithm>

#include "ptcg/moves.hpp"
#include "state/lists.hpp"

namespace ptcg {

namespace {

/// Takes out the effects for which `ends` holds; whether there were any.
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
    if (t.memo_count == t.memos.size()) {
        // The oldest goes, of an earlier turn if there is one, and never a use that limits another.
        const auto droppable = [&](bool this_turn_too) {
            return std::find_if(t.memos.begin(), t.memos.end(), [&](const MemoRecord& r) {
                const bool limits = r.what == Memo::used_text || r.what == Memo::used_card ||
                                    (r.what == Memo::attached && r.detail != 0 && r.turn == t.turn);
                return !limits && (this_turn_too || r.turn != t.turn);
            });
        };
        auto oldest = droppable(false);
        if (oldest == t.memos.end()) oldest = droppable(true);
        if (oldest == t.memos.end()) {
            (void)fail("more texts were used in one turn than can be remembered");
            return;
        }
        std::copy(oldest + 1, t.memos.end(), oldest);
        --t.memo_count;
    }
    t.memos[t.memo_count++] = record;
}

void Moves::note_harm(SlotId id, Harm harm, SlotId by, PlayerId whose)
{
    Slot& s = slot(id);
    s.harm = harm;
    s.harmed_by = in_play(by) ? by : no_slot;
    s.harmed_by_player = whose;
}

}  // namespace ptcg
