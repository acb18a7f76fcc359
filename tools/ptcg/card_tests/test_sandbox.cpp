#include "card_tests/test_sandbox.hpp"

#include <cstdlib>
#include <new>
#include <utility>

#include <fmt/format.h>

#include "card_tests/bindings/failure.hpp"
#include "card_tests/test_libraries.hpp"
#include "ptcg/scripting/lua_values.hpp"
#include "system/processor_time.hpp"

namespace ptcg::tools {

namespace {

// How much may happen between two checks of the clock. Each instruction may compare a long string,
// and growing a table moves all of it.
constexpr int unwatched_instructions = 1'000;
constexpr std::size_t unwatched_bytes = std::size_t{1} << 20;

constexpr std::size_t text_header = 40;  ///< at least what Lua stores besides a string's bytes
constexpr std::size_t no_kind = 1000;    ///< not a Lua type

}  // namespace

bool TestSandbox::out_of_time()
{
    unwatched_ = 0;
    const bool late = seconds_ > 0 && processor_seconds() >= end_;
    ended_ = ended_ || late;
    return late;
}

bool TestSandbox::may_grow(std::size_t kind, std::size_t old_size, std::size_t new_size)
{
    const bool too_long = kind == LUA_TSTRING && new_size > longest_text + text_header;
    const bool too_much = used_ + new_size - old_size > most_bytes;
    unwatched_ += new_size;
    // Lua collects its garbage, which takes long, and then requests refused memory again.
    const bool look = too_long || too_much || unwatched_ > unwatched_bytes;
    const bool late = look && out_of_time();
    refused_ = late ? Refused::time : too_long ? Refused::text : Refused::memory;
    return !too_long && !too_much && !late;
}

void* TestSandbox::allocate(void* data, void* block, std::size_t old_size, std::size_t new_size)
{
    auto& sandbox = *static_cast<TestSandbox*>(data);
    const std::size_t kind = block == nullptr ? old_size : no_kind;  // of a new block
    if (block == nullptr) old_size = 0;
    if (new_size == 0) {
        sandbox.used_ -= old_size;
        std::free(block);
        return nullptr;
    }
    if (sandbox.limited_ && new_size > old_size && !sandbox.may_grow(kind, old_size, new_size)) {
        return nullptr;
    }
    void* const grown = std::realloc(block, new_size);
    if (grown != nullptr) sandbox.used_ += new_size - old_size;
    return grown;
}

TestSandbox::TestSandbox(int seconds)
    : seconds_(seconds),
      out_of_time_message_(
          fmt::format("stopped after {} s; is this an endless loop? (--limit)", seconds)),
      state_(lua_newstate(allocate, this))
{
    if (state_ == nullptr) throw std::bad_alloc();
    open_test_libraries(state_);
    const auto look = [](lua_State* L, lua_Debug*) { raise_if_out_of_time(L, 0); };
    if (seconds > 0) lua_sethook(state_, look, LUA_MASKCOUNT, unwatched_instructions);
    begin();
}

TestSandbox::~TestSandbox()
{
    lua_sethook(state_, nullptr, 0, 0);
    lua_close(state_);
}

TestSandbox& TestSandbox::of(lua_State* L)
{
    void* data = nullptr;
    lua_getallocf(L, &data);
    return *static_cast<TestSandbox*>(data);
}

void TestSandbox::begin()
{
    end_ = processor_seconds() + seconds_;
    ended_ = false;
}

std::string TestSandbox::what_ended() const
{
    switch (refused_) {
        case Refused::time:
            return out_of_time_message_;
        case Refused::text:
            return fmt::format("a string in a test may have at most {} bytes", longest_text);
        case Refused::memory:
            break;
    }
    return fmt::format("a test file may use at most {} MiB; look for endless recursion",
                       most_bytes >> 20);
}

Limit::Limit(lua_State* L, bool on)
    : sandbox_(TestSandbox::of(L)), before_(std::exchange(sandbox_.limited_, on))
{
}

Limit::~Limit()
{
    sandbox_.limited_ = before_;
}

void check_time(lua_State* L)
{
    TestSandbox& sandbox = TestSandbox::of(L);
    if (sandbox.out_of_time()) fail_test(sandbox.out_of_time_message());
}

void raise_if_out_of_time(lua_State* L, int level)
{
    TestSandbox& sandbox = TestSandbox::of(L);
    if (!sandbox.out_of_time()) return;
    luaL_where(L, level);
    lua_pushstring(L, sandbox.out_of_time_message().c_str());
    lua_concat(L, 2);
    lua_error(L);
}

int call_limited(lua_State* L, int arguments, int results, int handler)
{
    const Limit on(L, true);
    const int ended = lua_pcall(L, arguments, results, handler);
    if (ended == LUA_ERRMEM) TestSandbox::of(L).ended_ = true;
    return ended;
}

bool call_from_test(lua_State* L, int arguments, int results)
{
    const int ended = call_limited(L, arguments, results, 0);
    if (ended == LUA_OK) return true;
    const TestSandbox& sandbox = TestSandbox::of(L);
    if (ended == LUA_ERRMEM) fail_test(sandbox.what_ended());
    if (sandbox.ended_) throw TestFailure::passed_on(text_at(L, -1));
    return false;
}

}  // namespace ptcg::tools
