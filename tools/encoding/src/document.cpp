#include <string>

#include "ptcg/encoding/fields.hpp"

namespace ptcg::encoding {
namespace {

constexpr std::string_view introduction =
    R"(# The fields of an encoded position

Written from the tables in [src/rows.hpp](src/rows.hpp) by `tools/dev fields`; a test compares. [README.md](README.md) explains how
to use them.

All numbers are `int16`. Everything is seen from the seat of the observing player, "I": players are 0 nobody, 1 me, 2 the opponent.
A card is 1 + its number in the library, so that 0 stands for none, and the number is a row of the card features. The sections follow one
another in the order below, row by row. Rows that are not used are all zero.
)";

std::string cell(std::string_view text)
{
    std::string escaped;
    for (const char c : text) {
        if (c == '|') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

void add_section(const Section& section, const Layout& layout, std::size_t number,
                 std::string& text)
{
    text += "\n## " + std::string(section.name) + "\n\n";
    text += "Rows: " + std::string(section.meaning) + ".\n\n";
    const bool chosen = section.rows == 0;
    text += chosen ? "As many rows as the program chooses, and one more"
                   : std::to_string(section.rows) + (section.rows == 1 ? " row" : " rows");
    text += " of " + std::to_string(section.fields.size()) + ", from number " +
            std::to_string(layout.offset(number)) + " on.\n\n";
    text += "| column | field | range | meaning |\n|---:|---|---|---|\n";
    std::size_t column = 0;
    for (const Field& field : section.fields) {
        text += "| " + std::to_string(column++) + " | `" + std::string(field.name) + "` | " +
                std::to_string(field.least) + " to " + std::to_string(field.most) + " | " +
                cell(field.meaning) + " |\n";
    }
}

}  // namespace

std::string fields_document()
{
    std::string text(introduction);
    const Layout layout;
    text += "\nThis is version " + std::to_string(encoding_version) + ". With room for " +
            std::to_string(layout.options()) + " options, the usual number, a position has " +
            std::to_string(layout.size()) + " numbers.\n";
    std::size_t number = 0;
    for (const Section& section : sections()) add_section(section, layout, number++, text);
    return text;
}

}  // namespace ptcg::encoding
