#include "sandbox/shared_modules.hpp"

#include <algorithm>
#include <exception>
#include <string>
#include <vector>

#include "sandbox/counting.hpp"
#include "sandbox/freeze.hpp"
#include "sandbox/message.hpp"
#include "sandbox/sandbox.hpp"
#include "sandbox/script_source.hpp"

namespace ptcg::script {

namespace {

const char modules_key = 0;  // in the registry, by address: number -> what the module returned

/// Whether the chunk being loaded may use modules of this pack: its own, or one it depends on.
/// Input typed by a person may use all.
bool may_require_from(const Runtime& runtime, const std::string& pack)
{
    if (runtime.chunk == nullptr || runtime.chunk->pack == pack) return true;
    const auto entry = runtime.bundle->depends.find(runtime.chunk->pack);
    return entry != runtime.bundle->depends.end() &&
           std::find(entry->second.begin(), entry->second.end(), pack) != entry->second.end();
}

/// Returns `number`, or -1 with a message if the chunk being loaded does not depend on the module's
/// pack.
int if_depended_on(const Runtime& runtime, int number, Message& text)
{
    const ScriptChunk& module = runtime.bundle->shared[static_cast<std::size_t>(number)];
    if (may_require_from(runtime, module.pack)) return number;
    text.set(
        "\"%.60s\" belongs to the pack \"%.60s\", which this pack does not depend on; add "
        "\"%.60s\" "
        "to `depends` in the pack.toml of \"%.60s\"",
        module.module.c_str(), module.pack.c_str(), module.pack.c_str(),
        runtime.chunk->pack.c_str());
    return -1;
}

/// Returns the number of the module that `name` refers to in the chunk being loaded, or -1 with a
/// message.
int find_module(const Runtime& runtime, std::string_view name, Message& text)
{
    const std::vector<ScriptChunk>& shared = runtime.bundle->shared;
    int found = -1;
    for (std::size_t i = 0; i < shared.size(); ++i) {
        const bool here = runtime.chunk != nullptr && shared[i].pack == runtime.chunk->pack;
        if ((here && shared[i].module == name) || shared[i].pack + "/" + shared[i].module == name) {
            return if_depended_on(runtime, static_cast<int>(i), text);
        }
    }
    // Packs that the file may use take precedence: the module names of unrelated packs do not
    // matter.
    for (std::size_t i = 0; i < shared.size(); ++i) {
        if (shared[i].module != name) continue;
        if (found >= 0 && may_require_from(runtime, shared[static_cast<std::size_t>(found)].pack) !=
                              may_require_from(runtime, shared[i].pack)) {
            if (may_require_from(runtime, shared[i].pack)) found = static_cast<int>(i);
            continue;
        }
        if (found >= 0) {
            text.set("several packs have a \"%.60s\"; write \"pack/%.60s\"", name.data(),
                     name.data());
            return -1;
        }
        found = static_cast<int>(i);
    }
    if (found >= 0) return if_depended_on(runtime, found, text);
    std::vector<std::string_view> known;
    for (const ScriptChunk& chunk : shared) known.push_back(chunk.module);
    text.set("no pack has a lib/%.60s.lua", name.data());
    text.suggest(name, known);
    return -1;
}

/// Freezes and keeps what the module on top of the stack returned, and leaves that on the stack.
void finish_module(lua_State* L, std::size_t number)
{
    Runtime& runtime = runtime_of(L);
    const Uncapped uncapped(runtime.vm);
    freeze_deeply(L, runtime.bundle->shared[number], *runtime.problems);
    lua_rawgetp(L, LUA_REGISTRYINDEX, &modules_key);
    lua_pushvalue(L, -2);
    lua_rawseti(L, -2, static_cast<lua_Integer>(number) + 1);
    lua_pop(L, 1);
    runtime.module_states[number] = ModuleState::loaded;
}

/// Owns no memory, since Lua's errors skip destructors.
struct ModuleFile {
    std::size_t bytes = 0;
    int status = LUA_ERRRUN;
};

/// Pushes the file of a module as a function, or a message. Raises nothing.
ModuleFile push_module(lua_State* L, const ScriptChunk& chunk)
{
    ModuleFile file;
    try {
        const Result<std::string> source = source_of(chunk);
        if (source) {
            file.bytes = source.value().size();
            file.status = push_chunk(L, chunk, source.value());
        } else {
            const Uncapped uncapped(runtime_of(L).vm);
            lua_pushfstring(L, "%s: %s", chunk.path.c_str(), source.error().message.c_str());
        }
    } catch (const std::exception& e) {
        const Uncapped uncapped(runtime_of(L).vm);
        lua_pushstring(L, e.what());
    }
    return file;
}

/// Runs a module and leaves what it returns on the stack. Raises if that fails.
void run_module(lua_State* L, std::size_t number)
{
    Runtime& runtime = runtime_of(L);
    const ScriptChunk& chunk = runtime.bundle->shared[number];
    const ScriptChunk* const outer = runtime.chunk;
    runtime.module_states[number] = ModuleState::failed;  // if anything below raises
    const ModuleFile file = push_module(L, chunk);
    charge(L, cost_of_compiling(file.bytes));
    if (file.status != LUA_OK) lua_error(L);
    push_environment(L);
    lua_getfield(L, -1, "ptcg");
    lua_remove(L, -2);
    runtime.chunk = &chunk;
    runtime.module_states[number] = ModuleState::being_loaded;
    lua_call(L, 1, 1);
    runtime.chunk = outer;
    runtime.module_states[number] = ModuleState::failed;
    if (!lua_istable(L, -1) && !lua_isfunction(L, -1)) {
        Message text;
        text.set("%.200s must return a table or a function", chunk.path.c_str());
        raise(L, text);
    }
}

/// Pushes the module with this number. Runs it first if needed. Raises if that fails.
int open_module(lua_State* L, std::size_t index)
{
    Runtime& runtime = runtime_of(L);
    Message text;
    const std::string& path = runtime.bundle->shared[index].path;
    switch (runtime.module_states[index]) {
        case ModuleState::loaded:
            lua_rawgetp(L, LUA_REGISTRYINDEX, &modules_key);
            lua_rawgeti(L, -1, static_cast<lua_Integer>(index) + 1);
            return 1;
        case ModuleState::being_loaded:
            text.set("%.200s requires itself", path.c_str());
            raise(L, text);
        case ModuleState::failed:
            text.set("%.200s could not be loaded", path.c_str());
            raise(L, text);
        default:
            break;
    }
    run_module(L, index);
    finish_module(L, index);
    return 1;
}

}  // namespace

int line_of_environment(std::string_view source)
{
    const std::size_t found = source.find("_ENV");
    if (found == std::string_view::npos) return 0;
    return 1 + static_cast<int>(std::count(
                   source.begin(), source.begin() + static_cast<std::ptrdiff_t>(found), '\n'));
}

int push_chunk(lua_State* L, const ScriptChunk& chunk, std::string_view source)
{
    if (const int line = line_of_environment(source); line > 0) {
        const Uncapped uncapped(runtime_of(L).vm);  // callers may own memory
        lua_pushfstring(L, "%s:%d: %s", chunk.path.c_str(), line, environment_refused);
        return LUA_ERRSYNTAX;
    }
    // The file of a card or class receives it as `card`, which is added to its first line.
    std::string given;
    if (!chunk.card.empty()) given.append("local card = ... ").append(source);
    const int status = load_script(L, given.empty() ? source : given, ("@" + chunk.path).c_str());
    if (status != LUA_OK) return status;
    push_environment(L);
    lua_setupvalue(L, -2, 1);
    return LUA_OK;
}

void install_modules(lua_State* L)
{
    lua_newtable(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &modules_key);
}

int open_numbered_module(lua_State* L)
{
    return open_module(L, static_cast<std::size_t>(lua_tointeger(L, 1)));
}

int require_module(lua_State* L)
{
    Runtime& runtime = runtime_of(L);
    if (!runtime.loading && !runtime.evaluating)
        raise(L, "require: allowed only at the top of a file");
    const char* const name = luaL_checkstring(L, 1);
    Message text;
    int number = -1;
    try {
        number = find_module(runtime, name, text);
        if (number >= 0 && runtime.writable != nullptr && runtime.chunk != nullptr) {
            runtime.required.emplace(runtime.chunk->pack, static_cast<std::size_t>(number));
        }
    } catch (const std::exception& e) {
        text.set("%s", e.what());
    }
    if (number < 0) raise(L, text);
    return open_module(L, static_cast<std::size_t>(number));
}

}  // namespace ptcg::script
