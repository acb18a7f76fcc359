// Finds filters that name a card no loaded pack has.

#include <algorithm>

#include <fmt/format.h>

#include "checking/checks.hpp"

namespace ptcg::tools {

void check_names(const CheckSubject& subject, Findings& findings)
{
    const ScriptBundle& scripts = subject.pool.scripts;
    const std::vector<std::string>& known = subject.ground.known_names;
    for (const auto& [i, report] : subject.analysis.cards) {
        for (const ScriptText& text : report.texts) {
            for (const ScriptName& named : text.names) {
                if (std::ranges::binary_search(known, named.name)) continue;
                findings.push_back(
                    {.code = "name-of-nobody",
                     .file = scripts.cards[i].path,
                     .line = named.line,
                     .message = fmt::format("no card or attack has the name \"{}\"{}", named.name,
                                            did_you_mean(named.name, known)),
                     .context = {},
                     .card = scripts.cards[i].card});
            }
        }
    }
}

}  // namespace ptcg::tools
