// ptcg new: creates packs and cards.

#include "commands/authoring/cmd_new.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "authoring/card_list.hpp"
#include "commands/commands.hpp"
#include "data/pack_finding.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"
#include "system/files.hpp"

namespace ptcg::tools {

bool is_pack_word(std::string_view id)
{
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !id.empty() && id.front() != '-' && id.front() != '_' &&
           std::all_of(id.begin(), id.end(), fits);
}

std::optional<CardData> open_data(const std::string& folder)
{
    Result<CardData> data = CardData::open(folder);
    if (data) return std::move(data.value());
    complain(exit_usage, data.error().message);
    return std::nullopt;
}

void print_texts(const PrintedCard& card)
{
    const std::vector<std::string> texts = printed_texts(card);
    if (texts.empty()) return;
    print_out("\nThe printed text of {}; write it in your own words in \"text\":\n", card.id);
    for (const std::string& text : texts) {
        for (const std::string& line : wrap("  " + text, terminal_width(), 4)) {
            print_out("{}\n", line);
        }
    }
}

int write_cards(const std::vector<PrintedCard>& cards, TextWording wording,
                const std::filesystem::path& pack, const CardOptions& options)
{
    const std::vector<NewFile> files = new_card_files(cards, wording, pack);
    for (const PrintedCard& card : cards) {
        if (const std::filesystem::path other = other_facts(card, pack); !other.empty()) {
            return complain(exit_wrong,
                            fmt::format("nothing was written, because {} has a card already: {}",
                                        card.id, shown_path(other)));
        }
    }
    if (!options.dry_run) {
        if (const Result<void> written = write_new_files(files, options.force); !written) {
            return complain(exit_wrong, written.error().message);
        }
    }
    const std::string_view done = options.dry_run ? "would make" : "made";
    if (cards.size() == 1) {
        for (const NewFile& file : files) print_out("{} {}\n", done, shown_path(file.path));
        return exit_fine;
    }
    const auto scripted = std::count_if(cards.begin(), cards.end(), needs_script);
    const auto unwritten = std::count_if(files.begin(), files.end(), [](const NewFile& file) {
        return file.path.extension() == ".lua" && is_unwritten_script(file.content);
    });
    print_out("{} {} cards in {} files in {}; of {} with a text, {} have a script to write\n", done,
              cards.size(), files.size(), shown_path(pack), scripted, unwritten);
    return exit_fine;
}

cli::Option add_card_options(cli::Command command, CardOptions& options)
{
    command
        .option("--pack,--packs", options.pack,
                "Folder of the pack, or one that contains it; default: found by id around or in "
                "the current folder, in its cards/, or in the folders of PTCG_PACKS")
        .value("DIR");
    const cli::Option data =
        command.option("--data", options.data, "Card data with the facts, such as pokemon-tcg-data")
            .value("DIR");
    command.option("--set", options.set, "The set in the data, if it is not the pack's id");
    command.flag("--force", options.force, "Overwrite existing files");
    command.flag("--dry-run", options.dry_run, "Only print what would be made, and the texts");
    return data;
}

void add_new(cli::Command program)
{
    const cli::Command command = program.command("new", "Start a pack or cards");
    command.needs_command();
    command.footer(
        "  ptcg new pack my1 --name \"My Set\"\n"
        "  ptcg new card my1-1 --name Sparkit --hp 50 --type fire --attack \"R Zap 10\"\n"
        "  ptcg new card my1-2 --data pokemon-tcg-data --set SET\n"
        "  ptcg new cards SET 1-20 --data pokemon-tcg-data");
    add_new_pack(command);
    add_new_card(command);
    add_new_cards(command);
}

}  // namespace ptcg::tools
