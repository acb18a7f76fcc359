#include "packs/blaming.hpp"

#include <algorithm>

namespace ptcg {

bool is_in(std::string_view file, const PackFolder& folder)
{
    if (!file.starts_with(folder.shown)) return false;
    return file.size() == folder.shown.size() || file[folder.shown.size()] == '/';
}

void Blaming::name(std::size_t pack, Problem& problem) const
{
    problem.pack = all_.manifests[pack].id;
    problem.source = all_.packs[pack].folder.source;
}

void Blaming::blame(std::size_t pack, Problem& problem)
{
    if (!problem.pack.empty()) return;
    name(pack, problem);
    refused_.add(all_.packs[pack].folder);
}

void Blaming::pack(std::size_t pack, std::size_t first)
{
    for (std::size_t i = first; i < all_.problems.size(); ++i) blame(pack, all_.problems[i]);
}

void Blaming::later_owner(std::size_t pack, const std::string& class_id, std::size_t first)
{
    const auto source = [&](std::size_t of) { return all_.packs[of].folder.number; };
    for (const ClassDraft& draft : all_.classes.drafts()) {
        if (draft.entry.made.id != class_id || source(draft.pack) <= source(pack)) continue;
        this->pack(draft.pack, first);
    }
}

/// Returns the pack that has the problem's file, or the number of packs.
std::size_t Blaming::pack_of(const Problem& problem) const
{
    for (std::size_t pack = all_.packs.size(); pack-- > 0;) {
        if (is_in(problem.file, all_.packs[pack].folder)) return pack;
    }
    return all_.packs.size();
}

void Blaming::by_file()
{
    for (Problem& problem : all_.problems) {
        if (const std::size_t pack = pack_of(problem); pack < all_.packs.size())
            blame(pack, problem);
    }
    for (Problem& fault : all_.faults) {
        if (const std::size_t pack = pack_of(fault); pack < all_.packs.size()) name(pack, fault);
    }
}

LeftOut Blaming::faulty() const
{
    const auto has_pack = [](const Problem& problem) { return !problem.pack.empty(); };
    return std::ranges::all_of(all_.problems, has_pack) ? refused_ : LeftOut{};
}

}  // namespace ptcg
