#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ptcg/hosting/story.hpp"
#include "screen/terminal.hpp"

/// What games and replays at the terminal show alike.
namespace ptcg::tools {

/// Returns the lines of a story for the screen: headings in bold under an empty line, sentences
/// indented and wrapped.
[[nodiscard]] std::vector<std::string> story_lines(const std::vector<StoryLine>& story,
                                                   std::size_t width, const Paint& paint);

/// Returns the lines of a text, without their ends.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text);

/// Prints commands with their help, in two columns.
void show_commands(const std::vector<std::pair<std::string, std::string>>& commands,
                   std::size_t width);

}  // namespace ptcg::tools
