#pragma once

#include <span>
#include <string_view>

#include "facts/library_writer.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/filter.hpp"
#include "sandbox/message.hpp"

namespace ptcg::script {

/// A name that no card has, in filters for names that no pack defines.
inline constexpr NameId nobody{0xfffe};

/// Reads a card filter from a script, one field at a time; the elements of a list are read one by
/// one.
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
    /// Adds a kind of card, or sets a Boolean field to true.
    bool add_word(std::string_view word, Message& message);
    /// Adds one of the filters in the list `any`.
    bool add_alternative(const CardFilter& alternative, Message& message);
    /// Checks whether a list of `count` filters can be added.
    static bool check_alternatives(long long count, Message& message);
    /// Returns an empty reader for such a filter.
    [[nodiscard]] FilterReader for_alternative() const { return {library_, writable_}; }
    /// Reports that the field has a value of none of these types.
    static bool refuse(std::string_view key, const char* got, Message& message);
    /// Returns whether the field may be a list of texts.
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

/// Returns the filter that a single word stands for; null if it does not stand for one.
[[nodiscard]] const CardFilter* filter_of_word(std::string_view word);

[[nodiscard]] bool is_filter_field(std::string_view key);

/// The field that contains other filters.
inline constexpr std::string_view alternatives_field = "any";

/// The field with what a verb's filter does not fit.
inline constexpr std::string_view except_field = "except";

/// A filter on a Lua stack: a word, or a table of words and fields (also through proxies).
struct FilterSource {
    lua_State* L;
    int index;
    /// Fields that belong to other named arguments in the same table.
    std::span<const char* const> skip = {};
    /// Functions and existing filters may be among the words; the caller handles them.
    bool others = false;
};

/// Reads the words and fields into `filter`. Never raises an error.
[[nodiscard]] bool read_filter(const FilterSource& source, const CardLibrary& library,
                               LibraryWriter* writable, CardFilter& filter, Message& message);

}  // namespace ptcg::script
