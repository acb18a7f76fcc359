#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"

#include "card_tests/card_test_position.hpp"
#include "card_tests/card_test_words.hpp"

namespace ptcg::tools {

/// The table of a card test: a match in a given position, and the answers that wait for their
/// questions.
///
/// "me" is player one. Coins and other chance are answers like any other and must be supplied;
/// only a shuffle that the test does not mention leaves the cards in their order. Every answer is
/// also given to a copy of the match made from its state alone, and the two must stay equal.
class TestTable {
public:
    TestTable(const CardLibrary& library, EffectHost* effects, const PositionSetup& position);

    // Acting. All of these throw TestFailure.
    void act(const TestAction& action);
    void add_answer(std::vector<TestWord> picks);
    /// `line` is where the test says so, for what it says if one is left over.
    void add_coins(std::string_view letters, int line);
    void add_pick(TestWord pick);
    void add_shuffle(std::vector<std::string> top_first);
    [[nodiscard]] bool offers(const TestAction& action);
    /// Fails unless the options of the open question are exactly these.
    void check_options(const std::vector<TestWord>& expected);
    /// Fails if a question is open or an answer was not asked for.
    void check_finished();

    // Looking
    [[nodiscard]] PlayerId me() const { return me_; }
    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] Resolver& rules() { return match_.rules(); }
    [[nodiscard]] const CardLibrary& library() const { return match_.library(); }
    [[nodiscard]] const Decision* question() { return match_.decision(); }
    /// What happened since the position was set up.
    [[nodiscard]] std::vector<Event> events() const;
    /// The open question and the whole table, for a failure message.
    [[nodiscard]] std::string describe();

private:
    /// A coin, and the call of t:coins that supplied it.
    struct Coin {
        bool heads = false;
        int line = 0;
        std::string letters;
    };

    [[noreturn]] void fail_over(const std::string& what) const;
    [[noreturn]] void fail_open(const std::string& what, const Decision& decision) const;
    [[nodiscard]] std::string say_question(const Decision& decision);
    void advance();
    bool answer_chance(const Decision& decision);
    [[nodiscard]] std::vector<std::uint16_t> shuffled(const Decision& decision);
    void give(const std::vector<std::uint16_t>& picks);
    [[nodiscard]] OptionWords words() const { return {match_.library(), match_.state(), me_}; }

    EffectHost* effects_;
    Match match_;
    PlayerId me_ = PlayerId::one;
    std::uint32_t first_event_ = 0;

    std::deque<std::vector<TestWord>> answers_;
    std::deque<Coin> coins_;
    std::deque<TestWord> picks_;
    std::deque<std::vector<std::string>> shuffles_;
};

}  // namespace ptcg::tools
