#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/characters.hpp"

namespace ptcg {

/// One thing that is wrong with a file somebody wrote.
struct Problem {
    std::string file;
    int line = 0;         ///< 1-based; 0: the file as a whole
    int column = 0;       ///< 1-based; 0: the line as a whole
    std::string message;  ///< what is wrong and what to write instead; lower case, no full stop
    std::string context;  ///< a second line ("in the cost of attack \"Fire Blast\""), or empty
    /// What sort of problem it is, the same in every version: "unknown-key". A literal; empty where
    /// nobody has said.
    std::string_view code = {};
};

using Problems = std::vector<Problem>;

/// So many are told of what one file or script does wrong many times over: a stranger's pack can
/// have as many mistakes as bytes.
inline constexpr std::size_t most_problems = 1000;

/// Whether nothing has gone wrong since there were `before` problems. Nobody can tell once there
/// are too many: then it has.
[[nodiscard]] inline bool sound_since(const Problems& problems, std::size_t before)
{
    return problems.size() == before && before < most_problems;
}

/// Gives the code to those of the problems from `first` on that have none yet.
void set_code(Problems& problems, std::size_t first, std::string_view code);

/// "file:line:column: error: message", and the context indented below it.
[[nodiscard]] std::string to_string(const Problem& problem);

/// All problems, a paragraph each.
[[nodiscard]] std::string to_string(const Problems& problems);

/// `"text"`
[[nodiscard]] std::string in_quotes(std::string_view text);

/// `word` with a suggestion, `; did you mean "x"?`, where one of `known` is near; else empty.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       const std::vector<std::string>& known);

}  // namespace ptcg
