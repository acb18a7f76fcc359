#include "analysis/solver.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <numeric>
#include <unordered_map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/hosting/prompt.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/view.hpp"

namespace ptcg::tools {

namespace {

using LinePointer = std::shared_ptr<const Line>;
using Lines = std::vector<LinePointer>;
using Answer = std::vector<std::uint16_t>;

constexpr int most_actions = 40;
constexpr std::size_t most_answers = 4000;  ///< to one question
constexpr int searched_out = 1000;          ///< more actions would not help

/// Returns the order in which kinds are tried: first what ends games, then what leads there.
[[nodiscard]] int rank(OptionKind kind)
{
    switch (kind) {
        case OptionKind::attack:
            return 0;
        case OptionKind::play:
            return 1;
        case OptionKind::use:
            return 2;
        case OptionKind::evolve:
            return 3;
        case OptionKind::attach:
            return 4;
        case OptionKind::retreat:
            return 5;
        case OptionKind::end_turn:
            return 9;
        default:
            return 6;
    }
}

/// "Kit Whistle (×2)" shows how many there are to pick from. In an answer, one of them was picked.
[[nodiscard]] std::string without_count(const std::string& option)
{
    return option.substr(0, option.rfind(" (×"));
}

/// A position of the search: the match's state and what the search adds to it.
struct SolverBranch {
    MatchState state;
    std::array<bool, players> shuffled{};  ///< nobody knows the order of that player's deck
};

class Search {
public:
    Search(Match& match, const SolverOptions& options)
        : match_(match),
          options_(options),
          hero_(match.state().now.turn_player),
          turn_(match.turn())
    {
    }

    [[nodiscard]] Solution run()
    {
        Solution solution;
        const MatchState before = match_.state();
        solution.problem = prepare();
        if (!solution.problem.empty()) {
            solution.verdict = Verdict::no_question;
            return solution;
        }
        first_event_ = match_.state().published;
        solution.verdict = deepen(solution.line);
        solution.nodes = nodes_;
        match_.restore(before);
        return solution;
    }

    /// Returns all answers to the open question that differ in effect.
    [[nodiscard]] std::vector<Answer> answers()
    {
        const Decision& open = *match_.decision();
        std::vector<Answer> all;
        if (open.purpose == Purpose::shuffle) {
            Answer kept(open.options.size());
            std::iota(kept.begin(), kept.end(), std::uint16_t{0});
            return {kept};
        }
        std::vector<std::uint16_t> different;
        std::vector<int> times;
        for (std::uint16_t i = 0; i < open.options.size(); ++i) {
            const Option& option = open.options[i];
            const auto same =
                std::find_if(different.begin(), different.end(), [&](std::uint16_t d) {
                    return option.kind == OptionKind::face_down && open.max == 1 &&
                           open.options[d].kind == OptionKind::face_down &&
                           card_of(open.options[d]) == card_of(option);
                });
            if (same != different.end() || option.count == 0) continue;
            different.push_back(i);
        }
        if (open.purpose == Purpose::main_phase) {
            std::stable_sort(different.begin(), different.end(), [&](auto a, auto b) {
                return rank(open.options[a].kind) < rank(open.options[b].kind);
            });
        }
        Answer picked;
        add_answers(open, different, 0, picked, all);
        return all;
    }

private:
    /// Turns a seeded match into one where chance can be chosen. Returns what prevents that, if
    /// anything.
    [[nodiscard]] std::string prepare()
    {
        if (match_.decision() == nullptr) return "the match is over";
        root_.state = match_.state();
        if (root_.state.explicit_chance) return {};
        if (root_.state.checkpointed) {
            return "the position is in the middle of an effect of a game whose coins are already "
                   "drawn; finish the effect first";
        }
        root_.state.explicit_chance = true;
        root_.shuffled = {true, true};
        const Pile& prizes = root_.state.now.player[at(hero_)].pile(Zone::prizes);
        for (std::size_t i = 0; i < prizes.count; ++i) {
            const std::size_t card = at(prizes.cards[i]);
            if ((root_.state.now.seen[card] & seen_by(hero_)) == 0) {
                root_.state.defs[card] = match_.library().unknown();
            }
        }
        match_.restore(root_.state);
        return {};
    }

    [[nodiscard]] Verdict deepen(Lines& line)
    {
        for (int actions = 1; actions <= most_actions; ++actions) {
            actions_ = actions;
            cuts_ = 0;
            match_.restore(root_.state);
            shuffled_ = root_.shuffled;
            if (wins(actions, line)) return Verdict::win;
            if (out_of_nodes_) return Verdict::not_found;
            if (cuts_ == 0) return incomplete_ ? Verdict::not_found : Verdict::none;
        }
        return Verdict::not_found;
    }

