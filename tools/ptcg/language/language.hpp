#pragma once

#include <string>

#include "language/texts.hpp"

namespace ptcg::tools {

/// A language the program speaks.
struct Language {
    std::string code;  ///< "pt", the name of its file; cards have their names under it
    std::string name;  ///< "Português", as its own speakers call it
    Texts texts;       ///< complete: what the file lacks is English
};

/// English, which is built into the program.
[[nodiscard]] const Language& english();

}  // namespace ptcg::tools
