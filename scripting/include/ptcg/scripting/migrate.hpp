#pragma once

#include <string>
#include <string_view>

#include "ptcg/scripting/problem.hpp"

namespace ptcg {

/// A script rewritten from `api = 1` to `api = 2`.
struct Migrated {
    std::string text;   ///< in the one layout; the source unchanged if it is not valid Lua
    Problems problems;  ///< what must be rewritten by hand, each with what to write
};

/// Rewrites a card's or class's script, a shared file, or single statements. Recognizes `game` and
/// `it` by their names. Each rule works independently: if one cannot rewrite something, the others
/// still rewrite the rest of the script. `shown_path` is the file's name in problems.
[[nodiscard]] Migrated migrate_script(std::string_view source, const std::string& shown_path);

}  // namespace ptcg
