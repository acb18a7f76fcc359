#pragma once

#include <cstdint>
#include <vector>

#include "ptcg/action_code.hpp"
#include "ptcg/decision.hpp"

/// The structures a search walks: partial answers, and a tree of them.
namespace ptcg {

inline constexpr std::uint32_t root_node = 0;
inline constexpr std::uint32_t no_node = 0;  ///< the root is never a child
inline constexpr std::uint32_t nowhere = 1;  ///< a childless node, for what is not in the tree

/// A possible next step of an answer.
struct Move {
    ActionCode code = enough_picked;
    std::uint16_t option = 0;  ///< not used for `enough_picked`
    std::uint32_t node = no_node;
};

/// A partial answer. Options are picked one after another. If their order does not matter, they are
/// picked in list order, so that each answer occurs only once.
class Picking {
public:
    /// `decision` must stay valid until the answer is complete.
    void begin(const Decision& decision);
    [[nodiscard]] const std::vector<std::uint16_t>& picks() const { return picks_; }
    [[nodiscard]] bool may_stop() const { return picks_.size() >= decision_->min; }
    void pick(std::uint16_t option);
    /// Lists the possible next steps; none if the answer is complete.
    void list(std::vector<Move>& moves) const;

private:
    [[nodiscard]] bool complete() const;
    [[nodiscard]] bool may_pick(std::size_t option) const;
    [[nodiscard]] std::size_t left_from(std::size_t option) const;

    const Decision* decision_ = nullptr;
    std::vector<std::uint16_t> picks_;
    std::vector<std::uint8_t> left_;
};

/// A tree over picks, not over positions: the same node is reached in many positions, with
/// different hidden cards and different chance, and represents all of them.
class SearchTree {
public:
    struct Node {
        ActionCode code = enough_picked;
        PlayerId by = PlayerId::none;
        std::uint32_t first_child = no_node;
        std::uint32_t sibling = no_node;
        std::uint32_t visits = 0;
        std::uint32_t offered = 0;  ///< times it was available
        double won = 0;             ///< sum, from the point of view of `by`
    };

    /// Resets the tree to just the root.
    void clear() { nodes_.assign(2, Node{}); }
    [[nodiscard]] const Node& operator[](std::uint32_t node) const { return nodes_[node]; }
    /// Sets the node of each of `moves` that has one below `parent`.
    void find(std::uint32_t parent, std::vector<Move>& moves) const;
    std::uint32_t grow(std::uint32_t parent, ActionCode code, PlayerId by);
    /// Returns the one of `moves` below `parent` with the best bound, and counts them as offered.
    /// Returns null if one without a node should be tried first.
    [[nodiscard]] const Move* select(std::uint32_t parent, const std::vector<Move>& moves);
    /// Counts a visit with the result `value`, from the point of view of `player`.
    void count(std::uint32_t node, PlayerId player, double value);

private:
    std::vector<Node> nodes_ = std::vector<Node>(2);
};

}  // namespace ptcg
