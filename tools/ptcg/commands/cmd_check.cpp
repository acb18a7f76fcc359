#include <algorithm>
#include <memory>
#include <system_error>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/commands.hpp"
#include "data/deck_finding.hpp"
#include "data/pack_finding.hpp"
#include "play/replay_file.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "screen/report.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

struct Options {
    std::vector<std::string> wanted;  ///< ids of packs, or folders
    std::vector<std::string> packs;
};

bool is_folder(const std::string& path)
{
    std::error_code error;
    return fs::is_directory(path, error);
}

void append(Problems& problems, const Problems& more)
{
    problems.insert(problems.end(), more.begin(), more.end());
}

/// Scripts that load in the loader, but not in a host of their own.
void check_scripts(const CardPool& pool, Problems& problems)
{
    const ScriptHost host(pool.scripts, pool.library);
    append(problems, host.problems());
}

void check_decks(const CardPool& pool, const std::vector<fs::path>& roots, Problems& problems)
{
    const DeckTextReader reader(pool.library);
    for (const NamedDeck& deck : list_decks(roots)) {
        const Result<std::string> text = read_deck_text(deck.path);
        if (!text) {
            const std::string file = deck.path.string();
            problems.push_back({file, 0, 0, text.error().message.substr(file.size() + 2), {}});
            continue;
        }
        append(problems, reader.read(text.value(), deck.path.string()).problems);
    }
}

void check_rulesets(const std::vector<fs::path>& roots, Problems& problems)
{
    for (const fs::path& root : roots) {
        for (const fs::path& file : ruleset_files(root / "rulesets")) {
            append(problems, load_ruleset(file).problems);
        }
    }
}

/// Whether what was asked for (everything, if nothing was) holds the pack.
bool is_wanted(const PackInfo& pack, const std::vector<std::string>& wanted)
{
    if (wanted.empty()) return true;
    return std::any_of(wanted.begin(), wanted.end(), [&](const std::string& name) {
        if (name == pack.id) return true;
        std::error_code error;
        return is_folder(name) && (fs::equivalent(name, pack.path, error) ||
                                   fs::equivalent(name, pack.path.parent_path(), error));
    });
}

int summarize(const CardPool* pool, const std::vector<std::string>& wanted, std::size_t problems)
{
    if (pool == nullptr) {
        fmt::print("{} problem{}\n", problems, plural(problems));
        return exit_wrong;
    }
    std::size_t cards = 0;
    std::size_t packs = 0;
    for (const PackInfo& pack : pool->packs) {
        if (!is_wanted(pack, wanted)) continue;
        cards += pack.cards.size();
        ++packs;
    }
    fmt::print("{} card{} in {} pack{}, {} problem{}\n", cards, plural(cards), packs, plural(packs),
               problems, plural(problems));
    return problems == 0 ? exit_fine : exit_wrong;
}

/// A pack asked for by its id must be among those found.
int check_names(const CardPool& pool, const std::vector<std::string>& wanted)
{
    std::vector<std::string> ids;
    for (const PackInfo& pack : pool.packs) ids.push_back(pack.id);
    for (const std::string& name : wanted) {
        if (is_folder(name) || std::find(ids.begin(), ids.end(), name) != ids.end()) continue;
        return complain(exit_usage,
                        fmt::format("there is no pack \"{}\"{}", name, did_you_mean(name, ids)));
    }
    return exit_fine;
}

int run(const Options& options)
{
    std::vector<std::string> extra = options.packs;
    std::copy_if(options.wanted.begin(), options.wanted.end(), std::back_inserter(extra),
                 is_folder);
    const std::vector<fs::path> roots = pack_roots(extra);
    if (roots.empty()) return complain(exit_usage, "no folder of packs was found");
    LoadResult loaded = load_packs(roots);
    Problems problems = std::move(loaded.problems);
    check_rulesets(roots, problems);
    if (loaded.pool != nullptr) {
        if (const int code = check_names(*loaded.pool, options.wanted); code != exit_fine) {
            return code;
        }
        check_scripts(*loaded.pool, problems);
        check_decks(*loaded.pool, roots, problems);
    }
    for (const Problem& problem : problems) fmt::print(stderr, "{}\n", to_string(problem));
    return summarize(loaded.pool.get(), options.wanted, problems.size());
}

}  // namespace

void add_check(CLI::App& program, int& code)
{
    CLI::App* command = program.add_subcommand("check", "Load packs and report every problem");
    auto options = std::make_shared<Options>();
    command->add_option("packs", options->wanted, "Packs by id, or folders; all if left out")
        ->type_name("PACK");
    add_packs_option(*command, options->packs);
    command->callback([options, &code] { code = run(*options); });
}

}  // namespace ptcg::tools
