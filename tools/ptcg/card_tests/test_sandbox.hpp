#pragma once

#include <cstddef>
#include <string>

#include <lua.hpp>

#include "system/files.hpp"

namespace ptcg::tools {

/// A Lua for one file of tests, which may come with a stranger's pack: with the functions of
/// `test_libraries.hpp`, so much memory and so much time. Errors end the test, so there is no
/// pcall; what t:fails catches are errors, never the end of memory or time.
class TestSandbox {
public:
    /// So much a file of tests may use.
    static constexpr std::size_t most_bytes = std::size_t{64} << 20;
    /// So long may a text get that a test puts together: Lua compares and copies whole texts in a
    /// single instruction.
    static constexpr std::size_t longest_text = most_test_bytes;

    /// `seconds` of processor time for what the file itself does and for each run of a test; 0: no
    /// limit. Throws std::bad_alloc.
    explicit TestSandbox(int seconds);
    ~TestSandbox();
    TestSandbox(const TestSandbox&) = delete;
    TestSandbox& operator=(const TestSandbox&) = delete;

    [[nodiscard]] lua_State* state() const { return state_; }
    /// REQUIRES: the state is a sandbox's.
    [[nodiscard]] static TestSandbox& of(lua_State* L);

    /// From here on there is all of the time again.
    void begin();
    /// Looks at the clock.
    [[nodiscard]] bool out_of_time();
    /// What is said of that.
    [[nodiscard]] const std::string& out_of_time_message() const { return out_of_time_message_; }
    /// What came to an end where Lua says no more than "not enough memory".
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
    double end_ = 0;  ///< in processor_seconds()
    std::size_t used_ = 0;
    std::size_t unwatched_ = 0;  ///< bytes allocated since the clock was looked at
    bool limited_ = false;
    bool ended_ = false;  ///< memory or time has, and the test with it
    Refused refused_ = Refused::memory;
    lua_State* state_;
};

/// While it lives, what the state of a sandbox allocates is limited, or is not. It is for what the
/// file of tests does itself; our own C++ must not be left by an error of Lua.
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

/// Throws TestFailure if the test has used up its time. For C++ that a test can keep busy.
void check_time(lua_State* L);

/// The same as an error of Lua at the line of the function at `level`. For functions of Lua's own.
void raise_if_out_of_time(lua_State* L, int level);

/// lua_pcall of what a file of tests wrote, within its limits.
[[nodiscard]] int call_limited(lua_State* L, int arguments, int results, int handler);

/// The same for a function that a test handed to one of `t`: false if it raised an error, which is
/// then on top. Throws TestFailure where memory or time has come to an end: nothing that a test can
/// call may catch that.
[[nodiscard]] bool call_from_test(lua_State* L, int arguments, int results);

}  // namespace ptcg::tools
