#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ptcg/bots/bot_program.hpp"
#include "ptcg/hosting/json_cards.hpp"

/// A game of a program, for hosts that ask it on another thread than that of the match: the
/// question is written down where the match is, and asked anywhere.
namespace ptcg {

/// What a program is told of a question, as JSON. It has only what the asked player may know.
struct ToldQuestion {
    std::string view;
    std::string question;
    std::string events;  ///< those of the list, with commas between them
    std::string codes;   ///< of its options, likewise
    std::string words;
    std::uint32_t number = 0;
    bool is_fresh =
        false;  ///< the events are all of the game: others that were told did not happen
};

/// Writes down the open question. `number` is that by which the asked player knows it, `from` the
/// first event to tell; 0 for all, as at the beginning and after an undo. REQUIRES: a player is
/// asked.
[[nodiscard]] ToldQuestion tell_question(Match& match, const JsonCards& cards, std::uint32_t number,
                                         std::uint32_t from);

/// A game that a program plays in one seat. The program is started with the first question, and
/// again after it was put away. For one thread at a time.
class ProgramGame {
public:
    ProgramGame(BotProgram program, BotGame game);
    ~ProgramGame();
    ProgramGame(const ProgramGame&) = delete;
    ProgramGame& operator=(const ProgramGame&) = delete;

    /// Begins another game; a process that runs plays it, too.
    void begin(BotGame game);
    /// Asks, and waits for the picks, which may be illegal. Fails with what the program did, in
    /// words that follow "forfeited: "; the process is then ended.
    [[nodiscard]] Result<std::vector<std::uint16_t>> ask(const ToldQuestion& question,
                                                         Milliseconds budget);
    /// Tells how the game ended: the JSON of `write_decision`.
    void over(std::string_view ending);
    /// Ends the process.
    void put_away();
    [[nodiscard]] bool runs() const;
    /// Returns the end of what the program has written to its error stream, at most 4 kB; it stays
    /// when the process ends.
    [[nodiscard]] const std::string& errors() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ptcg
