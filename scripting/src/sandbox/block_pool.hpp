#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace ptcg::script {

/// Memory for a Lua state. Small blocks come from lists of free ones of the same size: scripts make
/// and drop the same few kinds of tables at every call, and the C library takes several times as
/// long to hand those out. Larger ones are the C library's.
///
/// What a list holds stays with the pool until its end. Not for several threads at once.
class BlockPool {
public:
    /// Null if there is no memory. `size` is not 0.
    [[nodiscard]] void* take(std::size_t size);
    /// Gives back what `take` or `resize` answered for `size`.
    void give(void* block, std::size_t size);
    /// A block of `new_size` with what `block` holds, which is given back. Null, with `block` left
    /// as it was, if there is no memory.
    [[nodiscard]] void* resize(void* block, std::size_t size, std::size_t new_size);

private:
    static constexpr std::size_t grain = 16;  ///< what malloc aligns to, too
    static constexpr std::size_t largest = 256;
    static constexpr std::size_t chunk_size = std::size_t{64} << 10;

    struct Free {
        Free* next;
    };

    [[nodiscard]] static bool is_small(std::size_t size);
    [[nodiscard]] static std::size_t list_of(std::size_t size) { return (size - 1) / grain; }
    [[nodiscard]] void* carve(std::size_t size);

    std::array<Free*, largest / grain> free_{};
    std::vector<std::unique_ptr<std::byte[]>> chunks_;
    std::byte* next_ = nullptr;  ///< the rest of the last chunk
    std::size_t left_ = 0;
};

}  // namespace ptcg::script
