#include "option_input.hpp"

#include <algorithm>
#include <span>

#include "estimates.hpp"
#include "traits.hpp"

namespace ptcg {
namespace {

/// Gives out the places of a row of numbers one after another.
template <std::size_t Size>
class Row {
public:
    explicit Row(std::array<float, Size>& numbers) : numbers_(numbers) {}

    void add(double number) { numbers_[place_++] = static_cast<float>(number); }
    void skip(std::size_t count) { place_ += count; }

private:
    std::array<float, Size>& numbers_;
    std::size_t place_ = 0;
};

constexpr auto in_reach = static_cast<std::size_t>(std::ranges::find(option_numbers, "in_reach") -
                                                   option_numbers.begin());

[[nodiscard]] double of(const Traits& traits, Trait trait)
{
    return traits[static_cast<std::size_t>(trait)];
}

/// Returns the HP left in hundreds.
[[nodiscard]] double left(const PokemonView& pokemon)
{
    return std::max(0, pokemon.hp - pokemon.damage) / 100.0;
}

void read_position(const CardLibrary& library, const View& view, PlayerId me,
                   std::array<float, position_numbers.size()>& numbers)
{
    const Traits mine = traits_of(library, view, me);
    const Traits theirs = traits_of(library, view, opponent_of(me));
    Row row(numbers);
    row.add(1);
    row.add(of(mine, Trait::ready));
    row.add(view.energy_attached > 0 ? 1 : 0);
    row.add(view.supporters_played > 0 ? 1 : 0);
    row.add(of(mine, Trait::hand) / 7);
    row.add(of(mine, Trait::bench) / 5);
    row.add(of(mine, Trait::prizes_left) / 6);
    row.add(view.turn <= 2 ? 1 : 0);
    row.add(of(theirs, Trait::prizes_left) / 6);
    row.add(of(mine, Trait::deck) / 6);
    row.add(of(mine, Trait::thin_deck));
    row.add(of(mine, Trait::active_health) / 2);
    row.add(of(mine, Trait::health) / 4);
    row.add(of(mine, Trait::useful_energy) / 4);
    row.add(of(mine, Trait::evolution_in_hand));
    row.add(of(mine, Trait::energy_in_hand));
    row.add(of(mine, Trait::conditions));
    row.add(of(mine, Trait::reach));
    row.add(of(mine, Trait::pace));
    row.add(of(theirs, Trait::active_health) / 2);
    row.add(of(theirs, Trait::bench) / 5);
    row.add(of(theirs, Trait::useful_energy) / 4);
    row.add(of(theirs, Trait::reach));
    row.add(of(theirs, Trait::reach) >= of(mine, Trait::active_health) ? 1 : 0);
}

[[nodiscard]] int best_printed_damage(const CardDef& card)
{
    int most = 0;
    for (std::size_t i = 0; i < card.attack_count; ++i)
        most = std::max<int>(most, card.attacks[i].damage);
    return most;
}

void read_card(const CardLibrary& library, const PlayerView& mine, DefId id,
               Row<option_numbers.size()>& row)
{
    const auto known = std::span(mine.hand.known).first(mine.hand.known_count);
    const CardDef& card = library.def(id);
    row.add(static_cast<double>(std::ranges::count(mine.pokemon, id, &PokemonView::def)) / 2);
    row.add(static_cast<double>(std::ranges::count(known, id, &KnownCard::def)) / 2);
    row.add(card.is_pokemon() && !card.is_evolution() ? 1 : 0);
    row.add(card.is_evolution() ? 1 : 0);
    row.add(card.hp / 200.0);
    row.add(std::max(0, card.prizes - 1));
    row.add(card.trainer == TrainerKind::item ? 1 : 0);
    row.add(card.trainer == TrainerKind::supporter ? 1 : 0);
    row.add(card.trainer == TrainerKind::tool ? 1 : 0);
    row.add(card.trainer == TrainerKind::stadium ? 1 : 0);
    row.add(card.kind == CardKind::energy ? 1 : 0);
    row.add(card.energy_kind == EnergyKind::special ? 1 : 0);
    row.add(card.is_evolution() && evolves_one_of(library, mine, card) ? 1 : 0);
    row.add(best_printed_damage(card) / 200.0);
}

/// Reads the Pokémon that an option is about, and what the option's Energy card would do for it.
void read_target(const CardLibrary& library, const View& view, PlayerId me, const Option& option,
                 Row<option_numbers.size()>& row)
{
    const PokemonView& target = pokemon_at(view, option.spot);
    if (!target.present || target.face_down) return row.skip(12);
    const PlayerId owner = owner_of(option.spot);
    const PokemonView& before = view.player[at(opponent_of(owner))].pokemon[0];
    const CardDef& def = library.def(target.def);
    EnergyUnits units = units_of(library, target);
    const int lacking = missing_for_all(def, units);
    const int damage = ready_damage(library, target, units, 0, before);
    int gain = 0;
    if (option.def != no_def && library.def(option.def).kind == CardKind::energy) {
        units.add(library.def(option.def));
        gain = lacking - missing_for_all(def, units);
    }
    const int threat = before.present && !before.face_down
                           ? ready_damage(library, before, units_of(library, before), 0, target)
                           : 0;
    row.add(1);
    row.add(place_of(option.spot) == 0 ? 1 : 0);
    row.add(owner == me ? 1 : 0);
    row.add(left(target) / 2);
    row.add(target.damage / 100.0);
    row.add(target.attached_count / 3.0);
    row.add(lacking / 3.0);
    row.add(gain);
    row.add(threat >= target.hp - target.damage ? 1 : 0);
    row.add(std::max(0, def.prizes - 1));
    row.add(target.evolved ? 1 : 0);
    row.add(std::max(0, damage) / 200.0);
}

void read_attack(const CardLibrary& library, const View& view, PlayerId me, const Option& option,
                 Row<option_numbers.size()>& row)
{
    if (option.kind != OptionKind::attack || option.def == no_def) return row.skip(5);
    const CardDef& def = library.def(option.def);
    const AttackDef& attack = def.attacks[option.value];
    const PokemonView& target = view.player[at(opponent_of(me))].pokemon[0];
    const int damage = expected_damage(library, attack, def.types, target);
    const bool knocks_out = target.present && damage >= target.hp - target.damage;
    row.add(damage / 100.0);
    row.add(knocks_out ? 1 : 0);
    row.add(knocks_out && view.player[at(me)].prizes.count <= 1 ? 1 : 0);
    row.add(attack.cost.total / 3.0);
    row.add(attack.has_text ? 1 : 0);
}

}  // namespace

OptionInput OptionReader::read(const Decision& decision, const View& view,
                               const Option& option) const
{
    OptionInput input;
    input.question = question_number(decision.purpose, option.kind);
    const PlayerView& mine = view.player[at(decision.asked)];
    const PokemonView& target = pokemon_at(view, option.spot);
    Row row(input.numbers);
    row.add(0);
    row.add(std::max(0, option.count - 1));
    if (option.def == no_def) {
        row.skip(14);
    } else {
        read_card(*library_, mine, option.def, row);
    }
    read_target(*library_, view, decision.asked, option, row);
    read_attack(*library_, view, decision.asked, option, row);
    row.add(option.kind == OptionKind::retreat ? mine.pokemon[0].retreat_cost : 0);
    row.add(option.kind == OptionKind::number ? option.value / 4.0 : 0);
    // What has no card of its own belongs to the card that asks.
    const bool of_source = option.def == no_def;
    if (const DefId card = of_source ? decision.source : option.def; card != no_def)
        input.card = {known_.slot_of(card), input.question, option.value};
    if (target.present && !target.face_down) {
        const bool active = place_of(option.spot) == 0;
        const bool own = owner_of(option.spot) == decision.asked;
        input.target = {known_.slot_of(target.def), input.question, 0};
        if (decision.source != no_def)
            input.asker = {known_.slot_of(decision.source), input.question, decision.effect};
        input.about = {1,
                       active ? 1.F : 0.F,
                       own ? 1.F : 0.F,
                       static_cast<float>(target.attached_count) / 3,
                       static_cast<float>(left(target) / 2),
                       input.numbers[in_reach]};
    }
    return input;
}

void OptionReader::read(const Decision& decision, const View& view,
                        const std::vector<std::uint16_t>& greedy, QuestionInput& input) const
{
    read_position(*library_, view, decision.asked, input.position);
    input.options.clear();
    for (const Option& option : decision.options)
        input.options.push_back(read(decision, view, option));
    if (decision.min == 0) input.options.push_back(read(decision, view, Option{}));
    const std::size_t chosen = greedy.empty() ? input.options.size() - 1 : greedy[0];
    input.options[chosen].numbers[0] = 1;
}

}  // namespace ptcg
