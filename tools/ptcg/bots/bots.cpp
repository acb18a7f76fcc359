#include "bots/bots.hpp"

#include <algorithm>

#include "ptcg/random.hpp"

namespace ptcg::tools {
namespace {

class RandomBot final : public Bot {
public:
    void begin(std::uint64_t seed) override { random_ = Random(seed); }
    [[nodiscard]] bool wants_view() const override { return false; }

    void choose(const Decision& decision, const View&, std::vector<std::uint16_t>& picks) override
    {
        picks.clear();
        if (decision.min == 1 && decision.max == 1) {
            picks.push_back(below(decision.options.size()));
            return;
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

    /// Any option that may still be picked, each equally likely however many cards it stands for.
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

const std::vector<std::string>& bot_names()
{
    static const std::vector<std::string> names = {"random", "greedy"};
    return names;
}

std::unique_ptr<Bot> make_random_bot()
{
    return std::make_unique<RandomBot>();
}

std::unique_ptr<Bot> make_bot(std::string_view name, const CardLibrary& library)
{
    if (name == "random") return make_random_bot();
    if (name == "greedy") return make_greedy_bot(library);
    return nullptr;
}

std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t use)
{
    // Splitmix64's finisher over both: neighbours do not resemble each other.
    std::uint64_t x = seed + 0x9e3779b97f4a7c15u * (use + 1);
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

}  // namespace ptcg::tools
