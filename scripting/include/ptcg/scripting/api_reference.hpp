#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

/// The card API described: for a person at a terminal, for editors, as a document. All of it comes
/// from the tables by which scripts are checked and run.
namespace ptcg {

/// What the word means: `flip`, `game:flip`, `it.defender`, `on_attach`, `needs`, `deck_top`. Of
/// several things by that name, a line each; where the lists of words have the name of one thing
/// too, that thing and a line for each list. Of a word (four letters or more) that is no name but
/// is used in descriptions, a line for each of these. Fails for any other word, with the name that
/// was probably meant. Lines of Lua begin with four spaces; all others may be longer than a
/// terminal is wide.
[[nodiscard]] Result<std::string> describe_api(std::string_view word);

/// Everything there is, a line each, in chapters. Lines as above.
[[nodiscard]] std::string api_overview();

/// The whole reference as Markdown.
[[nodiscard]] std::string api_markdown();

/// Annotations for lua-language-server (LuaCATS): a file that is read, never run.
[[nodiscard]] std::string api_stubs();

/// Lua that shows how to use one thing of the API.
struct ApiExample {
    std::string name;  ///< "game:flip"
    std::string code;
    /// What a card's file holds after `local card = ...`; if not, statements of an attack's `after`
    /// part.
    bool at_top = false;
};

/// Every example of the reference, in its order.
[[nodiscard]] std::vector<ApiExample> api_examples();

}  // namespace ptcg
