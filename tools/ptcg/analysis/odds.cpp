#include "analysis/odds.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <queue>

#include <fmt/format.h>

#include "analysis/wording.hpp"
#include "ptcg/recorded_answers.hpp"

namespace ptcg::tools {

namespace {

/// Answers questions to chance as the state's generator would have: these are the draws that a step
/// repeats when it runs again.
class SeededChance {
public:
    explicit SeededChance(const Random& random) : random_(random) {}

    [[nodiscard]] std::vector<std::uint16_t> answer(const Decision& question)
    {
        const auto count = static_cast<std::uint32_t>(question.options.size());
        if (question.purpose == Purpose::flip) {
            return {static_cast<std::uint16_t>(random_.next() >> 63 != 0 ? 0 : 1)};
        }
        if (question.purpose == Purpose::random_pick) {
            return {static_cast<std::uint16_t>(random_.below(count))};
        }
        std::vector<std::uint16_t> order(count);
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        for (std::uint32_t i = count - 1; i > 0; --i) {
            std::swap(order[i], order[random_.below(i + 1)]);
        }
        return order;
    }

private:
    Random random_;
};

[[nodiscard]] bool asks_chance(const Decision* question)
{
    return question != nullptr && question->asked == PlayerId::chance;
}

/// Returns the recorded answer, or draws one if nobody knows it.
[[nodiscard]] std::vector<std::uint16_t> picks_of(const RecordedAnswer& answer,
                                                  const Decision& question)
{
    if (!answer.unknown) return answer.picks;
    const Picks drawn = drawn_picks(*answer.unknown, question.options, question.min, question.max);
    return {drawn.option.begin(), drawn.option.begin() + drawn.count};
}

}  // namespace

Result<Match> fork_with_explicit_chance(Match& match)
{
    if (match.decision() == nullptr) return Error{"the match is over"};
    MatchState state = match.state();
    const std::vector<RecordedAnswer> given = recorded_answers(state.answers);
    if (!state.explicit_chance) {
        // The current step runs again from its beginning. What it drew then is now asked.
        state.explicit_chance = true;
        if (state.checkpointed) state.now = state.checkpoint;
        state.checkpointed = false;
        state.checkpoint = Table{};
        state.answers = Answers{};
    }
    SeededChance drawn(state.now.random);
    Result<Match> fork = Match::resume(match.library(), match.ruleset(), match.effects(), state);
    if (!fork || match.state().explicit_chance) return fork;
    Match& copy = fork.value();
    copy.on_failure(FailurePolicy::withhold);
    for (auto next = given.begin(); asks_chance(copy.decision()) || next != given.end();) {
        const Decision* question = copy.decision();
        if (question == nullptr) break;
        if (!asks_chance(question) && next->reseed) {
            // The position was resampled at this question, which changes all later draws too.
            drawn = SeededChance(Random(*next++->reseed));
            continue;
        }
        const Result<void> answered = copy.answer(
            asks_chance(question) ? drawn.answer(*question) : picks_of(*next++, *question));
        if (!answered) return Error{answered.error().message};
    }
    const Decision* question = copy.decision();
    const Decision* original = match.decision();
    const bool same = question != nullptr && question->asked == original->asked &&
                      question->purpose == original->purpose &&
                      std::ranges::equal(question->options, original->options);
    if (!same) return Error{"the chance drawn since this effect began cannot be followed"};
    return fork;
}

namespace {

/// A position reached by the search, with its probability.
struct Node {
    std::unique_ptr<MatchState> state;
    Fraction probability;
    std::string path;
};

struct LessLikely {
    bool operator()(const Node& a, const Node& b) const
    {
        return value_of(a.probability) < value_of(b.probability);
    }
};

/// One possible answer to a question to chance, with its probability and name.
struct Branch {
    std::vector<std::uint16_t> picks;
    Fraction probability;
    std::string name;
};

class OddsSearch {
public:
    OddsSearch(Match& match, PlayerId me, const OddsLimits& limits, const OddsPlayer& player)
        : match_(match),
          before_(std::make_unique<MatchState>(match.state())),
          me_(me),
          limits_(limits),
          player_(player)
    {
        match_.record_events(false);
    }

    [[nodiscard]] Result<Odds> run(std::span<const std::uint16_t> picks);

private:
    [[nodiscard]] std::vector<Branch> branches(const Decision& question);
    [[nodiscard]] std::string name_of_card(const Option& option) const;
    Result<void> expand(const Node& node);
    Result<void> arrive(Fraction probability, std::string path);
    void reach(Fraction probability, std::string path);
    [[nodiscard]] std::vector<Difference> changes() const;
    [[nodiscard]] std::string then();

