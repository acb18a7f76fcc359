#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

namespace ptcg::tools::phrases {

enum class Number { any, one, several };
enum class Gender { any, masculine, feminine };

/// One place of a pattern: a word, or a slot for something that another row says.
struct Symbol {
    std::string word;      ///< as Token::word; empty for a slot
    std::string category;  ///< what the slot holds: "pokemon", "n" for a number
    std::string role;      ///< the slot's name in the row; by default its category
    std::string written;   ///< as the pattern has it, for writing texts
    bool glued = false;    ///< no space before it when a text is written
    /// Whether the word is written only for one thing or only for several, and for a noun of which
    /// gender; all are read. `role` is the number or noun that decides, or "_" for the noun that is
    /// being written.
    /// Of a slot: several, if what fills it is written as several whatever it says itself.
    Number number = Number::any;
    Gender gender = Gender::any;
    std::string counted_by;  ///< the number that decides in place of the noun `role`; or empty
};

using Sequence = std::vector<Symbol>;

/// Returns all sequences that a pattern stands for. In a pattern, `{category:role}` is a slot,
/// `(a|b)` one of several alternatives, `(a)?` something that may be missing. `{it|them:role}` is a
/// word that agrees with a number, "it" for 1; right after letters it is an ending, and
/// `card{s:role}` has it for any number but 1. Four forms agree with a noun's gender, too:
/// masculine and feminine for one, then for several. `{pokemon:of*}` is a slot whose noun is
/// written as several things: "1 of your Pokémon". In `{cards:c*n}`, also of forms, the number {n}
/// decides in place of the noun. `{(}` and `{)}` are brackets of the text. The first sequence has
/// the first alternatives, and everything that may be missing. The error says what cannot be read.
[[nodiscard]] Result<std::vector<Sequence>> expand(std::string_view pattern);

}  // namespace ptcg::tools::phrases
