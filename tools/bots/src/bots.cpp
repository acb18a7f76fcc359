#include "ptcg/bots/bots.hpp"

#include <algorithm>

#include "kept_cards.hpp"
#include "ptcg/random.hpp"

namespace ptcg {
namespace {

class RandomBot final : public Bot {
public:
    void begin(std::uint64_t seed) override { random_ = Random(seed); }
    [[nodiscard]] bool wants_view() const override { return false; }

    void choose(const Decision& decision, const View&, std::vector<std::uint16_t>& picks) override
    {
        picks.clear();
        if (decision.min == 1 && decision.max == 1) {
            const std::uint16_t pick = below(decision.options.size());
            if (decision.options[pick].count > 0) {
                picks.push_back(pick);
                return;
            }  // else its script failed: pick among the others
        }
        std::size_t available = 0;
        left_.clear();
        for (const Option& option : decision.options) {
            left_.push_back(option.count);
            available += option.count;
        }
        const std::size_t most = std::min<std::size_t>(decision.max, available);
        std::size_t wanted = decision.min;
        if (most > wanted) wanted += below(most - wanted + 1);
        while (picks.size() < wanted) pick_one(picks);
    }

private:
    [[nodiscard]] std::uint16_t below(std::size_t bound)
    {
        return static_cast<std::uint16_t>(random_.below(static_cast<std::uint32_t>(bound)));
    }

    /// Picks one of the options still available, all equally likely however many cards each
    /// represents.
    void pick_one(std::vector<std::uint16_t>& picks)
    {
        const auto open = static_cast<std::size_t>(
            std::count_if(left_.begin(), left_.end(), [](std::uint8_t n) { return n > 0; }));
        std::size_t skip = below(open);
        for (std::size_t i = 0; i < left_.size(); ++i) {
            if (left_[i] == 0 || skip-- > 0) continue;
            --left_[i];
            picks.push_back(static_cast<std::uint16_t>(i));
            return;
        }
    }

    Random random_{0};
    std::vector<std::uint8_t> left_;
};

}  // namespace

void Bot::look_ahead(const Observation& seen, std::vector<std::uint16_t>& picks)
{
    choose(*seen.decision(), seen.view(), picks);
}

void ask(Bot& bot, Match& match, View& view, std::vector<std::uint16_t>& picks)
{
    const Decision& open = *match.decision();
    if (bot.foresight() != Foresight::none && open.asked != PlayerId::chance) {
        Assumptions assumptions{.real_list = true,
                                .sees_everything = bot.foresight() == Foresight::everything};
        assumptions.keeps = [&library = match.library(), them = opponent_of(open.asked)](
                                const View& known, DefId card) {
            return readiness_to_keep(library, known, them, card);
        };
        const Observation seen(match, open.asked, assumptions);
        bot.look_ahead(seen, picks);
        return;
    }
    if (bot.wants_view()) make_view(match.rules(), seen_by(open.asked), view);
    bot.choose(open, view, picks);
}

Result<void> Bot::ask_program(Match&, std::vector<std::uint16_t>&)
{
    return Error{"it is not a program"};
}

Result<void> ask_any(Bot& bot, Match& match, View& view, std::vector<std::uint16_t>& picks)
{
    if (!bot.is_program()) {
        ask(bot, match, view, picks);
        return {};
    }
    if (Result<void> asked = bot.ask_program(match, picks); !asked) return asked;
    const Result<void> legal = match.check_answer(*match.decision(), picks);
    return legal ? legal : Error{"gave an illegal answer: " + legal.error().message};
}

std::unique_ptr<Bot> make_random_bot()
{
    return std::make_unique<RandomBot>();
}

Result<std::unique_ptr<Bot>> make_bot(std::string_view name, const CardLibrary& library)
{
    const Result<BotName> read = read_bot_name(name);
    if (!read) return read.error();
    const SearchBudget& budget = read.value().budget;
    switch (read.value().kind) {
        case BotKind::greedy:
            return make_greedy_bot(library);
        case BotKind::mcts:
            return make_mcts_bot(library, budget, Foresight::fair);
        case BotKind::mcts_open:
            return make_mcts_bot(library, budget, Foresight::everything);
        case BotKind::random:
            break;
    }
    return make_random_bot();
}

std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t use)
{
    // Splitmix64's finalizer over both, so that neighboring seeds give unrelated results.
    std::uint64_t x = seed + 0x9e3779b97f4a7c15u * (use + 1);
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

}  // namespace ptcg
