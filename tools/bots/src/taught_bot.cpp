#include "taught_bot.hpp"

#include "estimates.hpp"

namespace ptcg {
namespace {

class TaughtBot final : public Bot {
public:
    TaughtBot(const CardLibrary& library, const PolicyWeights& policy)
        : library_(library),
          policy_(policy),
          reader_(library, policy.cards),
          greedy_(make_greedy_bot(library))
    {
    }

    void begin(std::uint64_t seed) override { greedy_->begin(seed); }
    [[nodiscard]] bool wants_view() const override { return true; }

    void choose(const Decision& decision, const View& view,
                std::vector<std::uint16_t>& picks) override
    {
        greedy_->choose(decision, view, picks);
        const bool no_choice = decision.min == 1 && decision.options.size() == 1;
        const bool nothing_fits = picks.size() < decision.min;
        if (decision.max != 1 || no_choice || nothing_fits) return;
        reader_.read(decision, view, picks, question_);
        const std::size_t greedy = picks.empty() ? decision.options.size() : picks[0];
        std::size_t best = greedy;
        double highest = policy_.score(question_, question_.options[greedy]);
        for (std::size_t i = 0; i < question_.options.size(); ++i) {
            if (i == greedy || !may_pick(decision, i)) continue;
            const double score = policy_.score(question_, question_.options[i]);
            if (score <= highest) continue;
            highest = score;
            best = i;
        }
        picks.clear();
        if (best < decision.options.size()) picks.push_back(static_cast<std::uint16_t>(best));
    }

private:
    [[nodiscard]] bool may_pick(const Decision& decision, std::size_t number) const
    {
        if (number >= decision.options.size()) return true;
        const Option& option = decision.options[number];
        const Handler* text = used_text(library_, option);
        return option.count > 0 && (text == nullptr || !may_be_endless(*text));
    }

    const CardLibrary& library_;
    const PolicyWeights& policy_;
    OptionReader reader_;
    std::unique_ptr<Bot> greedy_;
    QuestionInput question_;
};

}  // namespace

std::unique_ptr<Bot> make_taught_bot(const CardLibrary& library, const PolicyWeights& policy)
{
    return std::make_unique<TaughtBot>(library, policy);
}

}  // namespace ptcg
