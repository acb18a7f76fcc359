// The answers that an effect in progress has had, in a position whose hidden cards are given. The
// effect runs again from its beginning; an option of a question about hidden cards has another
// number there, and what was taken may be public by now.

#include <algorithm>

#include "ptcg/determinize.hpp"
#include "ptcg/recorded_answers.hpp"

namespace ptcg {
namespace {

/// Returns whether two options of different positions mean the same. The place of a card that can
/// be seen does not matter: it says where the first copy is.
[[nodiscard]] bool alike(const Option& one, const Option& other)
{
    return one.kind == other.kind && one.zone == other.zone && one.spot == other.spot &&
           one.value == other.value && one.def == other.def &&
           (one.def != no_def || one.place == other.place);
}

/// Returns the options of the next question after these answers; none if chance is asked.
[[nodiscard]] std::vector<Option> options_after(MatchState state, const Answers& answers,
                                                Match& sample)
{
    state.answers = answers;
    sample.restore(state);
    const Decision* const open = sample.decision();
    if (open == nullptr || open->asked == PlayerId::chance) return {};
    return {open->options.begin(), open->options.end()};
}

/// Adds the record; the picks are the given ones. Returns false if there is no room.
[[nodiscard]] bool add_record(Answers& answers, const RecordedAnswer& record,
                              std::span<const std::uint16_t> picks)
{
    if (record.reseed) return add_reseed(answers, *record.reseed);
    if (record.unknown) return add_unknown(answers, *record.unknown);
    return add_picks(answers, picks, record.secret_of);
}

}  // namespace

/// Of copies of a card, the match takes the first. Lets a card that was taken from a hand or a deck
/// since the effect began be before those that are only given.
void Observation::put_taken_first(MatchState& state) const
{
    Table& before = state.checkpoint;
    for (const PlayerId owner : both_players) {
        for (const Zone zone : {Zone::hand, Zone::deck}) {
            Pile& pile = before.player[at(owner)].pile(zone);
            const std::span<CardIndex> cards(pile.cards.data(), pile.count);
            for (CardIndex& card : cards) {
                if (is_hidden(state.now, card) || state.now.zone[at(card)] == zone) continue;
                const auto copy = std::ranges::find_if(cards, [&](CardIndex other) {
                    return state.defs[at(other)] == state.defs[at(card)] &&
                           is_hidden(state.now, other);
                });
                if (copy == cards.end() || &*copy > &card) continue;
                std::swap(before.place[at(card)], before.place[at(*copy)]);
                std::swap(card, *copy);
            }
        }
    }
}

/// Numbers the picks of recorded answers again, so that they pick what they have picked in the
/// match. Returns false if something is not offered with the given cards.
bool Observation::answer_alike(MatchState& state, Match& sample) const
{
    if (state.checkpointed) put_taken_first(state);
    const std::vector<RecordedAnswer> real = recorded_answers(state_.answers);
    const std::vector<RecordedAnswer> wanted = recorded_answers(state.answers);
    Answers until, now;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        std::vector<std::uint16_t> picks = wanted[i].picks;
        if (i < real.size() && !picks.empty()) {
            const std::vector<Option> had = options_after(state_, until, sample);
            const std::vector<Option> has = options_after(state, now, sample);
            for (std::uint16_t& pick : picks) {
                if (had.empty()) break;
                if (pick >= had.size()) return false;
                const auto same = std::ranges::find_if(
                    has, [&](const Option& option) { return alike(option, had[pick]); });
                if (same == has.end()) return false;
                pick = static_cast<std::uint16_t>(same - has.begin());
            }
        }
        const bool room = add_record(now, wanted[i], picks) &&
                          (i >= real.size() || add_record(until, real[i], real[i].picks));
        if (!room) return false;
        const bool is_answer = !wanted[i].reseed;
        until.count = now.count = static_cast<std::uint16_t>(now.count + (is_answer ? 1 : 0));
    }
    now.count = state.answers.count;
    state.answers = now;
    return true;
}

}  // namespace ptcg
