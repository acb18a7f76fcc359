#include "phrases/toml_files.hpp"

#include <algorithm>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "ptcg/scripting/files.hpp"

namespace ptcg::tools::phrases {

Result<void> each_toml_file(
    const std::filesystem::path& folder,
    const std::function<void(std::string_view text, const std::string& file)>& add)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (entry.path().extension() == ".toml") files.push_back(entry.path());
    }
    if (error) return Error{fmt::format("{}: {}", folder.string(), error.message())};
    std::sort(files.begin(), files.end());
    for (const std::filesystem::path& file : files) {
        const Result<std::string> text = read_regular_file(file, most_text_bytes);
        if (!text) return Error{fmt::format("{}: {}", file.string(), text.error().message)};
        add(text.value(), file.string());
    }
    return {};
}

}  // namespace ptcg::tools::phrases
