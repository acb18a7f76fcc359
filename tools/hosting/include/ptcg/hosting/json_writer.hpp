#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

/// What a host sends: JSON of matches and cards.
namespace ptcg {

/// Returns whether the character needs no escape in a JSON string, and is ASCII.
[[nodiscard]] constexpr bool stands_for_itself(char c)
{
    return c >= 0x20 && c < 0x7f && c != '"' && c != '\\';
}

/// The name of a member: a string literal without characters that need escapes, which the compiler
/// checks, so that it is copied as it is.
class JsonKey {
public:
    consteval JsonKey() = default;
    template <std::size_t size>
    consteval JsonKey(const char (&name)[size]) : text_(name, size - 1)
    {
        for (const char c : text_) {
            if (!stands_for_itself(c)) throw "the name of a member needs no escapes";
        }
    }
    [[nodiscard]] constexpr std::string_view text() const { return text_; }

private:
    std::string_view text_;
};

/// Writes one JSON value on one line, from front to back, without a tree. Members are in the order
/// in which they are written. Each call must fit where the text has come to: a key in an object,
/// then its value. Throws std::bad_alloc where memory runs out.
class JsonWriter {
public:
    JsonWriter();
    ~JsonWriter();
    JsonWriter(JsonWriter&&) noexcept;
    JsonWriter& operator=(JsonWriter&&) noexcept;

    void begin_object();
    void end_object();
    void begin_array();
    void end_array();
    void key(JsonKey name);

    void value(std::nullptr_t);
    template <std::same_as<bool> Truth>
    void value(Truth truth)
    {
        put_truth(truth);
    }
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) void value(Number number)
    {
        put_number(static_cast<std::int64_t>(number));
    }
    /// Bytes that are not UTF-8 become U+FFFD.
    template <std::convertible_to<std::string_view> Text>
    void value(const Text& text)
    {
        put_text(text);
    }
    /// A value that is JSON already.
    void raw(std::string_view json) { raw({json}); }
    /// The same in pieces, one after the other.
    void raw(std::initializer_list<std::string_view> pieces);

    template <typename Value>
    void member(JsonKey name, const Value& its_value)
    {
        key(name);
        value(its_value);
    }

    /// Returns the text so far. REQUIRES: the value is complete.
    [[nodiscard]] std::string_view text() const;
    /// Begins another value.
    void clear();

private:
    void put_truth(bool truth);
    void put_number(std::int64_t number);
    void put_text(std::string_view text);

    struct Output;
    std::unique_ptr<Output> output_;
};

/// An object or array that ends where its scope does, unless memory has run out meanwhile.
template <void (JsonWriter::*begin)(), void (JsonWriter::*end)()>
class JsonScope {
public:
    explicit JsonScope(JsonWriter& json) : json_(json) { (json.*begin)(); }
    ~JsonScope() noexcept(false)
    {
        if (std::uncaught_exceptions() == exceptions_) (json_.*end)();
    }
    JsonScope(const JsonScope&) = delete;
    JsonScope& operator=(const JsonScope&) = delete;

private:
    JsonWriter& json_;
    int exceptions_ = std::uncaught_exceptions();
};
using JsonObject = JsonScope<&JsonWriter::begin_object, &JsonWriter::end_object>;
using JsonArray = JsonScope<&JsonWriter::begin_array, &JsonWriter::end_array>;

}  // namespace ptcg
