#include "screen/report.hpp"

#include <cstdio>

#include <fmt/core.h>

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

void print_line(std::string_view text)
{
    print_out("{}\n",
              stdout_is_terminal() ? wrap_lines(text, terminal_width()) : std::string(text));
}

}  // namespace ptcg::tools
