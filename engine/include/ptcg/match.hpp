#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/event.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/result.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

class Driver;
class Permissions;
class Resolver;

/// What to do with a match whose script failed. Whatever it is, the answer that led there is undone
/// first: state and events are those of before it, and nothing of it is kept. The policy belongs to
/// the host, not to the match: it is in no state and no save.
enum class FailurePolicy : std::uint8_t {
    /// Ends the match as Outcome::void_match, without a winner.
    void_match,
    /// Undoes the action and goes on: the option that failed is not offered again at this question.
    /// What is withheld is part of the state, so forks and saves keep it. If a question cannot be
    /// answered without what was withheld, or cannot be put at all, the match is void. So it is if
    /// it was the clock that stopped the script: what is withheld would depend on the machine.
    withhold,
    /// The match stands still as it was before the answer: it is not over, but has no question and
    /// takes no answer until `Match::go_on`. Somebody may look at it, save it, concede or make it
    /// void. That it stands is not part of the state: a fork or a loaded save goes on, and fails
    /// again at the same answer unless the packs were mended.
    stop
};

/// Everything a match starts from.
struct MatchSetup {
    std::span<const DefId> deck_one;  ///< 60 cards each; checked by `check_deck`, not here
    std::span<const DefId> deck_two;
    std::uint64_t seed = 0;
    bool explicit_chance = false;    ///< ask `PlayerId::chance` instead of drawing from the seed
    bool lists_known = false;        ///< players know each other's deck lists
    std::uint32_t decision_cap = 0;  ///< end as Outcome::decision_cap after so many; 0: none
    FailurePolicy on_failure = FailurePolicy::void_match;
};

/// One match between two players: its state, and the only operations that change it.
///
/// The state is a value: `state()` copies it, `restore()` goes on from a copy. Library, ruleset and
/// effect host must outlive the match. Different matches may be used from different threads, each
/// with the effect host of its thread.
class Match {
public:
    /// Sets up the table and goes on to the first question. `effects` may be null if no card of the
    /// library has a script. Fails if a deck has not 60 cards.
    [[nodiscard]] static Result<Match> start(const CardLibrary& library, const Ruleset& rules,
                                             EffectHost* effects, const MatchSetup& setup);

    /// A match that stands at `state` (of the same library and ruleset). Fails if the state is not
    /// sound; nothing is run before the question is asked for.
    [[nodiscard]] static Result<Match> resume(const CardLibrary& library, const Ruleset& rules,
                                              EffectHost* effects, const MatchState& state);

    Match(Match&&) noexcept;
    Match& operator=(Match&&) noexcept;
    ~Match();

    /// The open question; null only when the match is over or stopped. Valid until the match moves
    /// on.
    [[nodiscard]] const Decision* decision();

    /// Takes the numbers of the options picked and everything they set off, up to the next
    /// question. If they are no legal answer, or a card's script fails, returns why and changes
    /// nothing (but see FailurePolicy).
    Result<void> answer(std::span<const std::uint16_t> picks);
    Result<void> answer(std::uint16_t pick) { return answer({&pick, 1}); }

    /// Takes the first legal answer that commits to least (end the turn, "no", the first options):
    /// for a player whose time is up.
    Result<void> answer_by_default();

    /// `player` gives up; the opponent wins.
    void concede(PlayerId player);

    /// Ends the match without a winner.
    void make_void();

    /// A script has failed under FailurePolicy::stop: no question and no answer until `go_on`.
    [[nodiscard]] bool stopped() const { return stopped_; }
    /// Takes the match up again where it was stopped, under the policy that is set now. The
    /// question is put anew, with all its options.
    void go_on() { stopped_ = false; }

    [[nodiscard]] bool over() const { return state_->now.outcome != Outcome::running; }
    [[nodiscard]] Outcome outcome() const { return state_->now.outcome; }
    /// The winner, or PlayerId::none.
    [[nodiscard]] PlayerId winner() const { return state_->now.winner; }
    [[nodiscard]] WinReason reason() const { return state_->now.reason; }
    [[nodiscard]] int turn() const { return state_->now.turn; }

