#include "card_tests/card_test_table.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/resolver.hpp"

#include "card_tests/card_test_failure.hpp"
#include "data/naming.hpp"
#include "screen/board.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

constexpr std::size_t most_steps = 2000;  ///< a match that asks more without the main phase hangs

/// How a test answers the question.
[[nodiscard]] std::string_view answer_to(const Decision& decision)
{
    if (decision.asked != PlayerId::chance) return "t:answer(...)";
    return decision.purpose == Purpose::flip ? "t:coins" : "t:pick(...)";
}

}  // namespace

TestTable::TestTable(const CardLibrary& library, EffectHost* effects, const PositionSetup& position)
    : effects_(effects), match_(start_in(library, effects, position))
{
    match_.verify_reruns(true);
    first_event_ = match_.first_event() + static_cast<std::uint32_t>(match_.events().size());
    advance();
}

void TestTable::give(const std::vector<std::uint16_t>& picks)
{
    // A match made from a copy of the state must go on exactly like this one.
    Result<Match> copy = Match::resume(library(), match_.ruleset(), effects_, match_.state());
    if (!copy) fail_test("the state of the match is not sound: " + copy.error().message);
    const Decision* asked = copy.value().decision();
    const Decision* here = match_.decision();
    if (asked == nullptr || asked->purpose != here->purpose || asked->asked != here->asked ||
        !std::equal(asked->options.begin(), asked->options.end(), here->options.begin(),
                    here->options.end())) {
        fail_test(fmt::format("a copy of the match asks something else ({} instead of {})",
                              asked == nullptr ? "nothing" : name_of(asked->purpose),
                              name_of(here->purpose)));
    }
    if (const Result<void> answered = match_.answer(picks); !answered) {
        fail_test(answered.error().message);
    }
    if (const Result<void> answered = copy.value().answer(picks); !answered) {
        fail_test("a copy of the match refuses the answer: " + answered.error().message);
    }
    static_cast<void>(match_.decision());
    static_cast<void>(copy.value().decision());
    if (hash(copy.value().state()) != hash(match_.state())) {
        fail_test("a copy of the match went on differently");
    }
}

void TestTable::advance()
{
    for (std::size_t step = 0; step < most_steps; ++step) {
        const Decision* decision = match_.decision();
        if (decision == nullptr || decision->purpose == Purpose::main_phase) return;
        if (decision->asked == PlayerId::chance) {
            if (!answer_chance(*decision)) return;
        } else {
            if (answers_.empty()) return;
            const std::vector<TestWord> picks = answers_.front();
            answers_.pop_front();
            give(words().find_all(*decision, picks));
        }
    }
    fail_test("the match does not come back to a main phase");
}

bool TestTable::answer_chance(const Decision& decision)
{
    switch (decision.purpose) {
        case Purpose::flip: {
            if (coins_.empty()) return false;
            const bool heads = coins_.front().heads;
            coins_.pop_front();
            give({static_cast<std::uint16_t>(heads ? 0 : 1)});
            return true;
        }
        case Purpose::random_pick: {
            if (picks_.empty()) return false;
            const TestWord word = picks_.front();
            picks_.pop_front();
            give({words().find(decision, word, {})});
            return true;
        }
        default:
            give(shuffled(decision));
            return true;
    }
}

std::vector<std::uint16_t> TestTable::shuffled(const Decision& decision)
{
    // The options are the cards from the bottom to the top, and so is the answer.
    std::vector<std::uint16_t> order(decision.options.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    if (shuffles_.empty()) return order;
    const std::vector<std::string> top_first = shuffles_.front();
    shuffles_.pop_front();
    auto end = order.end();
    for (const std::string& id : top_first) {
        const auto is_it = [&](std::uint16_t option) {
            const DefId def = words().hidden_card(decision.options[option]);
            return def != no_def && library().text(def).id == id;
        };
        const auto found = std::find_if(order.begin(), end, is_it);
        if (found == end) fail_test(fmt::format("shuffle: no (further) \"{}\" there", id));
        std::rotate(found, found + 1, end);
        --end;
    }
    return order;
}

void TestTable::fail_over(const std::string& what) const
{
    const std::string& script = match_.failure();
    if (!script.empty()) fail_test(fmt::format("{}: a script failed: {}", what, script));
    fail_test(what + ": the match is over");
}

void TestTable::fail_open(const std::string& what, const Decision& decision) const
{
    fail_test(fmt::format("{}: a question is still open; give it {}", what, answer_to(decision)));
}

/// "opponent is asked \"choose_card\" by dp3-35, one of ..."
std::string TestTable::say_question(const Decision& decision)
{
    const std::string by =
        decision.source == no_def ? "" : " by " + library().text(decision.source).id;
    std::string picks = fmt::format("{} to {} of", decision.min, decision.max);
    if (decision.min == decision.max) picks = fmt::format("{} of", decision.min);
    if (decision.min == 1 && decision.max == 1) picks = "one of";
    return fmt::format("open question: {} is asked \"{}\"{}, {} {}{}",
                       word_for(decision.asked, me_), name_of(decision.purpose), by, picks,
                       words().say_all(decision),
                       decision.asked == PlayerId::chance
                           ? fmt::format(" (answer it with {})", answer_to(decision))
                           : "");
}

void TestTable::act(const TestAction& action)
{
    const Decision* decision = match_.decision();
    const std::string what = words().say(action);
    if (decision == nullptr) fail_over(what);
    if (decision->purpose != Purpose::main_phase) fail_open(what, *decision);
    std::vector<std::uint16_t> found;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < decision->options.size(); ++i) {
        if (!words().fits(decision->options[i], action)) continue;
        found.push_back(static_cast<std::uint16_t>(i));
        names.push_back(words().say(decision->options[i]));
    }
    if (found.empty()) {
        fail_test(
            fmt::format("{} is not offered; offered are {}", what, words().say_all(*decision)));
    }
    if (found.size() > 1) fail_test(fmt::format("{} may mean {}", what, fmt::join(names, ", ")));
    give({found.front()});
    advance();
}

