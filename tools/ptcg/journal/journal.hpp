#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/replay_file.hpp"
#include "journal/database.hpp"

/// Games written down while they are played, so that a host that dies loses nothing it has told a
/// player.
///
/// A journal is one SQLite file (in WAL mode, so that others may read while it is written) with any
/// number of games: what each started from, its answers in order, and at times a save of the match
/// that shortens the way back. Answers stay there behind a save: a game can always be played again
/// from its start, which is how a journal is verified and what helps if a save is damaged.
///
/// What a journal promises: when `acknowledge` has returned well, everything written before is
/// there however the program ends, and with `Durability::power_cut` however the machine does. What
/// was written after it is either there wholly or not at all, in order. So a host tells its players
/// of an answer after `acknowledge`, not before; it may acknowledge many answers of many games at a
/// time.
namespace ptcg::tools {

enum class Durability : std::uint8_t {
    power_cut,   ///< each acknowledgment waits for the disk
    program_end  ///< a power cut may take the last acknowledged answers, never order or wholeness
};

using Picks = std::vector<std::uint16_t>;

/// A game in the list of games.
struct JournalLine {
    std::string id;
    std::uint64_t answers = 0;
    std::uint64_t saved_at = 0;  ///< how many answers the save holds; 0: there is none
    bool over = false;
};

/// All that is known of a game.
struct JournalGame {
    std::string id;
    Replay start;  ///< with all answers and who gave up; `final_hash` is that of the start
    bool over = false;
    std::uint64_t saved_at = 0;
    std::string save;  ///< of the match after `saved_at` answers; empty if there is none
    /// Where the game's ruleset is one of no pack: its file, which whoever looks has to name.
    std::string typed_ruleset = {};
};

/// For one thread at a time. A write that is refused, as for a game that is not there, changes
/// nothing. One that fails, as on a full disk, takes all with it that was not acknowledged, for
/// SQLite takes back a transaction as a whole: the games stand where they were acknowledged last.
/// If other games have lost something so, the next `acknowledge` fails, too.
class Journal {
public:
    /// Makes the file if it is not there. Refuses what is no journal, or one of a newer program.
    [[nodiscard]] static Result<Journal> open(const std::filesystem::path& path,
                                              Durability durability = Durability::power_cut);
    /// For looking only. The file must be there.
    [[nodiscard]] static Result<Journal> open_to_read(const std::filesystem::path& path);
    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    // ---- writing; nothing is promised before `acknowledge`. All but `begin` refuse a game that
    // is not there.

    /// A new game; `start` without answers. Refused if there is one of this name.
    Result<void> begin(const std::string& id, const Replay& start);
    /// The next answer of a game.
    Result<void> append(const std::string& id, const Picks& picks);
    /// Forgets all answers but the first `answers`, a save behind them, and that the game was over
    /// or somebody gave up.
    Result<void> take_back(const std::string& id, std::uint64_t answers);
    Result<void> concede(const std::string& id, PlayerId player);
    /// The match as bytes after all answers so far; takes the place of an older save.
    Result<void> save(const std::string& id, std::string_view bytes);
    /// Nothing more will come.
    Result<void> end(const std::string& id);
    /// If it fails, nothing is there that was written since the last time.
    Result<void> acknowledge();

    /// Drops the games that are over and gives the room back. Acknowledges what was written.
    Result<void> compact();

    // ---- reading

    [[nodiscard]] Result<std::vector<JournalLine>> list();
    [[nodiscard]] Result<bool> has(const std::string& id);
    /// Refuses, naming the place and what can be done, where answers are damaged or missing. Reads
    /// no answers behind the first `most`.
    [[nodiscard]] Result<JournalGame> read(const std::string& id, std::uint64_t most = ~0ull);
    /// Whether the file as a whole is sound. Does not look into the games; `read` does.
    [[nodiscard]] Result<void> check();

private:
    struct Statements;
    /// Where a game stands that is being written.
    struct Place {
        std::int64_t number = 0;
        std::uint64_t answers = 0;
        std::uint64_t chain = 0;  ///< hash over start and answers
    };

    explicit Journal(std::filesystem::path path);
    Result<void> prepare_to_write(Durability durability);
    Result<void> check_schema();
    Result<void> prepare_to_read();
    Result<void> begin_writing();
    [[nodiscard]] Result<Place*> begin_writing(const std::string& id);
    Result<void> written(const std::string& id, Result<void> result);
    [[nodiscard]] Error let_go(const std::string& id, const Error& why);
    void roll_back();
    [[nodiscard]] Result<Place*> place_of(const std::string& id);
    Result<void> change_game(const std::string& id, const char* sql, std::int64_t value);
    [[nodiscard]] Error no_game(const std::string& id) const;

    std::filesystem::path path_;
    std::unique_ptr<Database> database_;
    std::unique_ptr<Statements> statements_;
    std::map<std::string, Place, std::less<>> places_;
    std::set<std::string, std::less<>> unacknowledged_;  ///< games that have been written
    bool others_lost_ = false;  ///< one of them has failed, and taken those of other games with it
};

}  // namespace ptcg::tools
