#include "sandbox/member_index.hpp"

namespace ptcg::script {

namespace {

const char names_key = 0;  // in the registry, by address

}  // namespace

void MemberIndex::build(lua_State* L, std::span<const MemberNames> members)
{
    lua_newtable(L);
    lua_Integer count = 0;
    const auto intern = [&](std::string_view text) {
        lua_pushlstring(L, text.data(), text.size());
        const char* const interned = lua_tostring(L, -1);
        lua_rawseti(L, -2, ++count);
        return interned;
    };
    arguments_.clear();
    for (const MemberNames& member : members) {
        const auto number = static_cast<std::uint16_t>(arguments_.size());
        std::vector<const char*>& arguments = arguments_.emplace_back();
        for (std::string_view argument : member.arguments) arguments.push_back(intern(argument));
        const char* const name = intern(member.name);
        std::size_t i = place(name);
        while (entries_[i].name != nullptr && entries_[i].name != name) i = (i + 1) % size;
        entries_[i].name = name;
        entries_[i].member[static_cast<std::size_t>(member.owner)] = number;
    }
    lua_rawsetp(L, LUA_REGISTRYINDEX, &names_key);
}

}  // namespace ptcg::script
