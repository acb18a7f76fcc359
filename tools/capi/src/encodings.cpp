// Positions and cards as numbers: what they mean.

#include <string>

#include "json.hpp"
#include "playing.hpp"
#include "ptcg/encoding/card_features.hpp"
#include "ptcg/encoding/fields.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

/// Works for fields of positions and of cards.
template <typename Columns>
void write_columns(JsonWriter& json, JsonKey name, const Columns& columns)
{
    json.key(name);
    const JsonArray list(json);
    for (const auto& column : columns) {
        const JsonObject object(json);
        json.member("name", column.name);
        json.member("least", column.least);
        json.member("most", column.most);
        json.member("meaning", column.meaning);
    }
}

void write_sections(JsonWriter& json, const encoding::Layout& layout)
{
    json.key("sections");
    const JsonArray list(json);
    std::size_t number = 0;
    for (const encoding::Section& section : encoding::sections()) {
        const JsonObject object(json);
        json.member("name", section.name);
        json.member("meaning", section.meaning);
        json.member("rows", layout.rows(section));
        json.member("offset", layout.offset(number++));
        write_columns(json, "fields", section.fields);
    }
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_encoding_json(uint32_t options, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        if (options > encoding::Layout::most_options) {
            return fail(PTCG_ERROR_ARGUMENT, "`options` must be from 1 to " +
                                                 std::to_string(encoding::Layout::most_options) +
                                                 ", not " + std::to_string(options));
        }
        const encoding::Layout layout(options != 0 ? options : encoding::usual_options);
        return fill_json(*json, [&](JsonWriter& writer) {
            const JsonObject whole(writer);
            writer.member("version", encoding::encoding_version);
            writer.member("hash", hex(encoding::fields_hash()));
            writer.member("options", layout.options());
            writer.member("actions", layout.actions());
            writer.member("size", layout.size());
            write_sections(writer, layout);
        });
    });
}

ptcg_status ptcg_card_features_json(const ptcg_library* library, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        const encoding::CardFeatures features(library->data->cards());
        return fill_json(*json, [&](JsonWriter& writer) {
            const JsonObject whole(writer);
            writer.member("rows", features.rows());
            write_columns(writer, "columns", features.columns());
        });
    });
}

ptcg_status ptcg_card_features(const ptcg_library* library, int16_t* numbers, size_t capacity,
                               size_t* count)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        if (capacity > 0) PTCG_TRY(need(numbers, "numbers"));
        if (count != nullptr) *count = 0;
        const encoding::CardFeatures features(library->data->cards());
        return copy_out(features.numbers(), numbers, capacity, count, "numbers");
    });
}
