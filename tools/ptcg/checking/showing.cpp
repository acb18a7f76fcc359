#include "checking/showing.hpp"

#include <algorithm>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "screen/json_text.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {
namespace {

std::string_view word_of(Severity severity)
{
    return severity == Severity::error ? "error" : "warning";
}

std::string counted(std::size_t count, std::string_view what)
{
    return fmt::format("{} {}{}", count, what, plural(count));
}

/// Returns the first few names, and how many more there are.
std::string shortened(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 3;
    const std::span first(names.begin(), std::min(names.size(), most));
    const std::size_t more = names.size() - first.size();
    return fmt::format("{}{}", fmt::join(first, ", "),
                       more > 0 ? fmt::format(" and {} more", more) : "");
}

std::string wrapped(std::string_view text, std::size_t width)
{
    std::string lines;
    for (const std::string& line : wrap(text, width)) lines += line + '\n';
    return lines;
}

}  // namespace

std::string findings_text(const CheckReport& report, const Paint& paint)
{
    std::string text;
    for (const Finding& finding : report.findings) {
        const Severity severity = severity_of(finding);
        std::string line = to_string(finding);
        const std::string word = fmt::format("{}: ", word_of(severity));
        if (const std::size_t place = line.find(word);
            paint.coloured() && place != std::string::npos) {
            line.replace(place, word.size(),
                         paint(severity == Severity::error ? Tint::red : Tint::yellow, word));
        }
        text += line + '\n';
    }
    if (!text.empty()) text += '\n';
    std::string found = counted(report.errors(), "error");
    found += ", " + counted(report.warnings(), "warning");
    if (report.silenced > 0) found += fmt::format(" ({} allowed)", report.silenced);
    text += fmt::format("{} in {}: {}\n", counted(report.cards, "card"),
                        counted(report.packs, "pack"), found);
    if (!report.not_loaded.empty()) {
        text += fmt::format("not loaded: {}; only what could be read was checked, and no decks\n",
                            fmt::join(report.not_loaded, ", "));
    }
    if (report.errors_elsewhere > 0) {
        text += not_shown(report.errors_elsewhere, report.elsewhere) + '\n';
    }
    if (!report.findings.empty()) {
        text += fmt::format("ptcg check --explain {} says more\n", report.findings.front().code);
    }
    return text;
}

std::string only_this_pack(const std::filesystem::path& pack, std::string_view command)
{
    return fmt::format("only {}, the pack of this folder; outside it, ptcg {} covers all packs",
                       pack.filename().string(), command);
}

std::string not_shown(std::size_t errors, const std::vector<std::string>& elsewhere)
{
    return fmt::format("not shown: {} elsewhere ({}); ptcg check without a name shows them",
                       counted(errors, "error"), shortened(elsewhere));
}

std::string findings_json(const CheckReport& report)
{
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const Finding& finding : report.findings) {
        list.push_back({{"code", finding.code},
                        {"severity", word_of(severity_of(finding))},
                        {"file", finding.file},
                        {"line", finding.line},
                        {"column", finding.column},
                        {"message", finding.message},
                        {"context", finding.context}});
    }
    const nlohmann::ordered_json all = {{"findings", list},
                                        {"cards", report.cards},
                                        {"packs", report.packs},
                                        {"errors", report.errors()},
                                        {"warnings", report.warnings()},
                                        {"allowed", report.silenced},
                                        {"not_loaded", report.not_loaded},
                                        {"errors_elsewhere", report.errors_elsewhere},
                                        {"elsewhere", report.elsewhere}};
    // Someone else's file may contain bytes that are not UTF-8.
    return json_text(all);
}

std::string explain_code(const FindingCode& code, std::size_t width)
{
    return fmt::format("{} ({}): {}\n\n", code.code, word_of(code.severity), code.title) +
           wrapped(code.explanation, width) + '\n' + wrapped(code.remedy, width);
}

std::string list_codes(std::size_t width)
{
    std::string text;
    for (const FindingGroup& group : finding_groups()) {
        text += fmt::format("{}{}\n", text.empty() ? "" : "\n", group.title);
        for (const FindingCode& code : group.codes) {
            const std::string head =
                fmt::format("  {} {} ", fit(code.code, 19), fit(word_of(code.severity), 7));
            std::string before = head;
            for (const std::string& line : wrap(code.title, width - width_of(head))) {
                text += before + line + '\n';
                before.assign(width_of(head), ' ');
            }
        }
    }
    return text;
}

std::string codes_markdown()
{
    std::string text =
        "# What `ptcg check` finds\n\n"
        "Written by `ptcg check --explain --markdown`. An error makes the exit code 1; a warning "
        "does so only\nwith `--strict`. To allow a finding, add a line with the reason to the "
        "card's TOML file, or to\n`pack.toml` for the whole pack:\n\n"
        "```toml\n[check.allow]\ndata-number = \"the 10s are damage counters of another "
        "card\"\n```\n";
    for (const FindingGroup& group : finding_groups()) {
        text += fmt::format("\n## {}\n", group.title);
        for (const FindingCode& code : group.codes) {
            text += fmt::format("\n### `{}` ({}): {}\n\n{} {}\n", code.code, word_of(code.severity),
                                code.title, code.explanation, code.remedy);
        }
    }
    return text;
}

}  // namespace ptcg::tools
