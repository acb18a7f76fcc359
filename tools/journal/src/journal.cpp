#include "ptcg/journal/journal.hpp"

#include "database.hpp"
#include "own_tables.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include <fmt/format.h>

#include "ptcg/hosting/fingerprint.hpp"

namespace ptcg {
namespace {

constexpr std::array<SqlTable, 3> tables{{
    {"game", R"(CREATE TABLE game (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        start TEXT NOT NULL,                  -- a saved game without answers, with its checksum
        conceded INTEGER NOT NULL DEFAULT 0,  -- 1 or 2: who gave up; 3 or 4: whose time ran out; 5 or 6: who forfeited
        over INTEGER NOT NULL DEFAULT 0
    ))"},
    {"answer", R"(CREATE TABLE answer (
        game INTEGER NOT NULL,
        number INTEGER NOT NULL,  -- from 0
        picks BLOB NOT NULL,      -- option numbers, two bytes each, the low one first
        chain INTEGER NOT NULL,   -- hash over the start and all answers up to this one
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID)"},
    {"save", R"(CREATE TABLE save (
        game INTEGER PRIMARY KEY,
        answers INTEGER NOT NULL,  -- how many it holds
        bytes BLOB NOT NULL
    ))"},
}};

constexpr OwnTables journal_tables{0x70746367, 1, tables, "journal"};  // "ptcg"

std::string bytes_of(const std::vector<std::uint16_t>& picks)
{
    std::string bytes;
    for (const std::uint16_t pick : picks) {
        bytes += static_cast<char>(pick & 0xffu);
        bytes += static_cast<char>(pick >> 8u);
    }
    return bytes;
}

std::vector<std::uint16_t> picks_in(std::string_view bytes)
{
    std::vector<std::uint16_t> picks;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const auto low = static_cast<unsigned char>(bytes[i]);
        const auto high = static_cast<unsigned char>(bytes[i + 1]);
        picks.push_back(static_cast<std::uint16_t>(low | (high << 8u)));
    }
    return picks;
}

/// The hash stored with an answer: depends on the answer, its number and everything before it.
std::uint64_t next_in_chain(std::uint64_t chain, std::uint64_t number, std::string_view picks)
{
    return hash_of(fmt::format("{:016x}{:016x}{}", chain, number, picks));
}

std::int64_t as_stored(std::uint64_t number)
{
    return static_cast<std::int64_t>(number);
}

}  // namespace

/// The statements run for every answer, prepared once.
struct Journal::Statements {
    Statement find_game;
    Statement last_answer;
    Statement add_answer;
    Statement put_save;
};

Journal::Journal(std::filesystem::path path) : path_(std::move(path)) {}
Journal::Journal(Journal&&) noexcept = default;
Journal& Journal::operator=(Journal&&) noexcept = default;
Journal::~Journal() = default;

// ---- opening -----------------------------------------------------------------------------------

Result<Journal> Journal::open(const std::filesystem::path& path, Durability durability)
{
    auto database = Database::open(path, Database::Access::create);
    if (!database) return database.error();
    Journal journal(path);
    journal.database_ = std::move(database.value());
    Result<void> ready = create_tables(*journal.database_, journal_tables, durability);
    if (!ready) return ready.error();
    ready = journal.prepare_to_read();
    if (!ready) return ready.error();
    return journal;
}

Result<Journal> Journal::open_to_read(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::exists(path, error)) {
        return Error{fmt::format("{}: there is no such file", path.string())};
    }
    if (std::filesystem::is_directory(path, error)) {
        return Error{fmt::format("{}: is a folder", path.string())};
    }
    auto database = Database::open(path, Database::Access::read);
    if (!database) return database.error();
    Journal journal(path);
    journal.database_ = std::move(database.value());
    if (Result<void> ready = journal.prepare_to_read(); !ready) return ready.error();
    return journal;
}

