#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

namespace ptcg::script {

/// Memory for a Lua state. Small blocks come from free lists, one per block size: scripts create
/// and drop the same few kinds of tables in every call, and the C library takes several times as
/// long to allocate those. Larger blocks come from the C library.
///
/// The pool keeps the blocks in its lists until it is destroyed. Not thread-safe.
class BlockPool {
public:
    /// Returns null if there is no memory. REQUIRES: `size` is not 0.
    [[nodiscard]] void* take(std::size_t size);
    /// Frees a block that `take` or `resize` returned for `size`.
    void give(void* block, std::size_t size);
    /// Returns a block of `new_size` with the contents of `block`, which is freed. If there is no
    /// memory, returns null and leaves `block` unchanged.
    [[nodiscard]] void* resize(void* block, std::size_t size, std::size_t new_size);

private:
    static constexpr std::size_t grain = 16;  ///< malloc's alignment, too
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
    std::byte* next_ = nullptr;  ///< the unused part of the last chunk
    std::size_t left_ = 0;
};

}  // namespace ptcg::script
