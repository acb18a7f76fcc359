#include "answer_search.hpp"

#include <algorithm>
#include <cmath>

namespace ptcg {
namespace {

// The results of answers differ little. With more exploration, or more answers tried, the choice
// among them would be luck.
constexpr double exploration = 0.05;
constexpr double breadth = 0.5;  ///< answers tried after n visits: 1 + breadth * sqrt(n)

}  // namespace

void Picking::begin(const Decision& decision)
{
    decision_ = &decision;
    picks_.clear();
    left_.clear();
    for (const Option& option : decision.options) left_.push_back(option.count);
}

void Picking::pick(std::uint16_t option)
{
    --left_[option];
    picks_.push_back(option);
}

void Picking::list(std::vector<Move>& moves) const
{
    moves.clear();
    if (complete()) return;
    if (may_stop()) moves.push_back({});
    for (std::size_t i = 0; i < left_.size(); ++i) {
        if (!may_pick(i)) continue;
        const auto option = static_cast<std::uint16_t>(i);
        moves.push_back({action_code(*decision_, option), option, no_node});
    }
}

bool Picking::complete() const
{
    return picks_.size() >= decision_->max || left_from(0) == 0;
}

/// Returns whether the option may be picked next, with enough options left after it.
bool Picking::may_pick(std::size_t option) const
{
    if (left_[option] == 0) return false;
    if (decision_->ordered) return true;
    if (!picks_.empty() && option < picks_.back()) return false;
    return picks_.size() + left_from(option) >= decision_->min;
}

std::size_t Picking::left_from(std::size_t option) const
{
    std::size_t sum = 0;
    for (std::size_t i = option; i < left_.size(); ++i) sum += left_[i];
    return sum;
}

void SearchTree::find(std::uint32_t parent, std::vector<Move>& moves) const
{
    for (Move& move : moves) {
        move.node = nodes_[parent].first_child;
        while (move.node != no_node && nodes_[move.node].code != move.code) {
            move.node = nodes_[move.node].sibling;
        }
    }
}

std::uint32_t SearchTree::grow(std::uint32_t parent, ActionCode code, PlayerId by)
{
    const auto number = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({.code = code, .by = by, .sibling = nodes_[parent].first_child, .offered = 1});
    nodes_[parent].first_child = number;
    return number;
}

const Move* SearchTree::select(std::uint32_t parent, const std::vector<Move>& moves)
{
    std::size_t known = 0;
    for (const Move& move : moves) {
        if (move.node == no_node) continue;
        ++known;
        ++nodes_[move.node].offered;
    }
    const auto room = 1 + static_cast<std::size_t>(breadth * std::sqrt(nodes_[parent].visits));
    if (known == 0 || (known < moves.size() && known < room)) return nullptr;
    const Move* best = nullptr;
    double highest = -1;
    for (const Move& move : moves) {
        if (move.node == no_node) continue;
        const Node& node = nodes_[move.node];
        const double bound = node.won / node.visits +
                             exploration * std::sqrt(std::log(node.offered + 1.0) / node.visits);
        if (bound <= highest) continue;
        highest = bound;
        best = &move;
    }
    return best;
}

void SearchTree::count(std::uint32_t node, PlayerId player, double value)
{
    Node& counted = nodes_[node];
    ++counted.visits;
    counted.won += counted.by == player ? value : 1 - value;
}

}  // namespace ptcg
