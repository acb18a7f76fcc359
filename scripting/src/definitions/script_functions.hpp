#pragma once

#include <cstdint>
#include <vector>

#include "sandbox/runtime.hpp"

namespace ptcg {

/// The functions that the scripts of a bundle register, each with what calling it takes. A number
/// is its place in the walk over all chunks, so every host of the bundle agrees on it.
struct ScriptFunctions {
    std::vector<script::Callback> all;  ///< by CallbackId
    /// By number in ScriptBundle::cards: where its functions begin. One more, the end of the last.
    std::vector<std::uint16_t> begin;
};

}  // namespace ptcg
