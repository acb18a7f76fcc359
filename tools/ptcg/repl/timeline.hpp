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

#include "display/story.hpp"
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

/// One step in the time of a session: what was done, and what came of it.
struct Step {
    enum class Kind {
        beginning,  ///< a new table
        answer,     ///< to a question, with all the chance it set off
        edit,       ///< the position was changed by hand
        chance      ///< what chance will bring was settled
    };
    Kind kind = Kind::answer;
    std::string said;                                ///< what was done, in the words of a command
    PlayerId player = PlayerId::none;                ///< who answered
    std::vector<std::uint16_t> picks;                ///< the answer
    std::vector<std::vector<std::uint16_t>> chance;  ///< the outcomes that followed it
    std::uint32_t first_event = 0;                   ///< number of the first of
    std::vector<Event> events;
    std::vector<StoryLine> told;     ///< the events in words
    std::vector<ToldDamage> damage;  ///< the damage calculated in it
    std::uint32_t command = 0;       ///< steps of one command are undone together

    // How it stands after the step
    ScriptedChance script;
    Story story{Naming{}};
    std::shared_ptr<const Setting> setting;
    std::shared_ptr<World> world;  ///< whose cards the numbers here belong to

    // Kept by the timeline
    StepId parent = no_step;
    std::uint32_t first_entry = 1;  ///< number of its first entry in the log

    [[nodiscard]] bool by_hand() const { return kind == Kind::edit || kind == Kind::chance; }
    /// How many entries of the log are its own: an event each; what was set by hand is one itself.
    [[nodiscard]] std::uint32_t entries() const
    {
        return static_cast<std::uint32_t>(events.size()) + (by_hand() ? 1 : 0);
    }
};

/// Every moment a session has been through, as a tree: lines of time with names, one of them the
/// current one, and a place on it. Nothing is ever forgotten, so any moment can be gone back to.
class Timeline {
public:
    static constexpr const char* first_line = "main";

    [[nodiscard]] bool empty() const { return current_ == no_step; }
    [[nodiscard]] StepId current() const { return current_; }
    /// The last step of the current line; later than `current` after an undo.
    [[nodiscard]] StepId tip() const { return lines_.at(line_); }
    [[nodiscard]] const Step& step(StepId id) const { return *nodes_[id].step; }
    [[nodiscard]] const Step& now() const { return step(current_); }

    /// The state after the step.
    [[nodiscard]] MatchState state(StepId id) const;

    /// Goes on from the current step. What an undo took back is no longer on the line.
    StepId add(Step step, const MatchState& state);
    /// Stands at `id`, a step of the current line.
    void stand_at(StepId id) { current_ = id; }

    /// The steps from the beginning of the table up to `id`, that one included.
    [[nodiscard]] std::vector<StepId> path(StepId id) const;

    /// Where `commands` commands are taken back; nothing if there are not so many.
    [[nodiscard]] std::optional<StepId> before(std::size_t commands) const;
    /// Where `commands` commands taken back are done again.
    [[nodiscard]] std::optional<StepId> after(std::size_t commands) const;
    /// The step on the current line, taken back or not, that made the entry of this number; 0 is
    /// the beginning of the table.
    [[nodiscard]] std::optional<StepId> with_entry(std::size_t entry) const;
    /// Number of the last entry up to the step.
    [[nodiscard]] std::uint32_t last_entry(StepId id) const;

    // Lines of time
    [[nodiscard]] const std::string& line() const { return line_; }
    [[nodiscard]] const std::map<std::string, StepId>& lines() const { return lines_; }
    /// Begins a line of this name at the current step and goes on in it.
    void begin_line(const std::string& name);
    /// Goes to the end of the line.
    void switch_to(const std::string& name);

private:
    struct Node {
        std::unique_ptr<Step> step;
        std::unique_ptr<MatchState> whole;  ///< or, if it is null,
        StateDelta delta;                   ///< what changed since the parent
        std::uint16_t since_whole = 0;      ///< how many steps up the whole state stands
    };
    std::vector<Node> nodes_;
    std::map<std::string, StepId> lines_{{first_line, no_step}};
    std::string line_ = first_line;
    StepId current_ = no_step;
};

}  // namespace ptcg::tools
