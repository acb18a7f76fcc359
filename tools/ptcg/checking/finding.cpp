#include "checking/finding.hpp"

#include <utility>

#include <fmt/format.h>

#include "ptcg/scripting/characters.hpp"

namespace ptcg::tools {

const FindingCode* find_code(std::string_view code)
{
    for (const FindingGroup& group : finding_groups()) {
        for (const FindingCode& entry : group.codes) {
            if (entry.code == code) return &entry;
        }
    }
    return nullptr;
}

Severity severity_of(const Finding& finding)
{
    const FindingCode* const code = find_code(finding.code);
    return code == nullptr ? Severity::error : code->severity;
}

Finding to_finding(const Problem& problem)
{
    return {.code = problem.code.empty() ? "pack" : problem.code,
            .file = problem.file,
            .line = problem.line,
            .column = problem.column,
            .message = problem.message,
            .context = problem.context,
            .card = {}};
}

Finding finding_about(const CardText& card, std::string_view code, int line, std::string message)
{
    return {.code = code,
            .file = card.file,
            .line = line,
            .message = std::move(message),
            .context = {},
            .card = card.id};
}

std::string to_string(const Finding& finding)
{
    std::string place = in_one_line(finding.file);
    if (finding.line > 0) place += fmt::format(":{}", finding.line);
    if (finding.line > 0 && finding.column > 0) place += fmt::format(":{}", finding.column);
    const char* const severity = severity_of(finding) == Severity::error ? "error" : "warning";
    std::string text =
        fmt::format("{}: {}: {} [{}]", place, severity, finding.message, finding.code);
    if (!finding.context.empty()) text += "\n  " + finding.context;
    make_printable(text);
    return text;
}

}  // namespace ptcg::tools
