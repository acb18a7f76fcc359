#pragma once

#include <set>
#include <string>
#include <vector>

#include "ptcg/scripting/script_host.hpp"

#include "repl/world.hpp"

namespace ptcg::tools {

/// What is shown of the scripts' work, along with the replies.
class ScriptWatch {
public:
    bool trace = false;            ///< every call of every text
    std::set<std::string> breaks;  ///< names of cards whose texts are shown, and stop a bot
    struct Expression {
        std::string code;
        std::string value;  ///< when it was last shown
    };
    std::vector<Expression> expressions;

    [[nodiscard]] bool listens() const { return trace || !breaks.empty(); }

    /// Listens to the texts of this world while it exists.
    class Listening {
    public:
        Listening(ScriptWatch& watch, World& world);
        ~Listening();
        Listening(const Listening&) = delete;
        Listening& operator=(const Listening&) = delete;

    private:
        ScriptHost* host_;  ///< null: nothing is listened to
    };

    /// Returns what was recorded since the last call, one line for each call.
    [[nodiscard]] std::vector<std::string> take_heard();
    /// Returns whether a text of a card with a break has run since the last call.
    [[nodiscard]] bool take_stopped();

    /// Returns the expressions whose value differs from when they were last shown, one line each.
    [[nodiscard]] std::vector<std::string> changed(World& world, Match& match);

private:
    void hear(const ScriptStep& step);

    std::vector<std::string> heard_;
    std::size_t left_out_ = 0;
    int inside_break_ = 0;  ///< depth of the outermost running text of a card with a break; 0: none
                            ///< runs
    bool stopped_ = false;
};

}  // namespace ptcg::tools
