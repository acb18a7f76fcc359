#include "traits.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include "estimates.hpp"

namespace ptcg {
namespace {

class Count {
public:
    Count(const CardLibrary& library, const View& view, PlayerId player)
        : library_(library),
          own_(view.player[at(player)]),
          target_(view.player[at(opponent_of(player))].pokemon[0]),
          turn_(view.turn_player == player)
    {
        const int prizes = own_.prizes.count;
        of(Trait::prizes_left) = prizes;
        of(Trait::nearness) = 1.0 / std::max(1, prizes);
        of(Trait::deck) = own_.deck.count / 10.0;
        of(Trait::thin_deck) = std::max(0, 10 - own_.deck.count) / 10.0;
        of(Trait::few_cards) = std::max(0, 4 - own_.deck.count);
        of(Trait::hand) = std::min<int>(own_.hand.count, 7);
        of(Trait::bench) = own_.bench_count;
        of(Trait::no_bench) = own_.bench_count == 0 ? 1 : 0;
        for (std::size_t place = 0; place < own_.pokemon.size(); ++place) {
            const PokemonView& pokemon = own_.pokemon[place];
            if (pokemon.present && !pokemon.face_down) add(pokemon, place == 0);
        }
        for (std::size_t i = 0; i < own_.hand.known_count; ++i) add_in_hand(own_.hand.known[i].def);
    }

    [[nodiscard]] const Traits& traits() const { return traits_; }

private:
    [[nodiscard]] double& of(Trait trait) { return traits_[static_cast<std::size_t>(trait)]; }

    void add(const PokemonView& pokemon, bool active)
    {
        const CardDef& def = library_.def(pokemon.def);
        const EnergyUnits units = units_of(library_, pokemon);
        const double health = std::max(0, pokemon.hp - pokemon.damage) / 100.0;
        const int soon = ready_damage(library_, pokemon, units, 1, target_);
        of(Trait::health) += std::sqrt(health);
        of(Trait::useful_energy) += useful_energy(def, units);
        of(Trait::evolutions) += pokemon.evolved ? 1 : 0;
        of(Trait::rich_prey) += std::max(0, def.prizes - 1);
        of(Trait::reach) = std::max(of(Trait::reach), soon / 100.0);
        if (!active) return;
        const int damage = ready_damage(library_, pokemon, units, 0, target_);
        of(Trait::active_health) = health;
        of(Trait::conditions) = std::popcount(pokemon.conditions);
        of(Trait::ready) = damage >= 0 ? 1 : 0;
        of(Trait::pace) = pace(damage);
        of(Trait::next_pace) = turn_ ? pace(soon) : 0;
    }

    [[nodiscard]] static int useful_energy(const CardDef& def, const EnergyUnits& units)
    {
        int dearest = 0;
        for (std::size_t i = 0; i < def.attack_count; ++i) {
            dearest = std::max<int>(dearest, def.attacks[i].cost.total);
        }
        return std::max(0, dearest - missing_for_all(def, units));
    }

    /// Returns one divided by the number of such attacks that would Knock Out the Defending
    /// Pokémon, at most six.
    [[nodiscard]] double pace(int damage) const
    {
        constexpr int most = 6;
        if (damage <= 0) return 1.0 / most;
        const int left = target_.hp - target_.damage;
        return 1.0 / std::clamp((left + damage - 1) / damage, 1, most);
    }

    void add_in_hand(DefId id)
    {
        const CardDef& card = library_.def(id);
        if (card.is_evolution() && evolves_one_of(library_, own_, card)) {
            of(Trait::evolution_in_hand) = 1;
        } else if (card.kind == CardKind::energy && is_wanted(card)) {
            of(Trait::energy_in_hand) = 1;
        }
    }

    [[nodiscard]] bool is_wanted(const CardDef& card) const
    {
        return std::any_of(own_.pokemon.begin(), own_.pokemon.end(), [&](const PokemonView& p) {
            if (!p.present || p.face_down) return false;
            const CardDef& def = library_.def(p.def);
            EnergyUnits units = units_of(library_, p);
            const int before = missing_for_all(def, units);
            units.add(card);
            return missing_for_all(def, units) < before;
        });
    }

    const CardLibrary& library_;
    const PlayerView& own_;
    const PokemonView& target_;
    bool turn_;
    Traits traits_{};
};

}  // namespace

Traits traits_of(const CardLibrary& library, const View& view, PlayerId player)
{
    return Count(library, view, player).traits();
}

}  // namespace ptcg
