#include "text_tests/text_test.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "system/work_queue.hpp"
#include "text_tests/expectations/expectation_test.hpp"
#include "text_tests/expectations/lasting_test.hpp"
#include "text_tests/expectations/passive_test.hpp"

namespace ptcg::tools {
namespace {

[[nodiscard]] std::string name_of(const phrases::EffectText& text)
{
    return text.name.empty() ? "what its text says" : text.name + ": what its text says";
}

[[nodiscard]] std::string script_file(const CardLibrary& library, DefId card)
{
    return std::filesystem::path(library.text(card).file).replace_extension(".lua").string();
}

constexpr int positions_expected = 16;
constexpr int positions_in_pairs = 160;
constexpr int scenes_if_allowed = 600;

/// What one thread tests with.
class TextTester {
public:
    explicit TextTester(const TextTestWork& work)
        : work_(work),
          comparison_(*work.pool, *work.said->pool, work.rules),
          silent_(*work.pool),
          others_(work.pool->scripts, comparison_.script().library())
    {
    }

    [[nodiscard]] TextTestResult test(const SpokenText& text)
    {
        const auto begin = std::chrono::steady_clock::now();
        TextTestResult result;
        CardTestOutcome& outcome = result.outcome;
        outcome = {.file = script_file(work_.pool->library, text.card),
                   .name = name_of(text.text),
                   .line = text.line,
                   .message = {},
                   .report = {}};
        if (!work_.options.only_list) run(text, result);
        outcome.passed = outcome.message.empty();
        const std::chrono::duration<double, std::milli> taken =
            std::chrono::steady_clock::now() - begin;
        outcome.milliseconds = taken.count();
        return result;
    }

    [[nodiscard]] std::vector<std::string> tests(const SpokenText& text)
    {
        return compare(text).tests;
    }

private:
    [[nodiscard]] TextComparisonResult compare(const SpokenText& text)
    {
        // What is written for the text cannot differ from it.
        int scenes = text.is_script ? static_cast<int>(2 * work_.tests) : work_.scenes;
        if (work_.allowed.contains(text.card)) scenes = std::max(10 * scenes, scenes_if_allowed);
        return comparison_.compare(text.card, text.text, scenes, work_.tests, name_of(text.text));
    }

    void run(const SpokenText& text, TextTestResult& done)
    {
        CardTestOutcome& outcome = done.outcome;
        const TextComparisonResult result = compare(text);
        if (!result.difference.empty()) return tell(text, result, outcome);
        if (!meets_expectations(text, done)) return;
        const CardTestWorld world{.library = &comparison_.script().library(),
                                  .effects = &comparison_.script().effects(),
                                  .other_effects = &others_,
                                  .ruleset = work_.ruleset};
        CardTestOptions options = work_.options;
        options.filter.clear();
        const std::string source = fmt::format("{}", fmt::join(result.tests, "\n"));
        for (const CardTestOutcome& one :
             run_card_tests(world, source, outcome.file, options).tests) {
            if (one.passed) continue;
            outcome.message = one.message;
            outcome.report = one.report + "\n" + source;
            return;
        }
    }

    [[nodiscard]] bool meets_expectations(const SpokenText& text, TextTestResult& done)
    {
        const ExpectationResult result =
            test_expectations(comparison_.script(), work_.rules(text.card), text.card, text.text,
                              *text.form, positions_expected);
        return is_as_expected(text, result, done) && meets_passives(text, done) &&
               meets_lasting(text, done);
    }

    /// What a text lets last must be as expected, too.
    [[nodiscard]] bool meets_lasting(const SpokenText& text, TextTestResult& done)
    {
        if (done.as_expected == 0 || !says_what_lasts(*text.form)) return true;
        const ExpectationResult result =
            test_lasting(comparison_.script(), work_.rules(text.card), text.card, text.text,
                         *text.form, positions_expected);
        return is_as_expected(text, result, done);
    }

    /// Where nothing follows from using the text, it may say what is true while it works, or what
    /// happens at an attack.
    [[nodiscard]] bool meets_passives(const SpokenText& text, TextTestResult& done)
    {
        const bool works_in_play = text.text.kind == phrases::EffectText::Kind::ability ||
                                   text.text.kind == phrases::EffectText::Kind::in_play;
        if (done.as_expected > 0 || !works_in_play) return true;
        const RulesOfCard rules = work_.rules(text.card);
        const PairedTest test{.cards = comparison_.script(),
                              .silent = silent_,
                              .rules = rules,
                              .card = text.card,
                              .text = text.text,
                              .scenes = positions_in_pairs,
                              .enough = positions_expected};
        ExpectationResult result = test_passives(test, *text.form);
        if (!result.not_expected.empty()) result = test_reactions(test, *text.form);
        return is_as_expected(text, result, done);
    }

    [[nodiscard]] bool is_as_expected(const SpokenText& text, const ExpectationResult& result,
                                      TextTestResult& done)
    {
        done.as_expected = result.positions;
        if (result.difference.empty()) return true;
        tell(text, {result.difference, result.position, {}}, done.outcome);
        return false;
    }

    void tell(const SpokenText& text, const TextComparisonResult& result, CardTestOutcome& outcome)
    {
        const Paint& paint = work_.options.paint;
        outcome.message = fmt::format("{}:{}: the script does not do what the text says",
                                      outcome.file, text.line);
        outcome.report = fmt::format("{}  {}\n    {}\n    text: {}\n\n{}",
                                     paint(Tint::red, "FAILED"), paint(Tint::bold, outcome.name),
                                     outcome.message, text.text.text, result.difference);
        if (!result.position.empty()) {
            outcome.report +=
                fmt::format("\n{}\n{}", paint(Tint::bold, "where it shows:"), result.position);
        }
        if (!result.tests.empty()) {
            outcome.report +=
                fmt::format("\n{}\n{}", paint(Tint::bold, "as a test:"), result.tests.front());
        }
    }

    const TextTestWork& work_;
    TextComparison comparison_;
    SilentCards silent_;  ///< all of them
    ScriptHost others_;   ///< replays what was played
};

}  // namespace

std::vector<TextTestResult> run_text_tests(const TextTestWork& work)
{
    std::vector<TextTestResult> results(work.texts.size());
    WorkQueue queue(work.texts.size(), work.progress);
    queue.run(work.jobs, [&] {
        TextTester tester(work);
        while (const std::optional<std::size_t> i = queue.take()) {
            results[*i] = tester.test(*work.texts[*i]);
            queue.finished();
        }
    });
    return results;
}

std::vector<std::string> tests_of_text(const TextTestWork& work, const SpokenText& text)
{
    return TextTester(work).tests(text);
}

}  // namespace ptcg::tools
