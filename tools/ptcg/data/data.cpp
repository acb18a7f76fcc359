#include "data/data.hpp"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "data/deck_finding.hpp"
#include "data/files_from_here.hpp"
#include "data/pack_cache.hpp"
#include "data/pack_finding.hpp"
#include "data/sound_packs.hpp"
#include "ptcg/deck.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

Result<Deck> read_deck(const fs::path& path, const DeckTextReader& reader)
{
    Result<std::string> text = read_deck_text(path);
    if (!text) return text.error();
    const DeckText list = reader.read(text.value(), path.string());
    if (!list.problems.empty()) return Error{to_string(list.problems)};
    return Deck{deck_title(path.stem().string()), list.cards(), std::move(text.value())};
}

std::string rules_broken(const std::vector<DeckProblem>& problems)
{
    std::string text;
    for (const DeckProblem& problem : problems) {
        const std::string broken = fmt::format("  {} ({})", problem.message, problem.rule);
        for (const std::string& line : wrap(broken, terminal_width(), 4)) text += "\n" + line;
    }
    return text;
}

Result<Ruleset> ruleset_of(const fs::path& file)
{
    const RulesetResult result = load_ruleset(file);
    if (!result.ruleset) return Error{to_string(result.problems)};
    return result.ruleset->rules;
}

/// Returns the ruleset files of all folders, in the order of the folders.
std::vector<fs::path> rulesets_in(const std::vector<fs::path>& roots)
{
    std::vector<fs::path> files;
    for (const fs::path& root : roots) {
        for (fs::path& file : ruleset_files(root / "rulesets")) files.push_back(std::move(file));
    }
    return files;
}

/// Returns the folders of packs, or reports that there are none.
std::vector<fs::path> roots_with_packs(const std::vector<std::string>& extra)
{
    std::vector<fs::path> roots = pack_roots(extra);
    if (roots.empty()) complain(exit_usage, "no folder of packs was found; name one with --packs");
    return roots;
}

void tell_problems(Problems problems, const std::vector<fs::path>& roots)
{
    const FilesFromHere from_here(roots);
    for (Problem& problem : problems) problem.file = from_here(problem.file);
    print_error("{}\n", to_string(problems));
}

}  // namespace

std::optional<Data> load_data(const std::vector<std::string>& extra)
{
    Data data{roots_with_packs(extra), nullptr};
    if (data.roots.empty()) return std::nullopt;
    PackLimits limits;
    limits.faulty_scripts = FaultyScripts::spoil_their_cards;
    LoadResult loaded = load_packs(data.roots, limits, pack_cache());
    if (!loaded.problems.empty()) tell_problems(loaded.problems, data.roots);
    if (loaded.pool == nullptr) {
        complain(exit_wrong, "the packs have problems; ptcg check lists them");
        return std::nullopt;
    }
    if (!loaded.problems.empty()) {
        complain(exit_wrong, "the cards of these scripts cannot be played; see ptcg check");
    }
    data.pool = std::move(loaded.pool);
    return data;
}

std::optional<Data> load_sound_data(const std::vector<std::string>& extra,
                                    const PackMatters& matters, LeftOut& left_out)
{
    Data data{roots_with_packs(extra), nullptr};
    if (data.roots.empty()) return std::nullopt;
    SoundPacks sound = load_sound_packs(data.roots, matters);
    if (!sound.problems.empty()) tell_problems(sound.problems, data.roots);
    if (sound.loaded.pool == nullptr) {
        tell_problems(sound.loaded.problems, data.roots);
        complain(exit_wrong, "the packs have problems; ptcg check lists them");
        return std::nullopt;
    }
    left_out = {std::move(sound.left_out), sound.elsewhere.size(),
                std::move(sound.wrong_elsewhere)};
    data.pool = std::move(sound.loaded.pool);
    return data;
}

Result<Deck> load_deck(std::string_view wanted, const Data& data)
{
    const Result<fs::path> path = find_deck(wanted, data.roots);
    if (!path) return path.error();
    return read_deck(path.value(), DeckTextReader(data.library()));
}

std::optional<DecksToPlay> load_decks(const std::vector<std::string>& wanted,
                                      const RulesRequest& rules, const Data& data, int& code)
{
    DecksToPlay loaded;
    const DeckTextReader reader(data.library());
    std::vector<fs::path> paths;
    for (const std::string& name : wanted) {
        const Result<fs::path> path = find_deck(name, data.roots);
        if (!path) return code = complain(exit_usage, path.error().message), std::nullopt;
        Result<Deck> deck = read_deck(path.value(), reader);
        if (!deck) return code = complain(exit_wrong, deck.error().message), std::nullopt;
        paths.push_back(path.value());
        loaded.decks.push_back(std::move(deck.value()));
    }
    Result<RulesOfPlay> play = choose_rules(rules, loaded.decks, data.library(), data.roots);
    if (!play) return code = complain(exit_usage, play.error().message), std::nullopt;
    loaded.play = std::move(play.value());
    for (std::size_t i = 0; i < paths.size() && !rules.unchecked; ++i) {
        const std::vector<DeckProblem> broken =
            problems_of(data.library(), loaded.play, loaded.decks[i].cards);
        if (broken.empty()) continue;
        code = complain(exit_wrong, fmt::format("{}: this deck may not be played:{}",
                                                paths[i].string(), rules_broken(broken)));
        return std::nullopt;
    }
    return loaded;
}

std::optional<MatchUp> load_two_decks(const std::vector<std::string>& wanted,
                                      const RulesRequest& rules, const Data& data, int& code)
{
    std::optional<DecksToPlay> loaded =
        load_decks({wanted.begin(), wanted.begin() + players}, rules, data, code);
    if (!loaded) return std::nullopt;
    return MatchUp{{std::move(loaded->decks[0]), std::move(loaded->decks[1])},
                   std::move(loaded->play)};
}

std::vector<std::string> ruleset_names(const std::vector<fs::path>& roots)
{
    std::vector<std::string> names;
    for (const fs::path& known : rulesets_in(roots)) names.push_back(known.stem().string());
    std::ranges::sort(names);  // two folders may have one of the same name
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

Result<Ruleset> find_ruleset(std::string_view name, const std::vector<fs::path>& roots)
{
    const std::vector<fs::path> files = rulesets_in(roots);
    const auto found = std::find_if(files.begin(), files.end(), [&](const fs::path& file) {
        return folded(file.stem().string()) == folded(name);
    });
    if (found != files.end()) return ruleset_of(*found);
    const std::vector<std::string> names = ruleset_names(roots);
    return Error{fmt::format("there is no ruleset \"{}\"{}\n  rulesets: {}", name,
                             did_you_mean(name, names), fmt::join(names, ", "))};
}

Result<Ruleset> find_typed_ruleset(std::string_view typed, const std::vector<fs::path>& roots)
{
    Result<Ruleset> named = find_ruleset(typed, roots);
    return named || !is_path(typed) ? named : ruleset_of(typed);
}

const Ruleset* RulesetFinder::find(std::string_view name)
{
    const auto known = found_.find(name);
    if (known != found_.end()) return known->second.get();
    Result<Ruleset> rules = find_ruleset(name, roots_);
    std::unique_ptr<Ruleset> kept;
    if (rules) kept = std::make_unique<Ruleset>(rules.value());
    return found_.emplace(name, std::move(kept)).first->second.get();
}

}  // namespace ptcg::tools
