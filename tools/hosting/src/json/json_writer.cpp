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
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x80) return false;
    }
    return true;
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

constexpr std::size_t usual_size = 4096;  ///< of most views

}  // namespace

struct JsonWriter::Output {
    Allocator allocator;
    Buffer buffer{&allocator, usual_size};
    rapidjson::Writer<Buffer, rapidjson::UTF8<>, rapidjson::UTF8<>, Allocator> writer{buffer,
                                                                                      &allocator};
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

void JsonWriter::key(std::string_view name)
{
    output_->writer.Key(name.data(), static_cast<rapidjson::SizeType>(name.size()));
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
    if (!is_ascii(text)) {
        const std::string valid = made_valid(text);
        output_->writer.String(valid.data(), static_cast<rapidjson::SizeType>(valid.size()));
        return;
    }
    output_->writer.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

void JsonWriter::raw(std::string_view json)
{
    // The kind only decides where a key is expected, which values are not.
    output_->writer.RawValue(json.data(), json.size(), rapidjson::kObjectType);
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
