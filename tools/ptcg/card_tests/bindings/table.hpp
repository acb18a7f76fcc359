#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"

#include "analysis/difference.hpp"
#include "card_tests/bindings/outcomes.hpp"
#include "card_tests/bindings/position.hpp"
#include "card_tests/bindings/words.hpp"
#include "card_tests/played.hpp"

namespace ptcg::tools {

/// The result of a shuffle that the test does not script. A test must not depend on it.
enum class LooseShuffles : std::uint8_t { keep, reverse, rotate };

/// How a test is run: as written, or again in another way.
struct TableSetup {
    const CardLibrary* library = nullptr;
    EffectHost* effects = nullptr;
    LooseShuffles shuffles = LooseShuffles::keep;
    bool verify = true;               ///< run each step twice and compare
    std::size_t* recorded = nullptr;  ///< number of positions and answers, all kept
};

/// The table of a card test: a match in a given position, and answers waiting for their questions.
///
/// Coins and random picks are answers like any other, and the test must supply them. A shuffle that
/// the test does not mention has the result that `TableSetup::shuffles` specifies.
class TestTable {
public:
    TestTable(const TableSetup& setup, const PositionSetup& position);

    // Acting. All of these throw TestFailure. `line` is the line of the test, for messages about
    // answers that no question took.
    void act(const TestAction& action);
    void add_answer(std::vector<TestWord> picks, int line);
    void add_coins(std::string_view letters, int line);
    void add_pick(TestWord pick, int line);
    /// Adds the cards that a shuffle puts on top, the topmost first. The others keep their order.
    void add_shuffle(std::vector<std::string> top_first, int line);
    [[nodiscard]] bool offers(const TestAction& action);
    /// Returns whether it is not offered although there is a Pokémon at its place. Fails if there
    /// is no Pokémon there.
    [[nodiscard]] bool refuses(const TestAction& action);
    /// Fails unless these are exactly the options of the current question.
    void check_options(const std::vector<TestWord>& expected);
    /// Fails if a question is open or an answer was not used; `what` is about to happen.
    void check_finished(std::string_view what);

    // Every outcome: from here on chance follows a path.
    struct Mark {
        MatchState state;
        MatchState compared_with;
        std::size_t answers = 0;
    };
    [[nodiscard]] Mark mark();
    /// Returns to the mark. What was played since then is kept as a separate `Played`.
    void return_to(const Mark& mark);
    /// Coins and random picks that are not scripted follow `path`, up to `most` of them. Null stops
    /// that.
    void follow(OutcomePath* path, std::size_t most);
    /// Returns whether chance was asked more often than that.
    [[nodiscard]] bool path_was_cut() const { return path_cut_; }

    // Reading
    [[nodiscard]] PlayerId me() const { return played_.position.me; }
    [[nodiscard]] Match& match() { return match_; }
    [[nodiscard]] const Permissions& rules() { return match_.rules(); }
    [[nodiscard]] EffectHost* effects() const { return setup_.effects; }
    [[nodiscard]] const CardLibrary& library() const { return match_.library(); }
    [[nodiscard]] const Decision* question() { return match_.decision(); }
    [[nodiscard]] OptionWords words() const { return {match_.library(), match_.state(), me()}; }
    /// Returns what happened since the position was set up.
    [[nodiscard]] std::vector<Event> events() const;
    /// Returns the answers that no question has taken yet.
    [[nodiscard]] WaitingAnswers waiting() const;
    /// Returns what has changed since the position was set up or `compare_from_here` was last
    /// called.
    [[nodiscard]] std::vector<Difference> changes();
    [[nodiscard]] const MatchState& compared_with() const { return compared_with_; }
    void compare_from_here();
    /// Describes the current question with its options, or how the match ended; empty in a main
    /// phase.
    [[nodiscard]] std::string describe_question();
    /// Draws the whole table in this width.
    [[nodiscard]] std::string draw(std::size_t width);

    // What was played, to run it again
    [[nodiscard]] const Played& played();
    /// Returns that, and everything that `return_to` set aside.
    [[nodiscard]] std::vector<Played> take_all_played();
    /// Returns whether a shuffle that the test did not script could have had another result.
    [[nodiscard]] bool had_loose_shuffle() const { return had_loose_shuffle_; }

private:
    /// An answer waiting for its question.
    template <typename Value>
    struct Waiting {
        Value value;
        int line = 0;
    };

    [[noreturn]] void fail_over(const std::string& what) const;
    [[noreturn]] void fail_open(const std::string& what);
    [[nodiscard]] std::string why_not_offered(const TestAction& action, PlayerId asked);
    void advance();
    bool answer_chance(const Decision& decision);
    bool follow_path(const Decision& decision);
    [[nodiscard]] std::vector<std::uint16_t> shuffled(const Decision& decision);
    [[nodiscard]] std::vector<std::uint16_t> loosely_shuffled(const Decision& decision);
    [[nodiscard]] std::string say(const Decision& decision,
                                  const std::vector<std::uint16_t>& picks) const;
    void give(const std::vector<std::uint16_t>& picks);

    /// Counts `more` positions and answers that are kept for reruns. Throws TestFailure if there
    /// are too many.
    void record(std::size_t more = 1) const;

    TableSetup setup_;
    Match match_;
    std::uint32_t first_event_ = 0;
    MatchState compared_with_;

    std::deque<Waiting<std::vector<TestWord>>> answers_;
    std::deque<Waiting<bool>> coins_;
    std::deque<Waiting<TestWord>> picks_;
    std::deque<Waiting<std::vector<std::string>>> shuffles_;

    OutcomePath* path_ = nullptr;
    std::size_t longest_path_ = 0;
    bool path_cut_ = false;

    Played played_;
    std::vector<Played> left_;
    bool had_loose_shuffle_ = false;
};

}  // namespace ptcg::tools
