#include "screen/report.hpp"

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "screen/layout.hpp"
#include "screen/screen.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {

int complain(ExitCode code, std::string_view message)
{
    std::fflush(stdout);
    std::string text = fmt::format("ptcg: error: {}", message);
    // A file or a pipe gets the lines as they are: it may look for a whole message.
    if (stderr_is_terminal()) text = wrap_lines(text, terminal_width());
    print_error("{}\n", text);
    return code;
}

void print_labeled(std::string_view label, std::string_view text)
{
    if (!stdout_is_terminal()) return print_out("{}{}\n", label, text);
    const std::size_t indent = label.size();
    const std::vector<std::string> lines =
        wrap(text, std::max(terminal_width(), 2 * indent) - indent);
    print_out("{}{}\n", label, fmt::join(lines, "\n" + std::string(indent, ' ')));
}

}  // namespace ptcg::tools
