#include "play/story_lines.hpp"

#include <algorithm>

#include "screen/layout.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {

std::vector<std::string> story_lines(const std::vector<StoryLine>& story, std::size_t width,
                                     const Paint& paint)
{
    std::vector<std::string> lines;
    for (const StoryLine& line : story) {
        if (line.heading) {
            lines.emplace_back();
            lines.push_back(paint(Tint::bold, line.text));
            continue;
        }
        for (std::string& part : wrap("  " + line.text, width, 4)) lines.push_back(std::move(part));
    }
    return lines;
}

std::vector<std::string> lines_of(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

void show_commands(const std::vector<std::pair<std::string, std::string>>& commands,
                   std::size_t width)
{
    constexpr std::size_t key_width = 14;
    for (const auto& [key, help] : commands) {
        const std::string start = "  " + fit(key, key_width);
        std::string before = start;
        for (const std::string& line : wrap(help, width - width_of(start))) {
            print_out("{}{}\n", before, line);
            before.assign(width_of(start), ' ');
        }
    }
}

}  // namespace ptcg::tools
