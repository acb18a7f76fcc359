#pragma once

#include <cstdint>

#include "ptcg/ids.hpp"

namespace ptcg {

/// While this object lives, a query is being answered. The same query about the same Pokémon is not
/// asked again (it would get the value so far).
class Asking {
public:
    Asking(std::uint8_t& depth, std::uint32_t& guarded, SlotId subject)
        : depth_(depth),
          guarded_(guarded),
          mark_(subject == no_slot ? 1u << 31 : 1u << at(subject)),
          again_((guarded & mark_) != 0)
    {
        guarded_ |= mark_;
        ++depth_;
    }
    ~Asking()
    {
        --depth_;
        if (!again_) guarded_ &= ~mark_;
    }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

    [[nodiscard]] bool again() const { return again_; }

private:
    std::uint8_t& depth_;
    std::uint32_t& guarded_;
    std::uint32_t mark_;
    bool again_;
};

}  // namespace ptcg
