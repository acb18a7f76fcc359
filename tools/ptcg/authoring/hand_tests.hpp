#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::tools {

/// The tests that somebody has written for the cards of a pack, besides those that `ptcg new card`
/// generates.
class HandTests {
public:
    /// Reads the files in the pack's folder `tests`.
    explicit HandTests(const PackInfo& pack);

    /// Returns whether a file has the name of the card's file, or mentions the card's id.
    [[nodiscard]] bool are_about(const CardText& card) const;
    /// The same for a file that also mentions this attack or Ability.
    [[nodiscard]] bool are_about(const CardText& card, std::string_view effect) const;

private:
    struct File {
        std::string name;   ///< "025-electivire"
        std::string texts;  ///< all its strings, one per line
    };
    std::vector<File> files_;
};

}  // namespace ptcg::tools
