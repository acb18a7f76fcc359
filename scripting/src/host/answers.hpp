#pragma once

#include "ptcg/effect.hpp"
#include "sandbox/runtime.hpp"
#include "words/lua_library.hpp"

namespace ptcg::script {

/// A return value that does not fit.
struct Misfit {
    const char* expected = nullptr;  ///< what it must be; null: all values fit
    int index = 0;                   ///< of the value on the stack
};

/// Copies what a function has returned, from `first` to the top of the stack, to the context.
/// `test`: the engine only asked whether the function would do anything. Raises nothing.
[[nodiscard]] Misfit take_answers(lua_State* L, const Callback& about, EffectContext& context,
                                  int first, bool test);

}  // namespace ptcg::script
