#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

/// Describes the card API: for a person at a terminal, for editors, and as a document. All of it is
/// generated from the tables that check and run scripts.
namespace ptcg {

/// Explains a word of the API: `flip`, `game:flip`, `it.defender`, `on_attach`, `needs`,
/// `deck_top`. Returns all things with that name, or one line for each if there are more than four;
/// then one line for each list of words that contains it and for each thing in a table of that
/// name. If the word (four letters or more) is not a name but occurs in descriptions, returns one
/// line for each of these. Fails for any other word and suggests the name that was probably meant.
/// Lines of Lua begin with four spaces; all other lines may be wider than a terminal.
[[nodiscard]] Result<std::string> describe_api(std::string_view word);

/// Returns the whole API in chapters, one line for each thing. Lines as in `describe_api`.
[[nodiscard]] std::string api_overview();

/// Returns the whole reference as Markdown.
[[nodiscard]] std::string api_markdown();

/// Returns annotations for lua-language-server (LuaCATS): a file that is read, never run.
[[nodiscard]] std::string api_stubs();

/// Lua that shows how to use one thing of the API.
struct ApiExample {
    std::string name;  ///< "game:flip"
    std::string code;
    /// If true, `code` follows `local card = ...` in a card's file. If false, it is the body of an
    /// attack's `after` function.
    bool at_top = false;
};

/// Returns every example of the reference, in its order.
[[nodiscard]] std::vector<ApiExample> api_examples();

}  // namespace ptcg
