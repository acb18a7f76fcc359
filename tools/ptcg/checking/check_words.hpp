#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/script_analysis.hpp"

/// The words of a printed text against what its script does. It knows nothing of sentences: a word
/// such as "shuffle" must have its deed, and a deed its word. Wrong cards are found by that more
/// often than by reading.
namespace ptcg::tools {

/// What is looked at together: a text and the script that does it.
struct WordsSubject {
    std::string_view printed;
    const ScriptText* script = nullptr;
    std::set<long long> facts;  ///< numbers the card's facts hold: they need not be in Lua
    std::set<std::string_view> by_facts;  ///< topics the facts see to: "discarding", "attaching"
    std::vector<std::string> names = {};  ///< words that are names of the card or its attacks
};

struct WordsFinding {
    bool number = false;  ///< about a number, not a word
    int line = 0;         ///< in the script; 0: the text as a whole
    std::string message;
};

[[nodiscard]] std::vector<WordsFinding> compare_words(const WordsSubject& subject);

}  // namespace ptcg::tools
