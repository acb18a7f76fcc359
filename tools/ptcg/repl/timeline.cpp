#include "repl/timeline.hpp"

#include <algorithm>

namespace ptcg::tools {

namespace {

/// The most deltas that are applied to find a state.
constexpr std::uint16_t longest_chain = 32;

}  // namespace

MatchState Timeline::state(StepId id) const
{
    std::vector<const StateDelta*> changes;
    while (!nodes_[id].whole) {
        changes.push_back(&nodes_[id].delta);
        id = step(id).parent;
    }
    MatchState state = *nodes_[id].whole;
    for (auto change = changes.rbegin(); change != changes.rend(); ++change) {
        (*change)->apply(state);
    }
    return state;
}

StepId Timeline::add(Step step, const MatchState& state)
{
    const auto id = static_cast<StepId>(nodes_.size());
    step.parent = current_;
    Node node;
    const bool follows = current_ != no_step && step.kind != Step::Kind::beginning &&
                         nodes_[current_].since_whole + 1 < longest_chain;
    if (follows) {
        node.delta = StateDelta(this->state(current_), state);
        node.since_whole = static_cast<std::uint16_t>(nodes_[current_].since_whole + 1);
    } else {
        node.whole = std::make_unique<MatchState>(state);
    }
    if (step.kind != Step::Kind::beginning) step.first_entry = last_entry(current_) + 1;
    node.step = std::make_unique<Step>(std::move(step));
    nodes_.push_back(std::move(node));
    current_ = id;
    lines_[line_] = id;
    return id;
}

std::vector<StepId> Timeline::path(StepId id) const
{
    std::vector<StepId> steps;
    while (id != no_step) {
        steps.push_back(id);
        if (step(id).kind == Step::Kind::beginning) break;
        id = step(id).parent;
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

std::uint32_t Timeline::last_entry(StepId id) const
{
    return step(id).first_entry + step(id).entries() - 1;
}

std::optional<StepId> Timeline::before(std::size_t commands) const
{
    StepId id = current_;
    for (std::size_t i = 0; i < commands; ++i) {
        if (id == no_step) return std::nullopt;
        const std::uint32_t command = step(id).command;
        while (id != no_step && step(id).command == command) id = step(id).parent;
        if (id == no_step) return std::nullopt;
    }
    return id;
}

std::optional<StepId> Timeline::after(std::size_t commands) const
{
    // All steps from the current one to the tip, including those of other tables.
    std::vector<StepId> ahead;
    for (StepId id = tip(); id != current_; id = step(id).parent) ahead.push_back(id);
    std::reverse(ahead.begin(), ahead.end());
    std::size_t next = 0;
    for (std::size_t i = 0; i < commands; ++i) {
        if (next == ahead.size()) return std::nullopt;
        const std::uint32_t command = step(ahead[next]).command;
        while (next < ahead.size() && step(ahead[next]).command == command) ++next;
    }
    return next == 0 ? current_ : ahead[next - 1];
}

std::optional<StepId> Timeline::with_entry(std::size_t entry) const
{
    // After an undo, the current table may be followed by another one on this line.
    StepId end = current_;
    for (StepId id = tip(); id != current_; id = step(id).parent) {
        if (step(id).kind == Step::Kind::beginning) {
            end = step(id).parent;
        } else if (end == current_) {
            end = id;
        }
    }
    const std::vector<StepId> steps = path(end);
    if (entry == 0) return steps.front();
    for (StepId id : steps) {
        if (last_entry(id) >= entry) return id;
    }
    return std::nullopt;
}

void Timeline::begin_line(const std::string& name)
{
    line_ = name;
    lines_[name] = current_;
}

void Timeline::switch_to(const std::string& name)
{
    line_ = name;
    current_ = lines_.at(name);
}

}  // namespace ptcg::tools
