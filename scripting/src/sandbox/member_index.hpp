#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <lua.hpp>

#include "sandbox/handle.hpp"

namespace ptcg::script {

/// The name of a handle's field or method, and of its arguments.
struct MemberNames {
    HandleKind owner = HandleKind::none;
    std::string_view name;
    std::vector<std::string_view> arguments;
};

/// Looks up a field or method by the address of its interned name: script sources and this table
/// share one copy of every short string.
class MemberIndex {
public:
    static constexpr std::uint16_t none = 0xffff;

    /// Interns the names of all members and of their arguments, and keeps them alive in the
    /// registry. The members are numbered in this order.
    void build(lua_State* L, std::span<const MemberNames> members);
    /// Returns the interned names of the member's arguments, in order. REQUIRES: `build` has been
    /// called.
    [[nodiscard]] std::span<const char* const> arguments_of(std::uint16_t member) const
    {
        return arguments_[member];
    }
    /// Returns the number of the member, or `none`.
    [[nodiscard]] std::uint16_t find(HandleKind kind, const char* interned) const
    {
        for (std::size_t i = place(interned); entries_[i].name != nullptr; i = (i + 1) % size) {
            if (entries_[i].name == interned) {
                return entries_[i].member[static_cast<std::size_t>(kind)];
            }
        }
        return none;
    }

private:
    static constexpr std::size_t size = 512;
    struct Entry {
        const char* name = nullptr;
        std::array<std::uint16_t, handle_kind_count> member{none, none, none, none, none,
                                                            none, none, none, none};
    };
    [[nodiscard]] static std::size_t place(const char* name)
    {
        const auto bits = reinterpret_cast<std::uintptr_t>(name);
        return (bits >> 4 ^ bits >> 13) % size;
    }
    std::array<Entry, size> entries_{};
    std::vector<std::vector<const char*>> arguments_;  ///< by member number
};

}  // namespace ptcg::script
