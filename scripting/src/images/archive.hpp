#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "facts/library_writer.hpp"
#include "images/last_values.hpp"
#include "ptcg/card_library.hpp"

/// Values as bytes and back. Names, filters, classes and once-per-game limits are stored by
/// content, since their numbers differ in the library that reads them.
namespace ptcg {

/// A number that has a meaning only in its library.
template <typename T>
concept LibraryNumber = std::same_as<T, NameId> || std::same_as<T, FilterId> ||
    std::same_as<T, ClassId> || std::same_as<T, PackNumber> || std::same_as<T, DefId>;

template <typename T>
concept PlainValue = (std::is_arithmetic_v<T> || std::is_enum_v<T>)&&!LibraryNumber<T>;

/// Thrown for bytes that are not values, or values that cannot be used here.
class BrokenArchive : public std::runtime_error {
public:
    BrokenArchive() : std::runtime_error("broken archive") {}
};

/// The meaning of the numbers in an archive: its first name is `names[0]`.
struct ArchiveTables {
    std::vector<NameId> names;
    std::vector<FilterId> filters;
    std::vector<ClassId> classes;
    std::vector<std::uint8_t> limits;
    std::uint16_t first_function = 0;  ///< of the script being read
    std::uint16_t function_count = 0;
};

/// Defines the fields of a type: the archive's `operator()` is called with all of them.
template <typename Archive, typename T>
concept HasFields = requires(Archive& archive, T& value)
{
    fields(archive, value);
};

/// Writes values of a library's cards.
class ArchiveWriter {
public:
    static constexpr bool reads = false;

    explicit ArchiveWriter(const CardLibrary& library) : library_(library) {}

    template <typename... Values>
    void operator()(const Values&... values)
    {
        (put(values), ...);
    }
    /// Writes a number among CardLibrary::limits, or `no_game_limit`.
    void limit(std::uint8_t number)
    {
        if (number != no_game_limit) limits_.add(number);
        put_place(number, no_game_limit, limits_);
    }
    /// Sets the first function number of the values that follow.
    void begin_functions(std::uint16_t first) { first_function_ = first; }
    /// Writes the part of the list that is in use.
    template <typename List>
    void first(std::size_t count, const List& list)
    {
        for (std::size_t i = 0; i < count; ++i) put(list[i]);
    }
    /// Writes the notes of a reading step, except those written before. REQUIRES: the notes include
    /// all names and filters of the values.
    void notes(const LibraryNotes& notes);

    /// Returns the bytes written since the last call.
    [[nodiscard]] std::string take() { return std::exchange(bytes_, {}); }
    /// Return the ids of the classes and limits that the values name. They must be read before the
    /// values.
    [[nodiscard]] std::vector<std::string> class_ids() const;
    [[nodiscard]] std::vector<std::string> limit_ids() const;

private:
    /// The numbers used so far, each with its index among them.
    template <typename Id>
    struct Used {
        std::map<Id, std::uint16_t> places;
        std::vector<Id> in_order;

        bool add(Id id)
        {
            const auto next = static_cast<std::uint16_t>(in_order.size());
            const bool added = places.try_emplace(id, next).second;
            if (added) in_order.push_back(id);
            return added;
        }
    };
    static constexpr std::uint16_t nothing = 0xffff;

    /// Writes the index of a number that has been used before.
    template <typename Id>
    void put_place(Id id, Id none, const Used<Id>& used)
    {
        if (id == none) return put(nothing);
        const auto found = used.places.find(id);
        if (found == used.places.end()) throw BrokenArchive();
        put(found->second);
    }
    void put_filter(FilterId id);

