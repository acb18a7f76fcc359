#pragma once

// Uses Catch2 3 if it is available, else Catch2 2 under the names of Catch2 3.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>

namespace Catch::Matchers {

inline auto ContainsSubstring(const std::string& text,
                              CaseSensitive::Choice sensitive = CaseSensitive::Yes)
{
    return Contains(text, sensitive);
}

}  // namespace Catch::Matchers
#endif
