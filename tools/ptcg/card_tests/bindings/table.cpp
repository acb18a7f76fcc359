#include "card_tests/bindings/table.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/resolver.hpp"

#include "analysis/legality.hpp"
#include "card_tests/bindings/failure.hpp"
#include "display/board.hpp"
#include "ptcg/hosting/naming.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

constexpr std::size_t most_steps = 2000;  ///< without a main phase; beyond that the match hangs

}  // namespace

TestTable::TestTable(const TableSetup& setup, const PositionSetup& position)
    : setup_(setup), match_(start_in(*setup.library, setup.effects, position))
{
    record();
    match_.verify_reruns(setup.verify);
    first_event_ = match_.first_event() + static_cast<std::uint32_t>(match_.events().size());
    static_cast<void>(match_.decision());
    compared_with_ = match_.state();
    played_.position = position;
    advance();
}

// ---- answering ----------------------------------------------------------------------------------

/// Returns `me, main_phase: attack("Thunder")`.
std::string TestTable::say(const Decision& decision, const std::vector<std::uint16_t>& picks) const
{
    const std::string who =
        fmt::format("{}, {}", word_for(decision.asked, me()), name_of(decision.purpose));
    if (decision.purpose == Purpose::shuffle) return who;
    std::vector<std::string> said;
    for (std::uint16_t pick : picks) {
        if (pick < decision.options.size())
            said.push_back(words().say(decision, decision.options[pick]));
    }
    return fmt::format("{}: {}", who,
                       said.empty() ? "none" : fmt::format("{}", fmt::join(said, ", ")));
}

void TestTable::record(std::size_t more) const
{
    constexpr std::size_t most = 10'000;
    *setup_.recorded += more;
    if (*setup_.recorded > most) {
        fail_test(fmt::format("a test has at most {} positions and answers", most));
    }
}

void TestTable::give(const std::vector<std::uint16_t>& picks)
{
    record();
    const Decision& decision = *match_.decision();
    AnsweredQuestion answered{.state = match_.state(),
                              .asked = decision.asked,
                              .purpose = decision.purpose,
                              .options = {decision.options.begin(), decision.options.end()},
                              .picks = picks,
                              .said = say(decision, picks)};
    if (const Result<void> done = match_.answer(picks); !done) fail_test(done.error().message);
    played_.answers.push_back(std::move(answered));
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
            const std::vector<TestWord> picks = answers_.front().value;
            answers_.pop_front();
            give(words().find_all(*decision, picks));
        }
    }
    fail_test("the match does not return to a main phase");
}

bool TestTable::answer_chance(const Decision& decision)
{
    switch (decision.purpose) {
        case Purpose::flip: {
            if (coins_.empty()) return follow_path(decision);
            const bool heads = coins_.front().value;
            coins_.pop_front();
            give({static_cast<std::uint16_t>(heads ? 0 : 1)});
            return true;
        }
        case Purpose::random_pick: {
            if (picks_.empty()) return follow_path(decision);
            const TestWord word = picks_.front().value;
            picks_.pop_front();
            give({words().find(decision, word, {})});
            return true;
        }
        default:
            give(shuffles_.empty() ? loosely_shuffled(decision) : shuffled(decision));
            return true;
    }
}

/// The outcomes of a random pick are its distinct cards.
bool TestTable::follow_path(const Decision& decision)
{
    if (path_ == nullptr) return false;
    if (path_->length() == longest_path_) {
        path_cut_ = true;
        return false;
    }
    std::vector<std::uint16_t> outcomes;
    std::vector<std::uint64_t> weights;
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const auto option = static_cast<std::uint16_t>(i);
        const auto is_alike = [&](std::uint16_t other) {
            const DefId def = words().hidden_card(decision.options[i]);
            return def != no_def && words().hidden_card(decision.options[other]) == def;
        };
        const auto known = std::find_if(outcomes.begin(), outcomes.end(), is_alike);
        if (decision.purpose == Purpose::flip || known == outcomes.end()) {
            outcomes.push_back(option);
            weights.push_back(1);
        } else {
            ++weights[static_cast<std::size_t>(known - outcomes.begin())];
        }
    }
    give({outcomes[path_->take(weights)]});
    return true;
}

// A shuffle's options are the cards from bottom to top, and its answer has the same order.

