#include "repl/line_editor.hpp"

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <system_error>

#include <editline/readline.h>

#include "ptcg/scripting/characters.hpp"
#include "screen/screen.hpp"

namespace ptcg::tools {

namespace {

constexpr int longest_history = 2'000;

LineEditor::Completer completer_in_use;
std::vector<std::string> completions;
volatile std::sig_atomic_t line_given_up = 0;

char* copied(const std::string& text)
{
    char* copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (copy != nullptr) std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

char* next_found(const char*, int number)
{
    const auto which = static_cast<std::size_t>(number);
    return which < completions.size() ? copied(completions[which]) : nullptr;
}

/// The library completes a word, the session a line: what comes before the word is left out.
char** complete(const char* text, int begin, int end)
{
    rl_attempted_completion_over = 1;  // never file names
    rl_completion_append_character = 0;
    const std::string_view line(rl_line_buffer);
    const auto before = static_cast<std::size_t>(begin);
    completions.clear();
    for (const std::string& whole :
         completer_in_use(line.substr(0, static_cast<std::size_t>(end)))) {
        if (has_hidden_character(whole)) continue;  // the library writes it to the screen unchanged
        if (whole.size() >= before) completions.push_back(whole.substr(before));
    }
    return completions.empty() ? nullptr : rl_completion_matches(text, next_found);
}

void give_up_line(int)
{
    line_given_up = 1;
}

/// While a line is being typed, Ctrl-C discards the line and does nothing else.
class CatchInterrupt {
public:
    CatchInterrupt()
    {
        struct sigaction action = {};
        action.sa_handler = give_up_line;  // without SA_RESTART: waiting for a key ends
        sigaction(SIGINT, &action, &before_);
    }
    ~CatchInterrupt() { sigaction(SIGINT, &before_, nullptr); }
    CatchInterrupt(const CatchInterrupt&) = delete;
    CatchInterrupt& operator=(const CatchInterrupt&) = delete;

private:
    struct sigaction before_ = {};
};

struct Free {
    void operator()(char* text) const { std::free(text); }
};

}  // namespace

std::filesystem::path history_file()
{
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/') {
        return std::filesystem::path(state) / "ptcg" / "history";
    }
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0') return {};
    return std::filesystem::path(home) / ".local" / "state" / "ptcg" / "history";
}

LineEditor::LineEditor(Completer completer) : history_(history_file())
{
    completer_in_use = std::move(completer);
    rl_attempted_completion_function = complete;
    using_history();
    stifle_history(longest_history);
    if (!history_.empty()) read_history(history_.c_str());
}

LineEditor::~LineEditor()
{
    completer_in_use = nullptr;
    rl_attempted_completion_function = nullptr;
    if (history_.empty()) return;
    // A history that cannot be saved is not worth an error.
    std::error_code error;
    std::filesystem::create_directories(history_.parent_path(), error);
    if (!error) write_history(history_.c_str());
}

std::optional<std::string> LineEditor::read(const std::string& prompt)
{
    std::fflush(stdout);
    line_given_up = 0;
    const CatchInterrupt catching;
    const std::unique_ptr<char, Free> line(readline(for_screen(prompt).c_str()));
    if (line_given_up != 0) {
        print_out("\n");
        return std::string();
    }
    if (line == nullptr) return std::nullopt;
    if (*line != '\0' && last_ != line.get()) {
        last_ = line.get();
        add_history(line.get());
    }
    return std::string(line.get());
}

}  // namespace ptcg::tools
