#pragma once

#include <stdexcept>
#include <string>

namespace ptcg::tools {

/// A card test went wrong: what was expected, what was the case.
class TestFailure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;

    /// The message begins with its place already: it comes from a function of the test that was
    /// called from within one of `t`.
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