    template <PlainValue T>
    void put(const T& value)
    {
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    void put(const std::string& text)
    {
        put(static_cast<std::uint32_t>(text.size()));
        bytes_ += text;
    }
    void put(NameId name) { put_place(name, no_name, names_); }
    void put(FilterId filter) { put_place(filter, no_filter, filters_); }
    void put(CallbackId function)
    {
        put(function == no_callback ? nothing
                                    : static_cast<std::uint16_t>(at(function) - first_function_));
    }
    void put(const ClassSet& classes);
    void put(const TypeSet& types) { put(types.bits()); }
    template <typename T>
    void put(const std::vector<T>& list)
    {
        put(static_cast<std::uint32_t>(list.size()));
        for (const T& value : list) put(value);
    }
    template <typename T, std::size_t N>
    void put(const std::array<T, N>& list)
    {
        for (const T& value : list) put(value);
    }
    template <typename T>
    void put(const std::optional<T>& value)
    {
        put(value.has_value());
        if (value) put(*value);
    }
    template <typename A, typename B>
    void put(const std::pair<A, B>& both)
    {
        put(both.first);
        put(both.second);
    }
    template <typename T>
    requires HasFields<ArchiveWriter, const T>
    void put(const T& value) { fields(*this, value); }

    const CardLibrary& library_;
    std::string bytes_;
    Used<NameId> names_;
    Used<FilterId> filters_;
    Used<ClassId> classes_;
    Used<std::uint8_t> limits_;
    std::uint16_t first_function_ = 0;
};

/// Reads what an ArchiveWriter wrote. Throws BrokenArchive.
class ArchiveReader {
public:
    static constexpr bool reads = true;

    /// Bytes and tables must outlive the reader. The tables may grow meanwhile.
    ArchiveReader(std::string_view bytes, const ArchiveTables& tables)
        : bytes_(bytes), tables_(tables)
    {
    }

    template <typename... Values>
    void operator()(Values&... values)
    {
        (get(values), ...);
    }
    template <typename T>
    [[nodiscard]] T next()
    {
        T value{};
        get(value);
        return value;
    }
    void limit(std::uint8_t& number) { number = numbered(tables_.limits, no_game_limit); }
    template <typename List>
    void first(std::size_t count, List& list)
    {
        if (count > list.size()) throw BrokenArchive();
        for (std::size_t i = 0; i < count; ++i) get(list[i]);
    }
    [[nodiscard]] bool at_end() const { return bytes_.empty(); }
    /// Adds names and filters to the library and to `tables`, which are the reader's. From now on
    /// they replace those of the writer.
    void notes(CardLibrary& library, ArchiveTables& tables);
    /// Removes and returns this many bytes.
    [[nodiscard]] std::string_view bytes(std::size_t count)
    {
        if (bytes_.size() < count) throw BrokenArchive();
        const std::string_view taken = bytes_.substr(0, count);
        bytes_.remove_prefix(count);
        return taken;
    }

private:
    template <PlainValue T>
    void get(T& value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            const auto byte = next<std::uint8_t>();
            if (byte > 1) throw BrokenArchive();
            value = byte == 1;
        } else if constexpr (std::is_enum_v<T>) {
            const auto number = next<std::underlying_type_t<T>>();
            if (number > static_cast<std::underlying_type_t<T>>(last_value<T>)) {
                throw BrokenArchive();
            }
            value = static_cast<T>(number);
        } else {
            std::memcpy(&value, bytes(sizeof value).data(), sizeof value);
        }
    }
    void get(std::string& text) { text = bytes(next<std::uint32_t>()); }
    void get(NameId& name) { name = numbered(tables_.names, no_name); }
    void get(FilterId& filter) { filter = numbered(tables_.filters, no_filter); }
    void get(CallbackId& function);
    void get(ClassSet& classes);
    void get(TypeSet& types);
    template <typename T>
    void get(std::vector<T>& list)
    {
        const auto size = next<std::uint32_t>();
        if (size > bytes_.size()) throw BrokenArchive();  // each takes at least one byte
        constexpr std::uint32_t believed = 256;  // limits how far the stated size is trusted
        list.clear();
        list.reserve(std::min(size, believed));
        for (std::uint32_t i = 0; i < size; ++i) get(list.emplace_back());
    }
    template <typename T, std::size_t N>
    void get(std::array<T, N>& list)
    {
        for (T& value : list) get(value);
    }
    template <typename T>
    void get(std::optional<T>& value)
    {
        value.reset();
        if (next<bool>()) get(value.emplace());
    }
    template <typename A, typename B>
    void get(std::pair<A, B>& both)
    {
        get(both.first);
        get(both.second);
    }
    template <typename T>
    requires HasFields<ArchiveReader, T>
    void get(T& value) { fields(*this, value); }

    template <typename Id>
    [[nodiscard]] Id numbered(const std::vector<Id>& known, Id none)
    {
        constexpr std::uint16_t nothing = 0xffff;
        const auto place = next<std::uint16_t>();
        if (place == nothing) return none;
        if (place >= known.size()) throw BrokenArchive();
        return known[place];
    }

    std::string_view bytes_;
    const ArchiveTables& tables_;
};

}  // namespace ptcg
