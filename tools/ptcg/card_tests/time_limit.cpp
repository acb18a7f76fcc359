#include "card_tests/time_limit.hpp"

#include <cstring>

#include "system/processor_time.hpp"

namespace ptcg::tools {

namespace {

constexpr int instructions_between_looks = 10'000;

}  // namespace

TimeLimit::TimeLimit(lua_State* L, int seconds) : L_(L), seconds_(seconds)
{
    if (seconds <= 0) return;
    TimeLimit* const self = this;
    std::memcpy(lua_getextraspace(L), &self, sizeof self);
    lua_sethook(L, look, LUA_MASKCOUNT, instructions_between_looks);
    begin();
}

TimeLimit::~TimeLimit()
{
    if (seconds_ > 0) lua_sethook(L_, nullptr, 0, 0);
}

void TimeLimit::begin()
{
    end_ = processor_seconds() + seconds_;
}

void TimeLimit::look(lua_State* L, lua_Debug*)
{
    const TimeLimit* self = nullptr;
    std::memcpy(&self, lua_getextraspace(L), sizeof self);
    if (processor_seconds() < self->end_) return;
    luaL_where(L, 0);
    lua_pushfstring(L, "stopped after %d s; is this an endless loop? (--limit)", self->seconds_);
    lua_concat(L, 2);
    lua_error(L);
}

}  // namespace ptcg::tools
