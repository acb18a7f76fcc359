#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/member.hpp"
#include "sandbox/handle.hpp"

/// The names that a script may use, and the messages about other names.
namespace ptcg::script {

/// Returns the field or method with this name, or null.
[[nodiscard]] const Member* find_member(HandleKind owner, std::string_view name);
/// Returns `; did you mean ...?`, or which other handles have a member with this name.
[[nodiscard]] std::string suggest_member(HandleKind owner, std::string_view name);
/// Returns one line that shows its use, from its example, if one line is enough.
[[nodiscard]] std::string example_of(const Member& member);

/// The global names a script may use, and the contents of the tables among them.
[[nodiscard]] const std::vector<std::string>& global_names();
[[nodiscard]] const std::vector<std::string>& library_names(std::string_view library);
}  // namespace ptcg::script
