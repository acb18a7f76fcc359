#include "advice/walk.hpp"

#include <algorithm>
#include <memory>
#include <numeric>

#include "analysis/odds.hpp"
#include "ptcg/random.hpp"

namespace ptcg::tools {
namespace {

using Answers = std::vector<std::vector<std::uint16_t>>;

constexpr int most_answers = 300;  ///< on the way to one end

class Walker {
public:
    Walker(Match& match, std::uint64_t seed, const WalkLimits& limits, const WalkVisitor& visit)
        : match_(match),
          chance_(seed),
          limits_(limits),
          visit_(visit),
          begin_(match.events().size())
    {
    }

    Result<Walked> go(std::span<const std::uint16_t> picks)
    {
        if (Result<void> taken = match_.answer(picks); !taken) return taken.error();
        follow(1);
        return walked_;
    }

private:
    [[nodiscard]] bool ends_at(const Decision* open) const
    {
        if (open == nullptr) return true;
        if (open->asked == PlayerId::chance) return false;
        return !limits_.answers_players || open->purpose == Purpose::main_phase ||
               open->purpose == Purpose::prize || open->purpose == Purpose::promote;
    }

    [[nodiscard]] std::vector<std::uint16_t> drawn(const Decision& question)
    {
        const auto count = static_cast<std::uint32_t>(question.options.size());
        if (question.purpose != Purpose::shuffle) {
            return {static_cast<std::uint16_t>(chance_.below(count))};
        }
        std::vector<std::uint16_t> order(count);
        std::iota(order.begin(), order.end(), std::uint16_t{0});
        for (std::uint32_t i = count; i > 1; --i) {
            std::swap(order[i - 1], order[chance_.below(i)]);
        }
        return order;
    }

    /// Returns the answers that are followed, all equally likely if chance is asked.
    [[nodiscard]] Answers ways(const Decision& question)
    {
        if (question.asked == PlayerId::chance) {
            if (question.purpose == Purpose::flip) return {{0}, {1}};
            return {drawn(question)};
        }
        Answers all;
        if (question.min == 0) all.emplace_back();
        if (question.min > 1) all.push_back(default_answer(question));
        for (std::uint16_t i = 0; question.min <= 1 && question.max > 0; ++i) {
            if (i == question.options.size()) break;
            if (question.options[i].count > 0) all.push_back({i});
        }
        return all;
    }

    void follow(double share)
    {
        for (int i = 0; i < most_answers; ++i) {
            const Decision* const open = match_.decision();
            if (ends_at(open)) {
                ++ends_;
                walked_.share += share;
                return visit_({share, match_.events().subspan(begin_), open});
            }
            Answers answers = ways(*open);
            if (answers.empty()) return;
            if (answers.size() > 1 && ends_ + answers.size() <= limits_.ends) {
                return follow_each(answers, share);
            }
            if (answers.size() > 1) {
                walked_.was_cut = true;
                const auto any = static_cast<std::uint32_t>(answers.size());
                answers = {answers[chance_.below(any)]};
            }
            if (!match_.answer(answers.front())) return;
        }
        walked_.was_cut = true;
    }

    void follow_each(const Answers& answers, double share)
    {
        const auto here = std::make_unique<const MatchState>(match_.state());
        for (const std::vector<std::uint16_t>& picks : answers) {
            match_.restore(*here);
            static_cast<void>(match_.decision());
            if (!match_.answer(picks)) continue;
            follow(share / static_cast<double>(answers.size()));
        }
    }

    Match& match_;
    Random chance_;
    WalkLimits limits_;
    const WalkVisitor& visit_;
    std::size_t begin_;
    std::size_t ends_ = 0;
    Walked walked_;
};

}  // namespace

Result<Walked> walk(const Observation& seen, std::uint64_t seed,
                    std::span<const std::uint16_t> picks, const WalkLimits& limits,
                    const WalkVisitor& visit)
{
    Result<Match> drawn = seen.sample(seed);
    if (!drawn) return drawn.error();
    Result<Match> fork = fork_with_explicit_chance(drawn.value());
    if (!fork) return fork.error();
    return Walker(fork.value(), seed, limits, visit).go(picks);
}

}  // namespace ptcg::tools
