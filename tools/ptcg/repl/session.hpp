#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ptcg/match.hpp"
#include "simulation/simulation.hpp"

#include "ptcg/bots/bots.hpp"
#include "repl/choosing.hpp"
#include "repl/timeline.hpp"
#include "repl/watching.hpp"
#include "repl/world.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {

struct Arguments;
struct Command;

/// The result of a command.
struct Reply {
    enum class Status {
        fine,
        wrong,  ///< it failed, and nothing has changed
        left    ///< the session is over
    };
    std::string text;  ///< lines, all but the last with a line end; may be empty
    Status status = Status::fine;
    std::string before = {};  ///< if it is wrong: the replies of the commands before it in its line
};

/// How replies are written.
struct Manner {
    Paint paint;
    std::size_t width = 80;
    std::size_t most_answers = most_decisions;  ///< that "auto" gives at once
    bool names_files = true;  ///< false: commands whose arguments may name files are refused
    const Language* language = &english();  ///< of the log and of questions; outlives the session
};

/// A session of `ptcg repl`: a table at which anything can be done, with free movement in time.
/// Does not use a terminal: a line goes in, a reply comes out.
///
/// The person is the judge and sees everything. A command that fails leaves the session unchanged.
class Session {
public:
    explicit Session(std::shared_ptr<World> world, Manner manner = {});

    /// Carries out a typed line: a command, or several separated by `;`, up to the first that
    /// fails. Never throws, whatever the line contains.
    [[nodiscard]] Reply execute(std::string_view line);

    /// Returns whole lines that begin with the typed text.
    [[nodiscard]] std::vector<std::string> complete(std::string_view typed);

    /// Returns the current moment in a few words: "turn 3, Powerhouse".
    [[nodiscard]] std::string where();

    // ---- what commands work with -------------------------------------------------------------
    [[nodiscard]] const std::shared_ptr<World>& world() const { return world_; }
    [[nodiscard]] const CardLibrary& library() const { return world_->library(); }
    [[nodiscard]] const Manner& manner() const { return manner_; }
    /// From now on, the log and questions are in this language, which must outlive the session.
    void speak(const Language& language) { manner_.language = &language; }
    [[nodiscard]] bool at_table() const { return match_.has_value(); }

    /// All of these REQUIRE at_table(); commands that need a table are not called without one.
    [[nodiscard]] Match& match() { return *match_; }
    [[nodiscard]] const Setting& setting() const { return *timeline_.now().setting; }
    [[nodiscard]] const Timeline& timeline() const { return timeline_; }
    [[nodiscard]] const ScriptedChance& chance() const { return timeline_.now().script; }
    [[nodiscard]] Naming naming() const;
    /// Returns the judge's view of the position.
    [[nodiscard]] const View& view();
    /// Returns the open question; empty if the match is over.
    [[nodiscard]] std::optional<OpenQuestion> question();
    /// Returns whether a question other than that of the turn is open.
    [[nodiscard]] bool turn_waits();
    /// Returns the player to move: the one who is asked, or the turn player if the match is over.
    [[nodiscard]] PlayerId mover();

    /// What follows is undone by itself, as the steps of a command are.
    void begin_command() { ++command_; }
    /// Begins another table. `match` must have explicit chance, unless it is in the middle of an
    /// effect that began without. Returns the text to show.
    [[nodiscard]] Result<std::string> begin(Match match, std::shared_ptr<const Setting> setting,
                                            const std::string& said);
    /// Answers the open question. Chance is answered automatically until a player is asked again.
    [[nodiscard]] Result<std::string> answer(const std::vector<std::uint16_t>& picks);
    /// Changes the position by hand. `change` works on a copy; if it fails, or if the result is not
    /// a valid position, nothing changes.
    [[nodiscard]] Result<std::string> edit(const std::string& said,
                                           const std::function<Result<void>(Match&)>& change);
    /// Sets outcomes of chance in advance.
    [[nodiscard]] Result<std::string> settle_chance(const std::string& said, ScriptedChance script);

    /// Returns what is shown of the scripts.
    [[nodiscard]] ScriptWatch& watch() { return watch_; }

    /// Returns the state after a step, with the current cards.
    [[nodiscard]] Result<MatchState> state_at(StepId step);
    /// Goes to a moment of the current line of time.
    [[nodiscard]] Result<std::string> go_to(StepId step);
    void begin_line(const std::string& name) { timeline_.begin_line(name); }
    [[nodiscard]] Result<std::string> switch_line(const std::string& name);

    /// Continues with `world`, other cards from the same folders. If the position cannot be moved
    /// to them, the old ones stay.
    [[nodiscard]] Result<std::string> use_world(std::shared_ptr<World> world);

    /// Returns the text for the open question: one line in the main phase, otherwise with the
    /// options.
    [[nodiscard]] std::string question_report();
    /// Returns the question with all its options, numbered.
    [[nodiscard]] std::string options_report();
    /// Returns the entries that the step added to the log, with their numbers.
    [[nodiscard]] std::string told(const Step& step) const;
    /// Returns the same, one text for each entry.
    [[nodiscard]] std::vector<std::string> entries(const Step& step) const;

private:
    struct Moved {
        MatchState state;
        std::string note;
    };
    [[nodiscard]] Result<Moved> state_here(StepId step);
    Result<void> stand(const MatchState& state, std::shared_ptr<const Setting> setting);
    Result<void> run_chance(ScriptedChance& script, Step& step);
    void note_chance(const Random& random);
    void note_damage(Step& step);
    [[nodiscard]] std::uint32_t next_event() const;
    [[nodiscard]] Result<std::string> record(Step step);
    void undo_attempt(const MatchState& before);
    [[nodiscard]] std::string heard();
    [[nodiscard]] Story story_here();
    [[nodiscard]] std::vector<std::string> complete_command(std::string_view typed);
    [[nodiscard]] std::pair<const Command*, Arguments> read_command(std::string_view line);
    [[nodiscard]] Reply carry_out(std::string_view line);
    [[nodiscard]] Reply reply(const Command& command, const Result<std::string>& said);
    [[nodiscard]] Result<std::string> arrive(StepId step, const std::string& note);

    std::shared_ptr<World> world_;
    Manner manner_;
    Timeline timeline_;
    std::optional<Match> match_;
    std::shared_ptr<const Setting> setting_;  ///< of the match
    View view_;
    bool view_fresh_ = false;
    std::uint32_t command_ = 0;
    ScriptWatch watch_;
};

}  // namespace ptcg::tools