Result<void> Journal::prepare_to_read()
{
    if (Result<void> right = check_tables(*database_, journal_tables); !right) return right;
    auto find_game = database_->prepare("SELECT number, start FROM game WHERE id = ?1");
    auto last_answer = database_->prepare(
        "SELECT number, chain FROM answer WHERE game = ?1 ORDER BY number DESC LIMIT 1");
    auto add_answer = database_->prepare("INSERT INTO answer VALUES (?1, ?2, ?3, ?4)");
    auto put_save = database_->prepare("REPLACE INTO save VALUES (?1, ?2, ?3)");
    for (const auto* each : {&find_game, &last_answer, &add_answer, &put_save}) {
        if (!*each) return each->error();
    }
    statements_ = std::make_unique<Statements>(
        Statements{std::move(find_game.value()), std::move(last_answer.value()),
                   std::move(add_answer.value()), std::move(put_save.value())});
    return {};
}

// ---- writing -----------------------------------------------------------------------------------

Error Journal::no_game(const std::string& id) const
{
    return Error{fmt::format("{}: there is no game \"{}\" in it", path_.string(), id)};
}

/// One transaction contains everything written between two acknowledgments.
Result<void> Journal::begin_writing()
{
    if (database_->in_transaction()) return {};
    return database_->run("BEGIN IMMEDIATE");
}

/// Returns the state of the game and makes it ready for writing. An unknown game does not affect
/// the others.
Result<Journal::Place*> Journal::begin_writing(const std::string& id)
{
    const bool is_first = !database_->in_transaction();
    if (Result<void> begun = begin_writing(); !begun) return let_go(id, begun.error());
    const Result<Place*> place = place_of(id);
    if (!place) return let_go(id, place.error());
    if (place.value() != nullptr) return place;
    if (is_first) roll_back();
    return no_game(id);
}

void Journal::roll_back()
{
    places_.clear();
    unacknowledged_.clear();
    if (database_->in_transaction()) static_cast<void>(database_->run("ROLLBACK"));
}

/// Called after a write to this game has failed. SQLite may already have rolled back the whole
/// transaction; if it has not, the state of the transaction is unknown.
Error Journal::let_go(const std::string& id, const Error& why)
{
    const std::size_t own = unacknowledged_.contains(id) ? 1 : 0;
    if (unacknowledged_.size() > own) others_lost_ = true;
    roll_back();
    return why;
}

Result<void> Journal::written(const std::string& id, Result<void> result)
{
    if (!result) return let_go(id, result.error());
    unacknowledged_.insert(id);
    return {};
}

/// Returns null if there is no such game.
Result<Journal::Place*> Journal::place_of(const std::string& id)
{
    const auto known = places_.find(id);
    if (known != places_.end()) return &known->second;
    Result<bool> found = statements_->find_game.bind_text(1, id).step();
    if (!found) return found.error();
    if (!found.value()) return nullptr;
    Place place;
    place.number = statements_->find_game.number(0);
    place.chain = hash_of(statements_->find_game.bytes(1));
    statements_->find_game.reset();
    found = statements_->last_answer.bind(1, place.number).step();
    if (!found) return found.error();
    if (found.value()) {
        place.answers = static_cast<std::uint64_t>(statements_->last_answer.number(0)) + 1;
        place.chain = static_cast<std::uint64_t>(statements_->last_answer.number(1));
        statements_->last_answer.reset();
    }
    return &places_.emplace(id, place).first->second;
}

Result<void> Journal::begin(const std::string& id, const Replay& start)
{
    const Result<bool> there = has(id);
    if (!there) return there.error();
    if (there.value()) {
        return Error{fmt::format("{}: there is already a game \"{}\"", path_.string(), id)};
    }
    if (Result<void> begun = begin_writing(); !begun) return let_go(id, begun.error());
    Result<Statement> add = database_->prepare("INSERT INTO game (id, start) VALUES (?1, ?2)");
    if (!add) return let_go(id, add.error());
    const std::string text = write_replay(start);
    return written(id, add.value().bind_text(1, id).bind_text(2, text).run());
}

