#pragma once

#include <optional>
#include <string>

#include "ptcg/random.hpp"

/// Breaks scripts at random, as a designer might.
namespace ptcg::test {

struct ScriptBreak {
    std::string kind;    ///< "number", "condition", "side" ...
    std::string change;  ///< "30 -> 40 in line 3"
    std::string source;  ///< the broken script
};

/// Returns the script with one thing wrong; nothing if there is nothing in it to break in the way
/// that was drawn.
[[nodiscard]] std::optional<ScriptBreak> break_script(const std::string& source, Random& random);

}  // namespace ptcg::test
