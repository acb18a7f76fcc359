#include "bots/evaluation.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "bots/reckoning.hpp"

namespace ptcg::tools {
namespace {

/// What each trait adds to the logarithm of the odds of winning: a logistic regression over 672,187
/// beginnings of turns in games of the greedy bot, one answer in twelve random, with twelve pairs
/// of decks.
constexpr Traits weights = {
    -0.412,  // prizes_left
    1.587,   // nearness
    -0.086,  // bench
    -0.266,  // no_bench
    -0.034,  // health
    0.131,   // useful_energy
    0.043,   // spare_energy
    0.249,   // evolutions
    0.026,   // hand
    -1.367,  // few_cards
    -0.326,  // conditions
    0.208,   // ready
    0.146,   // damage
    0.244,   // knock_out
    0.053,   // bench_damage
    -0.519,  // wounds
    0.150,   // turn
    0.204,   // next_prizes
};

/// The most damage its attacks do to `target` that the Energy suffices for; -1 if for none.
[[nodiscard]] int ready_damage(const CardLibrary& library, const PokemonView& pokemon,
                               const EnergyUnits& units, const PokemonView& target)
{
    const CardDef& def = library.def(pokemon.def);
    int most = -1;
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        const AttackDef& attack = def.attacks[i];
        if (missing(attack.cost, units) > 0) continue;
        most = std::max(most, expected_damage(library, attack, pokemon.types, target));
    }
    return most;
}

class Count {
public:
    Count(const CardLibrary& library, const View& view, PlayerId player)
        : library_(library),
          own_(view.player[at(player)]),
          target_(view.player[at(opponent_of(player))].pokemon[0])
    {
        const int prizes = own_.prizes.count;
        of(Trait::prizes_left) = prizes;
        of(Trait::nearness) = 1.0 / std::max(1, prizes);
        of(Trait::bench) = std::min<int>(own_.bench_count, 3);
        of(Trait::no_bench) = own_.bench_count == 0 ? 1 : 0;
        of(Trait::hand) = std::min<int>(own_.hand.count, 7);
        of(Trait::few_cards) = std::max(0, 4 - own_.deck.count);
        for (std::size_t place = 0; place < own_.pokemon.size(); ++place) {
            const PokemonView& pokemon = own_.pokemon[place];
            if (pokemon.present && !pokemon.face_down) add(pokemon, place == 0);
        }
        if (view.turn_player != player) return;
        of(Trait::turn) = 1;
        of(Trait::next_prizes) = of(Trait::knock_out);
    }

    [[nodiscard]] const Traits& traits() const { return traits_; }

private:
    [[nodiscard]] double& of(Trait trait) { return traits_[static_cast<std::size_t>(trait)]; }

    void add(const PokemonView& pokemon, bool active)
    {
        const CardDef& def = library_.def(pokemon.def);
        const EnergyUnits units = units_of(library_, pokemon);
        int dearest = 0;
        for (std::size_t i = 0; i < def.attack_count; ++i) {
            dearest = std::max<int>(dearest, def.attacks[i].cost.total);
        }
        const int useful = std::max(0, dearest - missing_for_all(def, units));
        of(Trait::health) += std::max(0, pokemon.hp - pokemon.damage) / 100.0;
        of(Trait::useful_energy) += useful;
        of(Trait::spare_energy) += std::max(0, units.total - useful);
        of(Trait::evolutions) += pokemon.evolved ? 1 : 0;
        const int damage = ready_damage(library_, pokemon, units, target_);
        if (active) {
            add_active(pokemon, def, damage);
        } else {
            of(Trait::bench_damage) = std::max(of(Trait::bench_damage), damage / 100.0);
        }
    }

    void add_active(const PokemonView& pokemon, const CardDef& def, int damage)
    {
        of(Trait::conditions) = std::popcount(pokemon.conditions);
        of(Trait::wounds) =
            def.prizes * std::min(1.0, 1.0 * pokemon.damage / std::max<int>(1, pokemon.hp));
        if (damage < 0) return;
        const int left = std::max(0, target_.hp - target_.damage);
        of(Trait::ready) = 1;
        of(Trait::damage) = std::min(damage, left) / 100.0;
        if (target_.present && !target_.face_down && damage >= left) {
            of(Trait::knock_out) = library_.def(target_.def).prizes;
        }
    }

    const CardLibrary& library_;
    const PlayerView& own_;
    const PokemonView& target_;
    Traits traits_{};
};

}  // namespace

Traits traits_of(const CardLibrary& library, const View& view, PlayerId player)
{
    Traits traits = Count(library, view, player).traits();
    const Traits theirs = Count(library, view, opponent_of(player)).traits();
    for (std::size_t i = 0; i < trait_count; ++i) traits[i] -= theirs[i];
    return traits;
}

double evaluate(const CardLibrary& library, const View& view, PlayerId player)
{
    if (view.outcome != Outcome::running) {
        if (view.outcome != Outcome::won) return 0.5;
        return view.winner == player ? 1 : 0;
    }
    const Traits traits = traits_of(library, view, player);
    double ahead = 0;
    for (std::size_t i = 0; i < trait_count; ++i) ahead += weights[i] * traits[i];
    return 1 / (1 + std::exp(-ahead));
}

}  // namespace ptcg::tools
