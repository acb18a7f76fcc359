// Counters that a player moves among Pokémon as it likes. The match asks which are taken, then
// where they go; the interface asks for each in turn where it comes from, from none, and where it
// goes. So a copy of the match shows how they lie, and the match is told what that comes to.

#include <algorithm>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/game.hpp"
#include "ptcg/permissions.hpp"
#include "ptcg/resolver_values.hpp"

namespace ptcg::cabt {
namespace {

constexpr int points_of_one = 10;  ///< CARD-10

[[nodiscard]] int counters_on(const Match& match, SlotId id)
{
    return match.state().now.slots[at(id)].damage / points_of_one;
}

/// Returns the Pokémon that the question offers.
[[nodiscard]] std::vector<SlotId> offered(const Decision& question, const Permissions& rules)
{
    std::vector<SlotId> pokemon;
    for (const Option& option : question.options) pokemon.push_back(rules.slot_at(option.spot));
    return pokemon;
}

}  // namespace

/// Returns false if the match's next question is not where the counters go.
bool Game::begin_moving_counters()
{
    const Decision& taken = *match_->decision();
    if (taken.min > 0) return false;
    const Decision* const placed = look_ahead(0);
    if (placed == nullptr || placed->purpose != Purpose::damage || placed->source != taken.source)
        return false;
    const Permissions& rules = match_->rules();
    moving_ = Moving{};
    moving_.from = offered(taken, rules);
    moving_.to = offered(*placed, rules);
    for (const SlotId id : moving_.to) {  // what comes to it can be moved on
        if (counters_on(*match_, id) == 0) moving_.from.push_back(id);
    }
    std::ranges::sort(moving_.from, {}, [&](SlotId id) { return at(rules.spot_of(id)); });
    stage_ = Stage::counters;
    show_moved_counters();
    ask_counter();
    return true;
}

/// Shows how the counters lie.
void Game::show_moved_counters()
{
    MatchState state = match_->state();
    for (std::size_t i = 0; i < moving_.change.size(); ++i) {
        Slot& slot = state.now.slots[i];
        slot.damage = static_cast<std::uint16_t>(slot.damage + moving_.change[i] * points_of_one);
    }
    show_scratch();
    scratch_->restore(state);
    scratch_.shows = true;
}

void Game::ask_counter()
{
    const bool takes = moving_.of == no_slot;
    const Asker asker(*scratch_, cards_, rules_.vocabulary->contexts, {});
    select_.options.clear();
    select_.type = SelectType::card;
    select_.context = takes ? Context::remove_damage_counter : Context::damage_counter;
    select_.min = takes ? 0 : 1;
    select_.max = 1;
    for (const SlotId id : takes ? moving_.from : moving_.to) {
        const bool fits = takes ? counters_on(*scratch_, id) > 0 : id != moving_.of;
        if (fits) asker.add_pokemon(select_, id, static_cast<std::uint16_t>(at(id)));
    }
}

Result<void> Game::answer_counters(std::span<const int> positions)
{
    if (positions.empty()) return give_moved_counters();
    const auto chosen =
        static_cast<SlotId>(select_.options[static_cast<std::size_t>(positions[0])].pick);
    if (moving_.of == no_slot) {
        moving_.of = chosen;
    } else {
        --moving_.change[at(moving_.of)];
        ++moving_.change[at(chosen)];
        moving_.of = no_slot;
        show_moved_counters();
    }
    ask_counter();
    if (select_.options.empty()) return give_moved_counters();
    return {};
}

/// Answers the match, which asks again while an answer has as many picks as one may have.
Result<void> Game::give_moved_counters()
{
    std::array<int, slots_per_match> change = moving_.change;
    std::size_t count = most_picks;
    while (count == most_picks) {
        count = 0;
        for (const int way : {-1, 1}) {  // which are taken, then where they go
            const Decision& question = *match_->decision();
            const std::size_t most = way < 0 ? question.max : count;
            std::vector<std::uint16_t> picks;
            for (std::size_t i = 0; i < question.options.size(); ++i) {
                int& left = change[at(match_->rules().slot_at(question.options[i].spot))];
                for (; left * way > 0 && picks.size() < most; left -= way)
                    picks.push_back(static_cast<std::uint16_t>(i));
            }
            count = picks.size();
            if (Result<void> given = give(std::move(picks)); !given) return given;
            if (count == 0) break;
        }
    }
    return advance();
}

}  // namespace ptcg::cabt
