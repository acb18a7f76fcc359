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

/// What a match does when a card's script fails. In every case it first undoes the answer that led
/// to the failure: state and events are as they were before it. The policy belongs to the host, not
/// to the match, and is not part of the state or of a save.
enum class FailurePolicy : std::uint8_t {
    /// Ends the match as Outcome::void_match, without a winner.
    void_match,
    /// Undoes the action and continues: this question no longer offers the option that failed.
    /// Withheld options are part of the state, so forks and saves keep them. The match is void if
    /// the answer did not pick exactly one option, if the question cannot be answered without what
    /// was withheld, or if it cannot be asked at all. It is also void if the time limit stopped the
    /// script, because what is withheld would then depend on the machine.
    ///
    /// The undone action also restores the generator of chance. So whether a script fails can tell
    /// the player the next coin, or a hidden card that the script tests: one that fails on tails
    /// lets the player flip for free. `Match::withhold_at_most` bounds how often. Choose another
    /// policy if players may play with packs that they wrote themselves.
    withhold,
    /// Stops the match as it was before the answer. It is not over, but it has no question and
    /// takes no answer until `Match::go_on`. The host may inspect it, save it, concede or make it
    /// void. Being stopped is not part of the state: a fork or a loaded save continues, and fails
    /// again at the same answer unless the packs have been fixed.
    stop
};

/// Everything needed to start a match.
struct MatchSetup {
    std::span<const DefId> deck_one;  ///< 60 cards each; `Match::start` does not run `check_deck`
    std::span<const DefId> deck_two;
    /// Decides all chance. Whoever knows it knows every card and coin: draw it from a source that
    /// players cannot predict, and never send it to one.
    std::uint64_t seed = 0;
    /// Takes the first turn, without a flip: a tournament lets the loser of a game decide who
    /// begins the next. None: the rules decide, as they always do in Sudden Death.
    PlayerId goes_first = PlayerId::none;
    bool explicit_chance = false;  ///< ask `PlayerId::chance` instead of drawing from the seed
    bool lists_known = false;      ///< players know each other's deck lists
    /// Asks players also what has one answer, such as which Benched Pokémon is promoted if there is
    /// one. A match without this asks the same questions except for those.
    bool ask_forced = false;
    std::uint32_t decision_cap = 0;  ///< end as Outcome::decision_cap after this many; 0: none
    FailurePolicy on_failure = FailurePolicy::void_match;
};

/// One match between two players: its state, and the only operations that change it.
///
/// The state is a value: copy `state()` to fork the match, and continue from a copy with
/// `restore()`. A match only refers to its library, ruleset and effect host, which must outlive it.
/// (A ScriptHost made from a shared CardPool keeps the library alive.) Different threads may use
/// different matches, each with its thread's effect host.
class Match {
public:
    /// Sets up the table and runs to the first question. `effects` may be null if no card of the
    /// library has a script. Fails if a deck does not have 60 cards, names a card the library lacks
    /// or has no card to start with, or if a card's script fails.
    [[nodiscard]] static Result<Match> start(const CardLibrary& library, const Ruleset& rules,
                                             EffectHost* effects, const MatchSetup& setup);

    /// Returns a match at `state`, which must come from the same library and ruleset. Fails if the
    /// state is invalid. Runs nothing until the question is asked for.
    [[nodiscard]] static Result<Match> resume(const CardLibrary& library, const Ruleset& rules,
                                              EffectHost* effects, const MatchState& state);

    /// Returns a match in the state of this one, on the same effect host, for which it costs much
    /// less than `resume`. Like a resumed match it has no events yet, and counts failures from 0.
    [[nodiscard]] Match fork() const;

    Match(Match&&) noexcept;
    Match& operator=(Match&&) noexcept;
    ~Match();

    /// Returns the open question; null only if the match is over or stopped. Valid until the match
    /// moves on.
    [[nodiscard]] const Decision* decision();