    [[nodiscard]] SolverBranch here() const { return {match_.state(), shuffled_}; }
    void go_to(const SolverBranch& branch)
    {
        match_.restore(branch.state);
        shuffled_ = branch.shuffled;
    }

    /// Returns whether the hero can force a win from here with `actions` more actions. `line` then
    /// shows how.
    bool wins(int actions, Lines& line)
    {
        const Decision* open = match_.decision();
        if (open == nullptr) return won_now(line);
        if (match_.turn() != turn_) return false;
        if (++nodes_ >= options_.nodes) out_of_nodes_ = true;
        if (out_of_nodes_) return false;
        if (options_.progress && nodes_ % 4096 == 0) options_.progress(nodes_, actions_);
        if (open->asked != hero_) return wins_against(actions, line);
        if (open->purpose != Purpose::main_phase) return wins_by_some(actions, line);
        if (actions == 0) {
            ++cuts_;
            return false;
        }
        return wins_in_main_phase(actions, line);
    }

    [[nodiscard]] bool won_now(Lines& line) const
    {
        if (match_.outcome() != Outcome::won || match_.winner() != hero_) return false;
        if (match_.turn() != turn_) return false;
        auto end = std::make_shared<Line>();
        end->won = match_.reason();
        const auto events = match_.events().subspan(first_event_ - match_.first_event());
        end->in_checkup = std::any_of(events.begin(), events.end(), [](const Event& event) {
            return event.kind == EventKind::checkup_began;
        });
        line = {std::move(end)};
        return true;
    }

    bool wins_in_main_phase(int actions, Lines& line)
    {
        const std::uint64_t key = key_of_state();
        const auto known = failed_.find(key);
        if (known != failed_.end() && known->second >= actions) {
            if (known->second != searched_out) ++cuts_;
            return false;
        }
        const std::uint64_t cuts_before = cuts_;
        if (wins_by_some(actions - 1, line)) return true;
        if (!out_of_nodes_) failed_[key] = cuts_ == cuts_before ? searched_out : actions;
        return false;
    }

    /// Returns the same key for states that differ only in how they were reached.
    [[nodiscard]] std::uint64_t key_of_state() const
    {
        static thread_local MatchState state;
        state = match_.state();
        state.decisions = 0;
        state.published = 0;
        Table& t = state.now;
        t.event_count = 0;
        for (PlayerTable& who : t.player) {
            Pile& hand = who.pile(Zone::hand);
            std::sort(hand.cards.begin(), hand.cards.begin() + hand.count);
            for (std::uint8_t i = 0; i < hand.count; ++i) t.place[at(hand.cards[i])] = i;
        }
        const auto less = [](const MemoRecord& a, const MemoRecord& b) {
            return std::memcmp(&a, &b, sizeof a) < 0;
        };
        std::sort(t.memos.begin(), t.memos.begin() + t.memo_count, less);
        return hash(state) ^ (shuffled_[0] ? 0x9e3779b97f4a7c15u : 0u) ^
               (shuffled_[1] ? 0xc2b2ae3d27d4eb4fu : 0u);
    }

    bool wins_by_some(int actions, Lines& line)
    {
        const SolverBranch from = here();
        for (const Answer& answer : answers()) {
            go_to(from);
            Lines rest;
            if (!give(answer) || !wins(actions, rest)) {
                if (out_of_nodes_) return false;
                continue;
            }
            go_to(from);
            line = {say(answer, std::move(rest))};
            return true;
        }
        return false;
    }

    /// The opponent or chance answers: the hero must win against every answer.
    bool wins_against(int actions, Lines& line)
    {
        const SolverBranch from = here();
        Lines all;
        for (const Answer& answer : answers()) {
            go_to(from);
            Lines rest;
            if (!give(answer) || !wins(actions, rest)) return false;
            go_to(from);
            all.push_back(say(answer, std::move(rest)));
        }
        line = std::move(all);
        return !line.empty();
    }

    // ---- answers

    /// Returns the card behind a face-down option.
    [[nodiscard]] DefId card_of(const Option& option) const
    {
        if (option.kind != OptionKind::face_down) return option.def;
        const Pile& pile = match_.state().now.player[at(owner_of(option.spot))].pile(option.zone);
        return option.place < pile.count ? match_.state().defs[at(pile.cards[option.place])]
                                         : no_def;
    }

