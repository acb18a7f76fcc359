#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

namespace ptcg::tools::phrases {

/// One place of a pattern: a word, or a slot for something that another row says.
struct Symbol {
    std::string word;      ///< as Token::word; empty for a slot
    std::string category;  ///< what the slot holds: "pokemon", "n" for a number
    std::string role;      ///< the slot's name in the row; by default its category
    std::string written;   ///< as the pattern has it, for writing texts
    bool glued = false;    ///< no space before it when a text is written
    /// Whether the word is written only for one thing or only for several; both are read. `role` is
    /// the number that decides, or "_" for the noun written last.
    enum class Agreement { any, one, several } agreement = Agreement::any;
};

using Sequence = std::vector<Symbol>;

/// Returns all sequences that a pattern stands for. In a pattern, `{category:role}` is a slot,
/// `(a|b)` one of several alternatives, `(a)?` something that may be missing, and `word{s:role}` a
/// word with an ending for any number but 1; `{it}`, `{is}` and `{has}` are "it" or "them", "is" or
/// "are", "has" or "have"; `{(}` and `{)}` are brackets of the text. The first sequence has the
/// first alternatives, and everything that may be missing. The error says what cannot be read.
[[nodiscard]] Result<std::vector<Sequence>> expand(std::string_view pattern);

}  // namespace ptcg::tools::phrases
