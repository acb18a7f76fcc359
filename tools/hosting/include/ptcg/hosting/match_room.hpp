#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/hosting/clock.hpp"
#include "ptcg/hosting/game_table.hpp"

namespace ptcg {

/// What changed a room of players. The changes of a room, applied again in order, lead to the same
/// room: a host writes them down, for example as records of a storage (ptcg/journal/
/// room_changes.hpp). They tell hidden cards and future chance.
struct RoomChange {
    enum class Kind : std::uint8_t {
        begin,        ///< the next game, with `seed`; `who` takes the first turn, or none
        answer,       ///< of `who`
        concede,      ///< of `who`
        out_of_time,  ///< of `who`, whose clock ran out
        take_back,    ///< all answers of the game after the first `answers`
        rematch,      ///< another series begins
        forfeit,      ///< of `who`, a program; `words` say why
        new_cards     ///< everything before it was played again with other cards
    };
    Kind kind = Kind::answer;
    PlayerId who = PlayerId::none;
    std::vector<std::uint16_t> picks = {};
    std::uint64_t seed = 0;
    std::uint64_t answers = 0;
    std::array<Milliseconds, players> left{};  ///< on the clocks afterward
    std::string words = {};

    friend bool operator==(const RoomChange&, const RoomChange&) = default;
};

/// Two players at a series of games: best of one, three ... with clocks, and answers that can be
/// taken back. It sends nothing, reads no clock and writes nothing down; a host does, and gives
/// each call its time (`now`: see GameClock).
///
/// A change that is refused changes nothing. After one that succeeds, `last_change()` is what to
/// write down. For one thread at a time.
class MatchRoom {
public:
    struct Setup {
        std::shared_ptr<const CardPool> pool;
        std::shared_ptr<ScriptHost> scripts;  ///< rooms of one thread may share it; null: its own
        std::array<Deck, players> decks;
        std::string ruleset;  ///< its name
        Ruleset rules;
        int best_of = 1;
        ClockRules clock;
    };
    enum class Phase : std::uint8_t {
        ready,  ///< for the first game
        playing,
        between,  ///< two games of the series
        over
    };

    explicit MatchRoom(Setup setup);

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] Phase phase() const;
    /// Returns the number of the game, from 1; 0 before the first.
    [[nodiscard]] int game() const { return game_; }
    /// Returns how many games of the series each player has won.
    [[nodiscard]] const std::array<int, players>& wins() const { return wins_; }
    /// Returns the current game as it started: without answers, and with the fingerprint of its
    /// first position. REQUIRES: `game() > 0`.
    [[nodiscard]] Replay start() const;
    /// Returns who has won the series; none while it goes on, and if nobody has.
    [[nodiscard]] PlayerId winner() const;
    /// Returns who decides who begins the next game: the loser of the last one. None: chance does.
    [[nodiscard]] PlayerId chooser() const;
    /// Returns why the last game was forfeited; empty if it was not.
    [[nodiscard]] const std::string& forfeit_words() const { return forfeit_words_; }
    [[nodiscard]] const GameClock& clock() const { return clock_; }

    /// The current game. REQUIRES: `game() > 0`.
    [[nodiscard]] GameTable& table() { return *table_; }
    [[nodiscard]] Match& match() { return table_->match(); }
    /// Returns the asked player; none if no player is.
    [[nodiscard]] PlayerId asked();

    /// Returns the number of the question that the player is asked, or will be asked next. It never
    /// goes back, and counts only this player's questions: it tells nothing of the opponent's.
    [[nodiscard]] std::uint32_t question(PlayerId player) const { return questions_[at(player)]; }
    /// Returns whether these picks were the player's last answer, to the question of this number.
    [[nodiscard]] bool has_answered(PlayerId player, std::uint32_t question,
                                    const std::vector<std::uint16_t>& picks) const;

    // ---- changes

    /// Starts the next game. The seed decides all chance and must be a secret.
    Result<void> begin(std::uint64_t seed, PlayerId goes_first, Milliseconds now);
    /// `lag`: what the message took on its way; see GameClock::answered.
    Result<void> answer(PlayerId who, const std::vector<std::uint16_t>& picks, Milliseconds now,
                        Milliseconds lag = 0);
    Result<void> concede(PlayerId who, Milliseconds now);
    /// `who` is a program that did not answer, or not as the rules want; `words` say what it did.
    Result<void> forfeit(PlayerId who, std::string words, Milliseconds now);
    /// Does what the rules of the clock say, if a clock is out: its player loses, or the open
    /// question gets its default answer. Refused if none is out.
    Result<void> run_out(Milliseconds now);
    /// Takes back all answers of the game after the first `answers`, with their increments; the
    /// time that was thought stays spent. The same answers meet the same chance again.
    Result<void> take_back(std::size_t answers, Milliseconds now);

    /// Notes that this room has other cards than the one that it goes on for, whose changes were
    /// all applied to it. The open question, if there is one, gets another number: answers to the
    /// one before are not taken any more.
    void note_new_cards(Milliseconds now);

    /// Makes the room ready for another series, when one is over.
    Result<void> rematch(Milliseconds now);

    /// An answer that a player may want to take back: the player's last one.
    struct TakeBack {
        std::size_t answers = 0;  ///< that remain
        bool is_free = false;  ///< nothing was drawn, flipped, shown or answered since: no consent
                               ///< is needed
    };
    [[nodiscard]] std::optional<TakeBack> last_answer(PlayerId player) const;

    /// Does what a record says. Fails, with the reason, if it does not fit here.
    Result<void> apply(const RoomChange& record, Milliseconds now);
    /// REQUIRES: there was a change.
    [[nodiscard]] const RoomChange& last_change() const { return last_; }

private:
    Result<void> open_table(std::unique_ptr<GameTable>& table, std::size_t answers) const;
    Result<void> give(PlayerId who, const std::vector<std::uint16_t>& picks);
    Result<void> lose_on_time(PlayerId who, Milliseconds now);
    void note(RoomChange record, Milliseconds now);
    void finish_game();
    void run_clock(Milliseconds now);
    void renew_questions();

    Setup setup_;
    std::unique_ptr<GameTable> table_;
    /// An answer of the game.
    struct Given {
        PlayerId by = PlayerId::none;
        bool is_free = false;  ///< nothing was drawn, flipped or shown by it
    };
    std::vector<Given> given_;
    std::array<std::uint32_t, players> questions_{1, 1};
    /// The last answer of a player that stands.
    struct LastAnswer {
        std::uint32_t question = 0;
        std::vector<std::uint16_t> picks;
    };
    std::array<LastAnswer, players> last_answers_;
    bool has_begun_ = false;               ///< any game
    std::uint64_t start_fingerprint_ = 0;  ///< of the game
    std::array<int, players> wins_{};
    int game_ = 0;
    bool counted_ = true;  ///< the result of the game is in `wins_`
    std::string forfeit_words_;
    GameClock clock_;
    RoomChange last_;
};

}  // namespace ptcg