    Match& match_;
    std::unique_ptr<MatchState> before_;
    PlayerId me_;
    OddsLimits limits_;
    const OddsPlayer& player_;
    std::priority_queue<Node, std::vector<Node>, LessLikely> open_;
    Odds odds_;
    Fraction known_;  ///< the total of all outcomes found
};

std::string OddsSearch::name_of_card(const Option& option) const
{
    const Pile& pile = match_.state().now.player[at(owner_of(option.spot))].pile(option.zone);
    const Wording wording(match_.library(), match_.state(), me_);
    return option.place < pile.count ? wording.card(pile.cards[option.place]) : "a card";
}

std::vector<Branch> OddsSearch::branches(const Decision& question)
{
    const std::uint64_t count = question.options.size();
    if (question.purpose == Purpose::flip) {
        return {{{0}, {1, 2}, "heads"}, {{1}, {1, 2}, "tails"}};
    }
    if (question.purpose == Purpose::shuffle) {
        odds_.shuffles = true;
        SeededChance chance(match_.state().now.random);
        return {{chance.answer(question), {1, 1}, "shuffled"}};
    }
    // Which of several identical cards in a hand is picked makes no difference.
    std::vector<Branch> found;
    for (std::uint16_t i = 0; i < count; ++i) {
        const Option& option = question.options[i];
        std::string name = name_of_card(option);
        const auto same = std::ranges::find(found, name, &Branch::name);
        if (option.zone == Zone::hand && same != found.end()) {
            ++same->probability.numerator;
        } else {
            found.push_back({{i}, {1, count}, std::move(name)});
        }
    }
    for (Branch& branch : found) {
        branch.probability = reduced(branch.probability.numerator, count);
    }
    return found;
}

std::vector<Difference> OddsSearch::changes() const
{
    std::vector<Difference> all = differences(match_.library(), *before_, match_.state(), me_);
    std::erase_if(all, [](const Difference& d) { return d.part == DifferencePart::chance; });
    return all;
}

std::string OddsSearch::then()
{
    const Decision* question = match_.decision();
    if (question == nullptr) return "the match is over";
    const Wording wording(match_.library(), match_.state(), me_);
    return fmt::format("{}: {}", wording.side(question->asked), name_of(question->purpose));
}

/// Counts the current position as an outcome. Paths with the same consequences are merged.
void OddsSearch::reach(Fraction probability, std::string path)
{
    const std::optional<Fraction> known = sum(known_, probability);
    if (!known) return;  // it remains part of "more"
    Outlook outlook{probability, changes(), std::move(path), then(), nullptr};
    const auto same = std::ranges::find_if(odds_.outcomes, [&](const Outlook& other) {
        return other.changes == outlook.changes && other.then == outlook.then;
    });
    if (same == odds_.outcomes.end()) {
        if (odds_.outcomes.size() >= limits_.outcomes) return;
        outlook.end = std::make_shared<const MatchState>(match_.state());
        odds_.outcomes.push_back(std::move(outlook));
    } else if (const auto total = sum(same->probability, probability)) {
        same->probability = *total;
    } else {
        return;
    }
    known_ = *known;
}

/// Handles a position with this probability, at a question or at the end of the match: lets
/// `player_` answer where it wants to, then queues the position for later or counts an outcome.
Result<void> OddsSearch::arrive(Fraction probability, std::string path)
{
    constexpr int most_answers = 200;  // by players, one after another
    for (int i = 0; player_ && i < most_answers; ++i) {
        const Decision* question = match_.decision();
        const bool asks_player = question != nullptr && !asks_chance(question) &&
                                 question->purpose != Purpose::main_phase;
        if (!asks_player) break;
        const std::optional<OddsReply> reply = player_(match_);
        if (!reply) break;
        if (Result<void> answered = match_.answer(reply->picks); !answered) return answered;
        path += (path.empty() ? "" : ", ") + reply->name;
    }
    if (asks_chance(match_.decision())) {
        open_.push({std::make_unique<MatchState>(match_.state()), probability, std::move(path)});
    } else {
        reach(probability, std::move(path));
    }
    return {};
}

Result<void> OddsSearch::expand(const Node& node)
{
    match_.restore(*node.state);
    const Decision question = *match_.decision();
    for (Branch& branch : branches(question)) {
        const std::optional<Fraction> probability = product(node.probability, branch.probability);
        if (!probability) continue;
        match_.restore(*node.state);
        static_cast<void>(match_.decision());
        if (Result<void> answered = match_.answer(branch.picks); !answered) return answered;
        std::string path =
            node.path.empty() ? std::move(branch.name) : node.path + ", " + branch.name;
        if (Result<void> done = arrive(*probability, std::move(path)); !done) return done;
    }
    return {};
}

Result<Odds> OddsSearch::run(std::span<const std::uint16_t> picks)
{
    if (Result<void> answered = match_.answer(picks); !answered) return answered.error();
    if (Result<void> done = arrive({1, 1}, {}); !done) return done.error();
    for (std::size_t i = 0; i < limits_.questions && !open_.empty(); ++i) {
        // The queue's top is const only because changing it could break the heap's order.
        Node node = std::move(const_cast<Node&>(open_.top()));
        open_.pop();
        if (Result<void> done = expand(node); !done) return done.error();
    }
    odds_.more = reduced(known_.denominator - known_.numerator, known_.denominator);
    std::ranges::stable_sort(odds_.outcomes, [](const Outlook& a, const Outlook& b) {
        return value_of(a.probability) > value_of(b.probability);
    });
    return std::move(odds_);
}

}  // namespace

Result<Odds> odds_of(Match& match, std::span<const std::uint16_t> picks, PlayerId me,
                     const OddsLimits& limits, const OddsPlayer& player)
{
    Result<Match> fork = fork_with_explicit_chance(match);
    if (!fork) return fork.error();
    return OddsSearch(fork.value(), me, limits, player).run(picks);
}

}  // namespace ptcg::tools
