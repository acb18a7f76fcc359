#include "card_tests/card_test.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <memory>
#include <new>

#include <fmt/format.h>

#include "card_tests/card_test_lua.hpp"
#include "card_tests/card_test_values.hpp"

namespace ptcg::tools {

namespace {

/// A test of the file being run: its name, where it stands, its function in the registry.
struct TestCase {
    std::string name;
    int line = 0;
    int function = LUA_NOREF;
};

struct FileRun {
    std::vector<TestCase> tests;
    std::string message;
};

/// test("name", function(t) ... end)
int declare_test(lua_State* L)
{
    luaL_checktype(L, 1, LUA_TSTRING);
    luaL_checktype(L, 2, LUA_TFUNCTION);
    lua_Debug caller;
    const bool known = lua_getstack(L, 1, &caller) != 0 && lua_getinfo(L, "l", &caller) != 0;
    lua_settop(L, 2);
    const int function = luaL_ref(L, LUA_REGISTRYINDEX);
    auto& file = *static_cast<FileRun*>(lua_touserdata(L, lua_upvalueindex(1)));
    file.tests.push_back({text_at(L, 1), known ? caller.currentline : 0, function});
    return 0;
}

struct CloseState {
    void operator()(lua_State* L) const { lua_close(L); }
};

[[nodiscard]] std::unique_ptr<lua_State, CloseState> new_state(FileRun& file)
{
    std::unique_ptr<lua_State, CloseState> state(luaL_newstate());
    lua_State* L = state.get();
    if (L == nullptr) throw std::bad_alloc();
    const luaL_Reg libraries[] = {{LUA_GNAME, luaopen_base},
                                  {LUA_STRLIBNAME, luaopen_string},
                                  {LUA_TABLIBNAME, luaopen_table},
                                  {LUA_MATHLIBNAME, luaopen_math}};
    for (const luaL_Reg& library : libraries) {
        luaL_requiref(L, library.name, library.func, 1);
        lua_pop(L, 1);
    }
    for (const char* name : {"dofile", "loadfile", "load"}) {
        lua_pushnil(L);
        lua_setglobal(L, name);
    }
    lua_pushlightuserdata(L, &file);
    lua_pushcclosure(L, declare_test, 1);
    lua_setglobal(L, "test");
    return state;
}

[[nodiscard]] std::string indented(const std::string& text)
{
    std::string result = "    ";
    for (std::size_t i = 0; i < text.size(); ++i) {
        result += text[i];
        if (text[i] == '\n' && i + 1 < text.size()) result += "    ";
    }
    return result;
}

/// An error that a test raised may be any value; a report needs a text.
int as_message(lua_State* L)
{
    if (lua_type(L, 1) != LUA_TSTRING) lua_pushliteral(L, "an error that is no text");
    return 1;
}

void run_test(lua_State* L, const CardTestWorld& world, const std::string& shown,
              const TestCase& test, const CardTestOptions& options, CardTestResult& result)
{
    TestRun run{.world = &world, .table = {}, .message = {}};
    lua_settop(L, 0);
    lua_pushcfunction(L, as_message);
    lua_rawgeti(L, LUA_REGISTRYINDEX, test.function);
    push_test(L, run);
    std::string problem;
    if (lua_pcall(L, 1, 0, 1) != LUA_OK) {
        problem = text_at(L, -1);
    } else if (!run.table) {
        problem = fmt::format("{}:{}: the test sets up no position", shown, test.line);
    } else {
        try {
            run.table->check_finished();
        } catch (const std::exception& e) {
            problem = fmt::format("{}:{}: {}", shown, test.line, e.what());
        }
    }
    if (problem.empty()) {
        ++result.passed;
        if (options.verbose) result.report += fmt::format("ok      {}: {}\n", shown, test.name);
        return;
    }
    ++result.failed;
    result.report += fmt::format("FAILED  {}\n{}\n", test.name, indented(problem));
    if (!run.table) return;
    try {
        result.report += indented(run.table->describe()) + "\n";
    } catch (const std::exception& e) {
        result.report += fmt::format("    (the table cannot be shown: {})\n", e.what());
    }
}

}  // namespace

CardTestResult run_card_tests(const CardTestWorld& world, std::string_view source,
                              const std::string& shown, const CardTestOptions& options)
{
    CardTestResult result;
    FileRun file;
    const auto state = new_state(file);
    lua_State* L = state.get();
    if (luaL_loadbufferx(L, source.data(), source.size(), ("@" + shown).c_str(), "t") != LUA_OK ||
        lua_pcall(L, 0, 0, 0) != LUA_OK) {
        ++result.failed;
        result.report =
            fmt::format("FAILED  {}\n{}\n", shown,
                        indented(lua_type(L, -1) == LUA_TSTRING ? text_at(L, -1) : "an error"));
        return result;
    }
    for (const TestCase& test : file.tests) {
        if (test.name.find(options.filter) == std::string::npos &&
            shown.find(options.filter) == std::string::npos) {
            continue;
        }
        run_test(L, world, shown, test, options, result);
    }
    return result;
}

CardTestResult run_card_tests(const CardTestWorld& world, const CardTestFile& file,
                              const CardTestOptions& options)
{
    std::ifstream in(file.path, std::ios::binary);
    if (!in) {
        return {.passed = 0,
                .failed = 1,
                .report = fmt::format("FAILED  {}\n    cannot be read\n", file.shown)};
    }
    const std::string source{std::istreambuf_iterator<char>(in), {}};
    return run_card_tests(world, source, file.shown, options);
}

std::vector<CardTestFile> find_card_tests(std::span<const std::filesystem::path> paths)
{
    namespace fs = std::filesystem;
    std::vector<CardTestFile> files;
    const auto add = [&](const fs::path& path) {
        std::error_code ignored;
        const fs::path relative = fs::relative(path, ignored);
        const bool below = !relative.empty() && *relative.begin() != "..";
        files.push_back({path, (below ? relative : path).generic_string()});
    };
    for (const fs::path& path : paths) {
        if (!fs::is_directory(path)) {
            add(path);
            continue;
        }
        std::vector<fs::path> in_tests;
        std::vector<fs::path> directly;
        using Walk = fs::recursive_directory_iterator;
        for (Walk entry(path); entry != Walk(); ++entry) {
            const fs::path& file = entry->path();
            if (!entry->is_regular_file() || file.extension() != ".lua") continue;
            if (file.parent_path().filename() == "tests") in_tests.push_back(file);
            if (entry.depth() == 0) directly.push_back(file);
        }
        std::vector<fs::path>& found = in_tests.empty() ? directly : in_tests;
        std::sort(found.begin(), found.end());
        for (const fs::path& file : found) add(file);
    }
    return files;
}

}  // namespace ptcg::tools
