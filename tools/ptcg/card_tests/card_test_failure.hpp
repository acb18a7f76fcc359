#pragma once

#include <stdexcept>
#include <string>

namespace ptcg::tools {

/// A card test went wrong: what was expected, what was the case.
class TestFailure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

[[noreturn]] inline void fail_test(const std::string& message)
{
    throw TestFailure(message);
}

}  // namespace ptcg::tools
