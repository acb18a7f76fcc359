#pragma once

#include <string>
#include <string_view>

namespace ptcg::server {

/// Returns the JSON of an object with more members, which are written without braces.
[[nodiscard]] inline std::string with_members(std::string_view members, std::string_view object)
{
    std::string all = "{";
    all += members;
    if (object.size() > 2) all += ',';
    all += object.substr(1);
    return all;
}

}  // namespace ptcg::server
