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

CardIndex Game::receiver(const Decision& question)
{
    static_cast<void>(look_ahead(0));
    for (const SlotId slot : match_->rules().pokemon_of(question.asked)) {
        const Slot& before = match_->state().now.slots[at(slot)];
        const Slot& after = scratch_->state().now.slots[at(slot)];
        if (after.top == before.top && after.energy_count > before.energy_count) return before.top;
    }
    return no_card;
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

}  // namespace ptcg::cabt
