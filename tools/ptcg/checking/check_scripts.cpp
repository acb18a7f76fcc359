#include "checking/checks.hpp"

namespace ptcg::tools {
namespace {

void add(const std::vector<ScriptChunk>& chunks, const std::map<std::size_t, ScriptReport>& reports,
         Findings& findings)
{
    for (const auto& [number, report] : reports) {
        for (const Problem& problem : report.problems) {
            Finding finding = to_finding(problem);
            finding.card = chunks[number].card;
            findings.push_back(std::move(finding));
        }
    }
}

}  // namespace

void check_scripts(const CheckSubject& subject, Findings& findings)
{
    const ScriptBundle& scripts = subject.pool.scripts;
    add(scripts.shared, subject.analysis.shared, findings);
    add(scripts.cards, subject.analysis.cards, findings);
}

}  // namespace ptcg::tools
