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
    bool has_script = false;    ///< one that somebody has written, not what `ptcg new card` begins
    /// A file of tests of its pack that has been written is named like its file, or names its id.
    bool tested = false;
};

/// All cards of the packs, pack by pack, in the order of their files.
[[nodiscard]] std::vector<CardStatus> list_cards(const CardPool& pool);
/// Those of one pack.
[[nodiscard]] std::vector<CardStatus> list_cards(const CardPool& pool, const PackInfo& pack);

/// Whether a script still is what `ptcg new card` makes: none of its functions does anything but
/// what one there does, and a remark of those still says that it has to be written.
[[nodiscard]] bool is_unwritten_script(std::string_view source);

/// Whether a file has a test somebody has written, beside those `ptcg new card` begins. What is in
/// remarks does not count.
[[nodiscard]] bool has_written_test(std::string_view source);

/// Whether the text names the card: its id, and not the beginning of a longer one.
[[nodiscard]] bool names_card(std::string_view text, std::string_view id);

}  // namespace ptcg::tools
