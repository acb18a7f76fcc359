#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "repl/session.hpp"
#include "repl/words.hpp"

namespace ptcg::tools {

/// What was typed after the name of a command.
struct Arguments {
    std::vector<Word> words;
    std::string text;  ///< as typed, without the spaces around it

    [[nodiscard]] bool empty() const { return words.empty(); }
};

/// A command of the session.
struct Command {
    enum class Group { set_up, act, see, time, script, session };
    const char* name;
    const char* usage;    ///< "goto NUMBER|NAME"
    const char* summary;  ///< one line, no final period
    const char* help;     ///< what `help NAME` adds: paragraphs and examples; may be empty
    Group group;
    bool needs_table;  ///< is refused before a match has been set up
    Result<std::string> (*run)(Session&, const Arguments&);
    /// Returns complete texts that may follow the name; null: no completion.
    std::vector<std::string> (*complete)(Session&, std::string_view typed);
    std::vector<const char*> aliases = {};
    bool in_turn = false;     ///< an action of the turn: at any other question, the line answers
                              ///< the question
    bool takes_code = false;  ///< the rest of the line is Lua or a card's text: `;` does not end it
    bool names_files = false;  ///< its arguments may name files of the person's own
};

/// Returns all commands, in the order `help` lists them.
[[nodiscard]] const std::vector<Command>& commands();
/// Returns the command with this name or alias, or null.
[[nodiscard]] const Command* find_command(std::string_view word);

/// Returns the number of characters that the first command of the line takes: up to a `;` that is
/// not quoted, in a comment or in Lua.
[[nodiscard]] std::size_t command_length(std::string_view line);

// The commands by file, in the order of their groups.
void add_setup_commands(std::vector<Command>& all);
void add_file_commands(std::vector<Command>& all);
void add_act_commands(std::vector<Command>& all);
void add_see_commands(std::vector<Command>& all);
void add_explain_commands(std::vector<Command>& all);
void add_why_commands(std::vector<Command>& all);
void add_odds_commands(std::vector<Command>& all);
void add_compare_commands(std::vector<Command>& all);
void add_time_commands(std::vector<Command>& all);
void add_script_commands(std::vector<Command>& all);
void add_session_commands(std::vector<Command>& all);

/// Returns the error of a command that does not understand its arguments.
[[nodiscard]] Error usage_error(const char* name, std::string_view problem);

}  // namespace ptcg::tools
