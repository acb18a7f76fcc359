// ptcg new pack: creates a pack.

#include <memory>

#include <fmt/format.h>

#include "authoring/pack_place.hpp"
#include "commands/authoring/cmd_new.hpp"
#include "data/pack_finding.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

struct PackOptions {
    std::string id;
    std::string name;
    std::string code;
    std::string in;
    std::string data;
};

/// Returns the set's name in the card data, if data is given and has the set.
std::optional<PrintedSet> facts_of_set(const PackOptions& options)
{
    PrintedSet facts;
    if (!options.data.empty()) {
        const std::optional<CardData> data = open_data(options.data);
        if (!data) return std::nullopt;
        if (const PrintedSet* known = data->set(options.id)) facts = *known;
    }
    if (!options.name.empty()) facts.name = options.name;
    if (!options.code.empty()) facts.code = options.code;
    if (facts.name.empty()) facts.name = options.id;
    return facts;
}

int run_pack(const PackOptions& options)
{
    if (!is_pack_word(options.id)) {
        return complain(exit_usage,
                        fmt::format("\"{}\" cannot be a pack's id: use only lowercase letters, "
                                    "digits, \"-\" and \"_\", and begin with a letter or digit",
                                    options.id));
    }
    const std::optional<PrintedSet> facts = facts_of_set(options);
    if (!facts) return exit_usage;
    const Result<fs::path> packs = folder_for_packs(options.id, options.in);
    if (!packs) return complain(exit_usage, packs.error().message);
    if (const auto there = existing_pack(options.id, packs.value())) {
        return complain(exit_wrong,
                        fmt::format("there is already a pack \"{}\", in the folder {}\n  an id can "
                                    "name only one pack: choose another id",
                                    options.id, shown_path(*there)));
    }
    const fs::path folder = packs.value() / options.id;
    const std::vector<NewFile> files = {
        {folder / "pack.toml", pack_text(options.id, facts->name, facts->code)}};
    if (const Result<void> written = write_new_files(files, false); !written) {
        return complain(exit_wrong, written.error().message);
    }
    print_out("made {}\n\n", shown_path(files[0].path));
    const bool is_found = find_pack_folder(options.id, {}).ok();
    print_out("First card:  ptcg new card {}-1 --name NAME{}\n", options.id,
              is_found ? "" : " --pack " + shown_path(folder));
    print_out("Next steps:  ptcg new card --help, and cards/README.md\n");
    return exit_fine;
}

}  // namespace

void add_new_pack(cli::Command command)
{
    const cli::Command pack = command.command("pack", "Start a pack: its folder and pack.toml");
    auto options = std::make_shared<PackOptions>();
    pack.option("id", options->id, "The first part of its cards' ids, like my1")
        .value("ID")
        .required();
    pack.option("--name", options->name, "Its name, like \"My Set\"");
    pack.option("--code", options->code, "Its code in deck lists, like MY");
    pack.option("--packs", options->in,
                "Folder to put it in; default: the first folder of PTCG_PACKS, or else cards/ here "
                "if it exists, or else the current folder")
        .value("DIR");
    pack.option("--data", options->data, "Card data to take the name and code from").value("DIR");
    pack.runs([options] { return run_pack(*options); });
}

}  // namespace ptcg::tools
