#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <string_view>
#include <vector>

#include "phrases/phrasebook.hpp"
#include "ptcg/card_library.hpp"

namespace ptcg::tools {

/// Tells scripts that the phrasebook writes from those that somebody has written or changed.
class DraftedScripts {
public:
    /// `roots`: where packs and the phrasebook are. It is read when it is first needed; without
    /// one, no script is a draft.
    explicit DraftedScripts(std::vector<std::filesystem::path> roots);

    /// Returns whether all texts of the card are read, and `source` is what is written for them,
    /// whatever the layout. May be called by several threads at once.
    [[nodiscard]] bool is_draft(const CardLibrary& library, DefId card,
                                std::string_view source) const;

    /// Returns how the card's texts are read, a line each that is not read, or one line that
    /// compares `source` with what is written for them. Empty without texts or a phrasebook.
    [[nodiscard]] std::vector<std::string> readings(const CardLibrary& library, DefId card,
                                                    std::string_view source) const;

private:
    [[nodiscard]] const phrases::Phrasebook* book() const;

    std::vector<std::filesystem::path> roots_;
    mutable std::once_flag read_;
    mutable std::optional<phrases::Phrasebook> book_;
};

}  // namespace ptcg::tools
