// Orders: of effects that wait, and of cards that are put back.

#include <algorithm>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/game.hpp"
#include "ptcg/permissions.hpp"

namespace ptcg::cabt {

/// Effects that wait are put in order at once; the match asks each time which is next.
Result<void> Game::answer_order(std::span<const int> positions)
{
    const Decision& question = *match_->decision();
    const std::uint16_t first = select_.options[static_cast<std::size_t>(positions[0])].pick;
    std::vector<Option> order;
    for (const int position : positions) {
        if (question.purpose != Purpose::checkup_order) {
            const SelectOption& option = select_.options[static_cast<std::size_t>(position)];
            order.push_back(question.options[option.pick]);
        } else if (position > 0) {
            order.push_back(waiting_text(static_cast<std::size_t>(position) - 1));
        }
    }
    if (question.purpose != Purpose::checkup_order) order.erase(order.begin());
    order_ = std::move(order);
    if (Result<void> given = give({first}); !given) return given;
    return advance();
}

/// Returns how the match will call a text that waits, when it asks which is next.
Option Game::waiting_text(std::size_t number)
{
    const Waiting& text = match_->state().now.waiting[number];
    const Permissions& game = match_->rules();
    return {.kind = OptionKind::text,
            .spot = game.spot_of(text.self),
            .value = game.library().handler(text.handler).ability,
            .def = text.def};
}

/// The match asks whether Special Conditions come before the effects that wait; the interface for
/// the order of all, where no card stands for the conditions.
void Game::ask_checkup_order(const Asker& asker)
{
    constexpr std::uint16_t conditions_first = 0, effects_first = 1;
    SelectOption conditions;
    conditions.type = OptionType::skill;
    conditions.pick = conditions_first;
    select_.options = {conditions};
    for (std::size_t i = 0; i < match_->state().now.waiting_count; ++i)
        asker.add_text(select_, waiting_text(i), effects_first);
}

/// Finds what comes next if the order of these effects has been chosen.
bool Game::order_is_given(const Decision& question, std::uint16_t& pick)
{
    if (question.purpose == Purpose::main_phase) order_.clear();
    if (question.purpose != Purpose::trigger_order &&
        question.purpose != Purpose::replacement_order) {
        return false;
    }
    pick = 0;
    if (question.options.size() == 1) return true;
    const auto find = [&](const Option& wanted) {
        return std::ranges::find_if(question.options, [&](const Option& o) {
            return o.def == wanted.def && o.value == wanted.value && o.spot == wanted.spot;
        });
    };
    for (const Option& offered : question.options) {
        const bool known = std::ranges::any_of(order_, [&](const Option& o) {
            return o.def == offered.def && o.value == offered.value && o.spot == offered.spot;
        });
        if (!known) return false;
    }
    for (auto next = order_.begin(); next != order_.end(); ++next) {
        const auto found = find(*next);
        if (found == question.options.end()) continue;
        pick = static_cast<std::uint16_t>(found - question.options.begin());
        order_.erase(next);
        return true;
    }
    return false;
}

/// Cards put into a deck go there one by one in the order in which they were picked: the last is on
/// top, or under the deck. The match asks for the order from top to bottom.
/// Returns whether the question is about the cards picked last, and the answer.
bool Game::was_put_in_order(const Decision& question, std::vector<std::uint16_t>& picks) const
{
    if (!question.ordered || question.max != picked_.size()) return false;
    for (const CardIndex card : picked_) {
        const auto option =
            std::ranges::find(question.options, match_->state().defs[at(card)], &Option::def);
        if (option == question.options.end()) return false;
        picks.push_back(static_cast<std::uint16_t>(option - question.options.begin()));
    }
    const bool fits = std::ranges::all_of(question.options, [&](const Option& option) {
        const auto number = static_cast<std::uint16_t>(&option - question.options.data());
        return std::ranges::count(picks, number) == option.count;
    });
    if (!fits) picks.clear();
    if (!picked_to_bottom_) std::ranges::reverse(picks);
    return fits;
}

}  // namespace ptcg::cabt