    /// Returns why these picks are not a legal answer to the open question.
    [[nodiscard]] Result<void> check_answer(const Decision& open,
                                            std::span<const std::uint16_t> picks) const;
    /// Takes the numbers of the picked options and runs everything they set off, up to the next
    /// question. If the answer is not legal, returns the reason and changes nothing. If a card's
    /// script fails, returns `failure()` with `Error::by_script` set, undoes the answer and does
    /// what the FailurePolicy says.
    Result<void> answer(std::span<const std::uint16_t> picks);
    Result<void> answer(std::uint16_t pick) { return answer({&pick, 1}); }

    /// Returns the printed cards behind the options of a question to PlayerId::chance about a pile
    /// (shuffle, random_pick), in the order of the options; nothing for any other question. For the
    /// host, never for players. Valid until the match moves on.
    [[nodiscard]] std::span<const DefId> chance_cards();
    /// Returns the answer to such a question that brings the cards into this order (shuffle; all of
    /// the pile, the top card last) or picks this card (random_pick). Of identical cards, any is
    /// taken. Fails with the reason if these are not the cards of the pile, or nothing of the kind
    /// is asked.
    [[nodiscard]] Result<std::vector<std::uint16_t>> picks_of_cards(std::span<const DefId> cards);

    /// Gives the first legal answer that commits the player to the least (end the turn, "no", the
    /// first options), for a player whose time is up.
    Result<void> answer_by_default();

    /// Ends the match: `player` gives up and the opponent wins.
    void concede(PlayerId player);

    /// Ends the match: the clock of `player` ran out and the opponent wins.
    void run_out_of_time(PlayerId player);

    /// Ends the match: the host cannot go on with `player`, a program that does not answer or gives
    /// answers that are not legal, and the opponent wins.
    void forfeit(PlayerId player);

    /// Ends the match without a winner.
    void make_void();

    /// Returns whether a script has failed under FailurePolicy::stop. There is no question and no
    /// answer is taken until `go_on`.
    [[nodiscard]] bool stopped() const { return stopped_; }
    /// Continues a stopped match under the current policy. The question is asked again, with all
    /// its options.
    void go_on() { stopped_ = false; }

    /// Lets a tool look at the table in the midst of the rules, for example before the checks for
    /// Knock Outs: the match stops before the first of these steps (`stopped_before_step`), with no
    /// question, and `restore` is the only way on. None: it goes on. Not part of the state.
    void stop_before(std::span<const Step> steps);
    [[nodiscard]] bool stopped_before_step() const { return at_stop_; }

    [[nodiscard]] bool over() const { return state_->now.outcome != Outcome::running; }
    [[nodiscard]] Outcome outcome() const { return state_->now.outcome; }
    /// Returns the winner, or PlayerId::none.
    [[nodiscard]] PlayerId winner() const { return state_->now.winner; }
    [[nodiscard]] WinReason reason() const { return state_->now.reason; }
    [[nodiscard]] int turn() const { return state_->now.turn; }

    /// Returns the whole state. Copy it to fork the match.
    [[nodiscard]] const MatchState& state() const { return *state_; }

    /// Goes back (or forward) to `state`. The event log is cut there or, if it is too short, starts
    /// again there.
    void restore(const MatchState& state);

    /// Returns the events since the match began (or was resumed), as the judge sees them. The first
    /// has number `first_event()`. Once there are more than a million, the oldest are dropped.
    [[nodiscard]] std::span<const Event> events() const;
    [[nodiscard]] std::uint32_t first_event() const { return first_event_; }
    /// Returns the events from number `from` on, as `audience` may know them. Events before
    /// `first_event()` are gone.
    [[nodiscard]] std::vector<Event> events_for(Audience audience, std::uint32_t from) const;
    /// Stops recording events (for simulation), or records them again from here on.
    void record_events(bool record);
    /// Notes from here on which copies of cards the events are about, or stops. Not part of the
    /// state.
    void note_copies(bool note);
    /// Notes copies from here on, with the notes of a match in the same state that are not yet
    /// taken.
    void note_copies_like(const Match& other);
    /// Returns the notes about events that have happened, in their order, and forgets them. For
    /// hosts, never for players.
    [[nodiscard]] std::vector<CopyNote> take_copy_notes();
    /// Sets what happens when a script fails. Not part of the state, so set it again after loading.
    void on_failure(FailurePolicy policy) { on_failure_ = policy; }
    /// Sets how many failures FailurePolicy::withhold withholds in all; 10 unless it is set. The
    /// next one makes the match void. Neither this nor the count is part of the state: a fork or a
    /// loaded save counts from 0.
    void withhold_at_most(std::uint32_t failures) { most_withheld_ = failures; }

