#include "ptcg/journal/room_changes.hpp"

#include <algorithm>

#include "storage/record_data.hpp"

namespace ptcg {
namespace {

using Kind = RoomChange::Kind;

std::string data_for(const RoomChange& change)
{
    switch (change.kind) {
        case Kind::answer:
            return data_of(change.picks);
        case Kind::take_back:
            return data_of(change.answers);
        case Kind::concede:
        case Kind::out_of_time:
            return data_of(change.who);
        case Kind::forfeit:
            return data_of(change.who) + " " + change.words;
        case Kind::begin:
        case Kind::new_cards:
        case Kind::rematch:
            break;
    }
    return {};
}

RecordKind kind_of(Kind kind)
{
    switch (kind) {
        case Kind::begin:
            return RecordKind::begin;
        case Kind::answer:
            return RecordKind::answer;
        case Kind::concede:
            return RecordKind::concede;
        case Kind::out_of_time:
            return RecordKind::out_of_time;
        case Kind::forfeit:
            return RecordKind::forfeit;
        case Kind::take_back:
            return RecordKind::take_back;
        case Kind::new_cards:
            return RecordKind::new_cards;
        case Kind::rematch:
            break;
    }
    return RecordKind::rematch;
}

Error unreadable(std::string_view what)
{
    return Error{std::string("the record cannot be read: it is not ") += what};
}

Result<RoomChange> begun_by(const RoomRecord& record)
{
    const Result<Replay> start = read_replay(record.data);
    if (!start) return Error{"the record cannot be read: " + start.error().message};
    return RoomChange{
        .kind = Kind::begin, .who = start.value().goes_first, .seed = start.value().seed};
}

Result<RoomChange> of_player(Kind kind, const RoomRecord& record)
{
    const std::optional<PlayerId> player = player_in(record.data);
    if (!player) return unreadable("a player");
    return RoomChange{.kind = kind, .who = *player};
}

Result<RoomChange> change_of(const RoomRecord& record, PlayerId asked)
{
    switch (record.kind) {
        case RecordKind::begin:
            return begun_by(record);
        case RecordKind::answer: {
            std::optional<std::vector<std::uint16_t>> picks = picks_in(record.data);
            if (!picks) return unreadable("an answer");
            return RoomChange{.kind = Kind::answer, .who = asked, .picks = std::move(*picks)};
        }
        case RecordKind::take_back: {
            const std::optional<std::uint64_t> answers = number_in(record.data);
            if (!answers) return unreadable("a number of answers");
            return RoomChange{.kind = Kind::take_back, .answers = *answers};
        }
        case RecordKind::concede:
            return of_player(Kind::concede, record);
        case RecordKind::out_of_time:
            return of_player(Kind::out_of_time, record);
        case RecordKind::forfeit: {
            const std::optional<ForfeitData> told = forfeit_in(record.data);
            if (!told) return unreadable("a forfeit");
            return RoomChange{
                .kind = Kind::forfeit, .who = told->who, .words = std::string(told->words)};
        }
        case RecordKind::rematch:
            return RoomChange{.kind = Kind::rematch};
        case RecordKind::new_cards:
            return RoomChange{.kind = Kind::new_cards};
        case RecordKind::other:
            break;
    }
    return unreadable("one of a match");
}

/// Checks that the game starts as the record says, if it says so.
Result<void> check_start(const MatchRoom& room, const RoomRecord& record)
{
    const bool tells_start =
        record.kind == RecordKind::begin || record.kind == RecordKind::new_cards;
    if (!tells_start || (record.data.empty() && room.game() == 0)) return {};
    const Result<Replay> start = read_replay(record.data);
    if (!start) return Error{"the record cannot be read: " + start.error().message};
    if (room.game() > 0 && room.start().final_hash == start.value().final_hash) return {};
    return Error{"the game does not start as it did: its cards or rules have changed"};
}

}  // namespace

RoomRecord record_of_last_change(MatchRoom& room)
{
    const RoomChange& change = room.last_change();
    const bool tells_start = change.kind == Kind::begin || change.kind == Kind::new_cards;
    const bool has_start = tells_start && room.game() > 0;
    return {kind_of(change.kind), has_start ? write_replay(room.start()) : data_for(change),
            change.left};
}

std::size_t new_cards_since(std::span<const RoomRecord> records)
{
    const auto last = std::find_if(records.rbegin(), records.rend(), [](const RoomRecord& record) {
        return record.kind == RecordKind::new_cards;
    });
    return last == records.rend() ? 0 : static_cast<std::size_t>(records.rend() - last) - 1;
}

Result<void> apply_record(MatchRoom& room, const RoomRecord& record, Milliseconds now,
                          WithCards cards)
{
    Result<RoomChange> change = change_of(record, room.asked());
    if (!change) return change.error();
    change.value().left = record.clocks;
    if (Result<void> done = room.apply(change.value(), now); !done) return done;
    return cards == WithCards::same ? check_start(room, record) : Result<void>{};
}

}  // namespace ptcg
