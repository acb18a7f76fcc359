#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"

/// The words that card tests use for options.
namespace ptcg::tools {

/// One part of a test's answer to a question.
struct TestWord {
    enum class Kind {
        yes_no,
        number,
        word,
        option  ///< "#3": the third option, if no other word is unambiguous
    } kind = Kind::word;
    bool yes = false;
    long long number = 0;
    std::string word;
};
[[nodiscard]] std::string to_string(const TestWord& word);

/// Answers that a test has given and no question has taken yet, each kind in the order given.
struct WaitingAnswers {
    std::string coins;  ///< "HT"
    std::vector<TestWord> picks;
    std::vector<std::vector<TestWord>> answers;
    std::vector<std::vector<std::string>> shuffles;
};

/// An action in the main phase: its kind and what a test writes about it, in the order of the
/// kind's arguments. Omitted arguments match everything.
struct TestAction {
    OptionKind kind = OptionKind::end_turn;
    std::vector<std::string> arguments;
};

/// The kinds of TestAction and their names.
struct ActionName {
    const char* name;
    OptionKind kind;
};
inline constexpr ActionName action_names[] = {
    {"attack", OptionKind::attack},     {"play", OptionKind::play},
    {"bench", OptionKind::bench},       {"attach", OptionKind::attach},
    {"evolve", OptionKind::evolve},     {"use", OptionKind::use},
    {"retreat", OptionKind::retreat},   {"use_stadium", OptionKind::use_stadium},
    {"end_turn", OptionKind::end_turn},
};

/// Returns the name of actions of this kind.
[[nodiscard]] std::string_view action_word(OptionKind kind);

/// Returns "me", "opponent", "chance" or "nobody"; `me` is the player whom the test calls "me".
[[nodiscard]] const char* word_for(PlayerId player, PlayerId me);
/// Returns "bench 2", "opponent active".
[[nodiscard]] std::string word_for(Spot spot, PlayerId me);

/// Describes options, and finds which of them a test means.
class OptionWords {
public:
    OptionWords(const CardLibrary& library, const MatchState& state, PlayerId me)
        : library_(library), state_(state), me_(me)
    {
    }

    [[nodiscard]] bool fits(const Decision& decision, const Option& option,
                            const TestWord& word) const;
    [[nodiscard]] bool fits(const Option& option, const TestAction& action) const;
    [[nodiscard]] std::string say(const Decision& decision, const Option& option) const;
    [[nodiscard]] std::string say(const TestAction& action) const;
    [[nodiscard]] std::string say_all(const Decision& decision) const;

    /// Returns the option meant, among those not yet picked too often. Throws TestFailure.
    [[nodiscard]] std::uint16_t find(const Decision& decision, const TestWord& word,
                                     const std::vector<std::uint16_t>& taken) const;
    /// Likewise for a whole answer.
    [[nodiscard]] std::vector<std::uint16_t> find_all(const Decision& decision,
                                                      const std::vector<TestWord>& words) const;
    /// Fails unless every argument can mean something: an attack or Ability of either player's
    /// cards, one of their cards, or a place.
    void expect_known(const TestAction& action) const;
    /// If the action names a place, fails unless a Pokémon is there. For a retreat, it must be one
    /// of the asked player's Pokémon. Only then does it mean something that the action is not
    /// offered.
    void expect_there(const TestAction& action, PlayerId asked) const;

    /// Returns the words that pick this option in t:answer or t:pick, shortest first.
    [[nodiscard]] std::vector<TestWord> words_for(const Decision& decision,
                                                  const Option& option) const;
    /// Returns a statement that answers the question with its first options.
    [[nodiscard]] std::string example(const Decision& decision) const;
    /// Returns the action that this main-phase option represents, with all its arguments.
    [[nodiscard]] TestAction action_for(const Option& option) const;

    /// Returns the card at the face-down place that an option refers to.
    [[nodiscard]] DefId hidden_card(const Option& option) const;

private:
    void expect_attack(const std::string& word) const;
    void expect_ability(const std::string& word) const;
    void expect_card(const std::string& word) const;
    void expect_place(const std::string& word) const;
    [[nodiscard]] bool names_place(std::string_view word, Spot spot) const;
    [[nodiscard]] std::string where(Spot spot) const { return word_for(spot, me_); }
    [[nodiscard]] const std::string& card_id(DefId def) const { return library_.text(def).id; }
    /// Returns whether the word is the card's id, the id of one of its prints, or its name.
    [[nodiscard]] bool names_card(std::string_view word, DefId def) const;
    [[nodiscard]] std::string attack_name(const Option& option) const;
    [[nodiscard]] std::string ability_name(const Option& option) const;

    const CardLibrary& library_;
    const MatchState& state_;
    PlayerId me_;
};

}  // namespace ptcg::tools
