#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/event.hpp"
#include "ptcg/moves.hpp"

namespace ptcg {

/// What players are told and asked, and what chance decides.
///
/// What returns a Status may ask or fail. The caller unwinds at once if it is not `done`: the whole
/// step is run again with the answer.
class Questions : public Moves {
public:
    // ---- telling -------------------------------------------------------------------------------
    /// An event by the text being carried out, to be filled in and emitted.
    [[nodiscard]] Event event(EventKind kind, PlayerId player) const;
    void emit(Event event);

    // ---- asking --------------------------------------------------------------------------------
    /// Opens a question; then add options; then `ask`.
    void begin_question(PlayerId asked, Purpose purpose);
    void add_option(const Option& option);
    [[nodiscard]] std::size_t option_count() const { return options_.size(); }
    [[nodiscard]] const Option& option(std::size_t number) const { return options_[number]; }
    /// Puts the open question. A question with one possible answer is not asked, unless
    /// `always` (a search of a hidden zone is asked even if nothing fits).
    Status ask(int min, int max, Picks& picks, bool ordered = false, bool always = false);

    /// The question begun last.
    [[nodiscard]] const Decision& question() const { return decision_; }
    /// The options of this step's question are still at hand from when it was put.
    [[nodiscard]] bool question_at_hand() const { return question_at_hand_; }

    Status ask_yes_no(PlayerId asked, Purpose purpose, bool& yes);
    /// `secret`, here and below: nobody but the asked player learns the answer (Decision::secret).
    Status ask_number(PlayerId asked, Purpose purpose, int low, int high, int& number,
                      bool secret = false);
    Status choose_pokemon(PlayerId asked, Purpose purpose, const SlotList& from, int min, int max,
                          SlotList& chosen);
    /// Damage counters on Pokémon, or places for some: `chosen` is how many of each, at most `most`
    /// of it. All together are `min` or more, and no more than an answer has room for.
    Status choose_counters(PlayerId asked, Purpose purpose, const SlotList& of,
                           const SlotCounts& most, int min, SlotCounts& chosen);
    /// Cards of one pile; identical ones are one option. `hidden` for a zone the asked player may
    /// otherwise not look at: the question is put even if nothing fits.
    Status choose_cards(PlayerId asked, Purpose purpose, PlayerId owner, Zone zone,
                        const CardList& candidates, int min, int max, bool hidden, CardList& chosen,
                        bool secret = false);
    /// Cards of a pile by their places: what they are is shown only of those that lie face up.
    Status choose_by_place(PlayerId asked, Purpose purpose, const CardList& from, int min, int max,
                           CardList& chosen);
    Status choose_attached(PlayerId asked, Purpose purpose, const CardList& from, int min, int max,
                           CardList& chosen);
    /// One of the attached Energy cards, to be discarded until `units` are. Not asked, and the
    /// first, if they provide no more than that together: then all of them go (RET-07).
    Status choose_energy_to_pay(PlayerId asked, Purpose purpose, const CardList& from, int units,
                                CardIndex& chosen);
    /// Asks for one of some things by what they are called, at most 250 of them.
    Status choose_word(PlayerId asked, std::span<const std::string_view> words, std::size_t& chosen,
                       bool secret = false);
    Status choose_condition(PlayerId asked, std::uint8_t conditions, Condition& chosen);
    /// Asks in which order the cards shall lie; in and out: from top to bottom.
    Status arrange(PlayerId asked, PlayerId owner, Zone zone, CardList& cards);
    Status choose_attack(PlayerId asked, std::span<const AttackRef> attacks,
                         std::span<const SlotId> of, std::size_t& chosen);

    // ---- chance --------------------------------------------------------------------------------
    Status flip(PlayerId flipper, bool& heads);
    /// The coin a Special Condition of a Pokémon asks of its owner; the event says which.
    Status flip_for(SlotId slot, Condition condition, bool& heads);
    Status shuffle(PlayerId owner, Zone zone);
    Status pick_at_random(PlayerId owner, Zone zone, int count, CardList& picked);
    /// Of some cards of one pile, in the order they are picked.
    Status pick_at_random(CardList from, int count, CardList& picked);
    /// Cards of one pile that were placed unseen change places among each other; the first one
    /// picked comes to lie uppermost.
    Status shuffle_among(const CardList& cards);

protected:
    Questions(const CardLibrary& library, const Ruleset& rules, EffectHost* effects);
    ~Questions() = default;

    // For what drives the match
    /// Where events go; null: nowhere.
    void log_to(std::vector<Event>* log) { log_ = log; }
    /// From here on as much may happen again as in any answer.
    void renew_events() { emitted_ = 0; }
    /// Recorded answers are read from the first.
    void read_answers_anew() { answer_cursor_ = 0; }
    void question_is_at_hand(bool at_hand) { question_at_hand_ = at_hand; }
    /// The option may not be picked.
    void withhold(std::size_t option);

private:
    /// A coin, told as `told` with how it fell.
    Status toss(Event told, bool& heads);
    /// The next recorded answer, if there is one (`answered`).
    Status read_answer(int min, int max, Picks& picks, bool& answered);
    Status suspend(int min, int max, bool ordered);

    std::uint32_t emitted_ = 0;  ///< events, in this answer
    std::vector<Event>* log_ = nullptr;
    Decision decision_{};
    std::vector<Option> options_;
    std::vector<std::string> words_;   ///< of the question, where its options are words
    std::uint16_t answer_cursor_ = 0;  ///< position in the answers of the step being run
    bool question_at_hand_ = false;
};

}  // namespace ptcg
