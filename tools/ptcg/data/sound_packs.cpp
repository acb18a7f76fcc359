#include "data/sound_packs.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "data/pack_cache.hpp"

namespace ptcg::tools {

namespace {

namespace fs = std::filesystem;

bool is_in(const Problem& problem, const PackInfo& pack)
{
    return problem.file.starts_with(pack.shown + "/");
}

/// Loads the packs of these folders. Set codes are stored next to the packs, so they are taken from
/// `before`.
LoadResult load_folders(const std::vector<fs::path>& folders, const LoadResult& before)
{
    LoadResult loaded = load_packs(folders, {}, pack_cache());
    if (loaded.pool == nullptr) return loaded;
    const auto known = loaded.pool->library.set_codes();
    std::set<std::pair<std::string, std::string>> codes(known.begin(), known.end());
    for (const auto& [code, set] : before.incomplete->library.set_codes()) {
        if (codes.emplace(code, set).second) loaded.pool->library.add_set_code(code, set);
    }
    return loaded;
}

std::vector<fs::path> folders_of_packs(std::span<const fs::path> roots)
{
    std::vector<fs::path> folders;
    for (const PackPlace& pack : list_packs(roots)) folders.push_back(pack.folder);
    return folders;
}

/// Returns the packs that matter and those they depend on.
std::vector<const PackInfo*> needed_packs(const std::vector<PackInfo>& packs,
                                          const PackMatters& matters)
{
    std::vector<const PackInfo*> needed;
    std::set<std::string> ids;
    // Packs come after those they depend on.
    for (auto pack = packs.rbegin(); pack != packs.rend(); ++pack) {
        if (!ids.contains(pack->id) && !matters(*pack)) continue;
        needed.push_back(&*pack);
        ids.insert(pack->depends.begin(), pack->depends.end());
    }
    return needed;
}

/// Moves the problems of unneeded packs from `loaded` to `packs`.
template <typename Packs>
void set_aside(LoadResult& loaded, const PackMatters& matters, Packs& packs)
{
    const std::vector<PackInfo>& all = loaded.incomplete->packs;
    Problems& problems = loaded.problems;
    const std::vector<const PackInfo*> needed = needed_packs(all, matters);
    for (const PackInfo& pack : all) {
        if (std::ranges::find(needed, &pack) != needed.end()) continue;
        const auto its =
            std::stable_partition(problems.begin(), problems.end(),
                                  [&](const Problem& problem) { return !is_in(problem, pack); });
        if (its == problems.end()) continue;
        packs.wrong_elsewhere.push_back(pack.id);
        packs.elsewhere.insert(packs.elsewhere.end(), its, problems.end());
        problems.erase(its, problems.end());
    }
}

}  // namespace

std::vector<PackPlace> packs_with_problems(const LoadResult& loaded)
{
    std::vector<PackPlace> places;
    if (loaded.incomplete == nullptr) return places;
    std::set<std::string> wrong;
    // Packs come after those they depend on.
    for (const PackInfo& pack : loaded.incomplete->packs) {
        const bool own = std::ranges::any_of(
            loaded.problems, [&](const Problem& problem) { return is_in(problem, pack); });
        const bool inherited = std::ranges::any_of(
            pack.depends, [&](const std::string& id) { return wrong.contains(id); });
        if (!own && !inherited) continue;
        wrong.insert(pack.id);
        places.push_back({pack.id, pack.path});
    }
    return places;
}

SoundPacks load_sound_packs(std::span<const fs::path> roots, const PackMatters& matters)
{
    SoundPacks sound{load_packs(roots, {}, pack_cache()), {}, {}, {}, {}};
    std::vector<fs::path> folders = folders_of_packs(roots);
    // Each round leaves out all packs that have their own problems. Limits that packs exceed only
    // together show up one at a time.
    constexpr int most_rounds = 4;
    for (int round = 0; round < most_rounds && sound.loaded.pool == nullptr; ++round) {
        const std::vector<PackPlace> wrong = packs_with_problems(sound.loaded);
        const std::size_t before = folders.size();
        for (const PackPlace& pack : wrong) std::erase(folders, pack.folder);
        if (folders.size() == before || folders.empty()) return sound;
        for (const PackInfo& pack : sound.loaded.incomplete->packs) {
            const auto place = std::ranges::find(wrong, pack.path, &PackPlace::folder);
            if (place != wrong.end() && matters(pack)) sound.left_out.push_back(*place);
        }
        set_aside(sound.loaded, matters, sound);
        sound.problems.insert(sound.problems.end(), sound.loaded.problems.begin(),
                              sound.loaded.problems.end());
        sound.loaded = load_folders(folders, sound.loaded);
    }
    return sound;
}

NeededPacks load_needed_packs(std::span<const fs::path> roots, const PackMatters& matters,
                              const std::function<bool(const fs::path&)>& look_into)
{
    PackCache cache = pack_cache();
    cache.look_into = look_into;
    NeededPacks packs{load_packs(roots, {}, cache), {}, {}};
    if (packs.loaded.pool != nullptr) return packs;
    std::vector<fs::path> folders = folders_of_packs(roots);
    for (const PackPlace& wrong : packs_with_problems(packs.loaded)) {
        std::erase(folders, wrong.folder);
    }
    set_aside(packs.loaded, matters, packs);
    if (!packs.loaded.problems.empty()) return packs;
    packs.loaded = load_folders(folders, packs.loaded);
    return packs;
}

}  // namespace ptcg::tools
