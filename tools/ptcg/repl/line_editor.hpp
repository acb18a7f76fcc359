#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ptcg::tools {

/// Lines typed at a terminal, with editing, completion, and a history that outlives the program.
/// There can be one at a time: the library behind it is global.
class LineEditor {
public:
    /// Whole lines that begin with what was typed.
    using Completer = std::function<std::vector<std::string>(std::string_view typed)>;

    explicit LineEditor(Completer completer);
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    /// The next line; nothing at the end of the input. Ctrl-C gives up the line at hand and answers
    /// with an empty one.
    [[nodiscard]] std::optional<std::string> read(const std::string& prompt);

private:
    std::filesystem::path history_;
    std::string last_;
};

/// $XDG_STATE_HOME/ptcg/history, with ~/.local/state where that is not set. Empty if there is no
/// home.
[[nodiscard]] std::filesystem::path history_file();

}  // namespace ptcg::tools
