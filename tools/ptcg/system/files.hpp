#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"
#include "ptcg/scripting/files.hpp"

/// Reads and writes every file that is given to a command; the library reads packs.
namespace ptcg::tools {

// The most bytes a file of each kind may have: far more than anyone writes, far less than memory.
inline constexpr std::size_t most_deck_bytes = most_text_bytes;
inline constexpr std::size_t most_test_bytes = std::size_t{64} << 10;
inline constexpr std::size_t most_position_bytes = std::size_t{4} << 20;
inline constexpr std::size_t most_saved_game_bytes = std::size_t{16} << 20;
inline constexpr std::size_t most_session_bytes = std::size_t{16} << 20;
/// Files that other programs write for this one: card data, test results, ranges of games,
/// measurements.
inline constexpr std::size_t most_data_bytes = std::size_t{256} << 20;

/// Returns the whole file, or why it cannot be read (`read_regular_file`), beginning with its path.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path, std::size_t most);

/// Returns the whole standard input of a program in a pipe, or why it cannot be read.
[[nodiscard]] Result<std::string> read_standard_input(std::size_t most);

/// The most bytes a line of the standard input may have.
inline constexpr std::size_t most_line_bytes = std::size_t{1} << 20;

/// Reads the next line. Returns false at the end, and also if a line is longer than
/// `most_line_bytes`: an input without line ends would fill the memory.
[[nodiscard]] bool next_line(std::istream& in, std::string& line);

/// Writes the whole text there or, if that fails, leaves the old file. Refuses to replace anything
/// but a regular file.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view text);

/// Returns whether the typed text names an existing folder.
[[nodiscard]] bool is_folder(const std::string& typed);

/// Checks that a file can be written there, without changing it.
[[nodiscard]] Result<void> can_write(const std::filesystem::path& path);

/// Returns the path relative to the folder if it is that folder or in it.
[[nodiscard]] std::optional<std::filesystem::path> path_inside(const std::filesystem::path& path,
                                                               const std::filesystem::path& folder);

/// Returns the path for display, in one line: relative if it is below the current folder.
[[nodiscard]] std::string shown_path(const std::filesystem::path& path);

}  // namespace ptcg::tools
