#include <algorithm>
#include <memory>
#include <optional>
#include <system_error>

#include <fmt/format.h>

#include "checking/check.hpp"
#include "checking/showing.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/pack_finding.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

struct CheckOptions {
    std::vector<std::string> wanted;  ///< pack ids or folders
    std::vector<std::string> packs;
    std::string data;
    bool strict = false;
    bool json = false;
    bool markdown = false;
    std::optional<std::string> explain;  ///< a code, or empty for all
};

int explain(const CheckOptions& options)
{
    if (options.explain->empty()) {
        print_out("{}", options.markdown
                            ? codes_markdown()
                            : list_codes(std::min<std::size_t>(terminal_width(), 100)));
        return exit_fine;
    }
    if (const FindingCode* const code = find_code(*options.explain)) {
        print_out("{}", explain_code(*code, std::min<std::size_t>(terminal_width(), 100)));
        return exit_fine;
    }
    std::vector<std::string> known;
    for (const FindingGroup& group : finding_groups()) {
        for (const FindingCode& code : group.codes) known.emplace_back(code.code);
    }
    return complain(exit_usage,
                    fmt::format("there is no code \"{}\"{}\n  ptcg check --explain lists them",
                                *options.explain, did_you_mean(*options.explain, known)));
}

/// A pack requested by id must be among those found.
int check_names(const LoadResult& loaded, const std::vector<std::string>& wanted)
{
    const CardPool* const pool =
        loaded.pool != nullptr ? loaded.pool.get() : loaded.incomplete.get();
    std::vector<std::string> ids;
    for (const PackInfo& pack : pool->packs) ids.push_back(pack.id);
    for (const std::string& name : wanted) {
        if (is_folder(name) || std::ranges::find(ids, name) != ids.end()) continue;
        return complain(exit_usage,
                        fmt::format("there is no pack \"{}\"{}", name, did_you_mean(name, ids)));
    }
    return exit_fine;
}

int run(CheckOptions options)
{
    if (options.explain) return explain(options);
    std::ranges::transform(options.wanted, options.wanted.begin(), as_pack_id);
    std::vector<std::string> extra = options.packs;
    const std::filesystem::path here = enclosing_pack(".");
    const bool only_here = options.wanted.empty() && !here.empty();
    if (only_here) options.wanted.push_back(here.string());
    std::ranges::copy_if(options.wanted, std::back_inserter(extra), is_folder);
    CheckRequest wanted{.roots = pack_roots(extra), .packs = options.wanted, .data = nullptr};
    if (wanted.roots.empty()) return complain(exit_usage, "no folder of packs was found");
    std::optional<CardData> data;
    if (!options.data.empty()) {
        Result<CardData> opened = CardData::open(options.data);
        if (!opened) return complain(exit_usage, opened.error().message);
        data = std::move(opened.value());
        wanted.data = &*data;
    }
    const NeededPacks packs = load_to_check(wanted);
    if (const int code = check_names(packs.loaded, options.wanted); code != exit_fine) return code;
    CheckReport report = check_loaded(packs, wanted);
    name_files_from_here(report, wanted.roots);
    print_out("{}",
              options.json ? findings_json(report) : findings_text(report, Paint::for_stdout()));
    if (only_here && !options.json) print_out("{}\n", only_this_pack(here, "check"));
    const bool wrong = report.errors() > 0 || (options.strict && report.warnings() > 0);
    return wrong ? exit_wrong : exit_fine;
}

}  // namespace

void add_check(cli::Command program)
{
    const cli::Command command = program.command("check", "Load packs and report every problem");
    auto options = std::make_shared<CheckOptions>();
    command
        .option("packs", options->wanted,
                "Packs by id, or folders; default: the pack that contains the current folder, or "
                "else all")
        .value("PACK");
    command
        .option("--data", options->data,
                "Compare with printed cards: a folder of JSON files, one for each set")
        .value("DIR");
    command.flag("--strict", options->strict, "Exit with code 1 for warnings, too");
    command.flag("--json", options->json, "Print the result as JSON");
    const cli::Option explain =
        command
            .option("--explain", options->explain,
                    "Explain what a code means and what to do; without CODE, list all codes")
            .value("[CODE]")
            .takes(0, 1);
    command.flag("--markdown", options->markdown, "With --explain: print the page of all codes")
        .needs(explain);
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
