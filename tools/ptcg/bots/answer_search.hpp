#pragma once

#include <cstdint>
#include <vector>

#include "ptcg/action_code.hpp"
#include "ptcg/decision.hpp"

/// What a search walks through: answers in the making, and a tree of them.
namespace ptcg::tools {

inline constexpr std::uint32_t root_node = 0;
inline constexpr std::uint32_t no_node = 0;  ///< the root is nobody's child
inline constexpr std::uint32_t nowhere = 1;  ///< a node without children, for what is not in a tree

/// What may be done next in an answer.
struct Move {
    ActionCode code = enough_picked;
    std::uint16_t option = 0;  ///< not for `enough_picked`
    std::uint32_t node = no_node;
};

/// An answer in the making: options are picked one after the other. Where their order does not
/// matter they are picked in the order of the list, so that an answer is met only once.
class Picking {
public:
    /// `decision` must stay until the answer is complete.
    void begin(const Decision& decision);
    [[nodiscard]] const std::vector<std::uint16_t>& picks() const { return picks_; }
    [[nodiscard]] bool may_stop() const { return picks_.size() >= decision_->min; }
    void pick(std::uint16_t option);
    /// What may be done next; nothing if the answer is complete.
    void list(std::vector<Move>& moves) const;

private:
    [[nodiscard]] bool complete() const;
    [[nodiscard]] bool may_pick(std::size_t option) const;
    [[nodiscard]] std::size_t left_from(std::size_t option) const;

    const Decision* decision_ = nullptr;
    std::vector<std::uint16_t> picks_;
    std::vector<std::uint8_t> left_;
};

/// A tree over what is picked, not over positions: the same node is met in many positions, with
/// other cards hidden and other chance, and stands for all of them.
class SearchTree {
public:
    struct Node {
        ActionCode code = enough_picked;
        PlayerId by = PlayerId::none;
        std::uint32_t first_child = no_node;
        std::uint32_t sibling = no_node;
        std::uint32_t visits = 0;
        std::uint32_t offered = 0;  ///< times it could have been taken
        double won = 0;             ///< sum, as `by` sees it
    };

    /// Just the root.
    void clear() { nodes_.assign(2, Node{}); }
    [[nodiscard]] const Node& operator[](std::uint32_t node) const { return nodes_[node]; }
    /// Fills in the nodes that there are for `moves` below `parent`.
    void find(std::uint32_t parent, std::vector<Move>& moves) const;
    std::uint32_t grow(std::uint32_t parent, ActionCode code, PlayerId by);
    /// Which of `moves` below `parent` has the best bound, and that they were offered; null if one
    /// without a node should be tried first.
    [[nodiscard]] const Move* select(std::uint32_t parent, const std::vector<Move>& moves);
    /// Counts a visit that came to `value`, as `player` sees it.
    void count(std::uint32_t node, PlayerId player, double value);

private:
    std::vector<Node> nodes_ = std::vector<Node>(2);
};

}  // namespace ptcg::tools
