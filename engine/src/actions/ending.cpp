// Ending the match.

#include "ptcg/resolver.hpp"

namespace ptcg {

void Resolver::end_match(Outcome outcome, PlayerId winner, WinReason reason)
{
    Table& t = table();
    t.outcome = outcome;
    t.winner = winner;
    t.reason = reason;
    Event e = event(EventKind::match_ended, winner);
    e.value = static_cast<std::int16_t>(reason);
    e.extra = static_cast<std::uint8_t>(outcome);
    emit(e);
}

void Resolver::win(PlayerId winner, WinReason reason)
{
    if (table().outcome == Outcome::running) end_match(Outcome::won, winner, reason);
}

}  // namespace ptcg
