#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/characters.hpp"

namespace ptcg {

/// One error in a file that a person wrote.
struct Problem {
    std::string file;
    int line = 0;         ///< 1-based; 0: the file as a whole
    int column = 0;       ///< 1-based; 0: the line as a whole
    std::string message;  ///< what is wrong and what to write instead; lowercase, no final period
    std::string context;  ///< a second line ("in the cost of attack \"Fire Blast\""), or empty
    /// The kind of problem, the same in every version: "unknown-key". A string literal; empty if it
    /// has not been set.
    std::string_view code = {};
    /// The id of the pack to blame, and the root or MemoryFolder it came from, as the host named
    /// them. Set by `load_packs`; empty if it is not known.
    std::string pack = {};
    std::string source = {};
};

using Problems = std::vector<Problem>;

/// The most problems that are reported for one file or script that repeats them: a stranger's pack
/// can have as many mistakes as bytes.
inline constexpr std::size_t most_problems = 1000;

/// Returns whether there have been no new problems since there were `before`. Returns false once
/// the limit is reached, because then it cannot be known.
[[nodiscard]] inline bool sound_since(const Problems& problems, std::size_t before)
{
    return problems.size() == before && before < most_problems;
}

/// Sets the code of those problems from `first` on that do not have one yet.
void set_code(Problems& problems, std::size_t first, std::string_view code);

/// Returns "file:line:column: error: message", with the context indented below it.
[[nodiscard]] std::string to_string(const Problem& problem);

/// Returns all problems, one paragraph each.
[[nodiscard]] std::string to_string(const Problems& problems);

/// Returns `"text"`.
[[nodiscard]] std::string in_quotes(std::string_view text);

/// Returns a suggestion for `word`, `; did you mean "x"?`, if one of `known` is close; else empty.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& known,
                                       std::size_t letters_for_each = 3);

/// Returns `; write 2 without quotes` if `text` is a number, true or false; else empty.
[[nodiscard]] std::string write_unquoted(std::string_view text);

}  // namespace ptcg
