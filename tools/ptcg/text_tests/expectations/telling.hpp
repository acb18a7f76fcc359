#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "phrases/expectation.hpp"
#include "phrases/form.hpp"
#include "text_tests/expectations/claims.hpp"
#include "text_tests/expectations/expected_ends.hpp"
#include "text_tests/expectations/table_words.hpp"

namespace ptcg::tools {

/// What an expectation, or a part of it, comes to. A form is a noun that says which are meant.
using Value = std::variant<int, std::string, PlayerId, Cards, Slots, const phrases::Form*>;

/// The arguments of a word. Throws NotExpected if one is missing or something else.
class WordArguments {
public:
    explicit WordArguments(std::vector<Value> values) : values_(std::move(values)) {}

    [[nodiscard]] std::size_t size() const { return values_.size(); }
    [[nodiscard]] const Value& at(std::size_t i) const;
    [[nodiscard]] int number(std::size_t i) const;  ///< of cards and Pokémon: how many
    [[nodiscard]] const Cards& cards(std::size_t i) const { return get<Cards>(i); }
    [[nodiscard]] const Slots& pokemon(std::size_t i) const { return get<Slots>(i); }
    [[nodiscard]] const std::string& word(std::size_t i) const { return get<std::string>(i); }
    [[nodiscard]] PlayerId player(std::size_t i) const { return get<PlayerId>(i); }
    [[nodiscard]] const phrases::Form& noun(std::size_t i) const
    {
        return *get<const phrases::Form*>(i);
    }

private:
    template <typename Type>
    [[nodiscard]] const Type& get(std::size_t i) const
    {
        const Type* const found = std::get_if<Type>(&at(i));
        if (found == nullptr) throw NotExpected("an argument is something else");
        return *found;
    }
    std::vector<Value> values_;
};

/// Returns whether the text says what only later turns, or the rest of this one, show.
[[nodiscard]] bool says_what_lasts(const phrases::Form& form);

/// Reads a text once, with one combination of choices, and changes a table as it says.
class Telling {
public:
    Telling(const TextSubject& subject, const Tabletop& before, Choices& choices);

    [[nodiscard]] TableEnd tell(const phrases::Form& form);

    /// Returns what is true while the text works, as its passives claim. Throws NotExpected if it
    /// says anything else.
    [[nodiscard]] std::vector<Claim> claims(const phrases::Form& form);

    /// Changes the table as the text says if it reacts to what happened. Returns whether it does.
    [[nodiscard]] bool react(const phrases::Form& form, const SeenEvent& event, SeenTable& seen);

    /// When something is said that the text lets last.
    enum class Said {
        use,       ///< of the text: that it lasts is all that shows
        turn,      ///< what is true then
        attack,    ///< in such a turn
        turn_end,  ///< of such a turn
    };
    /// Says what the text lets last, `turns` turns after its use. Returns what is true then.
    [[nodiscard]] std::vector<Claim> lasting_claims(const phrases::Form& form, int turns);
    /// Returns what follows from it at an attack, or at the turn's end.
    [[nodiscard]] TableEnd lasting_end(const phrases::Form& form, int turns, Said said,
                                       const SeenEvent* event);

    /// Returns what is left of an attack's damage after Weakness and Resistance.
    [[nodiscard]] int after_affinities(SlotId target, int points) const;

private:
    using Form = phrases::Form;

    [[nodiscard]] PlayerId opponent() const { return opponent_of(subject_.player); }

    // Sentences (telling.cpp)
    void say(const Form& form);
    void say_if(const Form& form);
    void repeat(const Form& form);
    [[nodiscard]] bool may_be_used(const Form& form);
    [[nodiscard]] bool may_be_true(const Form& condition);
    void say_use(const Form& form);
    void say_arrival(const Form& form, const Form& when);
    void flip(const Form& form);
    void clause(const Form& form);
    void change_damage(const Form& form, int points);
    void note_ignored(const Form& form);
    void deal_damage();
    int hit(const Slots& targets, int points);
    [[nodiscard]] int points_of_attack() const;

    // Passives (telling_passives.cpp)
    void claim(const Form& form);
    int say_passives(const Form& form);
    bool add_claim(const std::string& word, const WordArguments& args);

    // What happened before (telling_history.cpp)
    [[nodiscard]] std::vector<MemoRecord> remembered(Memo what, PlayerId in_last_turn_of) const;
    [[nodiscard]] std::optional<Value> recall(const std::string& word,
                                              const WordArguments& args) const;

