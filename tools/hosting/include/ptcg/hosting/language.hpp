#pragma once

#include <functional>
#include <string>

#include "ptcg/card_library.hpp"
#include "ptcg/hosting/texts.hpp"

namespace ptcg {

/// A language the program speaks.
struct Language {
    std::string code;  ///< "pt", the name of its file; card names in this language use the same
                       ///< code
    std::string name;  ///< "Português", as its speakers call it
    Texts texts;       ///< complete: texts missing from the file are in English
    /// Returns what a card says in this language. Empty: cards are shown as they are.
    std::function<CardText(const CardLibrary&, DefId)> card_text = {};
};

/// English, which is built into the program.
[[nodiscard]] const Language& english();

}  // namespace ptcg
