#include "text_tests/actions/answers.hpp"

#include <algorithm>
#include <numeric>

#include "text_tests/actions/digest.hpp"

namespace ptcg::tools {
namespace {

/// Options that are the same for a player.
struct Choice {
    std::uint64_t digest = 0;
    Picks options;  ///< one entry for each time it may be picked
};

[[nodiscard]] std::vector<Choice> choices_of(const MatchState& state, const Decision& decision)
{
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        const std::uint64_t digest = option_digest(state, option);
        auto same = std::ranges::find(choices, digest, &Choice::digest);
        if (same == choices.end()) same = choices.insert(same, Choice{digest, {}});
        same->options.insert(same->options.end(), option.count, static_cast<std::uint16_t>(i));
    }
    std::ranges::sort(choices, {}, &Choice::digest);
    return choices;
}

/// Returns the order of a shuffled pile: that of the cards' numbers.
[[nodiscard]] Picks sorted_cards(const MatchState& state, const Decision& decision)
{
    Picks order(decision.options.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    std::ranges::stable_sort(order, {}, [&](std::uint16_t option) {
        return place_in_shuffle(card_of(state, decision.options[option]));
    });
    return order;
}

/// Enumerates what may be picked.
class Enumeration {
public:
    Enumeration(const std::vector<Choice>& choices, const Decision& decision, std::size_t most)
        : choices_(choices), decision_(decision), most_(most)
    {
        if (decision.ordered) {
            used_.resize(choices.size());
            in_order();
        } else {
            from(0);
        }
    }

    [[nodiscard]] std::vector<Picks> take()
    {
        if (found_.size() > most_) found_.clear();
        return std::move(found_);
    }

private:
    void add_if_enough()
    {
        if (picked_.size() >= decision_.min) found_.push_back(picked_);
    }

    /// Picks of the choices from `next` on, in whatever order.
    void from(std::size_t next)
    {
        if (found_.size() > most_) return;
        if (next == choices_.size()) return add_if_enough();
        const Picks& options = choices_[next].options;
        const std::size_t before = picked_.size();
        from(next + 1);
        for (const std::uint16_t option : options) {
            if (picked_.size() == decision_.max) break;
            picked_.push_back(option);
            from(next + 1);
        }
        picked_.resize(before);
    }

    void in_order()
    {
        if (found_.size() > most_) return;
        add_if_enough();
        if (picked_.size() == decision_.max) return;
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            if (used_[i] == choices_[i].options.size()) continue;
            picked_.push_back(choices_[i].options[used_[i]++]);
            in_order();
            picked_.pop_back();
            --used_[i];
        }
    }

    const std::vector<Choice>& choices_;
    const Decision& decision_;
    std::size_t most_;
    Picks picked_;
    std::vector<std::size_t> used_;
    std::vector<Picks> found_;
};

}  // namespace

std::uint64_t place_in_shuffle(DefId card)
{
    // Not by number alone: cards of a sort would always lie together.
    return mixed(8, at(card));
}

std::vector<Picks> all_answers(const MatchState& state, const Decision& decision, std::size_t most)
{
    if (decision.purpose == Purpose::shuffle) return {sorted_cards(state, decision)};
    return Enumeration(choices_of(state, decision), decision, most).take();
}

Picks some_answer(const MatchState& state, const Decision& decision, std::uint64_t salt)
{
    if (decision.purpose == Purpose::shuffle) return sorted_cards(state, decision);
    struct Ranked {
        std::uint64_t rank;
        std::uint16_t option;
    };
    std::vector<Ranked> ranked;
    for (const Choice& choice : choices_of(state, decision)) {
        std::uint64_t rank = mixed(salt, choice.digest);
        for (const std::uint16_t option : choice.options) {
            ranked.push_back({rank, option});
            rank = mixed(rank, 9);
        }
    }
    std::ranges::sort(ranked, {}, &Ranked::rank);
    const std::size_t most = std::min<std::size_t>(decision.max, ranked.size());
    const std::size_t more = most > decision.min ? mixed(salt, 10) % (most - decision.min + 1) : 0;
    Picks picks;
    for (std::size_t i = 0; i < decision.min + more; ++i) picks.push_back(ranked[i].option);
    return picks;
}

}  // namespace ptcg::tools
