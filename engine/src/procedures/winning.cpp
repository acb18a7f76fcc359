// Winning, simultaneous wins, Sudden Death (sections 5 and 17).

#include "procedures/steps.hpp"

namespace ptcg::flow {

namespace {

/// SIM-01
struct Ways {
    bool prizes;      ///< took the last Prize card (WIN-01)
    bool no_pokemon;  ///< the opponent has no Pokémon in play (WIN-02)

    [[nodiscard]] int count() const { return (prizes ? 1 : 0) + (no_pokemon ? 1 : 0); }
};

/// Counts Prize cards that are still due for Knock Outs as taken.
[[nodiscard]] Ways ways_to_win(const Facts& game, PlayerId id)
{
    const PlayerTable& other = game.player(opponent_of(id));
    return {game.pile(id, Zone::prizes).count <= game.player(id).prizes_due &&
                game.table().prizes_at_start > 0,
            other.active == no_slot && other.bench_count == 0};
}

}  // namespace

bool end_is_certain(const Facts& game)
{
    return ways_to_win(game, PlayerId::one).count() > 0 ||
           ways_to_win(game, PlayerId::two).count() > 0;
}

Status check_winner(Resolver& game)
{
    const Ways one = ways_to_win(game, PlayerId::one);
    const Ways two = ways_to_win(game, PlayerId::two);
    if (one.count() == 0 && two.count() == 0) return Status::done;
    if (one.count() == two.count()) {  // SIM-02
        Table& t = game.table();
        for (std::size_t i = 0; i < t.depth; ++i) t.frames[i] = Frame{};
        t.depth = 1;
        t.frames[0].step = Step::sudden_death;
        return Status::done;
    }
    const PlayerId winner = one.count() > two.count() ? PlayerId::one : PlayerId::two;
    const Ways& ways = winner == PlayerId::one ? one : two;
    const bool loser_wins_too = one.count() > 0 && two.count() > 0;
    game.win(winner, loser_wins_too ? WinReason::both_ways
                     : ways.prizes  ? WinReason::prizes
                                    : WinReason::no_pokemon);
    return Status::done;
}

/// SIM-04: a game like any other, whose winner wins the match. If it is tied, another follows.
Status sudden_death(Resolver& game)
{
    Table& t = game.table();
    ++t.sudden_deaths;
    Event e = game.event(EventKind::sudden_death, PlayerId::none);
    e.value = t.sudden_deaths;
    game.emit(e);
    lay_out(game, game.rules().sudden_death_prizes);  // SIM-03
    return Status::done;
}

Status match_over(Resolver&)
{
    return Status::done;
}

}  // namespace ptcg::flow
