#pragma once

#include <string>

namespace ptcg::tools {

/// Returns the name by which kept results know a bot. That of a program is followed by a
/// fingerprint of all files that its words and options name, so that a program that was changed is
/// another bot. Programs that are found in PATH, and files that a program loads by itself, are not
/// looked at.
[[nodiscard]] std::string bot_print(const std::string& bot);

}  // namespace ptcg::tools
