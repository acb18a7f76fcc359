#include "bots/evaluation.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ptcg/resolver.hpp"

namespace ptcg::tools {
namespace {

// All in Prize cards, the only thing that is counted at the end.
constexpr double for_pokemon = 0.15;
constexpr double for_health = 0.0035;  ///< a point of HP left
constexpr double for_energy = 0.16;    ///< a card, as long as some attack wants it
constexpr double for_spare_energy = 0.03;
constexpr double for_stage = 0.25;  ///< an evolution
constexpr double for_card = 0.05;   ///< in hand
constexpr double for_active = 0.2;  ///< the Active Pokémon can attack
constexpr double for_condition = 0.12;
constexpr int useful_hand = 7;
constexpr int few_cards = 4;  ///< in the deck
constexpr double for_missing_card = 0.4;

[[nodiscard]] double worth_of(Resolver& game, SlotId id)
{
    const Slot& slot = game.slot(id);
    const CardDef& def = game.def(slot.top);
    const int left = std::max(0, game.hp(id) - slot.damage);
    int wanted = 0;
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        wanted = std::max<int>(wanted, def.attacks[i].cost.total);
    }
    const int energy = slot.energy_count;
    const int useful = std::min(energy, wanted);
    double worth = for_pokemon + for_health * left + for_energy * useful +
                   for_spare_energy * (energy - useful) +
                   for_stage * std::max(0, slot.stage_count - 1);
    if (!game.is_active(id)) return worth;
    worth -= for_condition * std::popcount(slot.conditions);
    const bool ready =
        std::any_of(def.attacks.begin(), def.attacks.begin() + def.attack_count,
                    [&](const AttackDef& attack) { return attack.cost.total <= energy; });
    return ready ? worth + for_active : worth;
}

[[nodiscard]] double worth_of(Resolver& game, PlayerId id)
{
    const PlayerTable& player = game.player(id);
    double worth = -static_cast<double>(player.pile(Zone::prizes).count);
    for (SlotId slot : game.pokemon_of(id)) worth += worth_of(game, slot);
    worth += for_card * std::min<int>(player.pile(Zone::hand).count, useful_hand);
    const int deck = player.pile(Zone::deck).count;
    return worth - for_missing_card * std::max(0, few_cards - deck);
}

}  // namespace

double evaluate(Match& match, PlayerId player)
{
    if (match.over()) {
        if (match.outcome() != Outcome::won) return 0.5;
        return match.winner() == player ? 1 : 0;
    }
    Resolver& game = match.rules();
    const double ahead = worth_of(game, player) - worth_of(game, opponent_of(player));
    return 0.02 + 0.96 / (1 + std::exp(-0.7 * ahead));
}

}  // namespace ptcg::tools
