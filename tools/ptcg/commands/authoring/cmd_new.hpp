#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "authoring/card_request.hpp"
#include "authoring/new_card.hpp"
#include "command_line/command_line.hpp"
#include "data/card_data.hpp"

/// `ptcg new`: commands for a pack, one card and many cards, and their shared parts.
namespace ptcg::tools {

void add_new_pack(cli::Command command);
void add_new_card(cli::Command command);
void add_new_cards(cli::Command command);

struct CardOptions {
    CardRequest request;
    std::string pack;
    std::string data;
    std::string set;                   ///< in the data, if the pack has a different id
    std::vector<std::string> numbers;  ///< for `new cards`; empty: all
    bool force = false;
    bool dry_run = false;
};

/// Adds the options that CardOptions itself defines. Returns --data.
cli::Option add_card_options(cli::Command command, CardOptions& options);

/// The end of the help of commands that write into packs.
inline constexpr const char* about_own_packs =
    "A pack that comes with the program is changed only from inside its tree, or with --pack.";

/// Returns whether this can be a pack's id, which is the first half of its cards' ids.
[[nodiscard]] bool is_pack_word(std::string_view id);

/// Reads the folder of --data, or reports on the error stream why it can't.
[[nodiscard]] std::optional<CardData> open_data(const std::string& folder);

/// Shows the card's printed texts, for its designer to reword.
void print_texts(const PrintedCard& card);

/// Writes the files of the cards, or with --dry-run only lists them. Returns an ExitCode.
[[nodiscard]] int write_cards(const std::vector<PrintedCard>& cards, TextWording wording,
                              const std::filesystem::path& pack, const CardOptions& options);

}  // namespace ptcg::tools
