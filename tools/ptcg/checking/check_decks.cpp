#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
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

/// The packs by their folders.
using Folders = std::map<fs::path, const PackInfo*>;

Folders folders_of(const CardPool& pool)
{
    Folders folders;
    for (const PackInfo& pack : pool.packs) folders.emplace(pack.path, &pack);
    return folders;
}

/// Returns the pack that contains a file, or null.
const PackInfo* pack_of(const fs::path& file, const Folders& folders)
{
    for (fs::path above = file.parent_path(); above.has_relative_path();
         above = above.parent_path()) {
        if (const auto found = folders.find(above); found != folders.end()) return found->second;
    }
    return nullptr;
}

/// Returns a deck file's name in the form shown for pack files: "my1/decks/x.txt" below "cards".
std::string shown_name(const fs::path& file, const PackInfo* pack, const CheckGround& ground)
{
    if (pack != nullptr) {
        return pack->shown + "/" + file.lexically_relative(pack->path).generic_string();
    }
    for (const fs::path& root : ground.roots) {
        const fs::path inside = file.lexically_relative(root);
        if (!inside.empty() && *inside.begin() != "..") {
            return (root.filename() / inside).generic_string();
        }
    }
    return file.generic_string();
}

std::vector<Ruleset> rulesets_in(const CheckGround& ground)
{
    std::vector<Ruleset> rulesets;
    for (const fs::path& root : ground.roots) {
        for (const fs::path& file : ruleset_files(root / "rulesets")) {
            const RulesetResult read = load_ruleset(file);
            if (read.ruleset) rulesets.push_back(read.ruleset->rules);
        }
    }
    if (rulesets.empty()) rulesets.emplace_back();
    return rulesets;
}

/// Returns the deck's problems under the ruleset with the fewest.
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

void check_decks(const CheckGround& ground, Findings& findings)
{
    const CardLibrary& library = ground.pool.library;
    const DeckTextReader reader(library);
    const std::vector<Ruleset> rulesets = rulesets_in(ground);
    const Folders folders = folders_of(ground.pool);
    std::map<std::string, Result<RulesOfPlay>> plays;  // the formats named so far
    for (const NamedDeck& deck : list_decks(ground.roots)) {
        const PackInfo* const pack = pack_of(deck.path, folders);
        if (pack != nullptr && std::ranges::find(ground.packs, pack) == ground.packs.end())
            continue;
        const std::string shown = shown_name(deck.path, pack, ground);
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
            auto known = plays.find(format->text);
            if (known == plays.end()) {
                const std::array decks{Deck{deck.name, list.cards(), text.value()}};
                known = plays
                            .emplace(format->text,
                                     choose_rules({}, decks, library,
                                                  {ground.roots.begin(), ground.roots.end()}))
                            .first;
            }
            const Result<RulesOfPlay>& play = known->second;
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

void check_rulesets(const CheckGround& ground, Findings& findings)
{
    for (const fs::path& root : ground.roots) {
        for (const fs::path& file : ruleset_files(root / "rulesets")) {
            for (Problem& problem : load_ruleset(file).problems) {
                problem.file = (root.filename() / "rulesets" / file.filename()).generic_string();
                findings.push_back(to_finding(problem));
            }
        }
    }
}

}  // namespace ptcg::tools
