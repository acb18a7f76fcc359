#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sandbox/runtime.hpp"

namespace ptcg {

/// The functions of a script, by number.
struct FunctionRange {
    std::uint16_t first = 0, count = 0;
};

/// The functions that the scripts of a bundle register, each with the cost of calling it. The
/// numbers follow the order of all chunks, so every host of the bundle uses the same ones.
struct ScriptFunctions {
    std::vector<script::Callback> all;  ///< by CallbackId
    /// By index in ScriptBundle::cards: the number of its first function. One more entry is the end
    /// of the last.
    std::vector<std::uint16_t> begin;

    /// Returns those of a chunk. REQUIRES: all have been read.
    [[nodiscard]] FunctionRange of(std::size_t chunk) const
    {
        return {begin[chunk], static_cast<std::uint16_t>(begin[chunk + 1] - begin[chunk])};
    }
};

}  // namespace ptcg
