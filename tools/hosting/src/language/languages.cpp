#include "ptcg/hosting/languages.hpp"

#include "ptcg/hosting/language_files.hpp"

namespace ptcg {

Languages::Languages(std::vector<std::filesystem::path> roots, std::span<const MemoryFolder> memory)
    : roots_(std::move(roots))
{
    constexpr std::string_view folder = "lang/", ending = ".toml";
    for (const MemoryFolder& source : memory) {
        for (const auto& [name, text] : source.files) {
            if (!name.starts_with(folder) || !name.ends_with(ending)) continue;
            const std::string code =
                name.substr(folder.size(), name.size() - folder.size() - ending.size());
            in_memory_.try_emplace(code, InMemory{source.name + "/" + name, text});
        }
    }
}

std::set<std::string> Languages::codes_in_folders() const
{
    std::set<std::string> codes{english().code};
    for (const std::filesystem::path& root : roots_) {
        for (const std::filesystem::path& file : language_files(root)) {
            codes.insert(file.stem().string());
        }
    }
    return codes;
}

std::vector<std::string> Languages::codes() const
{
    std::set<std::string> codes = codes_in_folders();
    for (const auto& [code, content] : in_memory_) codes.insert(code);
    return {codes.begin(), codes.end()};
}

Result<std::shared_ptr<const Language>> Languages::read(const std::string& code) const
{
    if (codes_in_folders().contains(code)) return find_language(code, roots_);
    if (const auto content = in_memory_.find(code); content != in_memory_.end()) {
        LanguageResult result = read_language(content->second.text, content->second.file, code);
        if (result.language == nullptr) return Error{to_string(result.problems)};
        return std::shared_ptr<const Language>(std::move(result.language));
    }
    const std::vector<std::string> known = codes();
    std::string all;
    for (const std::string& one : known) all += (all.empty() ? "" : ", ") + one;
    return Error{"there is no language " + in_quotes(code) + did_you_mean(code, known) +
                 "\n  languages: " + all};
}

Result<std::shared_ptr<const Language>> Languages::find(std::string_view code) const
{
    const std::lock_guard lock(mutex_);
    if (const auto known = read_.find(code); known != read_.end()) return known->second;
    Result<std::shared_ptr<const Language>> found = read(std::string(code));
    if (found) read_.emplace(code, found.value());
    return found;
}

}  // namespace ptcg
