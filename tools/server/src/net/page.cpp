#include "net/page.hpp"

#include <array>
#include <system_error>
#include <utility>

#include "ptcg/scripting/files.hpp"

namespace ptcg::server {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = std::size_t{1} << 20;

std::string_view type_of(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> types{{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".json", "application/json"},
        {".svg", "image/svg+xml"},
    }};
    for (const auto& [ending, type] : types) {
        if (name.ends_with(ending)) return type;
    }
    return "text/plain; charset=utf-8";
}

}  // namespace

std::optional<HttpReply> Page::find(std::string_view path) const
{
    if (path.empty() || path[0] != '/') return std::nullopt;
    const std::string_view name = path == "/" ? "index.html" : path.substr(1);
    if (!folder_.empty()) return find_in_folder(name);
    const auto found = page_files.find(name);
    if (found == page_files.end()) return std::nullopt;
    return HttpReply{200, std::string(found->second), type_of(name)};
}

std::optional<HttpReply> Page::find_in_folder(std::string_view name) const
{
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder_, error), end; !error && entry != end;
         entry.increment(error)) {
        if (!entry->is_regular_file(error)) continue;
        if (entry->path().lexically_relative(folder_).generic_string() != name) continue;
        Result<std::string> text = read_regular_file(entry->path(), most_bytes);
        if (text) return HttpReply{200, std::move(text.value()), type_of(name)};
    }
    return std::nullopt;
}

}  // namespace ptcg::server
