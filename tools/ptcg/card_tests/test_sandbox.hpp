#pragma once

#include <cstddef>
#include <string>

#include <lua.hpp>

#include "system/files.hpp"

namespace ptcg::tools {

/// A Lua state for one file of tests, which may belong to an untrusted pack. It has the functions
/// of `test_libraries.hpp` and limited memory and time. Errors end the test, so there is no pcall.
/// t:fails catches errors but never running out of memory or time.
class TestSandbox {
public:
    /// The memory limit for a file of tests.
    static constexpr std::size_t most_bytes = std::size_t{64} << 20;
    /// The longest string a test may build: Lua compares and copies whole strings in a single
    /// instruction.
    static constexpr std::size_t longest_text = most_test_bytes;

    /// `seconds` is the processor time for the file's own statements and for each run of a test; 0:
    /// no limit. Throws std::bad_alloc.
    explicit TestSandbox(int seconds);
    ~TestSandbox();
    TestSandbox(const TestSandbox&) = delete;
    TestSandbox& operator=(const TestSandbox&) = delete;

    [[nodiscard]] lua_State* state() const { return state_; }
    /// REQUIRES: the state belongs to a sandbox.
    [[nodiscard]] static TestSandbox& of(lua_State* L);

    /// Restarts the time limit.
    void begin();
    /// Checks the clock.
    [[nodiscard]] bool out_of_time();
    /// The message for running out of time.
    [[nodiscard]] const std::string& out_of_time_message() const { return out_of_time_message_; }
    /// Returns which limit was reached when Lua only reports "not enough memory".
    [[nodiscard]] std::string what_ended() const;

private:
    friend class Limit;
    friend int call_limited(lua_State* L, int arguments, int results, int handler);
    friend bool call_from_test(lua_State* L, int arguments, int results);

    enum class Refused : unsigned char { memory, text, time };

    static void* allocate(void* data, void* block, std::size_t old_size, std::size_t new_size);
    [[nodiscard]] bool may_grow(std::size_t kind, std::size_t old_size, std::size_t new_size);

    int seconds_;
    std::string out_of_time_message_;
    double end_ = 0;  ///< as in processor_seconds()
    std::size_t used_ = 0;
    std::size_t unwatched_ = 0;  ///< bytes allocated since the last check of the clock
    bool limited_ = false;
    bool ended_ = false;  ///< memory or time ran out, so the test is over
    Refused refused_ = Refused::memory;
    lua_State* state_;
};

/// Turns the limits on a sandbox's allocations on or off during its lifetime. The limits are for
/// the test file's own code; a Lua error must never unwind our C++.
class Limit {
public:
    Limit(lua_State* L, bool on);
    ~Limit();
    Limit(const Limit&) = delete;
    Limit& operator=(const Limit&) = delete;

private:
    TestSandbox& sandbox_;
    bool before_;
};

/// Throws TestFailure if the test has used up its time. For C++ code that a test can keep busy.
void check_time(lua_State* L);

/// Likewise, but raises a Lua error at the line of the function at `level`. For Lua's own
/// functions.
void raise_if_out_of_time(lua_State* L, int level);

/// Calls lua_pcall for code of a test file, within its limits.
[[nodiscard]] int call_limited(lua_State* L, int arguments, int results, int handler);

/// Likewise for a function that a test passed to one of `t`. Returns false if it raised an error,
/// which is then on top of the stack. Throws TestFailure if memory or time ran out: nothing that a
/// test can call may catch that.
[[nodiscard]] bool call_from_test(lua_State* L, int arguments, int results);

}  // namespace ptcg::tools
