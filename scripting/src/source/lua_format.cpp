#include "ptcg/scripting/lua_format.hpp"

#include "source/lua_printer.hpp"
#include "source/lua_syntax.hpp"

namespace ptcg {

std::optional<std::string> format_lua(std::string_view source)
{
    const script::LuaTree tree = script::parse_lua(source);
    if (!tree.root) return std::nullopt;
    return script::print_lua(*tree.root, source, tree.comments);
}

}  // namespace ptcg
