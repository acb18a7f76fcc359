// Effects that last, the memory of what happened, and uses of texts.

#include <algorithm>

#include "facts/uses.hpp"
#include "ptcg/event.hpp"
#include "ptcg/facts.hpp"
#include "state/lists.hpp"

namespace ptcg {

const Lasting* Facts::find_lasting(Anchor anchor, std::uint8_t subject, LastingKind kind) const
{
    const Table& t = table();
    for (const Lasting& effect : lasting_of(t)) {
        if (effect.kind == kind && effect.anchor == anchor && effect.subject == subject &&
            holds(effect, t)) {
            return &effect;
        }
    }
    return nullptr;
}

const Lasting* Facts::find_lasting(SlotId id, LastingKind kind) const
{
    return find_lasting(Anchor::pokemon, static_cast<std::uint8_t>(id), kind);
}

const Lasting* Facts::find_lasting(PlayerId id, LastingKind kind) const
{
    return find_lasting(Anchor::player, static_cast<std::uint8_t>(id), kind);
}

bool Facts::is_about(const Lasting& effect, AttackRef attack) const
{
    // Effects of this kind are about any attack if `detail` is 0, so they count attacks from 1.
    const int first = effect.kind == LastingKind::damage_dealt ? 1 : 0;
    return effect.detail == attack.index + first &&
           def_id(static_cast<CardIndex>(effect.effect)) == attack.def;
}

int Facts::markers(SlotId id, NameId name) const
{
    int count = 0;
    for (const Lasting& effect : lasting_of(table())) {
        if (!is_marker_on(effect, id)) continue;
        if (def(effect).name == name) {
            count += effect.value;
        }
    }
    return count;
}

bool Facts::between_turns() const
{
    const Frame& top = frame();
    return top.in_checkup || (top.step >= Step::checkup_begin && top.step <= Step::checkup_end);
}

int Facts::remembered(Memo what, PlayerId who, std::uint16_t turn, int key) const
{
    int count = 0;
    for (const MemoRecord& r : memos_of(table())) {
        if (r.what == what && r.player == who && r.turn == turn && (key < 0 || r.key == key)) {
            ++count;
        }
    }
    return count;
}

int Facts::remembered(const MemoQuery& query, bool sum) const
{
    if (query.turn == 0) return 0;
    const auto fits = [&](const MemoRecord& r) {
        if (r.what != query.what || r.turn != query.turn) return false;
        if (query.player != PlayerId::none && r.player != query.player) return false;
        if (query.slot != no_slot && r.slot != query.slot) return false;
        if (query.card != no_card && r.key != static_cast<std::uint16_t>(query.card)) return false;
        if (r.what == Memo::knocked_out) {
            // What happens between turns is in neither player's turn.
            const auto harm = static_cast<Harm>(r.detail);
            if (query.harm == Harm::none ? harm == Harm::checkup : harm != query.harm) return false;
        }
        if (r.what == Memo::attacked) {
            return query.name == no_name || r.key == static_cast<std::uint16_t>(query.name);
        }
        const auto printed = static_cast<DefId>(r.key);
        if (query.name != no_name && library().def(printed).name != query.name) return false;
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

std::uint16_t Facts::turn_of(When when, PlayerId owner) const
{
    const std::uint16_t now = table().turn;
    if (when == When::this_turn) return now;
    const bool own_turn = table().turn_player == owner;
    const int back = own_turn == (when == When::own_last_turn) ? 2 : 1;
    return static_cast<std::uint16_t>(std::max(now - back, 0));
}

/// ABIL-02
bool Facts::used_up(const Handler& handler, SlotId self, DefId def, PlayerId owner,
                    CardIndex card) const
{
    const auto name = [&] { return counted_name(handler, library().def(def)); };
    switch (handler.uses) {
        case Uses::no_limit:
            return false;
        case Uses::once_per_turn:
            if (counts_by_card(handler, self, card)) {
                return remembered({.what = Memo::used_card,
                                   .slot = self,
                                   .turn = table().turn,
                                   .card = card}) > 0;
            }
            if (self == no_slot) {  // a Stadium: once per player
                return card != no_card && (table().stadium_used & seen_by(owner)) != 0;
            }
            return (slot(self).used & use_bit(handler, slot(self).top == card)) != 0;
        case Uses::once_per_turn_by_name:
            return remembered(Memo::used_text, owner, table().turn, static_cast<int>(name())) > 0;
        case Uses::once_per_game:
            for (const Lasting& effect : lasting_of(table())) {
                if (effect.kind == LastingKind::used_this_game &&
                    effect.subject == static_cast<std::uint8_t>(owner) &&
                    effect.value == static_cast<std::int16_t>(name())) {
                    return true;
                }
            }
            return false;
    }
    return false;
}

}  // namespace ptcg
