#include "card_tests/test_output.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ptcg/scripting/problem.hpp"
#include "screen/json_text.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {

namespace {

/// Escapes text for XML: removes control characters, which XML 1.0 can't represent, and markup.
[[nodiscard]] std::string escaped(std::string text)
{
    text = without_tints(text);
    make_printable(text);
    std::string result;
    for (char c : text) {
        switch (c) {
            case '&':
                result += "&amp;";
                break;
            case '<':
                result += "&lt;";
                break;
            case '>':
                result += "&gt;";
                break;
            case '"':
                result += "&quot;";
                break;
            default:
                result += c;
                break;
        }
    }
    return result;
}

/// Escapes an attribute, which must be one line.
[[nodiscard]] std::string attribute(std::string text)
{
    std::replace(text.begin(), text.end(), '\n', ' ');
    return escaped(std::move(text));
}

/// "cards.my1.tests.002-sparkit": JUnit readers group by this as if it were a Java class.
[[nodiscard]] std::string class_name(std::string file)
{
    if (file.ends_with(".lua")) file.resize(file.size() - 4);
    std::replace(file.begin(), file.end(), '.', '_');
    std::replace(file.begin(), file.end(), '/', '.');
    return escaped(std::move(file));
}

[[nodiscard]] double seconds(const CardTestResult& result)
{
    double milliseconds = 0;
    for (const CardTestOutcome& test : result.tests) milliseconds += test.milliseconds;
    return milliseconds / 1000;
}

[[nodiscard]] std::string to_junit(const CardTestOutcome& test)
{
    std::string text =
        fmt::format(R"(    <testcase classname="{}" name="{}" file="{}" line="{}" time="{:.4f}")",
                    class_name(test.file), attribute(test.name), escaped(test.file), test.line,
                    test.milliseconds / 1000);
    if (test.passed) return text + "/>\n";
    return text + fmt::format(
                      ">\n      <failure type=\"failure\" message=\"{}\">{}</failure>\n"
                      "    </testcase>\n",
                      attribute(test.message), escaped(test.report));
}

}  // namespace

std::string to_junit(const std::vector<CardTestResult>& results)
{
    std::size_t tests = 0;
    std::size_t failed = 0;
    double time = 0;
    std::string suites;
    for (const CardTestResult& result : results) {
        if (result.tests.empty()) continue;
        tests += result.tests.size();
        failed += result.failed();
        time += seconds(result);
        suites += fmt::format(
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" "
            "skipped=\"0\" time=\"{:.4f}\">\n",
            escaped(result.tests.front().file), result.tests.size(), result.failed(),
            seconds(result));
        for (const CardTestOutcome& test : result.tests) suites += to_junit(test);
        suites += "  </testsuite>\n";
    }
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"ptcg test\" "
        "tests=\"{}\" failures=\"{}\" errors=\"0\" time=\"{:.4f}\">\n{}"
        "</testsuites>\n",
        tests, failed, time, suites);
}

std::string to_json(const std::vector<CardTestResult>& results)
{
    std::size_t passed = 0;
    std::size_t failed = 0;
    nlohmann::ordered_json tests = nlohmann::ordered_json::array();
    for (const CardTestResult& result : results) {
        passed += result.passed();
        failed += result.failed();
        for (const CardTestOutcome& test : result.tests) {
            nlohmann::ordered_json entry = {{"file", test.file},
                                            {"name", test.name},
                                            {"line", test.line},
                                            {"result", test.passed ? "passed" : "failed"},
                                            {"milliseconds", test.milliseconds},
                                            {"rulesets", test.rulesets}};
            if (!test.passed) entry["message"] = test.message;
            tests.push_back(std::move(entry));
        }
    }
    const nlohmann::ordered_json all = {
        {"passed", passed}, {"failed", failed}, {"tests", std::move(tests)}};
    return json_text(all);
}

}  // namespace ptcg::tools
