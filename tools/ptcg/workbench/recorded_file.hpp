#pragma once

#include <filesystem>
#include <string>

#include "ptcg/result.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::tools {

/// Returns what a file for a test of this name is called: letters and digits of the name, joined by
/// "-": "002-sparkit-hurts-itself.lua" for a card whose files are called "002-sparkit".
[[nodiscard]] std::string test_file_name(const std::string& card_file, const std::string& name);

/// Writes a test to a new file in the pack's folder of tests. `card_file` is the name of the card's
/// files without an ending. Fails if there is such a file, and if the folder leads out of the pack.
[[nodiscard]] Result<std::filesystem::path> write_recorded(const PackInfo& pack,
                                                           const std::string& card_file,
                                                           const std::string& name,
                                                           const std::string& source);

}  // namespace ptcg::tools
