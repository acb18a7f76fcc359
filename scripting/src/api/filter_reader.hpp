#pragma once

#include <span>
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
    /// A kind of card, or a field that is true or false: then it is to be true.
    bool add_word(std::string_view word, Message& message);
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

/// What a word alone stands for; null if it is none.
[[nodiscard]] const CardFilter* filter_of_word(std::string_view word);

[[nodiscard]] bool is_filter_field(std::string_view key);

/// The field that holds other filters.
inline constexpr std::string_view alternatives_field = "any";

/// What a verb's filter does not fit, beside its fields.
inline constexpr std::string_view except_field = "except";

/// A filter on a Lua stack: a word, or a table of words and fields (behind proxies too).
struct FilterSource {
    lua_State* L;
    int index;
    /// Fields that are somebody else's, in a table of named arguments.
    std::span<const char* const> skip = {};
    /// Functions and filters made before may be among the words; whoever asks looks after them.
    bool others = false;
};

/// Reads the words and fields into `filter`. Never raises.
[[nodiscard]] bool read_filter(const FilterSource& source, const CardLibrary& library,
                               LibraryWriter* writable, CardFilter& filter, Message& message);

}  // namespace ptcg::script
