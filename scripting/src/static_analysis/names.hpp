#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "api/member.hpp"
#include "sandbox/handle.hpp"

/// The names that a script may use, and what to say about those that it may not.
namespace ptcg::script {

/// The field or method of this name; null if there is none.
[[nodiscard]] const Member* find_member(HandleKind owner, std::string_view name);
/// `; did you mean ...?`, or who else has a member of this name.
[[nodiscard]] std::string suggest_member(HandleKind owner, std::string_view name);
/// How it is used, in a line: that of its example, if one line of it is enough.
[[nodiscard]] std::string example_of(const Member& member);

/// The global names a script may use, and what the tables among them hold.
[[nodiscard]] const std::vector<std::string>& global_names();
[[nodiscard]] const std::vector<std::string>& library_names(std::string_view library);
/// Why what stock Lua has is missing here, and what to use instead; else empty.
[[nodiscard]] std::string_view remedy_for(std::string_view name);

}  // namespace ptcg::script
