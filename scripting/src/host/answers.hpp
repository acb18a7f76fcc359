#pragma once

#include "ptcg/effect.hpp"
#include "sandbox/runtime.hpp"
#include "words/lua_library.hpp"

namespace ptcg::script {

/// An answer of a function that does not fit.
struct Misfit {
    const char* expected = nullptr;  ///< what it must be; null: all answers fit
    int index = 0;                   ///< where it stands on the stack
};

/// Takes what a function has answered, from `first` to the top of the stack, into the context.
/// `test`: only whether it would do anything was asked. Raises nothing.
[[nodiscard]] Misfit take_answers(lua_State* L, const Callback& about, EffectContext& context,
                                  int first, bool test);

}  // namespace ptcg::script
