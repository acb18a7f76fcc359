#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ptcg/event.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/state.hpp"

#include "ptcg/hosting/story.hpp"
#include "repl/scripted_chance.hpp"
#include "repl/state_delta.hpp"
#include "repl/world.hpp"

namespace ptcg::tools {

using StepId = std::uint32_t;
inline constexpr StepId no_step = 0xffffffff;

/// A calculation of damage that can be explained later.
struct ToldDamage {
    std::vector<DamageLine> lines;
    std::string target;       ///< "Lava Flow's Emberkit"
    std::uint32_t event = 0;  ///< the number of the event that came next

    [[nodiscard]] int amount() const { return lines.back().after; }
};

/// One step in the time of a session: what was done, and its result.
struct Step {
    enum class Kind {
        beginning,  ///< a new table
        answer,     ///< to a question, with all the chance that follows from it
        edit,       ///< the position was changed by hand
        chance      ///< an outcome of chance was set in advance
    };
    Kind kind = Kind::answer;
    std::string said;                                ///< what was done, as a command
    PlayerId player = PlayerId::none;                ///< the player who answered
    std::vector<std::uint16_t> picks;                ///< the answer
    std::vector<std::vector<std::uint16_t>> chance;  ///< the outcomes of chance that followed
    std::uint32_t first_event = 0;                   ///< number of the first of `events`
    std::vector<Event> events;
    std::vector<StoryLine> told;     ///< the events in words
    std::vector<ToldDamage> damage;  ///< the damage calculated in it
    std::uint32_t command = 0;       ///< steps of one command are undone together

    // The situation after the step
    ScriptedChance script;
    Story story{Naming{}};
    std::shared_ptr<const Setting> setting;
    std::shared_ptr<World> world;  ///< the one whose card numbers the step uses

    // Set by the timeline
    StepId parent = no_step;
    std::uint32_t first_entry = 1;  ///< number of its first entry in the log

    [[nodiscard]] bool by_hand() const { return kind == Kind::edit || kind == Kind::chance; }
    /// Returns how many entries of the log belong to the step: one for each event, and one for a
    /// change by hand.
    [[nodiscard]] std::uint32_t entries() const
    {
        return static_cast<std::uint32_t>(events.size()) + (by_hand() ? 1 : 0);
    }
};

/// Every moment of a session, as a tree: named lines of time, one of them the current one, and a
/// place on it. Nothing is ever lost, so the session can go back to any moment.
class Timeline {
public:
    static constexpr const char* first_line = "main";

    [[nodiscard]] bool empty() const { return current_ == no_step; }
    [[nodiscard]] StepId current() const { return current_; }
    /// Returns the last step of the current line; later than `current` after an undo.
    [[nodiscard]] StepId tip() const { return lines_.at(line_); }
    [[nodiscard]] const Step& step(StepId id) const { return *nodes_[id].step; }
    [[nodiscard]] const Step& now() const { return step(current_); }

    /// Returns the state after the step.
    [[nodiscard]] MatchState state(StepId id) const;

    /// Continues from the current step. Steps that an undo took back are no longer on the line.
    StepId add(Step step, const MatchState& state);
    /// Goes to `id`, a step of the current line.
    void stand_at(StepId id) { current_ = id; }

    /// Returns the steps from the beginning of the table to `id`, inclusive.
    [[nodiscard]] std::vector<StepId> path(StepId id) const;

    /// Returns the step to go to when `commands` commands are undone; nothing if there are not that
    /// many.
    [[nodiscard]] std::optional<StepId> before(std::size_t commands) const;
    /// Returns the step to go to when `commands` undone commands are redone; nothing if there are
    /// not that many.
    [[nodiscard]] std::optional<StepId> after(std::size_t commands) const;
    /// Returns the step on the current line, undone or not, that made the entry with this number; 0
    /// is the beginning of the table.
    [[nodiscard]] std::optional<StepId> with_entry(std::size_t entry) const;
    /// Returns the number of the last entry up to and including the step.
    [[nodiscard]] std::uint32_t last_entry(StepId id) const;

    // Lines of time
    [[nodiscard]] const std::string& line() const { return line_; }
    [[nodiscard]] const std::map<std::string, StepId>& lines() const { return lines_; }
    /// Begins a line with this name at the current step and makes it the current one.
    void begin_line(const std::string& name);
    /// Goes to the end of the line.
    void switch_to(const std::string& name);

private:
    struct Node {
        std::unique_ptr<Step> step;
        std::unique_ptr<MatchState> whole;  ///< if null, `delta` is used
        StateDelta delta;                   ///< what changed since the parent
        std::uint16_t since_whole = 0;      ///< how many steps back the nearest whole state is
    };
    std::vector<Node> nodes_;
    std::map<std::string, StepId> lines_{{first_line, no_step}};
    std::string line_ = first_line;
    StepId current_ = no_step;
};

}  // namespace ptcg::tools
