#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ptcg::tools {

/// Reads lines at a terminal, with editing, completion, and a history that is kept between runs.
/// Only one may exist at a time: the library it uses is global.
class LineEditor {
public:
    /// Returns whole lines that begin with the typed text.
    using Completer = std::function<std::vector<std::string>(std::string_view typed)>;

    explicit LineEditor(Completer completer);
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    /// Returns the next line; nothing at the end of the input. Ctrl-C discards the current line and
    /// returns an empty one.
    [[nodiscard]] std::optional<std::string> read(const std::string& prompt);

private:
    std::filesystem::path history_;
    std::string last_;
};

/// Returns $XDG_STATE_HOME/ptcg/history, with ~/.local/state if that is not set. Empty if there is
/// no home folder.
[[nodiscard]] std::filesystem::path history_file();

}  // namespace ptcg::tools
