#include "ptcg/journal/room_games.hpp"

#include <fmt/format.h>

#include "ptcg/save.hpp"
#include "storage/record_data.hpp"

namespace ptcg {
namespace {

/// Reads the records one after the other. Each function returns what is wrong, or an empty string.
class GameReader {
public:
    explicit GameReader(const StoredRoom& room) : room_(room) {}

    Result<std::vector<JournalGame>> read()
    {
        for (std::size_t n = 0; n < room_.log.size(); ++n) {
            if (const std::string wrong = take(room_.log[n]); !wrong.empty()) {
                return Error{fmt::format("room \"{}\": record {} {}", room_.id, n, wrong)};
            }
            const bool has_snapshot = !room_.snapshot.empty() && n + 1 == room_.snapshot_at;
            if (!has_snapshot || games_.empty()) continue;
            games_.back().saved_at = games_.back().start.answers.size();
            games_.back().save = room_.snapshot;
        }
        if (!games_.empty() && room_.over) games_.back().over = true;
        return std::move(games_);
    }

private:
    std::string take(const RoomRecord& record)
    {
        if (record.kind == RecordKind::other) return {};
        if (record.kind == RecordKind::begin) return begin(record.data);
        if (record.kind == RecordKind::new_cards) return take_new_cards(record.data);
        if (games_.empty()) return "comes before the first game";
        JournalGame& game = games_.back();
        switch (record.kind) {
            case RecordKind::answer:
                return answer(game, record.data);
            case RecordKind::take_back:
                return take_back(game, record.data);
            case RecordKind::concede:
                return end(game, game.start.conceded, record.data) ? std::string()
                                                                   : "does not tell who concedes";
            case RecordKind::out_of_time:
                return end(game, game.start.out_of_time, record.data)
                           ? std::string()
                           : "does not tell whose time ran out";
            case RecordKind::forfeit: {
                const std::optional<ForfeitData> told = forfeit_in(record.data);
                if (!told) return "does not tell who forfeits";
                game.start.forfeited = told->who;
                game.over = true;
                return {};
            }
            case RecordKind::rematch:
                return {};
            default:
                return fmt::format("is of kind {}, which this program does not know",
                                   static_cast<int>(record.kind));
        }
    }

    static std::string answer(JournalGame& game, std::string_view data)
    {
        std::optional<std::vector<std::uint16_t>> picks = picks_in(data);
        if (!picks) return "is not an answer";
        game.start.answers.push_back(std::move(*picks));
        return {};
    }

    /// The game is over by what `data` tells of a player; false if it does not.
    static bool end(JournalGame& game, PlayerId& player, std::string_view data)
    {
        const std::optional<PlayerId> told = player_in(data);
        if (!told) return false;
        player = *told;
        game.over = true;
        return true;
    }

    std::string begin(const std::string& start)
    {
        Result<Replay> replay = read_replay(start);
        if (!replay) return "does not begin a game: " + replay.error().message;
        if (!games_.empty()) forget_save(games_.back()).over = true;
        JournalGame& game = games_.emplace_back();
        game.id = fmt::format("{}.{}", room_.id, games_.size());
        game.start = std::move(replay.value());
        return {};
    }

    /// The current game is from now on one that began with other cards. Those before it were played
    /// with theirs.
    std::string take_new_cards(const std::string& data)
    {
        if (data.empty()) return {};
        if (games_.empty()) return "comes before the first game";
        Result<Replay> start = read_replay(data);
        if (!start) return "does not tell how the game begins: " + start.error().message;
        JournalGame& game = forget_save(games_.back());
        start.value().answers = std::move(game.start.answers);
        start.value().conceded = game.start.conceded;
        start.value().out_of_time = game.start.out_of_time;
        start.value().forfeited = game.start.forfeited;
        game.start = std::move(start.value());
        return {};
    }

    static std::string take_back(JournalGame& game, std::string_view data)
    {
        const std::optional<std::uint64_t> answers = number_in(data);
        if (!answers || *answers > game.start.answers.size()) {
            return "takes back answers that were not given";
        }
        game.start.answers.resize(*answers);
        game.start.conceded = PlayerId::none;
        game.start.out_of_time = PlayerId::none;
        game.start.forfeited = PlayerId::none;
        game.over = false;
        forget_save(game);
        return {};
    }

    static JournalGame& forget_save(JournalGame& game)
    {
        game.saved_at = 0;
        game.save.clear();
        return game;
    }

    const StoredRoom& room_;
    std::vector<JournalGame> games_;
};

}  // namespace

Result<std::vector<JournalGame>> games_of(const StoredRoom& room)
{
    return GameReader(room).read();
}

RoomRecord begin_record(const GameTable& table)
{
    return {RecordKind::begin, write_replay(table.replay()), {}};
}

Result<RoomLine> begin_room(Storage& storage, const std::string& owner, const std::string& room,
                            const GameTable& table, NewRoom setup)
{
    RoomWrite write;
    write.room = room;
    write.create = std::move(setup);
    write.records.push_back(begin_record(table));
    const Result<std::vector<RefusedWrite>> refused = storage.write(owner, {&write, 1});
    if (!refused) return refused.error();
    if (!refused.value().empty()) {
        return Error{fmt::format("{}: {}", storage.name(), refused.value()[0].message)};
    }
    RoomLine begun;
    begun.id = room;
    begun.epoch = 1;
    begun.owner = owner;
    begun.records = 1;
    return begun;
}

Result<void> StorageRecord::answered(Match& match,
                                     const std::vector<std::vector<std::uint16_t>>& answers)
{
    RoomWrite next;
    next.records.push_back({RecordKind::answer, data_of(answers.back()), {}});
    if (match.over()) {
        next.over = true;
    } else if (answers.size() % answers_per_snapshot == 0) {
        next.snapshot = save_match(match);
    }
    return write(std::move(next));
}

Result<void> StorageRecord::conceded(PlayerId player)
{
    RoomWrite next;
    next.records.push_back({RecordKind::concede, data_of(player), {}});
    next.over = true;
    return write(std::move(next));
}

Result<void> StorageRecord::ran_out_of_time(PlayerId player)
{
    RoomWrite next;
    next.records.push_back({RecordKind::out_of_time, data_of(player), {}});
    next.over = true;
    return write(std::move(next));
}

Result<void> StorageRecord::forfeited(PlayerId player)
{
    RoomWrite next;
    next.records.push_back({RecordKind::forfeit, data_of(player), {}});
    next.over = true;
    return write(std::move(next));
}

Result<void> StorageRecord::went_back(std::size_t answers)
{
    RoomWrite next;
    next.records.push_back({RecordKind::take_back, data_of(std::uint64_t{answers}), {}});
    next.over = false;
    return write(std::move(next));
}

Result<void> StorageRecord::write(RoomWrite write)
{
    write.room = room_.id;
    write.epoch = room_.epoch;
    write.first = room_.records;
    Result<std::vector<RefusedWrite>> refused = storage_.write(owner_, {&write, 1});
    // Once more if the connection was lost: what was written then is not written twice.
    if (!refused) refused = storage_.write(owner_, {&write, 1});
    if (!refused) return refused.error();
    if (!refused.value().empty()) {
        return Error{fmt::format("{}: {}", storage_.name(), refused.value()[0].message)};
    }
    room_.epoch = epoch_after(write);
    room_.records += write.records.size();
    room_.over = write.over.value_or(room_.over);
    return {};
}

}  // namespace ptcg
