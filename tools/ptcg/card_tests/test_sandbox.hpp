#pragma once

#include <cstddef>

#include <lua.hpp>

namespace ptcg::tools {

/// A Lua for one file of tests, which may come with a stranger's pack: with the functions that say
/// what they return, take a time that grows with what they are given, and print nothing. Errors
/// end the test, so there is no pcall.
class TestSandbox {
public:
    /// So much a file of tests may use; beyond that it fails with Lua's "not enough memory".
    static constexpr std::size_t most_bytes = std::size_t{64} << 20;

    /// Throws std::bad_alloc.
    TestSandbox();
    ~TestSandbox();
    TestSandbox(const TestSandbox&) = delete;
    TestSandbox& operator=(const TestSandbox&) = delete;

    [[nodiscard]] lua_State* state() const { return state_; }

    /// While it lives, what the state allocates is limited, or is not. It is for what the file of
    /// tests does itself; our own C++ must not be left by an error of Lua.
    class Limit {
    public:
        /// REQUIRES: the state is a sandbox's.
        Limit(lua_State* L, bool on);
        ~Limit();
        Limit(const Limit&) = delete;
        Limit& operator=(const Limit&) = delete;

    private:
        TestSandbox& sandbox_;
        bool before_;
    };

private:
    static void* allocate(void* data, void* block, std::size_t old_size, std::size_t new_size);

    std::size_t used_ = 0;
    bool limited_ = false;
    lua_State* state_;
};

/// lua_pcall of what a file of tests wrote, within its limit.
[[nodiscard]] int call_limited(lua_State* L, int arguments, int results, int handler);

}  // namespace ptcg::tools
