#include <fmt/format.h>

#include <algorithm>

#include "checking/checks.hpp"

namespace ptcg::tools {
namespace {

/// The event of this hook is about a card, which a filter can look at.
bool has_card(Hook hook)
{
    switch (hook) {
        case Hook::may_evolve:
        case Hook::may_play:
        case Hook::may_attach:
        case Hook::energy_provided:
        case Hook::energy_limit:
        case Hook::attachment_works:
        case Hook::lifts_evolution_wait:
        case Hook::lifts_first_turn:
        case Hook::would_be_discarded:
        case Hook::on_play:
        case Hook::on_bench:
        case Hook::on_evolve:
        case Hook::on_attach:
            return true;
        default:
            return false;
    }
}

/// What the handler says that is never looked at for its hook.
std::vector<std::string_view> idle_keys(const Handler& handler)
{
    std::vector<std::string_view> keys;
    const bool by_a_player = handler.hook == Hook::play || handler.hook == Hook::activated;
    if (handler.filter != no_filter && !has_card(handler.hook)) keys.emplace_back("filter");
    if (handler.optional && by_a_player) keys.emplace_back("optional");
    if (handler.ends_turn && is_replacement(handler.hook)) keys.emplace_back("ends_turn");
    if (by_a_player && handler.subject != Subject::self) keys.emplace_back("subject");
    return keys;
}

void check_handlers(const CardLibrary& library, const CardDef& def, const ScriptChunk& chunk,
                    Findings& findings)
{
    for (const Handler& handler : library.handlers(def)) {
        for (const std::string_view key : idle_keys(handler)) {
            findings.push_back({.code = "no-effect",
                                .file = chunk.path,
                                .message = fmt::format("`{}` has no effect for the hook `{}`", key,
                                                       name_of(handler.hook)),
                                .context = {},
                                .card = chunk.card});
        }
    }
}

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
    for (const ScriptChunk& chunk : scripts.cards) {
        if (chunk.def == no_def) continue;
        const CardLibrary& library = subject.pool.library;
        check_handlers(library, library.def(chunk.def), chunk, findings);
    }
}

}  // namespace ptcg::tools
