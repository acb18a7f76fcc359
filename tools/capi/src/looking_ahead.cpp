// Functions for hosts that search: positions without hidden information, and codes for options.

#include <array>
#include <vector>

#include "playing.hpp"
#include "ptcg/action_code.hpp"
#include "ptcg/determinize.hpp"
#include "rules_of_play.hpp"
#include "structs.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

static_assert(PTCG_ENOUGH_PICKED == at(enough_picked));

/// Restores the state of a match that is being moved to another position if that fails.
class Moved {
public:
    explicit Moved(ptcg_match& match) : match_(match), before_(match.match.state())
    {
        match.match.record_events(false);
    }
    ~Moved()
    {
        if (!kept_) match_.match.restore(before_);
        match_.match.record_events(match_.keeps_events);  // the old ones belong to another past
    }
    Moved(const Moved&) = delete;
    Moved& operator=(const Moved&) = delete;
    void keep() { kept_ = true; }

private:
    ptcg_match& match_;
    MatchState before_;
    bool kept_ = false;
};

ptcg_status read_assumptions(const LibraryData& library, const ptcg_assumptions* wanted,
                             DeckGiven& list, Assumptions& assumptions)
{
    ptcg_assumptions given;
    PTCG_TRY(read_struct(wanted, given, "ptcg_assumptions"));
    constexpr std::uint32_t known = PTCG_REAL_LIST | PTCG_SEES_EVERYTHING;
    if ((given.flags & ~known) != 0 || given.reserved != 0) {
        return fail(PTCG_ERROR_ARGUMENT,
                    "ptcg_assumptions: has flags that this library does not know");
    }
    assumptions.real_list = (given.flags & PTCG_REAL_LIST) != 0;
    assumptions.sees_everything = (given.flags & PTCG_SEES_EVERYTHING) != 0;
    if (given.opponents_deck == nullptr && given.opponents_cards == nullptr) return PTCG_OK;
    Checked<DeckGiven> read = read_deck_or_cards(library, "ptcg_assumptions", given.opponents_deck,
                                                 given.opponents_cards, given.opponents_card_count);
    PTCG_TRY(read.status);
    list = std::move(read.value);
    assumptions.opponents_list = list.cards;
    return PTCG_OK;
}

ptcg_status determinize(ptcg_match* match, int player, std::uint64_t seed,
                        const ptcg_assumptions* wanted, ptcg_match* into)
{
    PTCG_TRY(check(match));
    PTCG_TRY(check(into));
    PTCG_TRY(check_player(player));
    if (into == match) {
        return fail(PTCG_ERROR_ARGUMENT, "`into` must not be the match that is looked at");
    }
    PTCG_TRY(check_alike(*into, *match));
    UseOfMany use;
    PTCG_TRY(use.add(*match->host));
    PTCG_TRY(use.add(*into->host));
    DeckGiven list;
    Assumptions assumptions;
    PTCG_TRY(read_assumptions(*match->host->library, wanted, list, assumptions));
    PTCG_TRY(question_of(*match).status);
    const Observation seen(match->match, static_cast<PlayerId>(player), assumptions);
    Moved moved(*into);
    const Result<void> drawn = seen.sample(seed, into->match);
    if (!drawn) return fail(PTCG_ERROR_POSITION, drawn.error().message);
    moved.keep();
    return PTCG_OK;
}

[[nodiscard]] std::vector<DefId> read_list(const ptcg_card_list& list)
{
    std::vector<DefId> cards;
    for (std::size_t i = 0; i < list.count; ++i) cards.push_back(DefId{list.cards[i]});
    return cards;
}

ptcg_status give_cards(ptcg_match* match, int player, const ptcg_given_cards* wanted,
                       std::uint64_t seed, ptcg_match* into)
{
    PTCG_TRY(check(match));
    PTCG_TRY(check(into));
    PTCG_TRY(check_player(player));
    if (into == match)
        return fail(PTCG_ERROR_ARGUMENT, "`into` must not be the match that is looked at");
    PTCG_TRY(check_alike(*into, *match));
    UseOfMany use;
    PTCG_TRY(use.add(*match->host));
    PTCG_TRY(use.add(*into->host));
    ptcg_given_cards lists;
    PTCG_TRY(read_struct(wanted, lists, "ptcg_given_cards"));
    GivenCards given;
    std::array<std::array<std::vector<DefId>, 4>, players> cards;
    for (std::size_t who = 0; who < players; ++who) {
        const ptcg_card_list of[] = {lists.deck[who], lists.hand[who], lists.prizes[who],
                                     lists.face_down[who]};
        for (std::size_t i = 0; i < std::size(of); ++i) {
            if (of[i].count > 0) PTCG_TRY(need(of[i].cards, "cards"));
            cards[who][i] = read_list(of[i]);
        }
        given.side[who] = {cards[who][0], cards[who][1], cards[who][2], cards[who][3]};
    }
    PTCG_TRY(question_of(*match).status);
    const Observation seen(match->match, static_cast<PlayerId>(player));
    Moved moved(*into);
    if (const Result<void> put = seen.give(given, seed, into->match); !put)
        return fail(PTCG_ERROR_POSITION, put.error().message);
    moved.keep();
    return PTCG_OK;
}

ptcg_status codes_of(ptcg_match* match, std::uint64_t* codes, std::size_t capacity,
                     std::size_t* count)
{
    if (capacity > 0) PTCG_TRY(need(codes, "codes"));
    if (count != nullptr) *count = 0;
    const Checked<const Decision*> open = question_of(*match);
    PTCG_TRY(open.status);
    std::vector<ActionCode> made;
    action_codes(*open.value, made);
    std::vector<std::uint64_t> numbers;
    for (const ActionCode code : made) numbers.push_back(at(code));
    return copy_out<std::uint64_t>(numbers, codes, capacity, count, "options");
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg::capi;

ptcg_status ptcg_match_determinize(ptcg_match* match, int player, uint64_t seed,
                                   const ptcg_assumptions* assumptions, ptcg_match* into)
{
    return guarded([&] { return determinize(match, player, seed, assumptions, into); });
}

ptcg_status ptcg_match_give_cards(ptcg_match* match, int player, const ptcg_given_cards* given,
                                  uint64_t seed, ptcg_match* into)
{
    return guarded([&] { return give_cards(match, player, given, seed, into); });
}

ptcg_status ptcg_match_action_codes(ptcg_match* match, uint64_t* codes, size_t capacity,
                                    size_t* count)
{
    return with(match, [&] { return codes_of(match, codes, capacity, count); });
}

ptcg_status ptcg_match_find_action(ptcg_match* match, uint64_t code, uint16_t* option)
{
    return with(match, [&] {
        PTCG_TRY(need(option, "option"));
        const Checked<const ptcg::Decision*> open = question_of(*match);
        PTCG_TRY(open.status);
        const std::optional<uint16_t> found =
            ptcg::find_option(*open.value, ptcg::ActionCode{code});
        if (!found) {
            return fail(PTCG_ERROR_ANSWER, "no option that can be picked has the action code " +
                                               ptcg::to_string(ptcg::ActionCode{code}));
        }
        *option = *found;
        return PTCG_OK;
    });
}
