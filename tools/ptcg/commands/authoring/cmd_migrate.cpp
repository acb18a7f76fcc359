// ptcg migrate: converts scripts of api 1 to api 2.

#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "authoring/migrating.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/scripting/migrate.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

struct MigrateOptions {
    std::vector<std::string> wanted;  ///< pack ids or folders
    std::vector<std::string> packs;
    bool dry_run = false;
};

/// Returns lines like "cards/my1/001-sparkit.lua:12: what to write instead".
std::string by_hand(const Problems& problems)
{
    std::string text;
    for (const Problem& problem : problems) {
        text += problem.line > 0
                    ? fmt::format("{}:{}: {}\n", problem.file, problem.line, problem.message)
                    : fmt::format("{}: {}\n", problem.file, problem.message);
    }
    return text;
}

/// Converts one script from standard input to standard output.
int migrate_input()
{
    const Result<std::string> source = read_standard_input(most_text_bytes);
    if (!source) return complain(exit_usage, source.error().message);
    const Migrated script = migrate_script(source.value(), "-");
    hand_on(script.text);
    print_error("{}", by_hand(script.problems));
    return script.problems.empty() ? exit_fine : exit_wrong;
}

/// Returns the folders of the requested packs. The error says which word is not a pack.
Result<std::vector<fs::path>> wanted_packs(const MigrateOptions& options)
{
    const std::vector<PackPlace> known = list_packs(pack_roots(options.packs));
    std::vector<fs::path> folders;
    for (const std::string& word : options.wanted) {
        const std::size_t before = folders.size();
        const std::vector<fs::path> root = {word};
        for (const PackPlace& pack : is_folder(word) ? list_packs(root) : known) {
            if (is_folder(word) || pack.id == as_pack_id(word)) folders.push_back(pack.folder);
        }
        if (folders.size() > before) continue;
        if (is_folder(word)) return Error{fmt::format("there is no pack in the folder {}", word)};
        std::vector<std::string> ids;
        for (const PackPlace& pack : known) ids.push_back(pack.id);
        return Error{fmt::format("there is no pack \"{}\"{}", word, did_you_mean(word, ids))};
    }
    return folders;
}

/// Returns false if it reported a problem.
bool migrate_one(const fs::path& folder, bool dry_run)
{
    const Result<MigratedPack> migrated = migrate_pack(folder);
    if (!migrated) return complain(exit_wrong, migrated.error().message) == exit_fine;
    const MigratedPack& pack = migrated.value();
    if (pack.is_new) {
        print_line("{}: already uses api 2", shown_path(folder));
        return true;
    }
    print_out("{}", by_hand(pack.problems));
    if (!dry_run) {
        const Result<void> written = write_new_files(pack.files, true);
        if (!written) return complain(exit_wrong, written.error().message) == exit_fine;
    }
    print_line("{}: {} script{} {}, {} place{} to convert by hand", shown_path(folder),
               pack.scripts, plural(pack.scripts), dry_run ? "checked" : "converted",
               pack.problems.size(), plural(pack.problems.size()));
    return pack.problems.empty();
}

int run(const MigrateOptions& options)
{
    if (options.wanted == std::vector<std::string>{"-"}) return migrate_input();
    const Result<std::vector<fs::path>> folders = wanted_packs(options);
    if (!folders) return complain(exit_usage, folders.error().message);
    bool fine = true;
    for (const fs::path& folder : folders.value()) {
        fine = migrate_one(folder, options.dry_run) && fine;
    }
    return fine ? exit_fine : exit_wrong;
}

}  // namespace

void add_migrate(cli::Command program)
{
    const cli::Command command =
        program.command("migrate", "Convert packs from api 1 to api 2, as far as possible");
    auto options = std::make_shared<MigrateOptions>();
    command
        .option("packs", options->wanted,
                "Packs by id, or folders; - converts one script from the standard input")
        .value("PACK")
        .required();
    command.flag("--dry-run", options->dry_run, "Change nothing, only report");
    command.footer(
        "Reports what you must convert by hand, with file and line.\n\n"
        "  ptcg migrate my1");
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
