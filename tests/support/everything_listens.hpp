#pragma once

#include "ptcg/card_library.hpp"

namespace ptcg::test {

/// Sets each bit of every mask of the library, as if all hooks shared each of them: nothing may
/// come out differently, only slower. REQUIRES: the library was not made const, and no match uses
/// it yet.
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
