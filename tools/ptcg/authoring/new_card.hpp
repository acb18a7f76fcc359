#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "authoring/card_files.hpp"
#include "authoring/new_files.hpp"

namespace ptcg::tools {

/// The files of cards that are begun in a pack: of each its facts, its script and test where it
/// has text, and of a class of Pokémon the pack does not know yet, that.
[[nodiscard]] std::vector<NewFile> new_card_files(const std::vector<PrintedCard>& cards,
                                                  TextWording wording,
                                                  const std::filesystem::path& pack);

/// The facts in the pack of another card with this number: a file that is named for the number and
/// for another name. Empty if there is none.
[[nodiscard]] std::filesystem::path other_facts(const PrintedCard& card,
                                                const std::filesystem::path& pack);

/// pack.toml of a pack that is begun. `code` may be empty.
[[nodiscard]] std::string pack_text(std::string_view id, std::string_view name,
                                    std::string_view code);

}  // namespace ptcg::tools
