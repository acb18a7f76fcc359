#include "checking/checks.hpp"

namespace ptcg::tools {
namespace {

void add(const std::vector<ScriptChunk>& chunks, const std::vector<ScriptReport>& reports,
         Findings& findings)
{
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        for (const Problem& problem : reports[i].problems) {
            Finding finding = to_finding(problem);
            finding.card = chunks[i].card;
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
