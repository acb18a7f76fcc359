#include "ptcg/cabt/chronicle.hpp"

#include <algorithm>
#include <utility>

#include "areas.hpp"
#include "log_json.hpp"
#include "ptcg/permissions.hpp"

namespace ptcg::cabt {
namespace {

[[nodiscard]] LoggedCard logged(CardIndex card, const GameCards& cards)
{
    if (card == no_card) return {};
    return {cards.number(card), cards.serial(card)};
}

/// Returns where the card is now.
[[nodiscard]] Area area_now(CardIndex card, const Table& table)
{
    const Zone zone = table.zone[at(card)];
    if (zone != Zone::in_play) return area_of_pile(zone, Area::none);
    const Role role = table.role[at(card)];
    if (role == Role::energy) return Area::energy;
    if (role == Role::tool) return Area::tool;
    const auto slot = static_cast<SlotId>(table.place[at(card)]);
    if (table.slots[at(slot)].top != card) return Area::pre_evolution;
    return table.player[at(owner_of(card))].active == slot ? Area::active : Area::bench;
}

[[nodiscard]] bool is_public(Area area)
{
    return area != Area::deck && area != Area::deck_bottom && area != Area::hand &&
           area != Area::prize && area != Area::none;
}

/// The interface's numbers of results and reasons; it has no others.
[[nodiscard]] LogEntry result_entry(const Event& event)
{
    LogEntry entry;
    entry.type = LogType::result;
    entry.value = event.player == PlayerId::none ? 2 : static_cast<int>(event.player);
    const auto reason = static_cast<WinReason>(event.value);
    entry.reason = reason == WinReason::prizes ? 1 : reason == WinReason::no_cards ? 2 : 3;
    return entry;
}

/// Returns whether a Trainer card is played for itself, and not attached to a Pokémon.
[[nodiscard]] bool plays_alone(const CardDef& card)
{
    return card.trainer != TrainerKind::tool && !card.attaches_to_pokemon;
}

[[nodiscard]] bool is_in_play(Area area)
{
    return area == Area::active || area == Area::bench || area == Area::energy ||
           area == Area::tool || area == Area::pre_evolution;
}

/// By ptcg::Condition.
constexpr std::array condition_types = {LogType::asleep, LogType::burned, LogType::confused,
                                        LogType::paralyzed, LogType::poisoned};

}  // namespace

/// Notes where cards are, those in play only: others may be on a way that has not been told.
void Chronicle::note_places(const Match& match, bool all)
{
    const Table& table = match.state().now;
    for (std::size_t i = 0; i < cards_per_match; ++i) {
        const bool in_play = table.zone[i] == Zone::in_play;
        if (all || (in_play && is_in_play(area_[i])))
            area_[i] = area_now(static_cast<CardIndex>(i), table);
        if (in_play) holder_[i] = table.slots[table.place[i]].top;
    }
    for (const PlayerId id : both_players) {
        const SlotId active = table.player[at(id)].active;
        active_[at(id)] = active == no_slot ? no_card : table.slots[at(active)].top;
    }
    next_event_ = match.first_event() + static_cast<std::uint32_t>(match.events().size());
}

void Chronicle::skip_to(Match& match)
{
    static_cast<void>(match.take_copy_notes());
    note_places(match, true);
}

void Chronicle::tell_basic(PlayerId player, bool has_basic)
{
    if (std::exchange(told_basic_[at(player)], true)) return;
    LogEntry entry;
    entry.type = LogType::has_basic_pokemon;
    entry.player = player;
    entry.flag = has_basic;
    entries_.push_back(entry);
}

void Chronicle::update(Match& match, GameCards& cards)
{
    const std::vector<CopyNote> notes = match.take_copy_notes();
    const std::span<const Event> events = match.events();
    leaves_ = {};
    for (const CopyNote& note : notes) {
        if (note.zone != Zone::none && area_of_pile(note.zone, Area::none) != area_[at(note.card)])
            leaves_[at(note.card)] = true;
    }
    auto note = notes.begin();
    std::vector<Moved> moved;
    const std::size_t from = next_event_ - std::min(next_event_, match.first_event());
    for (std::size_t i = from; i < events.size(); ++i) {
        const std::uint32_t number = match.first_event() + static_cast<std::uint32_t>(i);
        CardIndex subject = no_card;
        moved.clear();
        for (; note != notes.end() && note->event <= number; ++note) {
            if (note->zone == Zone::none) {
                subject = note->card;
            } else {
                moved.push_back({note->card, note->zone});
            }
        }
        tell(events[i], moved, subject, match, cards);
    }
    hold_shown(cards);
    note_places(match, false);
    paid_.clear();
}

void Chronicle::tell_paid(CardIndex energy, const GameCards& cards)
{
    LogEntry entry;
    entry.type = LogType::move_card;
    entry.player = owner_of(energy);
    entry.card = logged(energy, cards);
    entry.from = Area::energy;
    entry.to = Area::discard;
    entries_.push_back(entry);
    paid_.push_back(entry.card.number);
}

/// Takes the card from the list, and returns it with who has seen it; no card if it is not there.
Chronicle::Seen Chronicle::forget(std::vector<Seen>& list, CardIndex card)
{
    const auto found = std::ranges::find(list, card, &Seen::card);
    if (found == list.end()) return {};
    const Seen seen = *found;
    list.erase(found);
    return seen;
}

void Chronicle::tell_move(const Event& event, const Moved& moved, Match& match,
                          const GameCards& cards)
{
    const CardIndex card = moved.card;
    const PlayerId owner = owner_of(card);
    LogEntry entry;
    entry.type = LogType::move_card;
    entry.player = owner;
    entry.card = logged(card, cards);
    entry.from = std::exchange(area_[at(card)], area_of_pile(moved.to, Area::none));
    // If only some of the cards that were shown move, only the match knows who may tell which.
    const bool all_leave =
        std::ranges::all_of(shown_, [&](const Seen& one) { return leaves_[at(one.card)]; });
    const Seen shown_before = forget(shown_, card);
    const Seen held = forget(aside_, card);
    if (held.card != no_card) entry.from = Area::looking;
    if (moved.to == Zone::in_play) area_[at(card)] = area_now(card, match.state().now);
    entry.to = area_[at(card)];
    if (moved.to == Zone::deck && (event.extra & 1) != 0 && event.kind == EventKind::card_moved)
        entry.to = Area::deck_bottom;
    const bool works = entry.from == Area::none || entry.to == Area::none;  // a Trainer card
    if (works) return;
    if (entry.from == Area::energy && entry.to == Area::discard) {
        const auto told = std::ranges::find(paid_, entry.card.number);
        if (told != paid_.end()) {
            paid_.erase(told);
            return;
        }
    }
    const bool face_down = match.state().now.face_down;
    const bool shown = event.kind == EventKind::mulligan ||
                       event.kind == EventKind::hand_revealed ||
                       (is_public(entry.from) && entry.from != Area::looking) ||
                       (is_public(entry.to) && !face_down);
    if (shown) {
        entry.seen = both_saw;
    } else if (match.state().defs[at(card)] == event.def) {
        entry.seen = event.audience & both_saw;
    } else {
        entry.seen = face_down && is_public(entry.to) ? seen_by(owner) : 0;
    }
    entry.seen =
        static_cast<std::uint8_t>(entry.seen | (all_leave ? shown_before.by : 0) | held.by);
    entries_.push_back(entry);
}

void Chronicle::tell_change_of_hp(const Event& event, CardIndex subject, const GameCards& cards)
{
    LogEntry entry;
    entry.type = LogType::hp_change;
    entry.card = logged(subject, cards);
    entry.player = owner_of(subject);
    const bool gains = event.kind == EventKind::healed || event.kind == EventKind::counters_removed;
    entry.value = event.kind == EventKind::damage_prevented ? 0
                  : gains                                   ? event.value
                                                            : -event.value;
    // Between turns, Special Conditions do what the interface calls damage: no text does it.
    entry.flag = event.kind == EventKind::counters_put && event.source != no_def;
    entries_.push_back(entry);
}

/// Tells of cards that the event shows, or that a player looks at.
void Chronicle::tell_shown(const Event& event, std::span<const Moved> moved, Match& match,
                           const GameCards& cards)
{
    const auto by = event.kind == EventKind::card_shown
                        ? static_cast<Audience>(event.audience & both_saw)
                        : seen_by(event.player);
    for (const Moved& one : moved) {
        if (one.to != event.from) {  // has moved before: the card that shows others
            tell_move(event, one, match, cards);
        } else if (!is_public(area_[at(one.card)])) {
            const Audience before = forget(shown_, one.card).by;
            shown_.push_back({one.card, static_cast<Audience>(before | by)});
        }
    }
}

/// Tells of a move that has an entry of its own kind. `target` is the Pokémon it happens to.
void Chronicle::tell_own_kind(const Event& event, const Moved& moved, CardIndex target,
                              Match& match, GameCards& cards)
{
    const CardIndex card = moved.card;
    const Area before = area_[at(card)];
    area_[at(card)] = moved.to == Zone::in_play ? area_now(card, match.state().now)
                                                : area_of_pile(moved.to, Area::none);
    forget(shown_, card);
    forget(aside_, card);
    LogEntry entry;
    entry.player = event.player;
    entry.card = logged(card, cards);
    if (event.kind == EventKind::drew) {
        entry.type = LogType::draw;
        entry.seen = seen_by(event.player);
        has_drawn_[at(event.player)] = true;
    } else if (event.kind == EventKind::attached) {
        const bool moves = before == Area::energy || before == Area::tool;
        entry.type = moves ? LogType::move_attached : LogType::attach;
        entry.player = owner_of(card);
        entry.other = logged(moves ? holder_[at(card)] : target, cards);
        entry.third = logged(target, cards);
        if (!moves) cards.note_attached(card);
    } else if (event.kind == EventKind::evolved || event.kind == EventKind::devolved) {
        const bool evolves = event.kind == EventKind::evolved;
        const Permissions& game = match.rules();
        const SlotId slot = game.slot_of(evolves ? card : target);
        entry.type = evolves ? LogType::evolve : LogType::devolve;
        entry.player = owner_of(card);
        entry.other = logged(evolves && slot != no_slot ? game.below(slot, card) : target, cards);
    } else {
        entry.type = LogType::play;
    }
    entries_.push_back(entry);
}

void Chronicle::tell_shuffle(const Event& event, const GameCards& cards)
{
    if (event.from != Zone::deck) {
        const Area area = area_of_pile(event.from, Area::none);
        const auto is_lost = [&](const Seen& one) {
            return owner_of(one.card) == event.player && area_[at(one.card)] == area;
        };
        std::erase_if(shown_, is_lost);
        std::erase_if(aside_, is_lost);
    } else if (has_drawn_[at(event.player)]) {
        hold_shown(cards);
        put_back(cards);
        LogEntry entry;
        entry.type = LogType::shuffle;
        entry.player = event.player;
        entries_.push_back(entry);
    }
}

void Chronicle::tell(const Event& event, std::span<const Moved> moved, CardIndex subject,
                     Match& match, GameCards& cards)
{
    if (event.kind == EventKind::mulligan) {
        tell_basic(event.player, false);
        told_basic_[at(event.player)] = false;
    }
    if (event.kind == EventKind::card_shown || event.kind == EventKind::looked_at)
        return tell_shown(event, moved, match, cards);
    const bool plays =
        event.kind == EventKind::stadium_played ||
        (event.kind == EventKind::benched && match.turn() > 0 && event.from == Zone::hand);
    const bool has_own_kind = plays || event.kind == EventKind::drew ||
                              event.kind == EventKind::attached ||
                              event.kind == EventKind::evolved || event.kind == EventKind::devolved;
    if (has_own_kind && !moved.empty()) {  // the last one is that which the event is about
        for (const Moved& one : moved.first(moved.size() - 1)) tell_move(event, one, match, cards);
        return tell_own_kind(event, moved.back(), subject, match, cards);
    }
    for (const Moved& one : moved) tell_move(event, one, match, cards);
    tell_other(event, subject, match, cards);
}

/// Tells of everything but moves.
void Chronicle::tell_other(const Event& event, CardIndex subject, const Match& match,
                           const GameCards& cards)
{
    LogEntry entry;
    entry.player = event.player;
    entry.card = logged(subject, cards);
    const auto as = [&](LogType type) {
        entry.type = type;
        entries_.push_back(entry);
    };
    switch (event.kind) {
        case EventKind::played:  // a Tool is attached at once
            if (subject == no_card || !plays_alone(match.library().def(event.def))) return;
            return as(LogType::play);
        case EventKind::turn_began:
            return as(LogType::turn_start);
        case EventKind::turn_ended:
            return as(LogType::turn_end);
        case EventKind::shuffled:
            return tell_shuffle(event, cards);
        case EventKind::coin:
            if (match.turn() == 0) return;  // there, seat 0 is asked
            entry.flag = event.value != 0;
            return as(LogType::coin);
        case EventKind::attack_announced:
            entry.value = copied_.value_or(cards.numbers().attack(event.def, event.effect));
            copied_.reset();
            return as(LogType::attack);
        case EventKind::damaged:
        case EventKind::damage_prevented:
        case EventKind::counters_put:
        case EventKind::healed:
        case EventKind::counters_removed:
            if (subject != no_card) tell_change_of_hp(event, subject, cards);
            return;
        case EventKind::condition_set:
        case EventKind::condition_removed:
            if (subject == no_card) return;
            entry.player = owner_of(subject);
            entry.flag = event.kind == EventKind::condition_removed;
            return as(condition_types[static_cast<std::size_t>(event.value)]);
        case EventKind::switched:
            entry.card = logged(active_[at(event.player)], cards);
            entry.other = logged(subject, cards);
            active_[at(event.player)] = subject;
            return as(LogType::change_active);
        case EventKind::promoted:
            entry.from = Area::bench;
            entry.to = Area::active;
            active_[at(event.player)] = subject;
            return as(LogType::move_card);
        case EventKind::match_ended:
            entries_.push_back(result_entry(event));
            return;
        default:
            return;
    }
}

void Chronicle::hold_aside(std::span<const CardIndex> looking, const GameCards& cards,
                           PlayerId viewer)
{
    for (const CardIndex card : looking) hold_aside({card, seen_by(viewer)}, cards);
}

void Chronicle::hold_aside(const Seen& card, const GameCards& cards)
{
    if (std::ranges::find(aside_, card.card, &Seen::card) != aside_.end()) return;
    LogEntry entry;
    entry.type = LogType::move_card;
    entry.player = owner_of(card.card);
    entry.card = logged(card.card, cards);
    entry.from = area_[at(card.card)];
    entry.to = Area::looking;
    entry.seen = card.by;
    entries_.push_back(entry);
    aside_.push_back(card);
}

/// Holds those aside that have been shown or looked at, and have stayed where they were.
void Chronicle::hold_shown(const GameCards& cards)
{
    for (const Seen& card : shown_) hold_aside(card, cards);
    shown_.clear();
}

void Chronicle::put_back(const GameCards& cards)
{
    for (const auto& [card, by] : aside_) {
        LogEntry entry;
        entry.type = LogType::move_card;
        entry.player = owner_of(card);
        entry.card = logged(card, cards);
        entry.from = Area::looking;
        entry.to = area_[at(card)];
        entry.seen = by;
        entries_.push_back(entry);
    }
    aside_.clear();
}

void Chronicle::write_unread(JsonWriter& json, std::optional<PlayerId> viewer)
{
    std::size_t& read = viewer ? read_[at(*viewer)] : framed_;
    const JsonArray list(json);
    for (; read < entries_.size(); ++read) write_entry(json, entries_[read], viewer);
}

}  // namespace ptcg::cabt