Result<void> Journal::append(const std::string& id, const std::vector<std::uint16_t>& picks)
{
    const Result<Place*> found = begin_writing(id);
    if (!found) return found.error();
    Place& place = *found.value();
    const std::string bytes = bytes_of(picks);
    const std::uint64_t chain = next_in_chain(place.chain, place.answers, bytes);
    Result<void> added = statements_->add_answer.bind(1, place.number)
                             .bind(2, as_stored(place.answers))
                             .bind_bytes(3, bytes)
                             .bind(4, as_stored(chain))
                             .run();
    if (added) {
        ++place.answers;
        place.chain = chain;
    }
    return written(id, std::move(added));
}

Result<void> Journal::take_back(const std::string& id, std::uint64_t answers)
{
    const Result<Place*> found = begin_writing(id);
    if (!found) return found.error();
    const std::int64_t game = found.value()->number;
    for (const char* sql : {"DELETE FROM answer WHERE game = ?1 AND number >= ?2",
                            "DELETE FROM save WHERE game = ?1 AND answers > ?2",
                            "UPDATE game SET conceded = 0, over = 0 WHERE number = ?1"}) {
        Result<Statement> change = database_->prepare(sql);
        if (!change) return let_go(id, change.error());
        Result<void> changed = change.value().bind(1, game).bind(2, as_stored(answers)).run();
        if (!changed) return let_go(id, changed.error());
    }
    places_.erase(id);
    return written(id, {});
}

/// Changes the row of a game: `sql` has the game as ?1, `value` as ?2.
Result<void> Journal::change_game(const std::string& id, const char* sql, std::int64_t value)
{
    const Result<Place*> found = begin_writing(id);
    if (!found) return found.error();
    Result<Statement> set = database_->prepare(sql);
    if (!set) return let_go(id, set.error());
    return written(id, set.value().bind(1, found.value()->number).bind(2, value).run());
}

Result<void> Journal::concede(const std::string& id, PlayerId player)
{
    return change_game(id, "UPDATE game SET conceded = ?2 WHERE number = ?1",
                       as_stored(at(player)) + 1);
}

Result<void> Journal::run_out_of_time(const std::string& id, PlayerId player)
{
    return change_game(id, "UPDATE game SET conceded = ?2 WHERE number = ?1",
                       as_stored(at(player)) + 3);
}

Result<void> Journal::forfeit(const std::string& id, PlayerId player)
{
    return change_game(id, "UPDATE game SET conceded = ?2 WHERE number = ?1",
                       as_stored(at(player)) + 5);
}

Result<void> Journal::save(const std::string& id, std::string_view bytes)
{
    const Result<Place*> found = begin_writing(id);
    if (!found) return found.error();
    return written(id, statements_->put_save.bind(1, found.value()->number)
                           .bind(2, as_stored(found.value()->answers))
                           .bind_bytes(3, bytes)
                           .run());
}

Result<void> Journal::end(const std::string& id)
{
    return change_game(id, "UPDATE game SET over = ?2 WHERE number = ?1", 1);
}

Result<void> Journal::acknowledge()
{
    if (std::exchange(others_lost_, false)) {
        roll_back();
        return Error{
            fmt::format("{}: a write has failed since the last acknowledgment, and nothing written "
                        "since then was saved",
                        path_.string())};
    }
    if (!database_->in_transaction()) return {};
    Result<void> kept = database_->run("COMMIT");
    if (!kept) roll_back();
    unacknowledged_.clear();
    return kept;
}

Result<void> Journal::compact()
{
    if (Result<void> kept = acknowledge(); !kept) return kept;
    if (Result<void> begun = begin_writing(); !begun) return begun;
    Result<void> dropped = database_->run(
        "DELETE FROM answer WHERE game IN (SELECT number FROM game WHERE over);"
        "DELETE FROM save WHERE game IN (SELECT number FROM game WHERE over);"
        "DELETE FROM game WHERE over;");
    if (!dropped) {
        roll_back();
        return dropped;
    }
    if (Result<void> kept = acknowledge(); !kept) return kept;
    places_.clear();
    if (Result<void> smaller = database_->run("VACUUM"); !smaller) return smaller;
    return database_->run("PRAGMA wal_checkpoint(TRUNCATE)");
}

// ---- reading -----------------------------------------------------------------------------------

