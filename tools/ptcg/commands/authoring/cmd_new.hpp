#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "authoring/card_request.hpp"
#include "authoring/new_card.hpp"
#include "command_line/command_line.hpp"
#include "data/card_data.hpp"

/// `ptcg new`: a command each for packs, one card and many, and what these have in common.
namespace ptcg::tools {

void add_new_pack(cli::Command command);
void add_new_card(cli::Command command);
void add_new_cards(cli::Command command);

struct CardOptions {
    CardRequest request;
    std::string pack;
    std::string data;
    std::string set;                   ///< of the data, where the pack goes by another id
    std::vector<std::string> numbers;  ///< of `new cards`; empty: all
    bool force = false;
    bool dry_run = false;
};

/// The options of CardOptions itself. Returns --data.
cli::Option add_card_options(cli::Command command, CardOptions& options);

/// The end of the help of what writes into packs.
inline constexpr const char* about_own_packs =
    "A pack that comes with the program is written into only from inside its tree, or with --pack.";

/// Whether this can be a pack's id, the first half of its cards' ids.
[[nodiscard]] bool is_pack_word(std::string_view id);

/// Reads the folder of --data, or says on the error stream why not.
[[nodiscard]] std::optional<CardData> open_data(const std::string& folder);

/// Shows what is printed on the card, for its designer to say in other words.
void print_texts(const PrintedCard& card);

/// Writes the files of the cards, or with --dry-run only says which they would be. Returns an
/// ExitCode.
[[nodiscard]] int write_cards(const std::vector<PrintedCard>& cards, TextWording wording,
                              const std::filesystem::path& pack, const CardOptions& options);

}  // namespace ptcg::tools