std::vector<std::uint16_t> TestTable::shuffled(const Decision& decision)
{
    std::vector<std::uint16_t> order(decision.options.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    const std::vector<std::string> top_first = shuffles_.front().value;
    shuffles_.pop_front();
    auto end = order.end();
    for (const std::string& id : top_first) {
        const auto is_it = [&](std::uint16_t option) {
            const DefId def = words().hidden_card(decision.options[option]);
            return def != no_def && library().text(def).id == id;
        };
        const auto found = std::find_if(order.begin(), end, is_it);
        if (found == end) fail_test(fmt::format("shuffle: there is no (other) \"{}\"", id));
        std::rotate(found, found + 1, end);
        --end;
    }
    return order;
}

std::vector<std::uint16_t> TestTable::loosely_shuffled(const Decision& decision)
{
    std::vector<std::uint16_t> order(decision.options.size());
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    for (const Option& option : decision.options) {
        if (words().hidden_card(option) != words().hidden_card(decision.options.front())) {
            had_loose_shuffle_ = true;
        }
    }
    if (setup_.shuffles == LooseShuffles::reverse) std::reverse(order.begin(), order.end());
    if (setup_.shuffles == LooseShuffles::rotate) {
        const auto half = static_cast<std::ptrdiff_t>(order.size() / 2);
        std::rotate(order.begin(), order.begin() + half, order.end());
    }
    return order;
}

void TestTable::fail_over(const std::string& what) const
{
    const std::string& script = match_.failure();
    if (!script.empty()) fail_test(fmt::format("{}: a script failed: {}", what, script));
    fail_test(what + ": the match is over");
}

void TestTable::fail_open(const std::string& what)
{
    fail_test(what + ": a question is still open");
}

/// Returns `: an Asleep Pokémon can't attack (ASL-01)`; empty if the reason is not known.
std::string TestTable::why_not_offered(const TestAction& action, PlayerId asked)
{
    if (asked != me()) return {};  // the places of an action are named as I see them
    const auto argument = [&](std::size_t i) {
        return i < action.arguments.size() ? action.arguments[i] : std::string();
    };
    WantedAction wanted{action.kind, argument(0), argument(1)};
    if (action.kind == OptionKind::retreat) std::swap(wanted.what, wanted.target);
    const Result<std::vector<WhyNot>> reasons = why_not(match_, asked, wanted, me());
    std::string text;
    for (const WhyNot& reason : reasons ? reasons.value() : std::vector<WhyNot>{}) {
        text += (text.empty() ? ": " : "; ") + to_string(reason);
    }
    return text;
}

void TestTable::act(const TestAction& action)
{
    const Decision* decision = match_.decision();
    const std::string what = words().say(action);
    if (decision == nullptr) fail_over(what);
    if (decision->purpose != Purpose::main_phase) fail_open(what);
    words().expect_known(action);
    std::vector<std::uint16_t> found;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < decision->options.size(); ++i) {
        if (!words().fits(decision->options[i], action)) continue;
        found.push_back(static_cast<std::uint16_t>(i));
        names.push_back(words().say(*decision, decision->options[i]));
    }
    if (found.empty()) {
        fail_test(fmt::format("{} is not offered{}\noffered: {}", what,
                              why_not_offered(action, decision->asked),
                              words().say_all(*decision)));
    }
    if (found.size() > 1) fail_test(fmt::format("{} could mean {}", what, fmt::join(names, ", ")));
    give({found.front()});
    advance();
}

void TestTable::add_answer(std::vector<TestWord> picks, int line)
{
    answers_.push_back({std::move(picks), line});
    advance();
}

void TestTable::add_coins(std::string_view letters, int line)
{
    for (char c : letters) {
        if (c != 'H' && c != 'T') {
            fail_test(fmt::format("coins: \"{}\" must contain only H and T", letters));
        }
        coins_.push_back({c == 'H', line});
    }
    advance();
}

void TestTable::add_pick(TestWord pick, int line)
{
    picks_.push_back({std::move(pick), line});
    advance();
}

void TestTable::add_shuffle(std::vector<std::string> top_first, int line)
{
    shuffles_.push_back({std::move(top_first), line});
}

WaitingAnswers TestTable::waiting() const
{
    WaitingAnswers all;
    for (const auto& coin : coins_) all.coins += coin.value ? 'H' : 'T';
    for (const auto& pick : picks_) all.picks.push_back(pick.value);
    for (const auto& answer : answers_) all.answers.push_back(answer.value);
    for (const auto& shuffle : shuffles_) all.shuffles.push_back(shuffle.value);
    return all;
}

