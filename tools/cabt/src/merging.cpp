// Questions that the interface asks at once, and the match one after the other.

#include <algorithm>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/game.hpp"
#include "ptcg/permissions.hpp"

namespace ptcg::cabt {

void Game::show_scratch()
{
    if (!scratch_) {
        scratch_.emplace(match_->fork());
    } else {
        scratch_->restore(match_->state());
    }
}

const Decision* Game::look_ahead(std::uint16_t pick)
{
    show_scratch();
    return scratch_->answer(pick) ? scratch_->decision() : nullptr;
}

/// The match asks whether, then which; the interface asks which, from none. The second question is
/// found by answering yes in a copy.
void Game::merge_next()
{
    const PlayerId asked = match_->decision()->asked;
    const Decision* const next = look_ahead(0);
    if (next == nullptr || next->asked != asked || next->options.empty()) return;
    const Wording wording{select_.type, select_.context};
    Asker asker(*scratch_, cards_, rules_.vocabulary->contexts, looking_);
    Select merged = asker.ask(*next, picked_before());
    merged.type = wording.type;
    merged.context = wording.context;
    merged.min = 0;
    select_ = std::move(merged);
    stage_ = Stage::merged;
}

/// Gives an answer; `more`: one whose next question was found in a copy, so chance is not renewed
/// in between.
Result<void> Game::give_ahead(std::vector<std::uint16_t> picks, bool more)
{
    std::optional<std::uint64_t> later;
    if (more) later.swap(fresh_chance_);
    Result<void> given = give(std::move(picks));
    if (more) fresh_chance_ = later;
    return given;
}

/// Gives an answer, and then the one that the interface had asked for with it, if there is one.
Result<void> Game::give_both(std::vector<std::uint16_t> picks, std::uint16_t then)
{
    const bool more = then != SelectOption::no_option;
    Result<void> given = give_ahead(std::move(picks), more);
    return given && more ? give({then}) : given;
}

Result<void> Game::answer_merged(std::span<const int> positions)
{
    const bool yes = !positions.empty();
    if (Result<void> given = give_ahead({static_cast<std::uint16_t>(yes ? 0 : 1)}, yes); !given)
        return given;
    if (!yes) return advance();
    return answer_direct(positions);
}

/// The match asks for a Pokémon, then for a card on it or for it; the interface for both at once.
void Game::merge_targets(const Decision& question)
{
    Select merged = select_;
    merged.options.clear();
    const std::vector<SelectOption> targets = select_.options;
    const PlayerId asked = question.asked;
    for (const SelectOption& target : targets) {
        show_scratch();
        if (!scratch_->answer(target.pick)) continue;
        const Decision* const next = scratch_->decision();
        const bool evolves = select_.type == SelectType::evolve;
        const OptionKind wanted = evolves ? OptionKind::card : OptionKind::attached;
        const bool asks = next != nullptr && next->asked == asked && next->max == 1 &&
                          !next->options.empty() && next->options.front().kind == wanted;
        if (!asks && evolves) return;
        if (!asks) {
            add_taken_from(merged, target);
            continue;
        }
        Asker asker(*scratch_, cards_, rules_.vocabulary->contexts, looking_);
        Select second = asker.ask(*next, picked_before(), select_.type);
        for (SelectOption& option : second.options) {
            option.then = option.pick;
            option.pick = target.pick;
            if (evolves) {
                option.type = OptionType::evolve;
                option.in_play_area = target.area;
                option.in_play_index = target.index;
            }
            merged.options.push_back(option);
        }
    }
    if (merged.options.empty()) return;
    if (select_.type == SelectType::energy) merged.energy_cost = 1;
    select_ = std::move(merged);
    stage_ = Stage::merged_target;
}

/// Adds the card that the copy of the match has taken from the Pokémon without asking for it.
void Game::add_taken_from(Select& select, const SelectOption& target)
{
    const SlotId slot = match_->rules().slot_of(target.card);
    for (const Role role : {Role::energy, Role::tool}) {
        SelectOption one = target;
        one.type = role == Role::tool                  ? OptionType::tool_card
                   : select.type == SelectType::energy ? OptionType::energy
                                                       : OptionType::energy_card;
        for (const CardIndex card : cards_.attached(match_->rules(), slot, role)) {
            if (scratch_->rules().slot_of(card) != slot) {
                one.card = card;
                if (role == Role::energy)
                    one.count = std::max<std::uint8_t>(match_->rules().provides(card).units, 1);
                select.options.push_back(one);
                return;
            }
            ++one.part;
        }
    }
}

Result<void> Game::answer_merged_target(std::span<const int> positions)
{
    if (positions.empty()) {
        if (Result<void> given = give({}); !given) return given;
        return advance();
    }
    const SelectOption chosen = select_.options[static_cast<std::size_t>(positions[0])];
    const std::vector<CardIndex> taken = first_copies(positions);
    take_copies(chosen_cards(positions), taken);
    if (Result<void> given = give_both({chosen.pick}, chosen.then); !given) return given;
    note_picked(taken);
    return advance();
}

/// Effects that wait are put in order at once; the match asks each time which is next.
Result<void> Game::answer_order(std::span<const int> positions)
{
    const Decision& question = *match_->decision();
    order_.clear();
    for (const int position : positions) {
        const SelectOption& option = select_.options[static_cast<std::size_t>(position)];
        order_.push_back(question.options[option.pick]);
    }
    const std::uint16_t first = select_.options[static_cast<std::size_t>(positions[0])].pick;
    order_.erase(order_.begin());
    if (Result<void> given = give({first}); !given) return given;
    return advance();
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
