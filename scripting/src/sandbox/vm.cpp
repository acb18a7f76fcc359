#include "sandbox/vm.hpp"

#include <algorithm>
#include <new>

#include "sandbox/hash_seed.hpp"

namespace ptcg::script {

namespace {

constexpr std::size_t lua_no_kind = 1000;  ///< not a type of Lua
constexpr std::size_t text_header = 40;    ///< what Lua stores with a string, rounded up
constexpr std::size_t large = 512;

/// Records a large block. Returns false if it is a string that is too long.
[[nodiscard]] bool take_large(Meter& meter, std::size_t kind, std::size_t size)
{
    meter.text_too_long =
        kind == LUA_TSTRING && size > longest_text + text_header && meter.limit != Meter::no_limit;
    // Only what depends on the script alone is charged. Short strings are shared with existing
    // ones, and Lua's own lists grow and shrink with what was run before.
    if (!meter.text_too_long && (kind == LUA_TSTRING || kind == 0)) meter.copied += size;
    meter.stack_grown = meter.stack_grown || kind == lua_no_kind;
    return !meter.text_too_long;
}

void* allocate(void* data, void* block, std::size_t old_size, std::size_t new_size)
{
    Memory& memory = *static_cast<Memory*>(data);
    Meter& meter = memory.meter;
    const std::size_t kind = block == nullptr ? old_size : lua_no_kind;  // of a new block
    if (block == nullptr) old_size = 0;
    if (new_size == 0) {
        meter.used -= old_size;
        memory.pool.give(block, old_size);
        return nullptr;
    }
    if (new_size > old_size) {
        const std::size_t growth = new_size - old_size;
        // Shrinking must never fail. Growing may: Lua then collects and asks once more.
        const bool worn_out = meter.refusals_left == 0 && meter.limit != Meter::no_limit;
        if (growth > meter.limit || meter.used > meter.limit - growth || worn_out) {
            meter.text_too_long = false;
            meter.refusals_left = std::max(meter.refusals_left - 1, 0);
            return nullptr;
        }
        if (new_size >= large && !take_large(meter, kind, new_size)) return nullptr;
        void* const grown = old_size == 0 ? memory.pool.take(new_size)
                                          : memory.pool.resize(block, old_size, new_size);
        if (grown == nullptr) return nullptr;
        meter.used += growth;
        meter.total += growth;
        return grown;
    }
    void* const shrunk = memory.pool.resize(block, old_size, new_size);
    meter.used -= old_size - new_size;
    return shrunk != nullptr ? shrunk : block;  // a block that is too large works as well
}

}  // namespace

Vm::Vm(std::size_t limit) : limit_(limit), state_(new_state_with_fixed_seed(allocate, &memory_))
{
    if (state_ == nullptr) throw std::bad_alloc{};
    lua_gc(state_, LUA_GCGEN, 0, 0);
    memory_.meter.limit = limit;
}

Vm::~Vm()
{
    memory_.meter.limit = Meter::no_limit;
    lua_close(state_);
}

void Vm::shrink_stack()
{
    // The generational collector never shrinks the stack, so a single deep recursion would keep its
    // memory forever. Lua does it where it catches an error: the stack at once, the list of calls
    // by half.
    const auto fail = [](lua_State* L) {
        lua_pushnil(L);
        return lua_error(L);
    };
    for (std::size_t before = Meter::no_limit; memory_.meter.used < before;) {
        before = memory_.meter.used;
        lua_pushcfunction(state_, fail);
        lua_pcall(state_, 0, 0, 0);
        lua_pop(state_, 1);
    }
}

void Vm::settle()
{
    collect();
    settled_ = std::min(memory_.meter.used, limit_);
    memory_.meter.limit = limit_;
    memory_.meter.total = 0;
}

}  // namespace ptcg::script
