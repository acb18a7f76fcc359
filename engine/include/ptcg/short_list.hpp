#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace ptcg {

/// A list with room for `room` items inside it. It never allocates, and making one costs nothing:
/// the room behind the last item is not initialized.
template <class T, std::size_t room>
class ShortList {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
    static_assert(room <= 0xff);

public:
    static constexpr std::size_t most = room;

    ShortList() noexcept {}  // NOLINT(modernize-use-equals-default): a default one needs T's

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    [[nodiscard]] bool full() const { return count_ == room; }
    /// Returns false and adds nothing if the list is full.
    bool add(const T& item)
    {
        if (full()) return false;
        std::construct_at(items_ + count_++, item);
        return true;
    }
    [[nodiscard]] const T& operator[](std::size_t i) const { return items_[i]; }
    [[nodiscard]] const T* begin() const { return items_; }
    [[nodiscard]] const T* end() const { return items_ + count_; }

private:
    std::uint8_t count_ = 0;
    union {
        T items_[room];  // NOLINT(modernize-avoid-c-arrays)
    };
};

}  // namespace ptcg
