#include "data/sound_packs.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace ptcg::tools {

std::vector<PackPlace> packs_with_problems(const LoadResult& loaded)
{
    std::vector<PackPlace> places;
    if (loaded.incomplete == nullptr) return places;
    std::set<std::string> wrong;
    // A pack stands after those it depends on.
    for (const PackInfo& pack : loaded.incomplete->packs) {
        const bool own = std::ranges::any_of(loaded.problems, [&](const Problem& problem) {
            return problem.file.starts_with(pack.shown + "/");
        });
        const bool inherited = std::ranges::any_of(
            pack.depends, [&](const std::string& id) { return wrong.contains(id); });
        if (!own && !inherited) continue;
        wrong.insert(pack.id);
        places.push_back({pack.id, pack.path});
    }
    return places;
}

SoundPacks load_sound_packs(std::span<const std::filesystem::path> roots)
{
    SoundPacks sound{load_packs(roots), {}, {}};
    std::vector<std::filesystem::path> folders;
    for (const PackPlace& pack : list_packs(roots)) folders.push_back(pack.folder);
    while (sound.loaded.pool == nullptr) {
        const std::vector<PackPlace> wrong = packs_with_problems(sound.loaded);
        const std::size_t before = folders.size();
        for (const PackPlace& pack : wrong) std::erase(folders, pack.folder);
        if (folders.size() == before || folders.empty()) return sound;
        sound.left_out.insert(sound.left_out.end(), wrong.begin(), wrong.end());
        sound.problems.insert(sound.problems.end(), sound.loaded.problems.begin(),
                              sound.loaded.problems.end());
        sound.loaded = load_packs(folders);
    }
    return sound;
}

}  // namespace ptcg::tools