    /// The whole state. Copy it to fork.
    [[nodiscard]] const MatchState& state() const { return *state_; }

    /// Goes back (or on) to `state`. The event log is cut or, if it is too short, starts anew
    /// there.
    void restore(const MatchState& state);

    /// The events since the match began (or was resumed), as the judge sees them; the first has
    /// number `first_event()`. Of more than a million the oldest are dropped.
    [[nodiscard]] std::span<const Event> events() const;
    [[nodiscard]] std::uint32_t first_event() const { return first_event_; }
    /// The events from number `from` on, as `audience` may know them. Those before `first_event()`
    /// are gone.
    [[nodiscard]] std::vector<Event> events_for(Audience audience, std::uint32_t from) const;
    /// Keep no events (for simulation); or keep them again, from here on.
    void record_events(bool record);
    /// What happens when a script fails; not part of the state, so set it again after loading.
    void on_failure(FailurePolicy policy) { on_failure_ = policy; }

    /// The last damage calculated, step by step; empty if none since the match began, was resumed
    /// or put back.
    [[nodiscard]] std::span<const DamageLine> last_damage() const;
    /// All damage calculated in the last answer in which any was, the oldest first. What the open
    /// step had calculated before it asked is there again; such a calculation has the same `event`.
    [[nodiscard]] std::vector<DamageCalculation> damage_calculations() const;

    /// What the script said that failed last; empty if none has.
    [[nodiscard]] const std::string& failure() const { return failure_; }

    /// Puts the match into any position, for tests and tools; see Resolver for the operations. The
    /// question open before is forgotten and asked anew.
    template <typename Change>
    void edit(Change&& change)
    {
        change(begin_edit());
        end_edit();
    }

    /// The rules' answers (HP, costs, legality ...) for the state at hand. Take it anew for each
    /// look at the match: what card texts use up is counted from here.
    [[nodiscard]] const Permissions& rules();

    [[nodiscard]] const CardLibrary& library() const { return *library_; }
    [[nodiscard]] const Ruleset& ruleset() const { return *ruleset_; }
    /// What runs the card texts; null if no card has any. With it a fork is made from the state:
    /// `Match::resume(m.library(), m.ruleset(), m.effects(), m.state())`.
    [[nodiscard]] EffectHost* effects() const { return effects_; }

    /// After every answer run the open step twice from its checkpoint and compare (tests).
    void verify_reruns(bool verify) { verify_reruns_ = verify; }

private:
    Match(const CardLibrary& library, const Ruleset& rules, EffectHost* effects);

    Resolver& begin_edit();
    void end_edit();
    void bind();
    void begin_answer();
    [[nodiscard]] Result<void> prepare_cards();
    void forget_old_events();
    Status advance();
    Status run_step();
    Status advance_or_undo(std::size_t events_before);
    Status rerun_and_compare();
    [[nodiscard]] bool record_answer(std::span<const std::uint16_t> picks);
    void finish_step();
    [[nodiscard]] Result<void> check_answer(const Decision& open,
                                            std::span<const std::uint16_t> picks) const;
    [[nodiscard]] Error no_question() const;
    Result<void> fail_answer(std::span<const std::uint16_t> picks, std::size_t events_before);
    void withhold(std::uint16_t option);
    [[nodiscard]] bool can_still_be_answered();
    void give_up();
    void end_match(Outcome outcome, PlayerId winner, WinReason reason);

    const CardLibrary* library_;
    const Ruleset* ruleset_;
    EffectHost* effects_;
    std::unique_ptr<MatchState> state_;
    std::unique_ptr<MatchState> before_answer_;
    std::unique_ptr<Table> step_start_;
    std::unique_ptr<Driver> driver_;
    std::vector<Event> events_;
    std::uint32_t first_event_ = 0;
    std::string failure_;
    FailurePolicy on_failure_ = FailurePolicy::void_match;
    bool stopped_ = false;
    bool record_events_ = true;
    bool verify_reruns_ = false;
    bool question_open_ = false;  ///< the driver's buffers hold the open question
};

}  // namespace ptcg
