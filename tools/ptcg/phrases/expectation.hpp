#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

namespace ptcg::tools::phrases {

/// What a row expects of the table, or a part of it: `counters($to, $n * $count)`.
struct Expectation {
    enum class Kind {
        number,     ///< `number`
        word,       ///< `text`: 'poisoned'
        role,       ///< `text`: $to
        name,       ///< `text`: opponent
        member,     ///< `parts[0]`.`text`: opponent.hand
        call,       ///< `text`(`parts`)
        operation,  ///< `parts[0]` `text` `parts[1]`: +, >=, and
        negation,   ///< not `parts[0]`
        sequence    ///< `parts`, one after another
    };
    Kind kind = Kind::sequence;
    int number = 0;
    std::string text;
    std::vector<Expectation> parts;
};

/// Reads statements separated by semicolons. The error says what is wrong, and where.
[[nodiscard]] Result<Expectation> read_expectation(std::string_view text);

}  // namespace ptcg::tools::phrases