    void add_answers(const Decision& open, const std::vector<std::uint16_t>& from,
                     std::size_t first, Answer& picked, std::vector<Answer>& all)
    {
        if (all.size() >= most_answers) {
            incomplete_ = true;
            // The opponent is not beaten while some of its answers have not been searched.
            if (open.asked != hero_) out_of_nodes_ = true;
            return;
        }
        if (picked.size() >= open.min) all.push_back(picked);
        if (picked.size() == open.max) return;
        for (std::size_t i = open.ordered ? 0 : first; i < from.size(); ++i) {
            const auto taken = std::count(picked.begin(), picked.end(), from[i]);
            if (taken >= open.options[from[i]].count) continue;
            picked.push_back(from[i]);
            add_answers(open, from, i, picked, all);
            picked.pop_back();
        }
    }

    /// Gives the answer. Returns false if it can't be given or the line then depends on unknown
    /// cards.
    [[nodiscard]] bool give(const Answer& answer)
    {
        const Decision& open = *match_.decision();
        const bool from_deck =
            std::any_of(open.options.begin(), open.options.end(),
                        [](const Option& option) { return option.zone == Zone::deck; });
        if (open.purpose == Purpose::shuffle && open.options.front().zone == Zone::deck) {
            shuffled_[at(owner_of(open.options.front().spot))] = true;
        }
        const MatchState before = match_.state();
        if (!match_.answer(answer)) return false;
        const auto events = match_.events();
        const std::uint32_t from = before.published - match_.first_event();
        for (std::size_t i = from; i < events.size(); ++i) {
            const Event& event = events[i];
            if (event.player == PlayerId::none || at(event.player) >= players) continue;
            if (!shuffled_[at(event.player)]) continue;
            if (event.kind == EventKind::drew) {
                if (!forget_deck(event.player, before)) return false;
            } else if (event.kind == EventKind::card_moved && event.from == Zone::deck &&
                       !from_deck) {
                return false;  // the top cards of a deck whose order is unknown
            }
        }
        return true;
    }

    /// Replaces the cards drawn from a shuffled deck with unknown cards. Returns false in the
    /// middle of an effect, which may already have seen them.
    [[nodiscard]] bool forget_deck(PlayerId owner, const MatchState& before)
    {
        const DefId unknown = match_.library().unknown();
        if (match_.over() || match_.turn() != turn_) return true;
        if (match_.state().checkpointed || unknown == no_def) return false;
        MatchState state = match_.state();
        const Pile& deck = before.now.player[at(owner)].pile(Zone::deck);
        for (std::size_t i = 0; i < deck.count; ++i) {
            const std::size_t card = at(deck.cards[i]);
            const Zone zone = state.now.zone[card];
            if (zone == Zone::deck || zone == Zone::hand) state.defs[card] = unknown;
        }
        match_.restore(state);
        return true;
    }

    // ---- describing lines

    [[nodiscard]] LinePointer say(const Answer& answer, Lines rest)
    {
        const Decision& open = *match_.decision();
        auto line = std::make_shared<Line>();
        line->asked = open.asked;
        line->purpose = open.purpose;
        line->picks = answer;
        line->next = std::move(rest);
        if (open.purpose == Purpose::shuffle) {
            line->text = "the deck is shuffled";
            return line;
        }
        View view;
        const bool chance = open.asked == PlayerId::chance;
        make_view(match_.rules(), chance ? seen_by_all : seen_by(open.asked), view);
        Naming naming{.library = &match_.library()};
        naming.names[at(hero_)] = "the player";
        naming.names[at(opponent_of(hero_))] = "the opponent";
        const std::vector<std::string> texts = option_texts(open, view, naming);
        std::vector<std::string> picked;
        for (const std::uint16_t pick : answer) picked.push_back(without_count(texts[pick]));
        if (open.purpose == Purpose::random_pick) {
            picked = {naming.card(card_of(open.options[answer.front()]))};
        }
        line->text = picked.empty() ? "none" : fmt::format("{}", fmt::join(picked, ", "));
        return line;
    }

    Match& match_;
    const SolverOptions& options_;
    PlayerId hero_;
    int turn_;
    SolverBranch root_;
    std::array<bool, players> shuffled_{};
    std::uint32_t first_event_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t cuts_ = 0;  ///< lines that were too long for this round
    int actions_ = 0;
    bool out_of_nodes_ = false;
    bool incomplete_ = false;  ///< a question had more answers than were tried
    std::unordered_map<std::uint64_t, int> failed_;  ///< no win with this many actions left
};

}  // namespace

Solution solve(Match& match, const SolverOptions& options)
{
    return Search(match, options).run();
}

std::vector<std::vector<std::uint16_t>> different_answers(Match& match)
{
    if (match.decision() == nullptr) return {};
    return Search(match, {}).answers();
}

}  // namespace ptcg::tools
