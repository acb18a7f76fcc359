#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/script_analysis.hpp"

/// Compares the words of a printed text with what its script does. It does not parse sentences: a
/// word such as "shuffle" requires its action, and an action its word. This finds wrong cards more
/// often than reading does.
namespace ptcg::tools {

/// A text and the script that implements it.
struct WordsSubject {
    std::string_view printed;
    const ScriptText* script = nullptr;
    std::set<long long> facts;            ///< numbers in the card's facts; they need not be in Lua
    std::set<std::string_view> by_facts;  ///< topics the facts cover: "discarding", "attaching"
    std::vector<std::string> names = {};  ///< words that are names of the card or its attacks
};

struct WordsFinding {
    bool number = false;  ///< about a number, not a word
    int line = 0;         ///< in the script; 0: the text as a whole
    std::string message;
};

[[nodiscard]] std::vector<WordsFinding> compare_words(const WordsSubject& subject);

}  // namespace ptcg::tools
