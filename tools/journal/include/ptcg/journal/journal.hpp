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

#include "ptcg/hosting/replay_file.hpp"
#include "ptcg/journal/durability.hpp"
#include "ptcg/result.hpp"

/// Games written down while they are played, so that a host that dies loses nothing it has told a
/// player.
///
/// A journal is one SQLite file (in WAL mode, so that others may read while it is written) with any
/// number of games: what each started from, its answers in order, and from time to time a save of
/// the match, which shortens recovery. The answers before a save stay: a game can always be
/// replayed from its start. This is how a journal is verified, and it helps if a save is damaged.
///
/// What a journal guarantees: after `acknowledge` has returned successfully, everything written
/// before it survives however the program ends and, with `Durability::power_cut`, however the
/// machine ends. What was written after it is either complete or absent, in order. A host therefore
/// tells its players about an answer after `acknowledge`, not before. It may acknowledge many
/// answers of many games at a time.
namespace ptcg {

class Database;

/// A game in the list of games.
struct JournalLine {
    std::string id;
    std::uint64_t answers = 0;
    std::uint64_t saved_at = 0;  ///< how many answers the save includes; 0: there is no save
    bool over = false;
};

/// Everything the journal has about a game.
struct JournalGame {
    std::string id;
    Replay start;  ///< with all answers and who conceded; `final_hash` is that of the start
    bool over = false;
    std::uint64_t saved_at = 0;
    std::string save;  ///< of the match after `saved_at` answers; empty if there is none
};

/// For one thread at a time. A write that is refused, for example because the game does not exist,
/// changes nothing. A write that fails, for example on a full disk, also loses everything that was
/// not acknowledged, because SQLite rolls back a transaction as a whole: the games go back to what
/// was acknowledged last. If other games have lost writes this way, the next `acknowledge` fails,
/// too.
class Journal {
public:
    /// Creates the file if it does not exist. Refuses a file that is not a journal, or a journal of
    /// a newer program.
    [[nodiscard]] static Result<Journal> open(const std::filesystem::path& path,
                                              Durability durability = Durability::power_cut);
    /// Opens for reading only. The file must exist.
    [[nodiscard]] static Result<Journal> open_to_read(const std::filesystem::path& path);
    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    // ---- writing; nothing is guaranteed before `acknowledge`. All but `begin` refuse a game that
    // does not exist.

    /// Adds a new game; `start` has no answers. Refused if a game with this name exists.
    Result<void> begin(const std::string& id, const Replay& start);
    /// Adds the next answer of a game.
    Result<void> append(const std::string& id, const std::vector<std::uint16_t>& picks);
    /// Removes all answers after the first `answers`, a save made after them, and that the game was
    /// over or a player conceded.
    Result<void> take_back(const std::string& id, std::uint64_t answers);
    Result<void> concede(const std::string& id, PlayerId player);
    Result<void> run_out_of_time(const std::string& id, PlayerId player);
    Result<void> forfeit(const std::string& id, PlayerId player);
    /// Stores the match as bytes after all answers so far, replacing an older save.
    Result<void> save(const std::string& id, std::string_view bytes);
    /// Marks the game as over: nothing more will be written to it.
    Result<void> end(const std::string& id);
    /// If this fails, nothing written since the last acknowledgment is kept.
    Result<void> acknowledge();

    /// Drops the games that are over and frees their space. Acknowledges what was written.
    Result<void> compact();

    // ---- reading

    [[nodiscard]] Result<std::vector<JournalLine>> list();
    [[nodiscard]] Result<bool> has(const std::string& id);
    /// Refuses damaged or missing answers; the error names the place and what can be done. Reads
    /// only the first `most` answers.
    [[nodiscard]] Result<JournalGame> read(const std::string& id, std::uint64_t most = ~0ull);
    /// Checks the file as a whole. Does not check the games; `read` does.
    [[nodiscard]] Result<void> check();

private:
    struct Statements;
    /// The state of a game that is being written.
    struct Place {
        std::int64_t number = 0;
        std::uint64_t answers = 0;
        std::uint64_t chain = 0;  ///< hash of start and answers
    };

    explicit Journal(std::filesystem::path path);
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
    std::set<std::string, std::less<>> unacknowledged_;  ///< games written since the last
                                                         ///< acknowledgment
    bool others_lost_ = false;  ///< a write has failed and lost those of other games
};

}  // namespace ptcg
