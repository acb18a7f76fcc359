#pragma once

#include <cstdint>

namespace ptcg {

enum class Durability : std::uint8_t {
    power_cut,   ///< each acknowledgment waits for the disk
    program_end  ///< a power cut may lose the last acknowledged answers, but never their order or
                 ///< part of one
};

}  // namespace ptcg
