#include "vm.hpp"

#include <cstdlib>
#include <new>

namespace ptcg::script {

namespace {

void* allocate(void* data, void* block, std::size_t old_size, std::size_t new_size)
{
    Meter& meter = *static_cast<Meter*>(data);
    if (block == nullptr) old_size = 0;  // Lua says there what kind of object it is for
    if (new_size == 0) {
        meter.used -= old_size;
        std::free(block);
        return nullptr;
    }
    if (new_size > old_size) {
        const std::size_t growth = new_size - old_size;
        // Shrinking must never fail, growing may: Lua then collects and asks once more.
        if (growth > meter.limit || meter.used > meter.limit - growth) return nullptr;
        void* grown = std::realloc(block, new_size);
        if (grown == nullptr) return nullptr;
        meter.used += growth;
        meter.total += growth;
        return grown;
    }
    void* shrunk = std::realloc(block, new_size);
    meter.used -= old_size - new_size;
    return shrunk != nullptr ? shrunk : block;
}

}  // namespace

Vm::Vm(std::size_t limit) : state_(lua_newstate(allocate, &meter_))
{
    if (state_ == nullptr) throw std::bad_alloc{};
    lua_gc(state_, LUA_GCGEN, 0, 0);
    meter_.limit = limit;
}

Vm::~Vm()
{
    meter_.limit = Meter::no_limit;
    lua_close(state_);
}

void Vm::settle(std::size_t growth)
{
    lua_gc(state_, LUA_GCCOLLECT);
    meter_.limit = growth > Meter::no_limit - meter_.used ? Meter::no_limit : meter_.used + growth;
    meter_.total = 0;
}

}  // namespace ptcg::script