bool TestTable::offers(const TestAction& action)
{
    const Decision* decision = match_.decision();
    if (decision == nullptr) fail_over(words().say(action));
    if (decision->purpose != Purpose::main_phase) fail_open(words().say(action));
    words().expect_known(action);
    return std::any_of(decision->options.begin(), decision->options.end(),
                       [&](const Option& option) { return words().fits(option, action); });
}

bool TestTable::refuses(const TestAction& action)
{
    if (offers(action)) return false;
    words().expect_there(action, match_.decision()->asked);
    return true;
}

void TestTable::check_finished(std::string_view what)
{
    const Decision* decision = match_.decision();
    if (decision != nullptr && decision->purpose != Purpose::main_phase) {
        fail_open(std::string(what));
    }
    if (decision == nullptr && !match_.failure().empty()) fail_over(std::string(what));
    std::vector<std::string> left;
    const auto count = [&](const auto& waiting, std::string_view kind) {
        if (waiting.empty()) return;
        left.push_back(fmt::format("{} {}{} (line {})", waiting.size(), kind,
                                   plural(waiting.size()), waiting.front().line));
    };
    count(coins_, "coin");
    count(answers_, "answer");
    count(picks_, "pick");
    count(shuffles_, "shuffle");
    if (!left.empty()) fail_test(fmt::format("never used: {}", fmt::join(left, ", ")));
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
            found = !used[i] && words().fits(*decision, decision->options[i], word);
            if (found) used[i] = true;
        }
        if (!found && missing.empty()) missing = to_string(word);
    }
    const bool complete = std::all_of(used.begin(), used.end(), [](bool u) { return u; });
    if (missing.empty() && complete) return;
    fail_test(fmt::format("options: {}; the options are {}",
                          missing.empty() ? "there are others" : missing + " is not among them",
                          words().say_all(*decision)));
}

// ---- every outcome ------------------------------------------------------------------------------

TestTable::Mark TestTable::mark()
{
    check_finished("every outcome is played");
    return {match_.state(), compared_with_, played_.answers.size()};
}

void TestTable::return_to(const Mark& mark)
{
    record(1 + mark.answers);
    Played before = played();
    before.answers.resize(mark.answers);
    left_.push_back(std::move(played_));
    played_ = std::move(before);
    match_.restore(mark.state);
    compared_with_ = mark.compared_with;
    answers_.clear();
    coins_.clear();
    picks_.clear();
    shuffles_.clear();
}

void TestTable::follow(OutcomePath* path, std::size_t most)
{
    path_ = path;
    longest_path_ = most;
    path_cut_ = false;
}

// ---- checking -----------------------------------------------------------------------------------

std::vector<Event> TestTable::events() const
{
    return match_.events_for(seen_by_all, first_event_);
}

std::vector<Difference> TestTable::changes()
{
    static_cast<void>(match_.decision());
    return differences(library(), compared_with_, match_.state(), me());
}

void TestTable::compare_from_here()
{
    static_cast<void>(match_.decision());
    compared_with_ = match_.state();
}

/// Returns `opponent is asked "choose_card" by my1-4, one of ...`, and how to answer it.
std::string TestTable::describe_question()
{
    const Decision* decision = match_.decision();
    if (decision == nullptr) {
        return fmt::format("the match is over; winner: {}", word_for(match_.winner(), me()));
    }
    if (decision->purpose == Purpose::main_phase) return {};
    const std::string by =
        decision->source == no_def ? "" : " by " + library().text(decision->source).id;
    std::string picks = fmt::format("{} to {} of", decision->min, decision->max);
    if (decision->min == decision->max) picks = fmt::format("{} of", decision->min);
    if (decision->min == 1 && decision->max == 1) picks = "one of";
    return fmt::format("open question: {} is asked \"{}\"{}, {} {}\nanswer it, as in {}",
                       word_for(decision->asked, me()), name_of(decision->purpose), by, picks,
                       words().say_all(*decision), words().example(*decision));
}

std::string TestTable::draw(std::size_t width)
{
    View view;
    make_view(match_.rules(), seen_by_all, view);
    Naming naming{.library = &library(), .names = {"me", "opponent"}};
    if (me() == PlayerId::two) std::swap(naming.names[0], naming.names[1]);
    return draw_board(view, naming,
                      BoardStyle{.width = width, .paint = Paint(false), .near = me()});
}

const Played& TestTable::played()
{
    static_cast<void>(match_.decision());
    played_.end = match_.state();
    played_.events = events();
    return played_;
}

std::vector<Played> TestTable::take_all_played()
{
    static_cast<void>(played());
    left_.push_back(std::move(played_));
    return std::move(left_);
}

}  // namespace ptcg::tools
