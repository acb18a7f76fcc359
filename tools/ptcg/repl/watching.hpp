#pragma once

#include <set>
#include <string>
#include <vector>

#include "ptcg/scripting/script_host.hpp"

#include "repl/world.hpp"

namespace ptcg::tools {

/// What of the scripts' doing is told along with the answers.
class ScriptWatch {
public:
    bool trace = false;            ///< every call of every text
    std::set<std::string> breaks;  ///< names of cards whose texts are told, and stop a bot
    struct Expression {
        std::string code;
        std::string value;  ///< when it was told last
    };
    std::vector<Expression> expressions;

    [[nodiscard]] bool listens() const { return trace || !breaks.empty(); }

    /// Listens to the texts of this world while it lives.
    class Listening {
    public:
        Listening(ScriptWatch& watch, World& world);
        ~Listening();
        Listening(const Listening&) = delete;
        Listening& operator=(const Listening&) = delete;

    private:
        ScriptHost* host_;  ///< null: nobody wants to know
    };

    /// What was heard since this was asked last, a line for each call.
    [[nodiscard]] std::vector<std::string> take_heard();
    /// Whether a card with a break has run since this was asked last.
    [[nodiscard]] bool take_stopped();

    /// The expressions whose value is another one than when they were told last, a line each.
    [[nodiscard]] std::vector<std::string> changed(World& world, Match& match);

private:
    void hear(const ScriptStep& step);

    std::vector<std::string> heard_;
    std::size_t left_out_ = 0;
    int inside_break_ = 0;  ///< depth of the outermost text of a card with a break; 0: none runs
    bool stopped_ = false;
};

}  // namespace ptcg::tools
