#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <lua.hpp>

#include "sandbox/block_pool.hpp"

namespace ptcg::script {

/// The longest text a script may have. Lua compares, copies and looks up whole texts in a single
/// instruction.
inline constexpr std::size_t longest_text = 4 * 1024;

/// What a Lua state has allocated, and how much it may.
struct Meter {
    static constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

    std::size_t used = 0;
    std::size_t limit = no_limit;
    std::uint64_t total = 0;     ///< all growth ever
    std::uint64_t copied = 0;    ///< into long texts and large tables, and not paid for yet
    bool text_too_long = false;  ///< the last refusal was of a text
    bool stack_grown = false;    ///< a large block has, which may be Lua's stack
    /// So often growth may still be refused and asked for again, each time after Lua has gone
    /// through all of its memory; then it is refused whatever is free.
    int refusals_left = std::numeric_limits<int>::max();
};

/// Where a Lua state's memory comes from.
struct Memory {
    Meter meter;
    BlockPool pool;
};

/// A Lua state whose memory is counted and capped.
class Vm {
public:
    /// `limit`: bytes, whatever happens.
    explicit Vm(std::size_t limit);
    ~Vm();
    Vm(const Vm&) = delete;
    Vm& operator=(const Vm&) = delete;

    [[nodiscard]] lua_State* state() const { return state_; }
    [[nodiscard]] Meter& meter() { return memory_.meter; }
    [[nodiscard]] const Meter& meter() const { return memory_.meter; }

    /// Throws away what loading left. What is there now is what calls begin with.
    void settle();

    /// The cap under which live memory may be `growth` more than what was there when it was
    /// settled.
    [[nodiscard]] std::size_t most_used(std::size_t growth) const
    {
        return growth > limit_ - settled_ ? limit_ : settled_ + growth;
    }
    /// Throws away what earlier calls have left, once that is more than `most` bytes: not only
    /// garbage, which is collected before anything is refused, but also a stack and lists of Lua's
    /// own that have grown, and what that stack still holds. REQUIRES: no script is running.
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
    /// Collects what has become garbage lately, at a cost that does not grow with the whole heap.
    void collect_young() { lua_gc(state_, LUA_GCSTEP, 0); }

    /// Gives back what deep calls have made the stack grow by. REQUIRES: no script is running.
    void shrink_stack();

private:
    Memory memory_;
    std::size_t limit_;
    std::size_t settled_ = 0;
    lua_State* state_;
};

/// Lifts the cap while our own code builds Lua values outside a protected call, where running out
/// of the script's memory must not raise.
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
