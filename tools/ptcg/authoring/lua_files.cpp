#include "authoring/lua_files.hpp"

#include <algorithm>
#include <system_error>

#include "ptcg/scripting/lua_tokens.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

bool is_hidden_file(const fs::path& path)
{
    return path.filename().string().starts_with('.');
}

std::size_t median(std::vector<std::size_t> numbers)
{
    if (numbers.empty()) return 0;
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::ranges::nth_element(numbers, middle);
    return *middle;
}

}  // namespace

std::vector<fs::path> lua_files(const fs::path& folder, const fs::path& without)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& path = entry->path();
        const bool left_out = is_hidden_file(path) || path.filename() == without;
        if (entry->is_directory(error)) {
            if (left_out) entry.disable_recursion_pending();
        } else if (!left_out && path.extension() == ".lua") {
            files.push_back(path);
        }
    }
    std::ranges::sort(files);
    return files;
}

bool is_card_script(const fs::path& file)
{
    std::error_code error;
    return fs::is_regular_file(file.parent_path() / "pack.toml", error);
}

ScriptLengths measure_scripts(const std::vector<std::string>& texts)
{
    std::vector<std::size_t> lines;
    std::vector<std::size_t> tokens;
    for (const std::string& text : texts) {
        std::vector<script::LuaToken> read;
        if (!script::read_lua_tokens(text, read)) continue;
        lines.push_back(static_cast<std::size_t>(std::ranges::count(text, '\n')));
        tokens.push_back(read.size() - 1);  // the last token marks the end
    }
    return {lines.size(), median(lines), median(tokens)};
}

}  // namespace ptcg::tools
