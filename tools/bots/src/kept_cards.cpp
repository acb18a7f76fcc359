#include "kept_cards.hpp"

#include "estimates.hpp"

namespace ptcg {
namespace {

// How often a card is in a hidden hand after its player's turn, relative to other hidden places, as
// a fraction of the largest such ratio. The values lie between those of 2,400 games of the greedy
// bot and 180 games of the searching bot, with six pairs of decks.
constexpr double with_room = 0.05;         ///< a Basic Pokémon that could have been benched
constexpr double with_little_room = 0.14;  ///< with three Pokémon on the Bench
constexpr double without_use = 0.6;        ///< with more than three
constexpr double fitting = 0.35;           ///< an Evolution card for a Pokémon in play
constexpr double energy = 0.35;
constexpr double supporter = 0.35;
constexpr double other_trainer = 0.28;

[[nodiscard]] double for_bench(const PlayerView& player)
{
    if (player.bench_count < 3) return with_room;
    return player.bench_count == 3 ? with_little_room : without_use;
}

}  // namespace

double readiness_to_keep(const CardLibrary& library, const View& view, PlayerId player, DefId card)
{
    const PlayerView& holder = view.player[at(player)];
    if (holder.turns_taken == 0) return 1;
    const CardDef& def = library.def(card);
    if (def.is_evolution()) return evolves_one_of(library, holder, def) ? fitting : 1;
    if (def.works_as_pokemon()) return for_bench(holder);
    if (def.kind == CardKind::energy) return energy;
    return def.trainer == TrainerKind::supporter ? supporter : other_trainer;
}

}  // namespace ptcg
