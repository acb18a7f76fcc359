// Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), with one tree for
// the asked player. Every iteration draws a position that is consistent with what the player knows,
// walks down the tree along the options available there, adds one node, plays a few turns and
// judges the result. Chance is drawn again each time. The first move is not chosen by the tree: its
// candidates are compared in the same positions.

#include <algorithm>
#include <chrono>
#include <optional>

#include "answer_search.hpp"
#include "candidates.hpp"
#include "estimates.hpp"
#include "evaluation.hpp"
#include "searching_bot.hpp"
#include "taught_bot.hpp"

namespace ptcg {
namespace {

constexpr std::size_t first_candidates = 8;
constexpr int passes_for_another = 8;  ///< passes before another candidate is added, if any remain
constexpr int most_answers_played = 400;  ///< in one playout, in case turns do not end
constexpr std::uint64_t hopeless = 20;    ///< give up if this many first positions can't be drawn

class MctsBot final : public SearchingBot {
public:
    MctsBot(const CardLibrary& library, const SearchBudget& budget, Foresight foresight,
            const PolicyWeights& policy)
        : budget_(budget),
          foresight_(foresight),
          greedy_(make_greedy_bot(library)),
          taught_(make_taught_bot(library, policy)),
          any_(make_random_bot()),
          evaluation_(library)
    {
    }

    void begin(std::uint64_t seed) override
    {
        random_ = Random(seed);
        greedy_->begin(derived_seed(seed, 1));
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
        tree_.clear();
        candidates_.clear();
        if (!only_answer(open)) search(seen);
        best_answer(seen, picks);
    }

    [[nodiscard]] std::vector<TriedPick> tried(const Decision& decision) const override
    {
        std::vector<TriedPick> result;
        for (const Candidates::Candidate& candidate : candidates_.all()) {
            if (candidate.visits == 0) continue;
            TriedPick& pick = result.emplace_back();
            while (pick.option < decision.options.size() &&
                   action_code(decision, pick.option) != candidate.code)
                ++pick.option;
            pick.tries = candidate.visits;
            pick.worth = candidate.sum / candidate.visits;
        }
        return result;
    }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool only_answer(const Decision& open)
    {
        picking_.begin(open);
        while (true) {
            picking_.list(moves_);
            if (moves_.size() > 1) return false;
            if (moves_.empty() || moves_[0].code == enough_picked) return true;
            picking_.pick(moves_[0].option);
        }
    }

    void search(const Observation& seen)
    {
        const Clock::time_point end =
            Clock::now() + std::chrono::milliseconds(budget_.milliseconds);
        const bool endless = std::ranges::any_of(seen.decision()->options, [&](const Option& o) {
            const Handler* text = used_text(seen.library(), o);
            return text != nullptr && may_be_endless(*text);
        });
        last_turn_ = seen.view().turn + static_cast<int>(budget_.turns);
        last_planned_turn_ = endless ? seen.view().turn : last_turn_;
        picking_.begin(*seen.decision());
        picking_.list(moves_);
        std::vector<Move> waiting = moves_;
        std::uint64_t tried = 0;
        std::uint64_t failed = 0;
        const Candidates::Try attempt = [&](Candidates::Candidate& candidate, std::uint64_t seed) {
            if (budget_.iterations > 0 && tried >= budget_.iterations) return false;
            // Always make one try, so that there is an answer.
            if (budget_.milliseconds > 0 && tried > 0 && Clock::now() >= end) return false;
            ++tried;
            if (const std::optional<double> value = iterate(seen, candidate.code, seed)) {
                ++candidate.visits;
                candidate.sum += *value;
                return true;
            }
            ++failed;
            return failed < tried || failed < hopeless;
        };
        for (std::size_t i = 0; i < first_candidates; ++i) admit(seen, waiting);
        for (int pass = 1; candidates_.pass(random_, attempt); ++pass) {
            if (pass % passes_for_another == 0) admit(seen, waiting);
        }
    }

