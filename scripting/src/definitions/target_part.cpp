#include "definitions/target_part.hpp"

#include <algorithm>
#include <string>

#include "api/filter_reader.hpp"
#include "definitions/filter_definition.hpp"
#include "sandbox/handle.hpp"
#include "sandbox/question_purposes.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

namespace {

/// Lua code, so that it is counted and limited like a script's own function.
constexpr std::string_view source =
    "local from, what = ... return function(game) return game:choose(from, what) end";

struct Target {
    std::string_view group;
    CardFilter filter;
    std::string_view purpose;
};

/// Returns the word of `list` that the node is. If it is none, reports that and returns an empty
/// string.
std::string_view word_of(const DefinitionContext& where, const Node& node, const WordList& list)
{
    std::vector<std::string> known;
    for (const Word& word : list.words) {
        if (node.kind == Node::Kind::text && node.text == word.name) return word.name;
        known.emplace_back(word.name);
    }
    where.problem(where.find_line("target"), "`target` must be or begin with " + join(known) +
                                                 ", got " + node.describe() +
                                                 did_you_mean(node.text, known));
    return {};
}

Target read_target(const DefinitionContext& where, const Node& node)
{
    Target target;
    const bool table = node.kind == Node::Kind::table && !node.items.empty();
    target.group = word_of(where, table ? node.items.front() : node, group_list);
    if (target.group.empty() || !table) return target;
    target.filter = filter_of(where, node, {.first_item = 1, .skip = "purpose"});
    if (node.field("purpose") != nullptr) {
        target.purpose = purpose_words[where.read_word(node, "purpose", purpose_list, 0)].name;
    }
    return target;
}

/// Pushes the function.
void push_part(Runtime& runtime, const Target& target)
{
    lua_State* const L = runtime.state();
    luaL_checkstack(L, 6, nullptr);
    luaL_loadbuffer(L, source.data(), source.size(), target_chunk.data());
    lua_pushlstring(L, target.group.data(), target.group.size());
    lua_createtable(L, 1, 1);
    runtime.filters.push_back(target.filter);
    push_handle(L, {.kind = HandleKind::filter,
                    .index = static_cast<std::uint16_t>(runtime.filters.size() - 1)});
    lua_rawseti(L, -2, 1);
    if (!target.purpose.empty()) {
        lua_pushlstring(L, target.purpose.data(), target.purpose.size());
        lua_setfield(L, -2, "purpose");
    }
    lua_call(L, 2, 1);
}

}  // namespace

Node target_part(const DefinitionContext& where, const Node& target)
{
    Node part;
    const Target read = read_target(where, target);
    if (read.group.empty()) return part;
    Runtime& runtime = where.target().runtime;
    push_part(runtime, read);
    part.kind = Node::Kind::function;
    part.line = where.find_line("target");
    part.function = keep_registered_function(runtime.state());
    return part;
}

}  // namespace ptcg::script