void TestTable::add_answer(std::vector<TestWord> picks)
{
    answers_.push_back(std::move(picks));
    advance();
}

void TestTable::add_coins(std::string_view letters, int line)
{
    for (char c : letters) {
        if (c != 'H' && c != 'T') {
            fail_test(fmt::format("coins: \"{}\" may consist of H and T only", letters));
        }
        coins_.push_back({c == 'H', line, std::string(letters)});
    }
    advance();
}

void TestTable::add_pick(TestWord pick)
{
    picks_.push_back(std::move(pick));
    advance();
}

void TestTable::add_shuffle(std::vector<std::string> top_first)
{
    shuffles_.push_back(std::move(top_first));
}

bool TestTable::offers(const TestAction& action)
{
    const Decision* decision = match_.decision();
    if (decision == nullptr) {
        if (!match_.failure().empty()) fail_over(words().say(action));
        return false;
    }
    if (decision->purpose != Purpose::main_phase) fail_open(words().say(action), *decision);
    return std::any_of(decision->options.begin(), decision->options.end(),
                       [&](const Option& option) { return words().fits(option, action); });
}

void TestTable::check_finished()
{
    const Decision* decision = match_.decision();
    if (decision != nullptr && decision->purpose != Purpose::main_phase) {
        fail_open("the test ends", *decision);
    }
    if (decision == nullptr && !match_.failure().empty()) fail_over("the test ends");
    if (!coins_.empty()) {
        const Coin& first = coins_.front();
        const bool one = coins_.size() == 1;
        fail_test(fmt::format("{} coin{} of t:coins \"{}\" {} not flipped (line {})", coins_.size(),
                              plural(coins_.size()), first.letters, one ? "was" : "were",
                              first.line));
    }
    std::vector<std::string> left;
    const auto count = [&](std::size_t number, std::string_view what) {
        if (number > 0) left.push_back(fmt::format("{} {}{}", number, what, plural(number)));
    };
    count(answers_.size(), "answer");
    count(picks_.size(), "pick");
    count(shuffles_.size(), "shuffle");
    if (!left.empty()) fail_test(fmt::format("nobody asked for {}", fmt::join(left, ", ")));
}

void TestTable::check_options(const std::vector<TestWord>& expected)
{
    const Decision* decision = match_.decision();
    if (decision == nullptr) fail_over("options");
    std::vector<bool> used(decision->options.size(), false);
    std::string missing;
    for (const TestWord& word : expected) {
        bool found = false;
        for (std::size_t i = 0; i < used.size() && !found; ++i) {
            found = !used[i] && words().fits(decision->options[i], word);
            if (found) used[i] = true;
        }
        if (!found && missing.empty()) missing = to_string(word);
    }
    const bool complete = std::all_of(used.begin(), used.end(), [](bool u) { return u; });
    if (missing.empty() && complete) return;
    fail_test(
        fmt::format("options: {}; the options are {}",
                    missing.empty() ? "there are further ones" : missing + " is not among them",
                    words().say_all(*decision)));
}

std::vector<Event> TestTable::events() const
{
    return match_.events_for(seen_by_all, first_event_);
}

std::string TestTable::describe()
{
    std::string text;
    const Decision* decision = match_.decision();
    if (decision == nullptr) {
        text = fmt::format("the match is over; winner: {}\n", word_for(match_.winner(), me_));
    } else if (decision->purpose != Purpose::main_phase) {
        text = say_question(*decision) + "\n";
    }
    View view;
    make_view(match_.rules(), seen_by_all, view);
    const Naming naming{.library = &library(), .names = {"me", "opponent"}};
    return text + draw_board(view, naming, BoardStyle{.width = 100, .paint = Paint(false)});
}

}  // namespace ptcg::tools
