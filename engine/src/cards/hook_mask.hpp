#pragma once

#include "ptcg/handler.hpp"

namespace ptcg {

/// Whether a text with this hook is among those of the mask.
[[nodiscard]] constexpr bool has(HookMask mask, Hook hook)
{
    return (mask & bit(hook)) != 0;
}

}  // namespace ptcg
