// Damage counters that texts put on Pokémon or move, without a damage calculation.

#include <algorithm>
#include <numeric>

#include "ptcg/resolver.hpp"

namespace ptcg {

namespace {

constexpr int points_of_one = 10;  ///< CARD-10

}  // namespace

/// DMG-02
Status Resolver::put_counters(SlotId id, int points, int* put)
{
    if (put != nullptr) *put = 0;
    if (!in_play(id) || points <= 0) return Status::done;
    if (rules().counters_are_effects && !can_reach(id, EffectKind::counters)) return Status::done;
    Slot& s = slot(id);
    const bool lethal_before = s.damage >= hp(id);  // then its cause does not change
    points = std::min(points, most_damage - s.damage);
    s.damage = static_cast<std::uint16_t>(s.damage + points);
    if (!lethal_before) {
        note_harm(id, harm_of_source(), source().slot, source().player);
    }
    Event e = event(EventKind::counters_put, owner_of(id));
    e.spot = spot_of(id);
    e.value = static_cast<std::int16_t>(points);
    emit(e);
    if (put != nullptr) *put = points;
    return Status::done;
}

Status Resolver::move_counters(SlotId from, SlotId to, int points, int& moved)
{
    moved = 0;
    if (!in_play(from) || !in_play(to) || from == to) return Status::done;
    if (!can_reach(from, EffectKind::heal) || !can_reach(to, EffectKind::counters))
        return Status::done;
    moved = std::clamp<int>(points, 0, slot(from).damage);
    if (moved == 0) return Status::done;
    take_counters(from, moved);
    return put_counters(to, moved);
}

void Resolver::take_counters(SlotId id, int points)
{
    slot(id).damage = static_cast<std::uint16_t>(slot(id).damage - points);
    Event e = event(EventKind::counters_removed, owner_of(id));
    e.spot = spot_of(id);
    e.value = static_cast<std::int16_t>(points);
    emit(e);
}

Status Resolver::rearrange_counters(PlayerId asked, const SlotList& among)
{
    SlotList from, to;
    SlotCounts left{}, change{};
    for (SlotId id : among) {
        if (!in_play(id)) continue;
        left[at(id)] = slot(id).damage / points_of_one;
        if (left[at(id)] > 0 && reaches(id, EffectKind::heal)) from.add(id);
        if (reaches(id, EffectKind::counters)) to.add(id);
    }
    // Asks for all of them in one answer if one answer can have that many picks.
    int count = most_picks;
    while (to.count > 1 && count == most_picks) {
        SlotCounts taken{}, placed{}, room{};
        Status s = choose_counters(asked, Purpose::choose_pokemon, from, left, 0, taken);
        if (s != Status::done) return s;
        count = std::accumulate(taken.begin(), taken.end(), 0);
        for (SlotId id : to) room[at(id)] = count;
        s = choose_counters(asked, Purpose::damage, to, room, count, placed);
        if (s != Status::done) return s;
        for (std::size_t i = 0; i < left.size(); ++i) {
            left[i] -= taken[i];
            change[i] += placed[i] - taken[i];
        }
    }
    for (SlotId id : from) {
        if (change[at(id)] < 0) take_counters(id, -change[at(id)] * points_of_one);
    }
    for (SlotId id : to) {
        const Status s = put_counters(id, change[at(id)] * points_of_one);
        if (s != Status::done) return s;
    }
    return done_or_failed();
}

}  // namespace ptcg
