#pragma once

#include "ptcg/card_library.hpp"

namespace ptcg::test {

/// Sets each bit of every mask of the library, as if all hooks shared every bit. Results must not
/// change; only speed may. REQUIRES: the library object is not const, and no match uses it yet.
inline void let_everything_listen(const CardLibrary& library)
{
    const auto set_all = [](const HookMask& mask) { const_cast<HookMask&>(mask) = ~HookMask{0}; };
    for (std::size_t i = 0; i < library.size(); ++i) {
        const CardDef& def = library.def(static_cast<DefId>(i));
        set_all(def.listeners);
        for (const LastingDef& lasting : library.lasting(def)) set_all(lasting.listeners);
    }
}

}  // namespace ptcg::test
