#include "screen/terminal.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <memory>

#include <editline/readline.h>

#include "system/files.hpp"

namespace ptcg::tools {
namespace {

constexpr std::size_t usual_width = 80;
constexpr std::size_t least_width = 72;
constexpr std::size_t greatest_width = 1000;  ///< lines are padded with spaces to the width

/// Returns the number in a variable of the environment, such as COLUMNS, if it is one above zero.
std::optional<std::size_t> size_from_environment(const char* name)
{
    const char* value = std::getenv(name);
    if (value == nullptr) return std::nullopt;
    const std::string_view text = value;
    std::size_t size = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), size);
    if (error != std::errc{} || end != text.data() + text.size() || size == 0) return std::nullopt;
    return size;
}

/// Returns one of the sizes of the terminal that the output goes to.
std::optional<std::size_t> size_from_terminal(unsigned short winsize::*which)
{
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.*which == 0) return std::nullopt;
    return size.*which;
}

volatile std::sig_atomic_t interrupt_seen = 0;

/// Makes a function that waits for a line find the end of the input: the line editor would continue
/// to wait.
void end_input(int)
{
    interrupt_seen = 1;
    const int nothing = open("/dev/null", O_RDONLY);
    if (nothing >= 0) dup2(nothing, STDIN_FILENO);
}

/// Keeps the terminal's mode: the line editor cannot restore it after its input has ended.
class KeepMode {
public:
    KeepMode() : kept_(tcgetattr(STDOUT_FILENO, &mode_) == 0) {}
    ~KeepMode()
    {
        if (kept_ && interrupted()) tcsetattr(STDOUT_FILENO, TCSANOW, &mode_);
    }
    KeepMode(const KeepMode&) = delete;
    KeepMode& operator=(const KeepMode&) = delete;

private:
    termios mode_{};
    bool kept_;
};

struct Free {
    void operator()(char* text) const { std::free(text); }
};

}  // namespace

bool stdin_is_terminal()
{
    return isatty(STDIN_FILENO) == 1;
}

bool stdout_is_terminal()
{
    return isatty(STDOUT_FILENO) == 1;
}

bool stderr_is_terminal()
{
    return isatty(STDERR_FILENO) == 1;
}

std::size_t terminal_width()
{
    std::optional<std::size_t> width = size_from_environment("COLUMNS");
    if (!width) width = size_from_terminal(&winsize::ws_col);
    return std::clamp(width.value_or(usual_width), least_width, greatest_width);
}

std::size_t terminal_height()
{
    std::optional<std::size_t> height = size_from_environment("LINES");
    if (!height) height = size_from_terminal(&winsize::ws_row);
    return height ? std::max(*height, least_height) : 0;
}

Paint Paint::for_stdout()
{
    return Paint(takes_colors(stdout));
}

std::string Paint::operator()(Tint tint, std::string_view text) const
{
    if (!coloured_ || tint == Tint::plain || text.empty()) return std::string(text);
    return tint_mark(tint).append(text).append(tint_mark(Tint::plain));
}

void clear_screen()
{
    if (stdout_is_terminal()) {
        wipe_terminal(stdout);
    } else {
        print_out("\n\n\n\n\n");
    }
}

void forget_typed()
{
    if (stdin_is_terminal()) tcflush(STDIN_FILENO, TCIFLUSH);
}

void leave_on_interrupt()
{
    struct sigaction action = {};
    action.sa_handler = end_input;  // without SA_RESTART: waiting for input is aborted
    sigaction(SIGINT, &action, nullptr);
}

bool interrupted()
{
    return interrupt_seen != 0;
}

std::optional<std::string> read_line(const std::string& prompt)
{
    if (interrupted()) return std::nullopt;
    if (stdin_is_terminal() && stdout_is_terminal()) {
        std::fflush(stdout);
        const KeepMode keep;
        const std::unique_ptr<char, Free> line(readline(for_screen(prompt).c_str()));
        if (line == nullptr || interrupted()) return std::nullopt;
        if (*line != '\0') add_history(line.get());
        return std::string(line.get());
    }
    write_text(stdout, prompt);
    std::fflush(stdout);
    std::string line;
    if (!next_line(std::cin, line) || interrupted()) return std::nullopt;
    return line;
}

}  // namespace ptcg::tools
