#pragma once

#include <string>
#include <vector>

#include "data/card_data.hpp"
#include "ptcg/result.hpp"

namespace ptcg::tools {

/// A new card as a designer describes it on the command line. Fields that were omitted are empty.
struct CardRequest {
    std::string id;
    std::string name;
    std::string kind;  ///< a word of card_kind_words(); empty: "pokemon"
    std::string stage;
    std::string evolves_from;
    int hp = 0;
    int retreat = 1;
    std::vector<std::string> types;
    std::string weakness;                ///< "fighting", "fighting+20", "fightingx2"
    std::string resistance;              ///< "metal", "metal-20"
    std::vector<std::string> attacks;    ///< "LC Nuzzle 10+: words"
    std::vector<std::string> abilities;  ///< "Hum: words"
    std::vector<std::string> provides;
    std::string text;
};

/// Returns "pokemon", "item", "supporter" ...
[[nodiscard]] const std::vector<std::string>& card_kind_words();

/// Returns the requested card. Its texts are the designer's own words. The error says what does not
/// fit, and how to write it.
[[nodiscard]] Result<PrintedCard> card_from(const CardRequest& request);

}  // namespace ptcg::tools
