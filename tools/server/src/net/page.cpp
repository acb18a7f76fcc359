#include "net/page.hpp"

#include <array>
#include <system_error>
#include <utility>

#include <zlib.h>

#include "ptcg/hosting/fingerprint.hpp"
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

/// Returns nothing if it cannot be compressed or would be no smaller.
std::string compressed(std::string_view content)
{
    constexpr int window_with_gzip_header = 15 + 16, memory = 9;
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, window_with_gzip_header, memory,
                     Z_DEFAULT_STRATEGY) != Z_OK) {
        return {};
    }
    std::string result(deflateBound(&stream, static_cast<uLong>(content.size())), '\0');
    std::string input(content);
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(result.data());
    stream.avail_out = static_cast<uInt>(result.size());
    const bool is_whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    result.resize(stream.total_out);
    deflateEnd(&stream);
    return is_whole && result.size() < content.size() ? result : std::string();
}

/// Weak, because it is the same for the file and its compressed form.
std::string tag_of(std::string_view content)
{
    return "W/\"" + hex(hash_of(content)) + '"';
}

}  // namespace

Page::Page(std::filesystem::path folder) : folder_(std::move(folder))
{
    if (!folder_.empty()) return;
    for (const auto& [name, content] : page_files) {
        files_[name] = {content, compressed(content), tag_of(content)};
    }
}

std::optional<HttpReply> Page::find(std::string_view path, bool takes_gzip) const
{
    if (path.empty() || path[0] != '/') return std::nullopt;
    const std::string_view name = path == "/" ? "index.html" : path.substr(1);
    if (!folder_.empty()) return find_in_folder(name);
    const auto found = files_.find(name);
    if (found == files_.end()) return std::nullopt;
    const File& file = found->second;
    const bool is_gzip = takes_gzip && !file.gzip.empty();
    return HttpReply{.status = 200,
                     .body = is_gzip ? file.gzip : std::string(file.content),
                     .type = type_of(name),
                     .tag = file.tag,
                     .is_gzip = is_gzip};
}

HttpReply Page::missing() const
{
    return {404,
            "<!doctype html><html lang=\"en\"><title>404</title>"
            "<p>There is nothing here. <a href=\"/\">To the table</a></p></html>\n",
            type_of("404.html")};
}

std::optional<HttpReply> Page::find_in_folder(std::string_view name) const
{
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder_, error), end; !error && entry != end;
         entry.increment(error)) {
        if (!entry->is_regular_file(error)) continue;
        if (entry->path().lexically_relative(folder_).generic_string() != name) continue;
        Result<std::string> text = read_regular_file(entry->path(), most_bytes);
        if (!text) return std::nullopt;
        std::string tag = tag_of(text.value());
        return HttpReply{.status = 200,
                         .body = std::move(text.value()),
                         .type = type_of(name),
                         .tag = std::move(tag)};
    }
    return std::nullopt;
}

}  // namespace ptcg::server
