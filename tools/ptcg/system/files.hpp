#pragma once

#include <cstddef>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <string_view>

#include "ptcg/result.hpp"
#include "ptcg/scripting/files.hpp"

/// Every file a command is given is read and written here; packs are read by the library.
namespace ptcg::tools {

// How many bytes a file of each kind may have: far more than anybody writes, far less than memory.
inline constexpr std::size_t most_deck_bytes = most_text_bytes;
inline constexpr std::size_t most_test_bytes = std::size_t{64} << 10;
inline constexpr std::size_t most_position_bytes = std::size_t{4} << 20;
inline constexpr std::size_t most_saved_game_bytes = std::size_t{16} << 20;
inline constexpr std::size_t most_session_bytes = std::size_t{16} << 20;
/// What programs write for this one: card data, results of tests, ranges of games, measurements.
inline constexpr std::size_t most_data_bytes = std::size_t{256} << 20;

/// The whole file, or why it cannot be read (`read_regular_file`), beginning with its path.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path, std::size_t most);

/// What a program that stands in a pipe is given, all of it, or why it cannot be read.
[[nodiscard]] Result<std::string> read_standard_input(std::size_t most);

/// So many bytes a line of the standard input may have.
inline constexpr std::size_t most_line_bytes = std::size_t{1} << 20;

/// The next line; false at the end, which is also where a line is longer than `most_line_bytes`: an
/// input without ends of lines would fill the memory.
[[nodiscard]] bool next_line(std::istream& in, std::string& line);

/// Puts the whole text there or, if that fails, leaves what was there. Refuses to take the place of
/// what is no regular file.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view text);

/// Whether somebody who typed this means a folder that is there.
[[nodiscard]] bool is_folder(const std::string& typed);

/// Whether a file can be written there; leaves the place as it was.
[[nodiscard]] Result<void> can_write(const std::filesystem::path& path);

/// The path as people are told it, in one line: relative where it lies below the current folder.
[[nodiscard]] std::string shown_path(const std::filesystem::path& path);

}  // namespace ptcg::tools
