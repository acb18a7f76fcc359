#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "checking/checks.hpp"
#include "data/deck_finding.hpp"
#include "data/formats.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

/// The name of a deck's file as packs' files are shown: "my1/decks/x.txt" below "cards".
std::string shown_name(const fs::path& file, const CheckSubject& subject)
{
    for (const PackInfo& pack : subject.pool.packs) {
        const fs::path inside = file.lexically_relative(pack.path);
        if (!inside.empty() && *inside.begin() != "..") {
            return pack.shown + "/" + inside.generic_string();
        }
    }
    for (const fs::path& root : subject.roots) {
        const fs::path inside = file.lexically_relative(root);
        if (!inside.empty() && *inside.begin() != "..") {
            return (root.filename() / inside).generic_string();
        }
    }
    return file.generic_string();
}

std::vector<Ruleset> rulesets_in(const CheckSubject& subject)
{
    std::vector<Ruleset> rulesets;
    for (const fs::path& root : subject.roots) {
        for (const fs::path& file : ruleset_files(root / "rulesets")) {
            const RulesetResult read = load_ruleset(file);
            if (read.ruleset) rulesets.push_back(read.ruleset->rules);
        }
    }
    if (rulesets.empty()) rulesets.emplace_back();
    return rulesets;
}

/// What is wrong with a deck under the ruleset that finds least.
std::vector<DeckProblem> least_wrong(const CardLibrary& library,
                                     const std::vector<Ruleset>& rulesets,
                                     const std::vector<DefId>& cards)
{
    std::optional<std::vector<DeckProblem>> least;
    for (const Ruleset& rules : rulesets) {
        std::vector<DeckProblem> found = check_deck(library, rules, cards);
        if (!least || found.size() < least->size()) least = std::move(found);
    }
    return std::move(*least);
}

}  // namespace

void check_decks(const CheckSubject& subject, Findings& findings)
{
    const CardLibrary& library = subject.pool.library;
    const DeckTextReader reader(library);
    const std::vector<Ruleset> rulesets = rulesets_in(subject);
    for (const NamedDeck& deck : list_decks(subject.roots)) {
        const std::string shown = shown_name(deck.path, subject);
        const auto add = [&](std::string_view code, int line, std::string message,
                             std::string context) {
            findings.push_back({.code = code,
                                .file = shown,
                                .line = line,
                                .message = std::move(message),
                                .context = std::move(context),
                                .card = {}});
        };
        const Result<std::string> text = read_deck_text(deck.path);
        if (!text) {
            const std::string path = deck.path.string() + ": ";
            add("deck-list", 0, text.error().message.substr(path.size()), {});
            continue;
        }
        const DeckText list = reader.read(text.value(), shown);
        for (const Problem& problem : list.problems) {
            add("deck-list", problem.line, problem.message, problem.context);
        }
        if (!list.problems.empty()) continue;
        const std::optional<FormatName> format = format_named_in(text.value());
        std::vector<DeckProblem> broken;
        if (format) {
            const Result<RulesOfPlay> play =
                choose_rules({}, std::array{Deck{deck.name, list.cards(), text.value()}}, library,
                             {subject.roots.begin(), subject.roots.end()});
            if (!play) {
                add("deck-list", format->line, play.error().message, {});
                continue;
            }
            broken = problems_of(library, play.value(), list.cards());
        } else {
            broken = least_wrong(library, rulesets, list.cards());
        }
        for (const DeckProblem& problem : broken) {
            add("deck-rules", 0, fmt::format("{} ({})", problem.message, problem.rule), {});
        }
    }
}

void check_rulesets(const CheckSubject& subject, Findings& findings)
{
    for (const fs::path& root : subject.roots) {
        for (const fs::path& file : ruleset_files(root / "rulesets")) {
            for (Problem& problem : load_ruleset(file).problems) {
                problem.file = (root.filename() / "rulesets" / file.filename()).generic_string();
                findings.push_back(to_finding(problem));
            }
        }
    }
}

}  // namespace ptcg::tools
