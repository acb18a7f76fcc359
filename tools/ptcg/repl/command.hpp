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
    std::string text;  ///< as it was typed, without the spaces around it

    [[nodiscard]] bool empty() const { return words.empty(); }
};

/// A command of the session.
struct Command {
    enum class Group { set_up, act, see, time, script, session };
    const char* name;
    const char* usage;    ///< "goto NUMBER|NAME"
    const char* summary;  ///< one line, no full stop
    const char* help;     ///< what `help NAME` adds: paragraphs and examples; may be empty
    Group group;
    bool needs_table;  ///< is refused while no match has been set up
    Result<std::string> (*run)(Session&, const Arguments&);
    /// What may stand after the name, as whole texts; null: nothing is known.
    std::vector<std::string> (*complete)(Session&, std::string_view typed);
    std::vector<const char*> aliases = {};
    bool in_turn = false;     ///< an action of the turn: at another question the line answers that
    bool takes_code = false;  ///< the rest of the line is Lua, in which `;` ends no command
};

/// All commands, in the order `help` lists them.
[[nodiscard]] const std::vector<Command>& commands();
/// The command of that name or alias, or null.
[[nodiscard]] const Command* find_command(std::string_view word);

/// How many characters of the line its first command takes: up to a `;`, unless that is quoted or
/// stands in a comment or in Lua.
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

/// The error of a command that was given what it does not understand.
[[nodiscard]] Error usage_error(const char* name, std::string_view problem);

}  // namespace ptcg::tools
