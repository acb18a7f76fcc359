#include "evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "estimates.hpp"

namespace ptcg {
namespace {

/// No game is won before it is: a chance of 98%, or 2%, is as much as the network may promise.
constexpr double most_log_odds = 4;

/// Returns 1 / (1 + e^-x), the same on every machine, which std::exp is not.
[[nodiscard]] double chance_of(double log_odds)
{
    constexpr int squarings = 12;
    double power = 1 - std::clamp(log_odds, -most_log_odds, most_log_odds) / (1 << squarings);
    for (int i = 0; i < squarings; ++i) power *= power;
    return 1 / (1 + power);
}

}  // namespace

ValueReader::ValueReader(const CardLibrary& library, const std::vector<std::string>& known_cards)
    : library_(&library), known_(library, known_cards)
{
}

void ValueReader::read(const View& view, PlayerId player, ValueInput& input) const
{
    input.cards.clear();
    std::size_t number = 0;
    std::uint8_t side = 0;
    for (const PlayerId of : {player, opponent_of(player)}) {
        for (const double trait : traits_of(*library_, view, of))
            input.numbers[number++] = static_cast<float>(trait);
        add_cards(view, of, side++, input);
    }
    input.numbers[number] = view.turn_player == player ? 1 : 0;
}

void ValueReader::add_cards(const View& view, PlayerId of, std::uint8_t side,
                            ValueInput& input) const
{
    const auto add = [&](unsigned slot, CardPart part, float amount) {
        input.cards.push_back({static_cast<std::uint16_t>(slot - 1), part, side, amount});
    };
    const PlayerView& own = view.player[at(of)];
    for (std::size_t place = 0; place < own.pokemon.size(); ++place) {
        const PokemonView& pokemon = own.pokemon[place];
        if (!pokemon.present || pokemon.face_down) continue;
        const unsigned slot = known_.slot_of(pokemon.def);
        if (slot == 0) continue;
        add(slot, place == 0 ? CardPart::active : CardPart::bench, 1);
        add(slot, CardPart::health, static_cast<float>(pokemon.hp - pokemon.damage) / 100);
        const int energy = units_of(*library_, pokemon).total;
        if (energy > 0) add(slot, CardPart::energy, std::sqrt(static_cast<float>(energy)));
    }
    for (std::size_t i = 0; i < own.hand.known_count; ++i) {
        const unsigned slot = known_.slot_of(own.hand.known[i].def);
        if (slot != 0) add(slot, CardPart::hand, 1);
    }
}

Evaluation::Evaluation(const CardLibrary& library) : reader_(library, built_in_values().cards()) {}

double Evaluation::operator()(const View& view, PlayerId player)
{
    if (view.outcome != Outcome::running) {
        if (view.outcome != Outcome::won) return 0.5;
        return view.winner == player ? 1 : 0;
    }
    reader_.read(view, player, input_);
    return chance_of(built_in_values().log_odds(input_));
}

}  // namespace ptcg
