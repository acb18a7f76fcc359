// Effects that last, and the memory of what happened.

#include <algorithm>

#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

/// An effect without an end of its own.
constexpr std::uint16_t no_end = 0xffff;

}  // namespace

const Lasting* Resolver::find_lasting(Anchor anchor, std::uint8_t subject, LastingKind kind) const
{
    const Table& t = table();
    for (std::size_t i = 0; i < t.lasting_count; ++i) {
        const Lasting& effect = t.lasting[i];
        if (effect.kind == kind && effect.anchor == anchor && effect.subject == subject) {
            return &effect;
        }
    }
    return nullptr;
}

const Lasting* Resolver::find_lasting(SlotId id, LastingKind kind) const
{
    return find_lasting(Anchor::pokemon, static_cast<std::uint8_t>(id), kind);
}

const Lasting* Resolver::find_lasting(PlayerId id, LastingKind kind) const
{
    return find_lasting(Anchor::player, static_cast<std::uint8_t>(id), kind);
}

Status Resolver::add_lasting(Lasting effect, Until until)
{
    Table& t = table();
    if (effect.anchor == Anchor::pokemon) {
        const auto id = static_cast<SlotId>(effect.subject);
        if (!in_play(id)) return Status::done;
        // An attack's effect on another Pokémon is an effect of that attack (NOTE-41).
        if (id != source_.slot && !affects(id)) return Status::done;
        effect.generation = slot(id).generation;
    }
    if (effect.def == source_.def) effect.source_effect = source_.effect;
    switch (until) {
        case Until::end_of_turn:
            effect.turn = t.turn;
            break;
        case Until::end_of_opponents_next_turn:
            effect.turn =
                static_cast<std::uint16_t>(t.turn + (effect.owner == t.turn_player ? 1 : 2));
            break;
        case Until::end_of_own_next_turn:
            effect.turn =
                static_cast<std::uint16_t>(t.turn + (effect.owner == t.turn_player ? 2 : 1));
            break;
        case Until::leaves_play:
        case Until::end_of_game:
            effect.turn = no_end;
            break;
    }
    if (t.lasting_count == t.lasting.size()) return fail("too many lasting effects at once");
    t.lasting[t.lasting_count++] = effect;
    refresh_listeners();
    Event e = event(EventKind::lasting_began, effect.owner);
    if (effect.anchor == Anchor::pokemon) e.spot = spot_of(static_cast<SlotId>(effect.subject));
    if (effect.anchor == Anchor::player) e.player = static_cast<PlayerId>(effect.subject);
    e.value = static_cast<std::int16_t>(effect.kind);
    e.extra = effect.effect;
    e.def = effect.def;
    emit(e);
    return Status::done;
}

void Resolver::end_effects_on(SlotId id, bool everything)
{
    Table& t = table();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < t.lasting_count; ++i) {
        const Lasting effect = t.lasting[i];
        const bool on_it =
            effect.anchor == Anchor::pokemon && effect.subject == static_cast<std::uint8_t>(id);
        if (on_it && (everything || effect.origin == Origin::attack)) continue;
        t.lasting[kept++] = effect;
    }
    if (kept == t.lasting_count) return;
    for (std::size_t i = kept; i < t.lasting_count; ++i) t.lasting[i] = Lasting{};
    t.lasting_count = static_cast<std::uint8_t>(kept);
    refresh_listeners();
}

void Resolver::remember(MemoRecord record)
{
    Table& t = table();
    record.turn = t.turn;
    if (t.memo_count == t.memos.size()) {
        // The oldest goes, of an earlier turn if there is one, and never a use that limits another.
        const auto droppable = [&](bool this_turn_too) {
            return std::find_if(t.memos.begin(), t.memos.end(), [&](const MemoRecord& r) {
                return r.what != Memo::used_text && (this_turn_too || r.turn != t.turn);
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

int Resolver::remembered(Memo what, PlayerId who, std::uint16_t turn, int key) const
{
    int count = 0;
    for (std::size_t i = 0; i < table().memo_count; ++i) {
        const MemoRecord& r = table().memos[i];
        if (r.what == what && r.player == who && r.turn == turn && (key < 0 || r.key == key)) {
            ++count;
        }
    }
    return count;
}

}  // namespace ptcg
