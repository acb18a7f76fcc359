#include "repl/scripted_chance.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "card_tests/bindings/words.hpp"

namespace ptcg::tools {

namespace {

std::vector<std::uint16_t> in_order(const Decision& decision)
{
    std::vector<std::uint16_t> order(decision.options.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    return order;
}

/// Draws as the engine does: the cards from the bottom to the top.
std::vector<std::uint16_t> shuffled(const Decision& decision, Random& random)
{
    std::vector<std::uint16_t> order = in_order(decision);
    for (std::size_t i = order.size() - 1; i > 0; --i) {
        std::swap(order[i], order[random.below(static_cast<std::uint32_t>(i + 1))]);
    }
    return order;
}

/// The cards behind the face-down options of a question for chance.
class HiddenCards {
public:
    HiddenCards(const Decision& decision, const MatchState& state, const CardLibrary& library)
        : decision_(decision), words_(library, state, PlayerId::one), library_(library)
    {
    }

    [[nodiscard]] bool is(std::uint16_t option, const std::string& id) const
    {
        const DefId def = words_.hidden_card(decision_.options[option]);
        return def != no_def && library_.text(def).id == id;
    }

private:
    const Decision& decision_;
    OptionWords words_;
    const CardLibrary& library_;
};

/// Puts these cards on top of the order, the first one topmost.
Result<void> put_on_top(std::vector<std::uint16_t>& order, const std::vector<std::string>& ids,
                        const HiddenCards& cards)
{
    auto end = order.end();
    for (const std::string& id : ids) {
        const auto found =
            std::find_if(order.begin(), end, [&](std::uint16_t o) { return cards.is(o, id); });
        if (found == end) {
            return Error{
                fmt::format("the shuffle should bring {} to the top, but there is no (other) {} "
                            "among the cards; see \"shuffle\"",
                            id, id)};
        }
        std::rotate(found, found + 1, end);
        --end;
    }
    return {};
}

}  // namespace

std::string to_string(const ScriptedChance& script)
{
    std::vector<std::string> parts;
    if (!script.coins.empty()) {
        std::string coins = "coins ";
        for (bool heads : script.coins) coins += heads ? 'H' : 'T';
        parts.push_back(std::move(coins));
    }
    for (const std::vector<std::string>& shuffle : script.shuffles) {
        parts.push_back(fmt::format("a shuffle brings {} to the top", fmt::join(shuffle, ", ")));
    }
    if (!script.picks.empty()) {
        parts.push_back(fmt::format("picked at random: {}", fmt::join(script.picks, ", ")));
    }
    if (script.keep_order) parts.emplace_back("shuffles keep the order");
    return fmt::format("{}", fmt::join(parts, "; "));
}

Result<std::vector<std::uint16_t>> answer_chance(const Decision& decision, const MatchState& state,
                                                 const CardLibrary& library, ScriptedChance& script,
                                                 Random& random)
{
    const HiddenCards cards(decision, state, library);
    if (decision.purpose == Purpose::flip) {
        bool heads = false;
        if (script.coins.empty()) {
            heads = (random.next() >> 63) != 0;
        } else {
            heads = script.coins.front();
            script.coins.pop_front();
        }
        return std::vector<std::uint16_t>{static_cast<std::uint16_t>(heads ? 0 : 1)};
    }
    if (decision.purpose == Purpose::shuffle) {
        std::vector<std::uint16_t> order =
            script.keep_order ? in_order(decision) : shuffled(decision, random);
        if (script.shuffles.empty()) return order;
        const std::vector<std::string> top = script.shuffles.front();
        script.shuffles.pop_front();
        if (Result<void> put = put_on_top(order, top, cards); !put) return put.error();
        return order;
    }
    if (script.picks.empty()) {
        return std::vector<std::uint16_t>{static_cast<std::uint16_t>(
            random.below(static_cast<std::uint32_t>(decision.options.size())))};
    }
    const std::string id = script.picks.front();
    script.picks.pop_front();
    for (std::uint16_t option = 0; option < decision.options.size(); ++option) {
        if (cards.is(option, id)) return std::vector<std::uint16_t>{option};
    }
    return Error{
        fmt::format("{} should be picked at random, but is not among the cards; see \"pick\"", id)};
}

}  // namespace ptcg::tools
