#include "card_tests/failure_report.hpp"

#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "card_tests/position_source.hpp"
#include "card_tests/transcript.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

constexpr std::size_t report_columns = 80;
constexpr std::size_t report_indent = 4;

[[nodiscard]] std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

class Report {
public:
    explicit Report(const Paint& paint) : paint_(paint) {}

    void title(const std::string& name)
    {
        text_ += paint_(Tint::red, "FAILED") + "  " + paint_(Tint::bold, name) + "\n";
    }
    /// Adds text, wrapped.
    void say(const std::string& text)
    {
        for (const std::string& line : lines_of(text)) {
            const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
            for (const std::string& part : wrap(line, report_columns - report_indent, begin + 2))
                put(part);
        }
    }
    void heading(const std::string& text)
    {
        text_ += "\n";
        put(paint_(Tint::bold, text + ":"));
    }
    /// Adds lines unchanged.
    void quote(const std::string& text)
    {
        for (const std::string& line : lines_of(text)) put(line.empty() ? line : "  " + line);
    }

    void problem(const std::string& name, const TestProblem& problem)
    {
        title(name);
        if (!problem.in_rerun.empty()) {
            put(fmt::format("passes as written, but not when {}:", problem.in_rerun));
        }
        say(problem.message);
        if (!problem.callers.empty()) {
            put(fmt::format("called from line {}", fmt::join(problem.callers, ", from line ")));
        }
    }

    /// Adds the position and the answers, ready to paste into a file.
    void played(const CardLibrary& library, EffectHost* effects, const Played& played)
    {
        heading("To play it again");
        quote("t:position " + to_lua(library, played.position));
        Recording recording{
            .library = &library,
            .rules = played.position.rules,
            .effects = effects,
            .start = played.answers.empty() ? played.end : played.answers.front().state,
            .answers = {},
            .me = played.position.me};
        for (const AnsweredQuestion& answer : played.answers) {
            recording.answers.push_back(answer.picks);
        }
        const Result<std::vector<std::string>> statements = to_statements(recording);
        if (!statements) {
            say(fmt::format("(and then: {})", statements.error().message));
            return;
        }
        for (const std::string& statement : statements.value()) quote(statement);
    }

    [[nodiscard]] std::string take() { return std::move(text_); }

private:
    void put(const std::string& line)
    {
        if (!line.empty()) text_.append(report_indent, ' ');
        text_ += line + "\n";
    }

    Paint paint_;
    std::string text_;
};

}  // namespace

std::string report_failure(const std::string& name, const TestProblem& problem, TestTable* table,
                           const Paint& paint)
{
    Report report(paint);
    report.problem(name, problem);
    if (table == nullptr) return report.take();
    const std::string question = table->describe_question();
    if (!question.empty()) report.say(question);

    std::string changes;
    for (const Difference& difference : table->changes()) {
        if (difference.part == DifferencePart::table ||
            difference.part == DifferencePart::lasting) {
            changes += to_string(difference) + "\n";
        }
    }
    report.heading("Changed so far");
    report.say(changes.empty() ? "nothing" : changes);
    report.heading("The table");
    report.quote(table->draw(report_columns - report_indent - 2));
    const Played& played = table->played();
    report.played(table->library(), table->effects(), played);
    for (const std::string& statement : to_statements(table->waiting())) report.quote(statement);
    return report.take();
}

std::string report_failure(const std::string& name, const TestProblem& problem,
                           const CardLibrary& library, EffectHost* effects, const Played& played,
                           const Paint& paint)
{
    Report report(paint);
    report.problem(name, problem);
    report.played(library, effects, played);
    return report.take();
}

}  // namespace ptcg::tools
