#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/member.hpp"

/// All tables of the API as one list of entries, for display.
namespace ptcg::script {

/// "`count`", "a whole number; required".
struct ApiDetail {
    std::string label;
    std::string text;
};

struct ApiEntry {
    std::string key;        ///< the unique word to look it up by: "game:flip", "needs.hand"
    std::string name;       ///< "flip"
    std::string signature;  ///< as written: "game:flip(player) -> boolean"
    std::string doc;
    std::vector<ApiDetail> details;     ///< arguments, when it may be called, what it raises ...
    std::vector<ApiDetail> words;       ///< of a list of words, each with its meaning
    std::string example;                ///< see Member::example
    std::string_view language = "lua";  ///< of the example; or "toml"
    std::vector<std::string> other_names = {};  ///< also found under these
};

struct ApiChapter {
    std::string title;
    std::string intro;
    std::vector<ApiEntry> entries;
};

/// Returns the chapters in the order of the reference. They are created in the first call.
[[nodiscard]] const std::vector<ApiChapter>& api_chapters();

/// Whether an example is code for the top of a card's file, not statements of a function.
[[nodiscard]] bool stands_at_top(std::string_view example);

/// Returns the name of a handle for lookups: "it", "game", "player", "pokemon" ...
[[nodiscard]] std::string_view prefix_of(HandleKind kind);

}  // namespace ptcg::script
