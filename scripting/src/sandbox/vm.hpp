#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <lua.hpp>

#include "sandbox/block_pool.hpp"

namespace ptcg::script {

/// The maximum length of a string in a script, in bytes. Lua compares, copies and looks up whole
/// strings in a single instruction.
inline constexpr std::size_t longest_text = 4 * 1024;

/// How much a Lua state has allocated, and how much it may.
struct Meter {
    static constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

    std::size_t used = 0;
    std::size_t limit = no_limit;
    std::uint64_t total = 0;     ///< all growth since `settle`
    std::uint64_t copied = 0;    ///< into long strings and large tables, and not paid for yet
    bool text_too_long = false;  ///< the last refusal was of a string
    bool stack_grown = false;    ///< a large block has grown, which may be Lua's stack
    /// How many more times growth may be refused. After each refusal, Lua collects all of its
    /// memory and asks again. At 0, growth is refused even if memory is free.
    int refusals_left = std::numeric_limits<int>::max();
};

/// The source of a Lua state's memory.
struct Memory {
    Meter meter;
    BlockPool pool;
};

/// A Lua state whose memory is counted and capped.
class Vm {
public:
    /// `limit`: bytes, a hard limit.
    explicit Vm(std::size_t limit);
    ~Vm();
    Vm(const Vm&) = delete;
    Vm& operator=(const Vm&) = delete;

    [[nodiscard]] lua_State* state() const { return state_; }
    [[nodiscard]] Meter& meter() { return memory_.meter; }
    [[nodiscard]] const Meter& meter() const { return memory_.meter; }

    /// Frees what loading left. Calls start with the memory in use now.
    void settle();

    /// Returns the cap that allows live memory to grow by `growth` since `settle`.
    [[nodiscard]] std::size_t most_used(std::size_t growth) const
    {
        return growth > limit_ - settled_ ? limit_ : settled_ + growth;
    }
    /// Frees what earlier calls left, if it is more than `most` bytes. Besides garbage, which is
    /// collected before anything is refused, this is Lua's stack and internal lists that have
    /// grown, and the values that stack still references. REQUIRES: no script is running.
    void tidy(std::size_t most)
    {
        const auto much = [&] { return memory_.meter.used > settled_ + most; };
        if (much()) shrink_stack();
        if (much()) collect_young();
        if (much()) collect();
    }
    /// Collects all garbage.
    void collect()
    {
        shrink_stack();
        lua_gc(state_, LUA_GCCOLLECT);
    }
    /// Collects recent garbage, at a cost that does not grow with the whole heap.
    void collect_young() { lua_gc(state_, LUA_GCSTEP, 0); }

    /// Shrinks the stack that deep calls have grown. REQUIRES: no script is running.
    void shrink_stack();

private:
    Memory memory_;
    std::size_t limit_;
    std::size_t settled_ = 0;
    lua_State* state_;
};

/// Lifts the cap while the host builds Lua values outside a protected call, where running out of
/// the script's memory must not raise.
class Uncapped {
public:
    explicit Uncapped(Vm& vm) : vm_(vm), limit_(vm.meter().limit)
    {
        vm_.meter().limit = Meter::no_limit;
    }
    ~Uncapped() { vm_.meter().limit = limit_; }
    Uncapped(const Uncapped&) = delete;
    Uncapped& operator=(const Uncapped&) = delete;

private:
    Vm& vm_;
    std::size_t limit_;
};

}  // namespace ptcg::script
