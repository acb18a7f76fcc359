#include "ptcg/hosting/json_writer.hpp"

#include <algorithm>
#include <cstring>
#include <new>
#include <string>

#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include "ptcg/scripting/characters.hpp"

namespace ptcg {
namespace {

[[nodiscard]] bool is_ascii(std::string_view text)
{
    // Without an early exit, this is a few instructions for many characters.
    unsigned bits = 0;
    for (const char c : text) bits |= static_cast<unsigned char>(c);
    return bits < 0x80;
}

[[nodiscard]] bool needs_no_escapes(std::string_view text)
{
    unsigned other = 0;
    for (const char c : text) other |= unsigned{!stands_for_itself(c)};
    return other == 0;
}

/// Returns the text with U+FFFD in place of bytes that are not UTF-8.
[[nodiscard]] std::string made_valid(std::string_view text)
{
    std::string valid;
    valid.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = first_character(text).length;
        const bool stray = length == 1 && static_cast<unsigned char>(text[0]) >= 0x80;
        valid += stray ? std::string_view("\xef\xbf\xbd") : text.substr(0, length);
        text.remove_prefix(length);
    }
    return valid;
}

}  // namespace

/// Not anonymous: JsonWriter::Output has members of these types.
namespace json_output {

/// The library's own allocator does not tell when memory runs out.
class Allocator {
public:
    static constexpr bool kNeedFree = true;

    void* Malloc(std::size_t size) { return size == 0 ? nullptr : ::operator new(size); }
    void* Realloc(void* old, std::size_t old_size, std::size_t size)
    {
        void* const made = Malloc(size);
        if (old != nullptr && made != nullptr) std::memcpy(made, old, std::min(old_size, size));
        Free(old);
        return made;
    }
    static void Free(void* memory) { ::operator delete(memory); }
};

using Buffer = rapidjson::GenericStringBuffer<rapidjson::UTF8<>, Allocator>;

using BaseWriter = rapidjson::Writer<Buffer, rapidjson::UTF8<>, rapidjson::UTF8<>, Allocator>;

/// The library's writer copies one character at a time; this one copies what needs no escapes
/// whole.
class CopyingWriter : public BaseWriter {
public:
    using BaseWriter::BaseWriter;

    void plain_string(std::string_view text)
    {
        Prefix(rapidjson::kStringType);
        char* const to = os_->Push(text.size() + 2);
        to[0] = '"';
        if (!text.empty()) std::memcpy(to + 1, text.data(), text.size());
        to[text.size() + 1] = '"';
    }

    void copy(std::initializer_list<std::string_view> pieces)
    {
        // The kind only decides where a key is expected, which values are not.
        Prefix(rapidjson::kObjectType);
        for (const std::string_view piece : pieces) {
            if (piece.empty()) continue;  // it may be no address, which memcpy does not allow
            std::memcpy(os_->Push(piece.size()), piece.data(), piece.size());
        }
    }
};

constexpr std::size_t usual_size = 4096;  ///< of most views

}  // namespace json_output

struct JsonWriter::Output {
    json_output::Allocator allocator;
    json_output::Buffer buffer{&allocator, json_output::usual_size};
    json_output::CopyingWriter writer{buffer, &allocator};
};

JsonWriter::JsonWriter() : output_(std::make_unique<Output>()) {}
JsonWriter::~JsonWriter() = default;
JsonWriter::JsonWriter(JsonWriter&&) noexcept = default;
JsonWriter& JsonWriter::operator=(JsonWriter&&) noexcept = default;

void JsonWriter::begin_object()
{
    output_->writer.StartObject();
}

void JsonWriter::end_object()
{
    output_->writer.EndObject();
}

void JsonWriter::begin_array()
{
    output_->writer.StartArray();
}

void JsonWriter::end_array()
{
    output_->writer.EndArray();
}

void JsonWriter::key(JsonKey name)
{
    output_->writer.plain_string(name.text());
}

void JsonWriter::value(std::nullptr_t)
{
    output_->writer.Null();
}

void JsonWriter::put_truth(bool truth)
{
    output_->writer.Bool(truth);
}

void JsonWriter::put_number(std::int64_t number)
{
    output_->writer.Int64(number);
}

void JsonWriter::put_text(std::string_view text)
{
    if (needs_no_escapes(text)) return output_->writer.plain_string(text);
    if (!is_ascii(text)) {
        const std::string valid = made_valid(text);
        output_->writer.String(valid.data(), static_cast<rapidjson::SizeType>(valid.size()));
        return;
    }
    output_->writer.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

void JsonWriter::raw(std::initializer_list<std::string_view> pieces)
{
    output_->writer.copy(pieces);
}

std::string_view JsonWriter::text() const
{
    return {output_->buffer.GetString(), output_->buffer.GetSize()};
}

void JsonWriter::clear()
{
    output_->buffer.Clear();
    output_->writer.Reset(output_->buffer);
}

}  // namespace ptcg