Result<std::vector<JournalLine>> Journal::list()
{
    Result<Statement> games = database_->prepare(
        "SELECT id, (SELECT COUNT(*) FROM answer WHERE game = game.number),"
        " (SELECT answers FROM save WHERE game = game.number), over FROM game ORDER BY number");
    if (!games) return games.error();
    std::vector<JournalLine> lines;
    for (;;) {
        const Result<bool> row = games.value().step();
        if (!row) return row.error();
        if (!row.value()) return lines;
        JournalLine& line = lines.emplace_back();
        line.id = games.value().bytes(0);
        line.answers = static_cast<std::uint64_t>(games.value().number(1));
        line.saved_at = static_cast<std::uint64_t>(games.value().number(2));
        line.over = games.value().number(3) != 0;
    }
}

Result<bool> Journal::has(const std::string& id)
{
    const Result<bool> found = statements_->find_game.bind_text(1, id).step();
    if (found && found.value()) statements_->find_game.reset();
    return found;
}

Result<JournalGame> Journal::read(const std::string& id, std::uint64_t most)
{
    Result<Statement> find = database_->prepare(
        "SELECT game.number, start, conceded, over, answers, bytes FROM game"
        " LEFT JOIN save ON save.game = game.number WHERE id = ?1");
    if (!find) return find.error();
    const Result<bool> found = find.value().bind_text(1, id).step();
    if (!found) return found.error();
    if (!found.value()) return no_game(id);
    Statement& row = find.value();
    const std::string start = row.bytes(1);
    Result<Replay> replay = read_replay(start);
    if (!replay) {
        return Error{fmt::format(
            "{}: the start of game \"{}\" is damaged ({}); restore a copy of the journal",
            path_.string(), id, replay.error().message)};
    }
    JournalGame game{id, std::move(replay.value()), row.number(3) != 0,
                     static_cast<std::uint64_t>(row.number(4)), row.bytes(5)};
    const std::int64_t conceded = row.number(2);
    Result<Statement> answers = database_->prepare(
        "SELECT number, picks, chain FROM answer WHERE game = ?1 ORDER BY number");
    if (!answers) return answers.error();
    answers.value().bind(1, row.number(0));
    std::uint64_t chain = hash_of(start);
    auto& given = game.start.answers;
    bool all = false;
    while (given.size() < most) {
        const Result<bool> next = answers.value().step();
        if (!next) return next.error();
        all = !next.value();
        if (all) break;
        const std::string picks = answers.value().bytes(1);
        const bool missing = answers.value().number(0) != as_stored(given.size());
        chain = next_in_chain(chain, given.size(), picks);
        if (missing || as_stored(chain) != answers.value().number(2)) {
            return Error{
                fmt::format("{0}: answer {1} of game \"{2}\" is {3}; `ptcg journal {0} "
                            "--game {2} --until {4} --save FILE` keeps the answers before it",
                            path_.string(), given.size() + 1, id, missing ? "missing" : "damaged",
                            given.size())};
        }
        given.push_back(picks_in(picks));
    }
    // A concession comes after all answers.
    if ((all || most == ~0ull) && (conceded == 1 || conceded == 2)) {
        game.start.conceded = static_cast<PlayerId>(conceded - 1);
    }
    if ((all || most == ~0ull) && (conceded == 3 || conceded == 4)) {
        game.start.out_of_time = static_cast<PlayerId>(conceded - 3);
    }
    if ((all || most == ~0ull) && (conceded == 5 || conceded == 6)) {
        game.start.forfeited = static_cast<PlayerId>(conceded - 5);
    }
    if (game.saved_at > given.size()) {
        game.saved_at = 0;
        game.save.clear();
    }
    return game;
}

Result<void> Journal::check()
{
    const Result<std::string> found = database_->text("PRAGMA integrity_check(1)");
    if (!found) return found.error();
    if (found.value() == "ok") return {};
    return Error{
        fmt::format("{}: the journal is damaged ({}); restore a copy, or save what can still be "
                    "read with `sqlite3 {} .recover`",
                    path_.string(), found.value(), path_.string())};
}

}  // namespace ptcg
