// Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), one tree for the
// asked player: every iteration draws a position that agrees with what the player knows, walks down
// the tree by what is offered there, adds one node, plays a few turns on and judges where that led.
// Chance is drawn as it comes.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>

#include "bots/bots.hpp"
#include "bots/evaluation.hpp"
#include "ptcg/action_code.hpp"

namespace ptcg::tools {
namespace {

// Found by play against the greedy bot. Answers differ by little in what they lead to, so that more
// exploration, or more answers tried, means picking among them by luck.
constexpr double exploration = 0.05;
constexpr double breadth = 0.5;           ///< answers tried after n visits: 1 + breadth * sqrt(n)
constexpr std::uint32_t random_in = 40;   ///< one answer in so many of a playout is any
constexpr int most_answers_played = 400;  ///< of a playout, in case turns do not end
constexpr std::uint32_t root = 0;
constexpr std::uint32_t no_node = 0;  ///< the root is nobody's child
constexpr std::uint32_t nowhere = 1;  ///< a node without children, for what is not in the tree

/// Having picked an option, or enough of them.
struct Node {
    ActionCode code = enough_picked;
    PlayerId by = PlayerId::none;
    std::uint32_t first_child = no_node;
    std::uint32_t sibling = no_node;
    std::uint32_t visits = 0;
    std::uint32_t offered = 0;  ///< iterations in which it could have been taken
    double won = 0;             ///< sum, as `by` sees it

    [[nodiscard]] double mean() const { return visits == 0 ? 0.5 : won / visits; }
};

/// An answer in the making: options are picked one after the other. Where their order does not
/// matter they are picked in the order of the list, so that an answer is met only once.
class Picking {
public:
    void begin(const Decision& decision)
    {
        decision_ = &decision;
        picks_.clear();
        left_.clear();
        for (const Option& option : decision.options) left_.push_back(option.count);
    }
    [[nodiscard]] const std::vector<std::uint16_t>& picks() const { return picks_; }
    [[nodiscard]] bool complete() const { return picks_.size() >= most(); }
    [[nodiscard]] bool may_stop() const { return picks_.size() >= decision_->min; }

    /// The option may be picked next, and enough are left behind it.
    [[nodiscard]] bool may_pick(std::size_t option) const
    {
        if (left_[option] == 0 || complete()) return false;
        if (decision_->ordered) return true;
        if (!picks_.empty() && option < picks_.back()) return false;
        return picks_.size() + left_from(option) >= decision_->min;
    }
    void pick(std::size_t option)
    {
        --left_[option];
        picks_.push_back(static_cast<std::uint16_t>(option));
    }
    [[nodiscard]] std::size_t most() const
    {
        std::size_t available = picks_.size();
        for (const std::uint8_t n : left_) available += n;
        return std::min<std::size_t>(decision_->max, available);
    }

private:
    [[nodiscard]] std::size_t left_from(std::size_t option) const
    {
        std::size_t sum = 0;
        for (std::size_t i = option; i < left_.size(); ++i) sum += left_[i];
        return sum;
    }

    const Decision* decision_ = nullptr;
    std::vector<std::uint16_t> picks_;
    std::vector<std::uint8_t> left_;
};

/// What may be done next in an answer.
struct Move {
    ActionCode code = enough_picked;
    std::uint16_t option = 0;  ///< not for `enough_picked`
    std::uint32_t node = no_node;
};

class MctsBot final : public Bot {
public:
    MctsBot(const CardLibrary& library, const SearchBudget& budget, Foresight foresight)
        : budget_(budget),
          foresight_(foresight),
          greedy_(make_greedy_bot(library)),
          any_(make_random_bot())
    {
    }

    void begin(std::uint64_t seed) override
    {
        random_ = Random(seed);
        greedy_->begin(derived_seed(seed, 1));
        any_->begin(derived_seed(seed, 2));
        match_.reset();
    }
    [[nodiscard]] bool wants_view() const override { return true; }
    [[nodiscard]] Foresight foresight() const override { return foresight_; }

    void choose(const Decision& decision, const View& view,
                std::vector<std::uint16_t>& picks) override
    {
        greedy_->choose(decision, view, picks);
    }

