#include "sandbox/block_pool.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

namespace ptcg::script {

bool BlockPool::is_small(std::size_t size)
{
#ifdef PTCG_SANITIZED
    return size == 0;  // never: the sanitizer must see each block separately
#else
    return size <= largest;
#endif
}

void* BlockPool::carve(std::size_t size)
{
    const std::size_t bytes = (list_of(size) + 1) * grain;
    if (left_ < bytes) {
        // The rest of the last chunk is smaller than one block and stays unused.
        std::unique_ptr<std::byte[]> chunk(new (std::nothrow) std::byte[chunk_size]);
        if (chunk == nullptr) return nullptr;
        next_ = chunk.get();
        left_ = chunk_size;
        chunks_.push_back(std::move(chunk));
    }
    std::byte* const block = next_;
    next_ += bytes;
    left_ -= bytes;
    return block;
}

void* BlockPool::take(std::size_t size)
{
    if (!is_small(size)) return std::malloc(size);
    Free*& list = free_[list_of(size)];
    if (list == nullptr) return carve(size);
    Free* const block = list;
    list = block->next;
    return block;
}

void BlockPool::give(void* block, std::size_t size)
{
    if (block == nullptr) return;
    if (!is_small(size)) {
        std::free(block);
        return;
    }
    Free*& list = free_[list_of(size)];
    list = new (block) Free{list};
}

void* BlockPool::resize(void* block, std::size_t size, std::size_t new_size)
{
    if (!is_small(size) && !is_small(new_size)) return std::realloc(block, new_size);
    if (is_small(size) && is_small(new_size) && list_of(size) == list_of(new_size)) return block;
    void* const moved = take(new_size);
    if (moved == nullptr) return nullptr;
    std::memcpy(moved, block, std::min(size, new_size));
    give(block, size);
    return moved;
}

}  // namespace ptcg::script
