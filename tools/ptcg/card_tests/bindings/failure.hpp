#pragma once

#include <stdexcept>
#include <string>

namespace ptcg::tools {

/// A card test failed: what was expected, and what was found instead.
class TestFailure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;

    /// Wraps a message that already begins with its place, because it comes from a function of the
    /// test that was called by one of `t`.
    [[nodiscard]] static TestFailure passed_on(const std::string& message)
    {
        TestFailure failure(message);
        failure.is_located_ = true;
        return failure;
    }
    [[nodiscard]] bool is_located() const { return is_located_; }

private:
    bool is_located_ = false;
};

[[noreturn]] inline void fail_test(const std::string& message)
{
    throw TestFailure(message);
}

}  // namespace ptcg::tools