    void look_ahead(const Observation& seen, std::vector<std::uint16_t>& picks) override
    {
        const Decision& open = *seen.decision();
        me_ = open.asked;
        nodes_.assign(2, Node{});
        if (!only_answer(open)) search(seen);
        best_answer(seen, picks);
    }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool only_answer(const Decision& open)
    {
        picking_.begin(open);
        while (true) {
            list_moves(open, nowhere);
            if (moves_.size() > 1) return false;
            if (moves_.empty() || moves_[0].code == enough_picked) return true;
            picking_.pick(moves_[0].option);
        }
    }

    void search(const Observation& seen)
    {
        const Clock::time_point end =
            Clock::now() + std::chrono::milliseconds(budget_.milliseconds);
        std::uint64_t failed = 0;
        for (std::uint64_t i = 0; budget_.iterations == 0 || i < budget_.iterations; ++i) {
            // One iteration there is always, so that there is an answer.
            if (budget_.milliseconds > 0 && i > 0 && Clock::now() >= end) break;
            if (iterate(seen)) continue;
            constexpr std::uint64_t hopeless = 20;
            if (++failed >= hopeless && failed == i + 1) break;
        }
    }

    /// False if no position could be drawn.
    bool iterate(const Observation& seen)
    {
        const std::uint64_t seed = random_.next();
        if (!match_ || &match_->library() != &seen.library()) {
            Result<Match> match = seen.sample(seed);
            if (!match) return false;
            match_.emplace(std::move(match.value()));
        } else if (!seen.sample(seed, *match_)) {
            return false;
        }
        last_turn_ = match_->turn() + static_cast<int>(budget_.turns);
        path_.assign(1, root);
        descend();
        play_out();
        const double value = evaluate(*match_, me_);
        for (const std::uint32_t node : path_) {
            ++nodes_[node].visits;
            nodes_[node].won += nodes_[node].by == me_ ? value : 1 - value;
        }
        return true;
    }

    /// Walks down the tree until a node is new, and on to the end of the answer it belongs to.
    void descend()
    {
        bool grown = false;
        while (!grown) {
            const Decision* open = match_->decision();
            if (open == nullptr || match_->turn() > last_turn_) return;
            if (open->asked == PlayerId::chance) {
                any_->choose(*open, view_, picks_);
                if (!match_->answer(picks_)) return;
                continue;
            }
            picking_.begin(*open);
            while (true) {
                list_moves(*open, grown ? nowhere : path_.back());
                if (moves_.empty()) break;
                const Move move = grown ? greedy_move(*open) : select(*open, grown);
                if (move.node != no_node) path_.push_back(move.node);
                if (move.code == enough_picked) break;
                picking_.pick(move.option);
            }
            if (!match_->answer(picking_.picks())) return;
        }
    }

    /// What may be done next, with the nodes there are below `parent`.
    void list_moves(const Decision& open, std::uint32_t parent)
    {
        moves_.clear();
        if (picking_.may_stop() && !picking_.complete()) moves_.push_back({});
        for (std::size_t i = 0; i < open.options.size(); ++i) {
            if (!picking_.may_pick(i)) continue;
            const auto option = static_cast<std::uint16_t>(i);
            moves_.push_back({action_code(open, option), option, no_node});
        }
        for (Move& move : moves_) move.node = child(parent, move.code);
    }

    [[nodiscard]] std::uint32_t child(std::uint32_t parent, ActionCode code) const
    {
        std::uint32_t node = nodes_[parent].first_child;
        while (node != no_node && nodes_[node].code != code) node = nodes_[node].sibling;
        return node;
    }

    /// The child with the best bound, or a new one while there are few for so many visits.
    Move select(const Decision& open, bool& grown)
    {
        const std::uint32_t parent = path_.back();
        std::size_t known = 0;
        for (const Move& move : moves_) {
            if (move.node == no_node) continue;
            ++known;
            ++nodes_[move.node].offered;
        }
        const auto room = 1 + static_cast<std::size_t>(breadth * std::sqrt(nodes_[parent].visits));
        if (known == 0 || (known < moves_.size() && known < room)) {
            Move move = next_move(open);
            move.node = grow(parent, move.code, open.asked);
            grown = true;
            return move;
        }
        const Move* best = nullptr;
        double highest = -1;
        for (const Move& move : moves_) {
            if (move.node == no_node) continue;
            const Node& node = nodes_[move.node];
            const double bound =
                node.mean() + exploration * std::sqrt(std::log(node.offered + 1.0) / node.visits);
            if (bound <= highest) continue;
            highest = bound;
            best = &move;
        }
        return *best;
    }

