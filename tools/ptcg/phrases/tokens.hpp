#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ptcg::tools::phrases {

/// A word, number, symbol or punctuation mark of a card's text.
struct Token {
    std::string word;  ///< in lowercase, "é" as "e", with a straight apostrophe; see own_name
    std::string_view written;
    std::size_t at = 0;    ///< the byte where it begins
    bool capital = false;  ///< begins with an uppercase letter
    bool number = false;   ///< only digits
};

/// The word of a token that stands for the name of the card itself.
inline constexpr std::string_view own_name = "~";

/// Returns the tokens of a text, which must outlive them. A sequence of words that is one of
/// `names`, the names that the card uses for itself, is one token.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text,
                                           std::span<const std::string> names = {});

/// Returns the names that a card with this name uses for itself in its texts: the name, and the
/// name without the mark of its class ("Sparkit" for "Sparkit ex").
[[nodiscard]] std::vector<std::string> own_names(std::string_view name);

}  // namespace ptcg::tools::phrases
