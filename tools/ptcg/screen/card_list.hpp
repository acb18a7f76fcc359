#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::tools {

/// How far the work on a card is.
struct CardStatus {
    DefId def = no_def;
    std::string pack;
    bool has_text = false;
    bool needs_script = false;  ///< its text is more than its facts say
    bool has_script = false;
    bool tested = false;  ///< a test of its pack is named like its file, or names its id
};

/// All cards of the packs, pack by pack, in the order of their files.
[[nodiscard]] std::vector<CardStatus> list_cards(const CardPool& pool);

/// Whether the text names the card: its id, and not the beginning of a longer one.
[[nodiscard]] bool names_card(std::string_view text, std::string_view id);

}  // namespace ptcg::tools
