#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "ptcg/card_library.hpp"

/// Values as bytes and back. Names, filters, classes and limits go by what they are, since their
/// numbers are another library's when they are read.
namespace ptcg {

/// A value that is its bytes: no number of a library.
template <typename T>
concept PlainBytes = (std::is_arithmetic_v<T> || std::is_enum_v<T>) && !std::is_same_v<T, NameId> &&
                     !std::is_same_v<T, FilterId> && !std::is_same_v<T, ClassId> &&
                     !std::is_same_v<T, PackNumber>;

/// Bytes that are no values.
class BrokenArchive : public std::runtime_error {
public:
    BrokenArchive() : std::runtime_error("broken archive") {}
};

/// Writes values of cards of this library.
class ArchiveWriter {
public:
    static constexpr bool reads = false;

    explicit ArchiveWriter(const CardLibrary& library) : library_(library) {}

    template <typename... Values>
    void operator()(const Values&... values)
    {
        (put(values), ...);
    }
    /// A number among CardLibrary::limits, or `no_game_limit`.
    void limit(std::uint8_t number)
    {
        put(number == no_game_limit ? std::string{} : library_.limits()[number].id);
    }

    /// Everything that was written; nothing more is to come.
    [[nodiscard]] std::string finish();

private:
    friend class ArchiveReader;

    template <PlainBytes T>
    void put(const T& value)
    {
        body_.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    void put(const std::string& text)
    {
        put(static_cast<std::uint32_t>(text.size()));
        body_ += text;
    }
    void put(NameId name);
    void put(FilterId filter);
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
    template <typename A, typename B>
    void put(const std::pair<A, B>& both)
    {
        put(both.first);
        put(both.second);
    }
    template <typename T>
    requires requires(ArchiveWriter& archive, const T& value) { fields(archive, value); }
    void put(const T& value)
    {
        fields(*this, value);
    }

    static constexpr std::uint16_t no_number = 0xffff;

    template <typename Id>
    [[nodiscard]] static std::uint16_t number_of(Id id, std::map<Id, std::uint16_t>& known);

    const CardLibrary& library_;
    std::string body_;
    std::map<NameId, std::uint16_t> names_;  // those that are used, numbered as they came
    std::map<FilterId, std::uint16_t> filters_;
};

/// Reads what an ArchiveWriter has written. Names and filters become the library's. Throws
/// BrokenArchive.
class ArchiveReader {
public:
    static constexpr bool reads = true;

    /// `classes`: what classes are meant by their ids. All must outlive the reader.
    ArchiveReader(std::string_view bytes, CardLibrary& library,
                  const std::map<std::string, ClassId>& classes);

    template <typename... Values>
    void operator()(Values&... values)
    {
        (get(values), ...);
    }
    void limit(std::uint8_t& number);

private:
    template <PlainBytes T>
    void get(T& value)
    {
        if (bytes_.size() < sizeof value) throw BrokenArchive();
        std::memcpy(&value, bytes_.data(), sizeof value);
        bytes_.remove_prefix(sizeof value);
    }
    template <PlainBytes T>
    [[nodiscard]] T next()
    {
        T value{};
        get(value);
        return value;
    }
    void get(std::string& text)
    {
        const auto size = next<std::uint32_t>();
        if (bytes_.size() < size) throw BrokenArchive();
        text.assign(bytes_.data(), size);
        bytes_.remove_prefix(size);
    }
    void get(NameId& name) { name = numbered(names_, no_name); }
    void get(FilterId& filter) { filter = numbered(filters_, no_filter); }
    void get(ClassSet& classes);
    void get(TypeSet& types) { types = TypeSet::from_bits(next<std::uint16_t>()); }
    template <typename T>
    void get(std::vector<T>& list)
    {
        const auto size = next<std::uint32_t>();
        if (size > bytes_.size()) throw BrokenArchive();
        list.resize(size);
        for (T& value : list) get(value);
    }
    template <typename T, std::size_t N>
    void get(std::array<T, N>& list)
    {
        for (T& value : list) get(value);
    }
    template <typename A, typename B>
    void get(std::pair<A, B>& both)
    {
        get(both.first);
        get(both.second);
    }
    template <typename T>
    requires requires(ArchiveReader& archive, T& value) { fields(archive, value); }
    void get(T& value)
    {
        fields(*this, value);
    }

    template <typename Id>
    [[nodiscard]] Id numbered(const std::vector<Id>& known, Id none)
    {
        const auto number = next<std::uint16_t>();
        if (number == ArchiveWriter::no_number) return none;
        if (number >= known.size()) throw BrokenArchive();
        return known[number];
    }

    std::string_view bytes_;
    CardLibrary& library_;
    const std::map<std::string, ClassId>& classes_;
    std::vector<NameId> names_;
    std::vector<FilterId> filters_;
};

}  // namespace ptcg