    /// Adds to the candidates what would be chosen among the waiting moves without a search.
    void admit(const Observation& seen, std::vector<Move>& waiting)
    {
        if (waiting.empty()) return;
        const ActionCode code = quick_move(*seen.decision(), seen.view(), waiting).code;
        candidates_.add(code);
        std::erase_if(waiting, [&](const Move& move) { return move.code == code; });
    }

    /// Tries `first` in one position. Returns the result, or nothing if no position could be drawn.
    std::optional<double> iterate(const Observation& seen, ActionCode first, std::uint64_t seed)
    {
        if (!match_ || &match_->library() != &seen.library()) {
            Result<Match> match = seen.sample(seed);
            if (!match) return std::nullopt;
            match_.emplace(std::move(match.value()));
        } else if (!seen.sample(seed, *match_)) {
            return std::nullopt;
        }
        any_->begin(derived_seed(seed, 1));
        path_.assign(1, root_node);
        begin_judging();
        descend(first);
        const double value = play_out();
        for (const std::uint32_t node : path_) tree_.count(node, me_, value);
        return value;
    }

    /// Walks down the tree until a node is new, then to the end of the answer it belongs to.
    void descend(ActionCode first)
    {
        bool grown = false;
        while (!grown) {
            const Decision* open = match_->decision();
            if (open == nullptr || match_->turn() > last_planned_turn_) return;
            if (open->asked == PlayerId::chance) {
                any_->choose(*open, view_, picks_);
                if (!match_->answer(picks_)) return;
                continue;
            }
            judge_new_turn();
            picking_.begin(*open);
            while (true) {
                picking_.list(moves_);
                if (moves_.empty()) break;
                const Move move = step(*open, first, grown);
                if (move.code == enough_picked) break;
                picking_.pick(move.option);
            }
            if (!match_->answer(picking_.picks())) return;
        }
    }

    /// Takes one move down the tree or, below a new node, a quick one.
    Move step(const Decision& open, ActionCode first, bool& grown)
    {
        if (grown) return quick_move(open, moves_);
        const std::uint32_t parent = path_.back();
        tree_.find(parent, moves_);
        Move move;
        if (parent == root_node) {
            move = *std::find_if(moves_.begin(), moves_.end(),
                                 [&](const Move& m) { return m.code == first; });
        } else if (const Move* known = tree_.select(parent, moves_)) {
            move = *known;
        } else {
            std::erase_if(moves_, [](const Move& m) { return m.node != no_node; });
            move = quick_move(open, moves_);
        }
        grown = move.node == no_node;
        if (grown) move.node = tree_.grow(parent, move.code, open.asked);
        path_.push_back(move.node);
        return move;
    }

    Move quick_move(const Decision& open, const std::vector<Move>& moves)
    {
        if (moves.size() == 1) return moves[0];
        make_view(match_->rules(), seen_by(open.asked), view_);
        return quick_move(open, view_, moves);
    }

