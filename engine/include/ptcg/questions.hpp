#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/event.hpp"
#include "ptcg/moves.hpp"

namespace ptcg {

/// Events, questions to players, and what chance decides.
///
/// A function that returns a Status may ask or fail. If the result is not `done`, the caller must
/// return at once, because the whole step runs again with the answer.
class Questions : public Moves {
public:
    // ---- events ---------------------------------------------------------------------------------
    /// Returns an event by the text being carried out, to be filled in and emitted.
    [[nodiscard]] Event event(EventKind kind, PlayerId player) const;
    void emit(Event event);
    /// Reports that the text `by` prevents an effect of the text being carried out.
    void tell_prevented(SlotId id, EffectKind what, const TextRef& by, int value = 0);
    /// Returns `affects`, `reaches` or `may_return` for an effect that is about to happen. If a
    /// text prevents it, reports that.
    [[nodiscard]] bool can_affect(SlotId id, EffectKind what);
    [[nodiscard]] bool can_reach(SlotId id, EffectKind what);
    [[nodiscard]] bool can_return(SlotId id, EffectKind what, CardIndex attached = no_card);

    // ---- questions ------------------------------------------------------------------------------
    /// Begins a question. Next, add its options, then call `ask`.
    void begin_question(PlayerId asked, Purpose purpose);
    void add_option(const Option& option);
    [[nodiscard]] std::size_t option_count() const { return options_.size(); }
    [[nodiscard]] const Option& option(std::size_t number) const { return options_[number]; }
    /// Asks the question. A question with only one possible answer is not asked unless `always` is
    /// set (a search of a hidden zone is asked even if nothing fits).
    Status ask(int min, int max, Picks& picks, bool ordered = false, bool always = false);

    /// Returns the question begun last.
    [[nodiscard]] const Decision& question() const { return decision_; }
    /// Returns the printed cards behind the options, if chance is asked about a pile.
    [[nodiscard]] std::span<const DefId> chance_cards() const { return chance_cards_; }
    /// Returns whether the options of this step's question are still there from when it was asked.
    [[nodiscard]] bool question_at_hand() const { return question_at_hand_; }

    Status ask_yes_no(PlayerId asked, Purpose purpose, bool& yes);
    /// With `secret`, here and below, only the asked player learns the answer (Decision::secret).
    Status ask_number(PlayerId asked, Purpose purpose, int low, int high, int& number,
                      bool secret = false);
    Status choose_pokemon(PlayerId asked, Purpose purpose, const SlotList& from, int min, int max,
                          SlotList& chosen);
    /// Asks for damage counters on Pokémon, or places for some: `chosen` is how many of each, up to
    /// `most`. The total is `min` or, if `min` is 0, any number that an answer has room for.
    Status choose_counters(PlayerId asked, Purpose purpose, const SlotList& of,
                           const SlotCounts& most, int min, SlotCounts& chosen);
    /// Asks for cards of one pile; identical cards are one option. Set `hidden` if the asked player
    /// may not normally look at the zone: the question is then asked even if nothing fits.
    Status choose_cards(PlayerId asked, Purpose purpose, PlayerId owner, Zone zone,
                        const CardList& candidates, int min, int max, bool hidden, CardList& chosen,
                        bool secret = false);
    /// Asks for cards of a pile by their places. Only face-up cards show what they are.
    Status choose_by_place(PlayerId asked, Purpose purpose, const CardList& from, int min, int max,
                           CardList& chosen);
    Status choose_attached(PlayerId asked, Purpose purpose, const CardList& from, int min, int max,
                           CardList& chosen);
    /// Asks for one of the attached Energy cards, to be discarded until `units` units are. If the
    /// cards provide no more than that in all, chooses the first without asking, because all of
    /// them go (RET-07).
    Status choose_energy_to_pay(PlayerId asked, Purpose purpose, const CardList& from, int units,
                                CardIndex& chosen);
    /// Asks for one of at most 250 words.
    Status choose_word(PlayerId asked, std::span<const std::string_view> words, std::size_t& chosen,
                       bool secret = false);
    Status choose_condition(PlayerId asked, std::uint8_t conditions, Condition& chosen);
    /// Asks for the order of the cards, from top to bottom both before and after.
    Status arrange(PlayerId asked, PlayerId owner, Zone zone, CardList& cards);
    Status choose_attack(PlayerId asked, std::span<const AttackRef> attacks,
                         std::span<const SlotId> of, std::size_t& chosen);

    // ---- chance --------------------------------------------------------------------------------
    Status flip(PlayerId flipper, bool& heads);
    /// Flips the coin that a Special Condition of a Pokémon requires of its owner. The event says
    /// which.
    Status flip_for(SlotId slot, Condition condition, bool& heads);
    Status shuffle(PlayerId owner, Zone zone);
    Status pick_at_random(PlayerId owner, Zone zone, int count, CardList& picked);
    /// Picks from some cards of one pile; `picked` is in the order of picking.
    Status pick_at_random(CardList from, int count, CardList& picked);
    /// Shuffles cards of one pile, placed there unseen, among their places. The first card picked
    /// ends up on top.
    Status shuffle_among(const CardList& cards);

protected:
    Questions(const CardLibrary& library, const Ruleset& rules, EffectHost* effects);
    ~Questions() = default;

    // For the match driver
    /// Sets where events go; null: nowhere.
    void log_to(std::vector<Event>* log) { log_ = log; }
    /// Restarts the count of events, which has a limit in each answer.
    void renew_events() { emitted_ = 0; }
    /// Starts reading the recorded answers from the first.
    void read_answers_anew() { answer_cursor_ = 0; }
    void question_is_at_hand(bool at_hand) { question_at_hand_ = at_hand; }
    /// Makes the option unavailable.
    void withhold(std::size_t option);

private:
    /// Adds an option for a face-down card about which chance is asked.
    void add_chance_card(CardIndex card);
    /// Flips a coin and emits `told` with the result.
    Status toss(Event told, bool& heads);
    /// Reads the next recorded answer, if there is one (`answered`).
    Status read_answer(int min, int max, Picks& picks, bool& answered);
    Status suspend(int min, int max, bool ordered);

    std::uint32_t emitted_ = 0;  ///< events in this answer
    std::vector<Event>* log_ = nullptr;
    Decision decision_{};
    std::vector<Option> options_;
    std::vector<DefId> chance_cards_;  ///< behind the options, if chance is asked about a pile
    std::vector<std::string> words_;   ///< of the question, if its options are words
    std::uint16_t answer_cursor_ = 0;  ///< position in the answers of the step being run
    bool question_at_hand_ = false;
};

}  // namespace ptcg
