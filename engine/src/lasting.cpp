// Effects that last, and the memory of what happened.

#include <algorithm>

#include "lists.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

/// An effect without an end of its own.
constexpr std::uint16_t no_end = 0xffff;

[[nodiscard]] bool is_on(const Lasting& effect, SlotId id)
{
    return effect.anchor == Anchor::pokemon && effect.subject == static_cast<std::uint8_t>(id);
}

[[nodiscard]] bool is_marker_on(const Lasting& effect, SlotId id)
{
    return effect.kind == LastingKind::script && (effect.detail & is_marker) != 0 &&
           is_on(effect, id);
}

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

const Lasting* Resolver::find_lasting(Anchor anchor, std::uint8_t subject, LastingKind kind) const
{
    const Table& t = table();
    for (const Lasting& effect : lasting_of(t)) {
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

bool Resolver::is_about(const Lasting& effect, AttackRef attack) const
{
    // What is about any attack unless it says so counts them from 1.
    const int first = effect.kind == LastingKind::damage_dealt ? 1 : 0;
    return effect.detail == attack.index + first &&
           def_id(static_cast<CardIndex>(effect.effect)) == attack.def;
}

int Resolver::markers(SlotId id, NameId name) const
{
    int count = 0;
    for (const Lasting& effect : lasting_of(table())) {
        if (!is_marker_on(effect, id)) continue;
        if (library_->lasting(library_->def(effect.def))[effect.effect].name == name) {
            count += effect.value;
        }
    }
    return count;
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
    // Of an effect about an attack it is the number of a card, which nobody is told.
    e.extra = effect.kind == LastingKind::script ? effect.effect : std::uint8_t{0};
    e.def = effect.def;
    emit(e);
    return Status::done;
}

void Resolver::end_effects_on(SlotId id, bool everything)
{
    const bool leaves_play = slot(id).first == no_card;
    const bool any = take_out(table(), [&](const Lasting& effect) {
        if (is_marker_on(effect, id)) return leaves_play;
        return is_on(effect, id) && (everything || effect.origin == Origin::attack);
    });
    if (any) refresh_listeners();
}

void Resolver::drop_markers(SlotId id)
{
    const bool any = take_out(table(), [&](const Lasting& effect) {
        return is_marker_on(effect, id) && (effect.detail & marker_stays) == 0;
    });
    if (any) refresh_listeners();
}

bool Resolver::between_turns() const
{
    const Frame& top = table().frames[table().depth - 1];
    return top.in_checkup || (top.step >= Step::checkup_begin && top.step <= Step::checkup_end);
}

void Resolver::remember(MemoRecord record)
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

int Resolver::remembered(Memo what, PlayerId who, std::uint16_t turn, int key) const
{
    int count = 0;
    for (const MemoRecord& r : memos_of(table())) {
        if (r.what == what && r.player == who && r.turn == turn && (key < 0 || r.key == key)) {
            ++count;
        }
    }
    return count;
}

int Resolver::remembered(const MemoQuery& query, bool sum) const
{
    if (query.turn == 0) return 0;
    const auto fits = [&](const MemoRecord& r) {
        if (r.what != query.what || r.turn != query.turn) return false;
        if (query.player != PlayerId::none && r.player != query.player) return false;
        if (query.slot != no_slot && r.slot != query.slot) return false;
        if (query.card != no_card && r.key != static_cast<std::uint16_t>(query.card)) return false;
        if (r.what == Memo::knocked_out) {
            // What happens between turns happens in nobody's turn.
            const auto harm = static_cast<Harm>(r.detail);
            if (query.harm == Harm::none ? harm == Harm::checkup : harm != query.harm) return false;
        }
        if (r.what == Memo::attacked) {
            return query.name == no_name || r.key == static_cast<std::uint16_t>(query.name);
        }
        const auto printed = static_cast<DefId>(r.key);
        if (query.name != no_name && library_->def(printed).name != query.name) return false;
        return query.filter == nullptr || matches(printed, *query.filter);
    };
    int count = 0;
    for (const MemoRecord& r : memos_of(table())) {
        if (!fits(r)) continue;
        const int amount = r.what == Memo::damaged ? r.detail * 10 : r.detail;
        count += sum ? amount : 1;
    }
    return count;
}

std::uint16_t Resolver::turn_of(When when, PlayerId owner) const
{
    const std::uint16_t now = table().turn;
    if (when == When::this_turn) return now;
    const bool own_turn = table().turn_player == owner;
    const int back = own_turn == (when == When::own_last_turn) ? 2 : 1;
    return static_cast<std::uint16_t>(std::max(now - back, 0));
}

}  // namespace ptcg
