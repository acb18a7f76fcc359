#include "display/api_text.hpp"

#include <algorithm>

#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

/// Returns where the second column of a line begins, after two spaces or more, or where the first
/// begins if it is the only one.
std::size_t second_column(std::string_view line)
{
    const std::size_t begin = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t gap = line.find("  ", begin);
    return gap == std::string_view::npos ? begin : line.find_first_not_of(' ', gap);
}

void add_line(std::string& out, std::string_view line, std::size_t width)
{
    if (width_of(line) <= width || line.starts_with("    ")) {
        out.append(line).append("\n");
        return;
    }
    const std::size_t column = second_column(line);
    // If two columns do not fit, the second continues a little to the right of the first.
    const std::size_t indent = column + 30 <= width && column > 2 ? column : 6;
    const std::size_t room = width - std::min(width, indent);
    bool first = true;
    const std::size_t first_room = width - std::min(width, width_of(line.substr(0, column)));
    std::string_view rest = line.substr(column);
    std::string head(line.substr(0, column));
    for (const std::string& part : wrap(rest, std::min(room, first_room))) {
        out.append(first ? head : std::string(indent, ' ')).append(part).append("\n");
        first = false;
    }
}

}  // namespace

std::string wrap_api_text(std::string_view text, std::size_t width)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        add_line(out, text.substr(0, end), width);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

}  // namespace ptcg::tools
