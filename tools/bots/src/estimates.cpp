#include "estimates.hpp"

#include <algorithm>

namespace ptcg {

void EnergyUnits::add(const CardDef& energy)
{
    for (std::size_t i = 0; i < energy.energy.units && i < energy.energy.unit.size(); ++i) {
        const TypeSet types = energy.energy.unit[i];
        ++total;
        if (types.size() > 1) ++any;
        for (std::size_t type = 0; types.size() == 1 && type < type_count; ++type) {
            if (types.has(static_cast<Type>(type))) ++of[type];
        }
    }
}

EnergyUnits units_of(const CardLibrary& library, const PokemonView& pokemon)
{
    EnergyUnits units;
    for (std::size_t i = 0; i < pokemon.attached_count; ++i) {
        const AttachedView& attached = pokemon.attached[i];
        if (attached.role == Role::energy) units.add(library.def(attached.def));
    }
    return units;
}

int missing(const Cost& cost, const EnergyUnits& units)
{
    int lacking = 0;
    for (std::size_t type = 0; type < at(Type::colorless); ++type) {
        lacking += std::max(0, cost.of[type] - units.of[type]);
    }
    lacking = std::max(0, lacking - units.any);
    return std::max(lacking, cost.total - units.total);
}

int missing_for_all(const CardDef& pokemon, const EnergyUnits& units)
{
    int most = 0;
    for (std::size_t i = 0; i < pokemon.attack_count; ++i) {
        most = std::max(most, missing(pokemon.attacks[i].cost, units));
    }
    return most;
}

int expected_damage(const CardLibrary& library, const AttackDef& attack, TypeSet attacker,
                    const PokemonView& target)
{
    int damage = attack.damage;
    if (damage == 0 || !target.present || target.face_down) return damage;
    const CardDef& def = library.def(target.def);
    for (const Affinity& weak : def.weakness) {
        if (!weak.types.intersects(attacker)) continue;
        damage = weak.times > 0 ? damage * weak.times : damage + weak.amount;
    }
    for (const Affinity& strong : def.resistance) {
        if (strong.types.intersects(attacker)) damage -= strong.amount;
    }
    return std::max(damage, 0);
}

int ready_damage(const CardLibrary& library, const PokemonView& pokemon, const EnergyUnits& units,
                 int more, const PokemonView& target)
{
    const CardDef& def = library.def(pokemon.def);
    int most = -1;
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        const AttackDef& attack = def.attacks[i];
        if (missing(attack.cost, units) > more) continue;
        most = std::max(most, expected_damage(library, attack, pokemon.types, target));
    }
    return most;
}

const Handler* used_text(const CardLibrary& library, const Option& option)
{
    const bool of_stadium = option.kind == OptionKind::use_stadium;
    if (option.kind != OptionKind::use && !of_stadium) return nullptr;
    const auto ability = of_stadium ? Handler::none : static_cast<std::uint8_t>(option.value);
    for (const Handler& handler : library.handlers(library.def(option.def))) {
        if (handler.hook == Hook::use && handler.ability == ability) return &handler;
    }
    return nullptr;
}

bool may_be_endless(const Handler& text)
{
    return text.uses == Uses::no_limit && !text.ends_turn;
}

bool evolves_one_of(const CardLibrary& library, const PlayerView& player, const CardDef& evolution)
{
    return std::any_of(player.pokemon.begin(), player.pokemon.end(), [&](const PokemonView& p) {
        return p.present && !p.face_down && library.def(p.def).name == evolution.evolves_from;
    });
}

}  // namespace ptcg