    /// Returns the last damage calculation, step by step. Empty if there has been none since the
    /// match began, was resumed or was restored.
    [[nodiscard]] std::span<const DamageLine> last_damage() const;
    /// Returns all damage calculations of the last answer that had any, oldest first. Calculations
    /// that the open step made before it asked appear again, with the same `event`.
    [[nodiscard]] std::vector<DamageCalculation> damage_calculations() const;

    /// Returns the error of the script that failed last; empty if none has failed. For the operator
    /// of the host, never for players: the script's own words may name a hidden card. It remains
    /// when the match goes on.
    [[nodiscard]] const std::string& failure() const { return failure_; }
    /// Returns where that script failed.
    [[nodiscard]] const FailurePlace& failure_place() const { return failure_place_; }

    /// Changes the match to any position, for tests and tools; see Resolver for the operations. The
    /// open question is discarded and asked again.
    template <typename Change>
    void edit(Change&& change)
    {
        change(begin_edit());
        end_edit();
    }

    /// Returns the rules' answers (HP, costs, legality ...) for the current state. Call it again
    /// for each look at the match, because it resets what card texts may use up.
    [[nodiscard]] const Permissions& rules();

    [[nodiscard]] const CardLibrary& library() const { return *library_; }
    [[nodiscard]] const Ruleset& ruleset() const { return *ruleset_; }
    /// Returns the host that runs the card texts; null if no card has any. To fork a match from its
    /// state on another host: `Match::resume(m.library(), m.ruleset(), other, m.state())`.
    [[nodiscard]] EffectHost* effects() const { return effects_; }

    /// Makes each answer run the open step twice from its checkpoint and compare (for tests).
    void verify_reruns(bool verify) { verify_reruns_ = verify; }

private:
    Match(const CardLibrary& library, const Ruleset& rules, EffectHost* effects);

    Resolver& begin_edit();
    void end_edit();
    void bind();
    void begin_answer();
    [[nodiscard]] Result<void> prepare_cards();
    void forget_old_events();
    void drop_copy_notes(std::size_t from = 0);
    Status advance();
    Status run_step();
    Status advance_or_undo(std::size_t events_before);
    Status rerun_and_compare();
    [[nodiscard]] bool record_answer(std::span<const std::uint16_t> picks);
    void finish_step();
    void record_failure();
    void set_failure(std::string message, DefId text = no_def);
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
    std::unique_ptr<Driver> driver_;
    std::vector<Event> events_;
    std::vector<CopyNote> copy_notes_;
    std::size_t copy_notes_of_step_ = 0;  ///< how many are from before the open step
    std::uint32_t first_event_ = 0;
    std::string failure_;
    FailurePlace failure_place_;
    FailurePolicy on_failure_ = FailurePolicy::void_match;
    std::uint32_t withheld_so_far_ = 0;
    std::uint32_t most_withheld_ = 10;
    bool stopped_ = false;
    std::uint64_t stops_before_ = 0;  ///< a bit per Step
    bool at_stop_ = false;
    bool record_events_ = true;
    bool notes_copies_ = false;
    bool verify_reruns_ = false;
    bool question_open_ = false;  ///< the driver's buffers hold the open question
};

}  // namespace ptcg
