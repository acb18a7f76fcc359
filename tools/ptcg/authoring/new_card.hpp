#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "authoring/card_files.hpp"
#include "authoring/new_files.hpp"

namespace ptcg::tools {

/// Returns the files of new cards in a pack: the facts of each card, its script if it has text, a
/// test to write (for printed texts, unless the phrasebook reads all of them), and any class of
/// Pokémon that the pack does not have yet.
[[nodiscard]] std::vector<NewFile> new_card_files(const std::vector<PrintedCard>& cards,
                                                  TextWording wording,
                                                  const std::filesystem::path& pack);

/// Returns the facts file of another card in the pack that has the same number: its file name has
/// this number and another name. Empty if there is none.
[[nodiscard]] std::filesystem::path other_facts(const PrintedCard& card,
                                                const std::filesystem::path& pack);

/// Returns the pack.toml of a new pack. `code` may be empty.
[[nodiscard]] std::string pack_text(std::string_view id, std::string_view name,
                                    std::string_view code);

}  // namespace ptcg::tools
