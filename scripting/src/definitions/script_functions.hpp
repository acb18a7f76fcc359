#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sandbox/runtime.hpp"

namespace ptcg {

/// The functions of a script, by their numbers.
struct FunctionRange {
    std::uint16_t first = 0, count = 0;
};

/// The functions that the scripts of a bundle register, each with what calling it takes. A number
/// is its place in the walk over all chunks, so every host of the bundle agrees on it.
struct ScriptFunctions {
    std::vector<script::Callback> all;  ///< by CallbackId
    /// By number in ScriptBundle::cards: where its functions begin. One more, the end of the last.
    std::vector<std::uint16_t> begin;

    /// Those of a chunk. REQUIRES: all have been read.
    [[nodiscard]] FunctionRange of(std::size_t chunk) const
    {
        return {begin[chunk], static_cast<std::uint16_t>(begin[chunk + 1] - begin[chunk])};
    }
};

}  // namespace ptcg
