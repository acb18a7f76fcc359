#pragma once

#include <lua.hpp>

namespace ptcg::tools {

/// Stops a test that goes on and on: an error at the line that is running, once the thread has
/// worked for so long. The scripts of cards have limits of their own, by answer.
class TimeLimit {
public:
    /// Watches over `L`, which must outlive it and has nothing else in its extra space. 0: no
    /// limit.
    TimeLimit(lua_State* L, int seconds);
    ~TimeLimit();
    TimeLimit(const TimeLimit&) = delete;
    TimeLimit& operator=(const TimeLimit&) = delete;

    /// From here on there is all of it again.
    void begin();

private:
    static void look(lua_State* L, lua_Debug*);

    lua_State* L_;
    int seconds_;
    double end_ = 0;  ///< in processor_seconds()
};

}  // namespace ptcg::tools