    std::uint32_t grow(std::uint32_t parent, ActionCode code, PlayerId by)
    {
        const auto number = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back({.code = code, .by = by, .sibling = nodes_[parent].first_child});
        nodes_[number].offered = 1;
        nodes_[parent].first_child = number;
        return number;
    }

    /// Of the moves without a node, what the greedy bot would do.
    Move next_move(const Decision& open)
    {
        std::erase_if(moves_, [](const Move& move) { return move.node != no_node; });
        return greedy_move(open);
    }

    /// Of the moves listed, what the greedy bot would do.
    Move greedy_move(const Decision& open)
    {
        if (moves_.size() == 1) return moves_[0];
        rest_.assign(open.options.begin(), open.options.end());
        for (Option& option : rest_) option.count = 0;
        bool may_stop = false;
        for (const Move& move : moves_) {
            if (move.code == enough_picked) {
                may_stop = true;
            } else {
                rest_[move.option].count = 1;
            }
        }
        Decision question = open;
        question.options = rest_;
        question.min = may_stop ? 0 : 1;
        question.max = 1;
        make_view(match_->rules(), seen_by(open.asked), view_);
        greedy_->choose(question, view_, picks_);
        const auto wanted = std::find_if(moves_.begin(), moves_.end(), [&](const Move& move) {
            return picks_.empty() ? move.code == enough_picked
                                  : move.code != enough_picked && move.option == picks_[0];
        });
        return wanted != moves_.end() ? *wanted : moves_[0];
    }

    /// Plays on to the end of the last turn that counts.
    void play_out()
    {
        for (int i = 0; i < most_answers_played; ++i) {
            const Decision* open = match_->decision();
            if (open == nullptr || match_->turn() > last_turn_) return;
            if (open->asked == PlayerId::chance || random_.below(random_in) == 0) {
                any_->choose(*open, view_, picks_);
            } else {
                make_view(match_->rules(), seen_by(open->asked), view_);
                greedy_->choose(*open, view_, picks_);
            }
            if (!match_->answer(picks_)) return;
        }
    }

    /// The answer that was tried most; where nothing was tried, the greedy one.
    void best_answer(const Observation& seen, std::vector<std::uint16_t>& picks)
    {
        const Decision& open = *seen.decision();
        picking_.begin(open);
        std::uint32_t node = root;
        while (true) {
            list_moves(open, node);
            if (moves_.empty()) break;
            const auto most = std::max_element(
                moves_.begin(), moves_.end(),
                [&](const Move& a, const Move& b) { return visits(a) < visits(b); });
            if (visits(*most) == 0 && moves_.size() > 1) {
                // Nothing is known of what comes next: it was never tried.
                if (picking_.picks().empty()) return greedy_->choose(open, seen.view(), picks);
                if (picking_.may_stop()) break;
            }
            if (most->code == enough_picked) break;
            picking_.pick(most->option);
            node = most->node == no_node ? nowhere : most->node;
        }
        picks = picking_.picks();
    }

    [[nodiscard]] std::uint32_t visits(const Move& move) const
    {
        return move.node == no_node ? 0 : nodes_[move.node].visits;
    }

    SearchBudget budget_;
    Foresight foresight_;
    std::unique_ptr<Bot> greedy_;
    std::unique_ptr<Bot> any_;
    Random random_{0};
    std::optional<Match> match_;
    PlayerId me_ = PlayerId::none;
    int last_turn_ = 0;
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> path_;
    std::vector<Move> moves_;
    std::vector<Option> rest_;
    Picking picking_;
    std::vector<std::uint16_t> picks_;
    View view_;
};

}  // namespace

std::unique_ptr<Bot> make_mcts_bot(const CardLibrary& library, const SearchBudget& budget,
                                   Foresight foresight)
{
    return std::make_unique<MctsBot>(library, budget, foresight);
}

}  // namespace ptcg::tools