    /// Returns which of these moves would be chosen without a search.
    Move quick_move(const Decision& open, const View& view, const std::vector<Move>& moves)
    {
        rest_.assign(open.options.begin(), open.options.end());
        for (Option& option : rest_) option.count = 0;
        bool may_stop = false;
        for (const Move& move : moves) {
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
        quick(open).choose(question, view, picks_);
        const auto wanted = std::find_if(moves.begin(), moves.end(), [&](const Move& move) {
            return picks_.empty() ? move.code == enough_picked
                                  : move.code != enough_picked && move.option == picks_[0];
        });
        return wanted != moves.end() ? *wanted : moves[0];
    }

    /// Plays on without a search to the end of the last turn that counts. Returns the value of the
    /// try. No answer is random, because that would hide the small differences between candidates.
    double play_out()
    {
        for (int i = 0; i < most_answers_played; ++i) {
            const Decision* open = match_->decision();
            if (open == nullptr || match_->turn() > last_turn_) break;
            if (open->asked == PlayerId::chance) {
                any_->choose(*open, view_, picks_);
            } else {
                judge_new_turn();
                make_view(match_->rules(), seen_by(open->asked), view_);
                quick(*open).choose(*open, view_, picks_);
            }
            if (!match_->answer(picks_)) break;
        }
        return (judged_sum_ + worth_now()) / (judged_ + 1);
    }

    /// The value of a try is the mean of the positions at the beginnings of turns and of the final
    /// one. Later positions show more of what the tried answer leads to; earlier ones contain less
    /// luck. The beginning of the next turn is left out, since nobody has replied yet. Turns count
    /// in the tree as well as below it: else an answer that ends a turn would be judged by other
    /// positions than one that does not.
    void begin_judging()
    {
        judged_turn_ = match_->turn() + 1;
        judged_sum_ = 0;
        judged_ = 0;
    }

    void judge_new_turn()
    {
        if (match_->turn() <= judged_turn_) return;
        judged_turn_ = match_->turn();
        judged_sum_ += worth_now();
        ++judged_;
    }

    double worth_now()
    {
        make_view(match_->rules(), seen_by(me_), view_);
        return evaluation_(view_, me_);
    }

    /// Returns the best candidate, followed by the picks that were tried most. If nothing was
    /// tried, returns the greedy answer.
    void best_answer(const Observation& seen, std::vector<std::uint16_t>& picks)
    {
        const Decision& open = *seen.decision();
        const Candidates::Candidate* first = candidates_.best();
        picking_.begin(open);
        std::uint32_t node = root_node;
        while (true) {
            picking_.list(moves_);
            if (moves_.empty()) break;
            tree_.find(node, moves_);
            const auto best =
                std::max_element(moves_.begin(), moves_.end(), [&](const Move& a, const Move& b) {
                    return preference(a, node, first) < preference(b, node, first);
                });
            if (preference(*best, node, first) == 0 && moves_.size() > 1) {
                // The next step is unknown: it was never tried.
                if (picking_.picks().empty()) return greedy_->choose(open, seen.view(), picks);
                if (picking_.may_stop()) break;
            }
            if (best->code == enough_picked) break;
            picking_.pick(best->option);
            node = best->node == no_node ? nowhere : best->node;
        }
        picks = picking_.picks();
    }

    [[nodiscard]] std::uint32_t preference(const Move& move, std::uint32_t parent,
                                           const Candidates::Candidate* first) const
    {
        if (parent == root_node) return first != nullptr && move.code == first->code ? 1 : 0;
        return move.node == no_node ? 0 : tree_[move.node].visits;
    }

    /// Returns who answers in tries. The policy has learned from questions with one pick.
    [[nodiscard]] Bot& quick(const Decision& open)
    {
        return open.max == 1 && budget_.policy != 0 ? *taught_ : *greedy_;
    }

    SearchBudget budget_;
    Foresight foresight_;
    std::unique_ptr<Bot> greedy_, taught_;
    std::unique_ptr<Bot> any_;
    Evaluation evaluation_;
    Random random_{0};
    std::optional<Match> match_;
    PlayerId me_ = PlayerId::none;
    int last_turn_ = 0;
    /// The opponent's best replies are found only in the tree. An answer that does not end the turn
    /// is followed by fewer of them and looks better than it is, so a text that can be used again
    /// and again would be. Where there is one, the tree ends with the turn.
    int last_planned_turn_ = 0;
    int judged_turn_ = 0;  ///< only the beginnings of later turns are still to be judged
    double judged_sum_ = 0;
    int judged_ = 0;
    Candidates candidates_;
    SearchTree tree_;
    std::vector<std::uint32_t> path_;
    std::vector<Move> moves_;
    std::vector<Option> rest_;
    Picking picking_;
    std::vector<std::uint16_t> picks_;
    View view_;
};

}  // namespace

std::unique_ptr<SearchingBot> make_searching_bot(const CardLibrary& library,
                                                 const SearchBudget& budget, Foresight foresight,
                                                 const PolicyWeights& policy)
{
    return std::make_unique<MctsBot>(library, budget, foresight, policy);
}

std::unique_ptr<Bot> make_mcts_bot(const CardLibrary& library, const SearchBudget& budget,
                                   Foresight foresight)
{
    return make_searching_bot(library, budget, foresight, built_in_policy());
}

}  // namespace ptcg
