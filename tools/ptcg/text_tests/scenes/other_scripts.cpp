#include "text_tests/scenes/other_scripts.hpp"

#include <filesystem>
#include <utility>

#include <fmt/format.h>

#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 1u << 20;

/// Reads the files of a pack that are loaded: not those in its folder "tests".
Result<MemoryFolder> read_pack(const PackInfo& pack)
{
    MemoryFolder folder{.name = pack.shown, .files = {}};
    for (auto entry = fs::recursive_directory_iterator(pack.path);
         entry != fs::recursive_directory_iterator(); ++entry) {
        const fs::path& path = entry->path();
        if (entry->is_directory() && path.filename() == "tests") entry.disable_recursion_pending();
        if (path.extension() != ".toml" && path.extension() != ".lua") continue;
        if (!entry->is_regular_file()) continue;
        Result<std::string> content = read_regular_file(path, most_bytes);
        if (!content) return content.error();
        folder.files.emplace(path.lexically_relative(pack.path).generic_string(),
                             std::move(content.value()));
    }
    return folder;
}

[[nodiscard]] bool same_cards(const CardLibrary& one, const CardLibrary& other)
{
    if (one.size() != other.size()) return false;
    for (std::size_t i = 0; i < one.size(); ++i) {
        const auto id = static_cast<DefId>(i);
        if (one.text(id).id != other.text(id).id) return false;
    }
    return true;
}

}  // namespace

Result<std::unique_ptr<CardPool>> with_other_scripts(
    const CardPool& pool, const std::function<void(DefId card, std::string& source)>& change,
    FaultyScripts faulty)
{
    std::vector<MemoryFolder> folders;
    for (const PackInfo& pack : pool.packs) {
        Result<MemoryFolder> folder = read_pack(pack);
        if (!folder) return folder.error();
        for (const std::string& id : pack.cards) {
            const DefId card = pool.library.find(id);
            fs::path script = fs::path(pool.library.text(card).file).filename();
            script.replace_extension(".lua");
            const auto found = folder.value().files.find(script.string());
            if (found != folder.value().files.end()) change(card, found->second);
        }
        folders.push_back(std::move(folder.value()));
    }
    LoadResult loaded = load_packs({}, folders, PackLimits{.faulty_scripts = faulty});
    if (loaded.pool == nullptr) return Error{to_string(loaded.problems)};
    if (!same_cards(pool.library, loaded.pool->library)) {
        return Error{"the packs give other cards when they are read again"};
    }
    return std::move(loaded.pool);
}

}  // namespace ptcg::tools
