#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "ptcg/effect.hpp"

namespace ptcg {

/// Something that a script did, as text for people. "me" is the owner of the running text.
struct ScriptStep {
    enum class Kind : std::uint8_t {
        text_begins,  ///< the engine calls a function of a card
        text_ends,
        call  ///< a script has read a field or used a verb
    };
    Kind kind = Kind::call;
    Status status = Status::done;  ///< `asked`: it unwinds to a question and will run again
    bool changes = false;          ///< the verb may change the match or ask
    int depth = 0;                 ///< how many texts are running, nested, from 1
    std::string what;              ///< a text: `attack "Lure"`; a call: "game:damage", "me.active"
    std::string card;              ///< a text: the name of its card
    std::string arguments;         ///< "to = Emberkit (opponent active), amount = 30"
    std::string result;            ///< what was returned; "asks", "fails"; empty if nothing
    std::string file;
    int line = 0;  ///< of the call; 0 for a text as a whole
};

using EngineCallListener = std::function<void(const ScriptStep&)>;

}  // namespace ptcg
