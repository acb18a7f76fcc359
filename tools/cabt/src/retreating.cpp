// Retreats: the match asks where to, then which Energy pays; the interface the other way around.

#include <algorithm>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/game.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg::cabt {

void Game::begin_retreat()
{
    stage_ = Stage::retreat;
    paid_.clear();
    show_scratch();
    scratch_.shows = true;
    ask_retreat();
}

void Game::ask_retreat()
{
    const Permissions& real = match_->rules();
    const SlotId active = real.active(asked_);
    int left = real.retreat_cost(active);
    for (const CardIndex card : paid_) left -= real.provides(card).units;
    Asker asker(*scratch_, cards_, rules_.vocabulary->contexts, {});
    select_ = Select{};
    if (left > 0 && scratch_->state().now.slots[at(active)].energy_count > 0) {
        select_.type = SelectType::energy;
        select_.context = Context::discard_energy;
        select_.energy_cost = left;
        asker.add_energy(select_, active, 0);
        return;
    }
    select_.type = SelectType::card;
    select_.context = Context::change_active;
    const PlayerTable& player = scratch_->state().now.player[at(asked_)];
    for (std::size_t i = 0; i < player.bench_count; ++i)
        asker.add_pokemon(select_, player.bench[i], 0);
}

Result<void> Game::answer_retreat(std::span<const int> positions)
{
    const SelectOption chosen = select_.options[static_cast<std::size_t>(positions[0])];
    if (chosen.type != OptionType::energy) {
        const PlayerTable& player = scratch_->state().now.player[at(asked_)];
        return retreat_to(player.bench[chosen.index]);
    }
    paid_.push_back(chosen.card);
    chronicle_.tell_paid(chosen.card, cards_);
    scratch_->edit([&](Resolver& game) { static_cast<void>(game.discard(chosen.card)); });
    ask_retreat();
    return {};
}

/// Gives the match all answers of the retreat.
Result<void> Game::retreat_to(SlotId chosen)
{
    const Spot spot = match_->rules().spot_of(chosen);
    const Decision& main = *match_->decision();
    const auto found = std::ranges::find_if(main.options, [&](const Option& option) {
        return option.kind == OptionKind::retreat && option.spot == spot;
    });
    const SlotId active = match_->rules().active(asked_);
    const CardList before = match_->rules().cards_of(active, Role::energy);
    const auto pick = static_cast<std::uint16_t>(found - main.options.begin());
    if (Result<void> given = give({pick}); !given) return given;
    std::vector<CardIndex> wanted = paid_;
    while (const Decision* const question = match_->decision()) {
        if (question->purpose != Purpose::pay_retreat) break;
        std::uint16_t pays = 0;
        for (std::size_t i = 0; i < question->options.size(); ++i) {
            const auto card = std::ranges::find_if(wanted, [&](CardIndex one) {
                return match_->state().defs[at(one)] == question->options[i].def;
            });
            if (card == wanted.end()) continue;
            pays = static_cast<std::uint16_t>(i);
            wanted.erase(card);
            break;
        }
        if (Result<void> given = give({pays}); !given) return given;
    }
    std::vector<CardIndex> taken;
    for (const CardIndex card : before) {
        if (match_->rules().slot_of(card) != active) taken.push_back(card);
    }
    take_copies(paid_, taken);
    return advance();
}

}  // namespace ptcg::cabt
