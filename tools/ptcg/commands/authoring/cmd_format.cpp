// ptcg format: formats Lua code.

#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "authoring/lua_files.hpp"
#include "authoring/new_files.hpp"
#include "commands/commands.hpp"
#include "commands/shared_options.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/scripting/lua_format.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

struct FormatOptions {
    std::vector<std::string> wanted;  ///< files and folders; empty: the packs found
    std::vector<std::string> packs;
    bool check = false;
    bool measure = false;
};

constexpr std::string_view no_lua = "is not valid Lua; `ptcg check` says why";

int format_input(const FormatOptions& options)
{
    const Result<std::string> source = read_standard_input(most_text_bytes);
    if (!source) return complain(exit_usage, source.error().message);
    const std::optional<std::string> text = format_lua(source.value());
    if (!text) return complain(exit_wrong, fmt::format("the standard input {}", no_lua));
    if (!options.check) hand_on(*text);
    return options.check && *text != source.value() ? exit_wrong : exit_fine;
}

/// Returns the packs to format when none are named: those around or below the current folder. The
/// cards that come with the program are nobody else's to change.
std::vector<fs::path> packs_here(const FormatOptions& options)
{
    std::error_code error;
    const fs::path here = fs::current_path(error);
    std::vector<fs::path> folders(options.packs.begin(), options.packs.end());
    if (!folders.empty()) return folders;
    for (const fs::path& root : pack_roots({})) {
        if (path_inside(here, root)) return {here};
        if (path_inside(root, here)) folders.push_back(root);
    }
    if (folders.empty() && !list_packs({&here, 1}).empty()) folders.push_back(here);
    return folders;
}

std::vector<fs::path> wanted_files(const FormatOptions& options)
{
    std::vector<fs::path> files;
    const auto add = [&](const fs::path& path) {
        if (is_folder(path.string())) {
            std::ranges::copy(lua_files(path), std::back_inserter(files));
        } else {
            files.push_back(path);
        }
    };
    if (options.wanted.empty()) {
        for (const fs::path& folder :
             options.measure ? pack_roots(options.packs) : packs_here(options)) {
            add(folder);
        }
    }
    for (const std::string& word : options.wanted) add(word);
    return files;
}

/// Formats the file, or only checks it. Returns whether it is formatted now.
bool format_file(const fs::path& path, bool check)
{
    const Result<std::string> source = read_file(path, most_text_bytes);
    if (!source) return complain(exit_wrong, source.error().message) == exit_fine;
    std::optional<std::string> text = format_lua(source.value());
    if (!text) return complain(exit_wrong, fmt::format("{} {}", shown_path(path), no_lua)) == 0;
    if (*text == source.value()) return true;
    print_line("{}", shown_path(path));
    if (check) return false;
    const NewFile file{path, std::move(*text)};
    const Result<void> written = write_new_files({&file, 1}, true);
    return written.ok() || complain(exit_wrong, written.error().message) == exit_fine;
}

/// Measures only card scripts; folders may contain other files, too.
int measure(const std::vector<fs::path>& files)
{
    std::vector<std::string> texts;
    for (const fs::path& path : files) {
        if (!is_card_script(path)) continue;
        Result<std::string> source = read_file(path, most_text_bytes);
        if (!source) return complain(exit_wrong, source.error().message);
        texts.push_back(std::move(source.value()));
    }
    const ScriptLengths lengths = measure_scripts(texts);
    print_line("{} card script{}; the median is {} lines and {} tokens", lengths.scripts,
               plural(lengths.scripts), lengths.lines, lengths.tokens);
    return exit_fine;
}

int run(const FormatOptions& options)
{
    if (options.wanted == std::vector<std::string>{"-"}) return format_input(options);
    const std::vector<fs::path> files = wanted_files(options);
    if (options.measure) return measure(files);
    if (files.empty()) {
        return complain(exit_usage,
                        "there is no Lua of a pack in this folder; name files or folders");
    }
    bool fine = true;
    for (const fs::path& file : files) fine = format_file(file, options.check) && fine;
    return fine ? exit_fine : exit_wrong;
}

}  // namespace

void add_format(cli::Command program)
{
    const cli::Command command =
        program.command("format", "Format Lua files, and list those that changed");
    auto options = std::make_shared<FormatOptions>();
    command
        .option("files", options->wanted,
                "Lua files, or folders with all Lua in them; default: the packs in this folder; "
                "- formats the standard input")
        .value("FILE|FOLDER");
    const cli::Option check = command.flag(
        "--check", options->check, "Change nothing; exit with code 1 if something would change");
    command.flag("--measure", options->measure, "Print the median length of card scripts instead")
        .excludes(check);
    add_packs_option(command, options->packs);
    command.runs([options] { return run(*options); });
}

}  // namespace ptcg::tools
