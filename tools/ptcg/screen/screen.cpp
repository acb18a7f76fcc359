#include "screen/screen.hpp"

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <random>

namespace ptcg::tools {
namespace {

constexpr std::array<std::string_view, 9> codes = {"0",  "1",  "2",  "31", "32",
                                                   "33", "34", "35", "36"};

/// The beginning of a mark: a byte that never occurs in UTF-8, and digits drawn again each time the
/// program runs, so that no file can contain them.
const std::string& mark_start()
{
    static const std::string start = [] {
        std::random_device random;
        std::string text = "\xff";
        for (int i = 0; i < 4; ++i) text += fmt::format("{:08x}", random());
        return text;
    }();
    return start;
}

/// Passes on each piece of the text: marks, single hidden characters, and what is between them.
template <typename OnMark, typename OnHidden, typename OnPlain>
void split(std::string_view text, OnMark on_mark, OnHidden on_hidden, OnPlain on_plain)
{
    std::size_t begin = 0;
    std::size_t i = 0;
    const auto flush = [&] {
        if (i > begin) on_plain(text.substr(begin, i - begin));
    };
    while (i < text.size()) {
        const std::string_view rest = text.substr(i);
        const std::size_t mark = mark_length(rest);
        const Character character = mark > 0 ? Character{mark, true} : first_character(rest);
        if (character.hidden) {
            flush();
            begin = i + character.length;
            if (mark > 0) {
                on_mark(static_cast<std::size_t>(rest[mark - 1] - '0'));
            } else {
                on_hidden(rest.substr(0, character.length));
            }
        }
        i += character.length;
    }
    flush();
}

}  // namespace

std::string tint_mark(Tint tint)
{
    return mark_start() + static_cast<char>('0' + static_cast<int>(tint));
}

std::size_t mark_length(std::string_view text)
{
    if (text.empty() || text[0] != '\xff') return 0;
    const std::string& start = mark_start();
    if (!text.starts_with(start) || text.size() == start.size()) return 0;
    const char tint = text[start.size()];
    return tint >= '0' && tint < '0' + static_cast<int>(codes.size()) ? start.size() + 1 : 0;
}

std::string without_tints(std::string_view text)
{
    std::string result;
    const auto add = [&](std::string_view piece) { result += piece; };
    split(
        text, [](std::size_t) {}, add, add);
    return result;
}

std::string printable(std::string_view text)
{
    std::string result;
    split(
        text, [&](std::size_t tint) { result += tint_mark(static_cast<Tint>(tint)); },
        [&](std::string_view hidden) {
            result += hidden == "\n" ? std::string(hidden) : std::string(hidden.size(), '?');
        },
        [&](std::string_view plain) { result += plain; });
    return result;
}

bool takes_colors(std::FILE* out)
{
    const char* const unwanted = std::getenv("NO_COLOR");
    return isatty(fileno(out)) == 1 && (unwanted == nullptr || *unwanted == '\0');
}

std::string for_screen(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    split(
        text, [&](std::size_t tint) { result.append("\x1b[").append(codes[tint]).append("m"); },
        [&](std::string_view hidden) {
            if (hidden == "\n" || hidden == "\t") {
                result += hidden;
            } else {
                result.append(hidden.size(), '?');
            }
        },
        [&](std::string_view plain) { result += plain; });
    return result;
}

void write_text(std::FILE* out, std::string_view text)
{
    const std::string bytes = for_screen(takes_colors(out) ? text : without_tints(text));
    std::fwrite(bytes.data(), 1, bytes.size(), out);
}

void hand_on(std::string_view text)
{
    if (isatty(fileno(stdout)) == 1) return write_text(stdout, text);
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void rewind_line(std::FILE* out)
{
    std::fputs("\r\x1b[K", out);
}

void wipe_terminal(std::FILE* out)
{
    std::fputs("\x1b[2J\x1b[3J\x1b[H", out);
}

}  // namespace ptcg::tools
