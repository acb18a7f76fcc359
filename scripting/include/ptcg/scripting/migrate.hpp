#pragma once

#include <string>
#include <string_view>

#include "ptcg/scripting/problem.hpp"

namespace ptcg {

/// A script rewritten from `api = 1` to `api = 2`.
struct Migrated {
    std::string text;   ///< in the one layout; the source itself if it is no Lua
    Problems problems;  ///< what has to be rewritten by hand, each with what to write
};

/// Rewrites a card's or class's script, a shared file, or statements of one. `game` and `it` are
/// known by their names. Each rule stands alone: what one cannot rewrite does not keep the others
/// from the rest of the script. `shown_path` is the name of the file in problems.
[[nodiscard]] Migrated migrate_script(std::string_view source, const std::string& shown_path);

}  // namespace ptcg
