#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/member.hpp"

/// All tables of the API as one list of entries, for whoever shows them.
namespace ptcg::script {

/// "`count`", "a whole number; required".
struct ApiDetail {
    std::string label;
    std::string text;
};

struct ApiEntry {
    std::string key;        ///< how it is asked for, alone of its kind: "game:flip", "needs.hand"
    std::string name;       ///< "flip"
    std::string signature;  ///< as it is written: "game:flip(player) -> boolean"
    std::string doc;
    std::vector<ApiDetail> details;     ///< arguments, when it may be called, what it raises ...
    std::vector<ApiDetail> words;       ///< of a list of words: each with its meaning
    std::string example;                ///< see Member::example
    std::string_view language = "lua";  ///< of the example; or "toml"
};

struct ApiChapter {
    std::string title;
    std::string intro;
    std::vector<ApiEntry> entries;
};

/// In the order of the reference. Made at the first call.
[[nodiscard]] const std::vector<ApiChapter>& api_chapters();

/// Whether an example is what a card's file holds, not statements of a function.
[[nodiscard]] bool stands_at_top(std::string_view example);

/// The lists of words that arguments and keys may be, in the order of the reference.
[[nodiscard]] std::vector<WordList> api_word_lists();

/// How a handle is called where it is looked up: "it", "game", "player", "pokemon" ...
[[nodiscard]] std::string_view prefix_of(HandleKind kind);

}  // namespace ptcg::script