    // Reactions (telling_events.cpp)
    [[nodiscard]] bool react(const Form& form);
    [[nodiscard]] bool happened(const Form& when);
    [[nodiscard]] Slots newly_active() const;
    [[nodiscard]] std::optional<Value> look_back(const std::string& word,
                                                 const WordArguments& args) const;
    [[nodiscard]] bool played(PlayerId player, const Form& noun) const;
    [[nodiscard]] bool is_part_of_event(const std::string& word, SlotId one,
                                        const WordArguments& args) const;

    // Nouns (telling_nouns.cpp)
    struct Amount {
        std::size_t least, most;
    };
    [[nodiscard]] std::size_t wanted(const NounMeaning& meaning, std::size_t there);
    [[nodiscard]] Amount amount(const NounMeaning& meaning, std::size_t there);
    [[nodiscard]] Slots pokemon(const Form& noun);
    [[nodiscard]] Slots find_pokemon(const Form& noun);
    [[nodiscard]] Slots fixed(std::string_view lua) const;
    [[nodiscard]] bool is_target(const Form& noun) const;
    [[nodiscard]] bool is_demanded(SlotId one) const;
    [[nodiscard]] Cards cards_there(const Form& noun);
    [[nodiscard]] Cards meant(const Form& noun, const Cards& from) const;
    [[nodiscard]] Cards searched(const Form& noun, const Cards& from, std::size_t room);

    // Expressions (telling_words.cpp)
    [[nodiscard]] Value evaluate(const Form& form);
    [[nodiscard]] int number(const Form& form);
    [[nodiscard]] bool truth(const Form& form) { return number(form) != 0; }
    [[nodiscard]] Value value(const phrases::Expectation& what, const Form& form);
    [[nodiscard]] Value role(const std::string& name, const Form& form);
    [[nodiscard]] Value named(const std::string& name) const;
    [[nodiscard]] Value member(const Value& of, const std::string& name) const;
    [[nodiscard]] Value operation(const phrases::Expectation& what, const Form& form);
    [[nodiscard]] Value call(const phrases::Expectation& what, const Form& form);
    [[nodiscard]] std::optional<Value> look(const std::string& word, const WordArguments& args);
    [[nodiscard]] Value those_of(const WordArguments& args, bool meant_ones) const;
    [[nodiscard]] Slots those_with(const Slots& slots, std::string_view word,
                                   const std::string& what) const;
    [[nodiscard]] std::optional<Value> look_at_cards(const std::string& word,
                                                     const WordArguments& args) const;
    [[nodiscard]] Value say_lasting(const phrases::Expectation& what, const Form& form);
    void say_what_lasts(const Form& form);
    [[nodiscard]] Value for_each(const phrases::Expectation& what, const Form& form);
    [[nodiscard]] std::optional<Value> decide(const std::string& word, const WordArguments& args);
    int choose_attack(const Slots& of);
    int use_attack();
    std::optional<int> act_further(const std::string& word, const WordArguments& args);
    [[nodiscard]] Value choose(const WordArguments& args);
    int act(const std::string& word, const WordArguments& args);

    const TextSubject& subject_;
    const Tabletop& before_;
    Tabletop table_;
    Choices& choices_;
    TableWords words_;
    SlotId defender_ = no_slot;            ///< of an attack
    std::map<const Form*, Slots> chosen_;  ///< what nouns mean, once they were said
    std::map<const Form*, Cards> picked_;
    Slots that_;                         ///< the Pokémon mentioned last
    Slots chosen_last_;                  ///< by the word that chose Pokémon last
    Slots new_active_;                   ///< who was switched in last
    Slots one_;                          ///< of several Pokémon, the one that it is about
    int lacking_ = 0;                    ///< cards of the last noun that were not there
    const AttackDef* copied_ = nullptr;  ///< the attack chosen last
    const SeenEvent* event_ = nullptr;   ///< to which the text reacts
    const Form* clause_ = nullptr;       ///< that is being said
    std::optional<int> base_;            ///< damage in place of what is printed
    int more_ = 0;                       ///< damage added
    int heads_ = 0, tails_ = 0;          ///< of all coins
    int coins_ = 0, flipped_ = 0;        ///< heads, and all coins, of those flipped last
    bool coin_ = false;                  ///< the single coin flipped last
    Cards looked_at_;                    ///< the top cards of a deck that were looked at last
    Cards moved_;                        ///< by the word that moved cards last
    int result_ = 0;                     ///< of the word that acted last
    bool did_ = false;                   ///< for "if you do"
    bool fails_ = false;                 ///< the attack does nothing
    std::vector<Claim> claims_;
    Said said_ = Said::use;
    int turns_later_ = 0;
    bool ignores_weakness_ = false, ignores_resistance_ = false;
};

}  // namespace ptcg::tools
