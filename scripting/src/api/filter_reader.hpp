#pragma once

#include <string_view>

#include "facts/library_writer.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/filter.hpp"
#include "sandbox/message.hpp"

namespace ptcg::script {

/// A name no card has, in filters for names that no pack knows.
inline constexpr NameId nobody{0xfffe};

/// Reads a card filter from a script, one field at a time; a list gives its elements one by one.
class FilterReader {
public:
    /// `writable` may be null: then names are only looked up.
    FilterReader(const CardLibrary& library, LibraryWriter* writable)
        : library_(library), writable_(writable)
    {
    }

    [[nodiscard]] const CardFilter& filter() const { return filter_; }

    // Each returns false, and says in `message` what was expected, if the field does not fit.
    bool set_text(std::string_view key, std::string_view value, Message& message);
    bool set_boolean(std::string_view key, bool value, Message& message);
    bool set_number(std::string_view key, long long value, Message& message);
    /// One of the filters in the list `any`.
    bool add_alternative(const CardFilter& alternative, Message& message);
    /// All of that list, which holds `count`, are added.
    static bool check_alternatives(long long count, Message& message);
    /// An empty reader for such a filter.
    [[nodiscard]] FilterReader for_alternative() const { return {library_, writable_}; }
    /// The field got a value that is none of the above.
    static bool refuse(std::string_view key, const char* got, Message& message);
    /// Whether the field may be a list of texts.
    [[nodiscard]] static bool takes_list(std::string_view key)
    {
        for (std::string_view list : {"kind", "not_kind", "type", "name", "class", "not_class",
                                      "weakness", "resistance", "ability_kind"}) {
            if (key == list) return true;
        }
        return false;
    }

private:
    [[nodiscard]] NameId name(std::string_view text);
    bool add_name(std::string_view value, Message& message);
    [[nodiscard]] static bool add_type(TypeSet& to, std::string_view value, Message& message);
    [[nodiscard]] static bool add_ability_kind(std::uint8_t& to, std::string_view value,
                                               Message& message);
    bool add_class(ClassSet& to, std::string_view value, Message& message);

    const CardLibrary& library_;
    LibraryWriter* writable_;
    CardFilter filter_;
};

/// The field that holds other filters.
inline constexpr std::string_view alternatives_field = "any";

/// Reads the filter table at `index` of a Lua stack (behind proxies too) into `filter`. Never
/// raises.
[[nodiscard]] bool read_filter(lua_State* L, int index, const CardLibrary& library,
                               LibraryWriter* writable, CardFilter& filter, Message& message);

}  // namespace ptcg::script
