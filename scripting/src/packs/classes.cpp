#include "packs/classes.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace ptcg {

void PackClasses::add(ClassDraft draft)
{
    drafts_.push_back(std::move(draft));
}

std::map<std::string, ClassId> PackClasses::of(std::size_t pack) const
{
    std::map<std::string, ClassId> classes;
    for (std::size_t i = 0; i < drafts_.size(); ++i) {
        if (std::ranges::find(reach_[pack], drafts_[i].pack) == reach_[pack].end()) continue;
        classes.emplace(drafts_[i].entry.made.id, static_cast<ClassId>(i));
    }
    return classes;
}

std::string PackClasses::unknown(std::size_t pack, const std::map<std::string, ClassId>& classes,
                                 const std::string& id) const
{
    const std::string unknown = "unknown class " + in_quotes(id);
    const auto other = std::ranges::find_if(
        drafts_, [&](const ClassDraft& draft) { return draft.entry.made.id == id; });
    if (other != drafts_.end()) {
        const std::string& its_pack = manifests_[other->pack].id;
        std::string depends;
        for (const Dependency& known : manifests_[pack].depends) {
            depends += in_quotes(known.id) + ", ";
        }
        return unknown + "; it is of pack " + in_quotes(its_pack) + ": write depends = [" +
               depends + in_quotes(its_pack) + "] in pack.toml";
    }
    if (classes.empty()) {
        return unknown +
               "; a pack may use its own classes and those of packs it depends on: "
               "depends = [\"classes\"]";
    }
    std::vector<std::string> known;
    for (const auto& entry : classes) known.push_back(entry.first);
    return unknown + did_you_mean(id, known);
}

ClassSet PackClasses::find(std::size_t pack, const std::vector<ClassEntry::Named>& named,
                           Problems& problems) const
{
    ClassSet found;
    const std::map<std::string, ClassId> classes = of(pack);
    for (const ClassEntry::Named& name : named) {
        if (const auto entry = classes.find(name.id); entry != classes.end()) {
            found.add(entry->second);
            continue;
        }
        problems.push_back({.file = name.place.file,
                            .line = name.place.line,
                            .column = name.place.column,
                            .message = unknown(pack, classes, name.id),
                            .context = {}});
    }
    return found;
}

void PackClasses::add_to(CardLibrary& library, Problems& problems)
{
    if (drafts_.size() > ClassSet::most) throw std::length_error("too many classes in all packs");
    for (ClassDraft& draft : drafts_) {
        CardClass& made = draft.entry.made;
        made.counts_as = find(draft.pack, draft.entry.counts_as, problems);
        made.attaches_to = find(draft.pack, draft.entry.attaches_to, problems);
        for (const GameLimit& limit : draft.entry.limits) {
            made.limits.push_back(library.add_limit(limit));
        }
    }
    // A VMAX counts as a V, and so as whatever a V counts as.
    for (std::size_t round = 0; round < drafts_.size(); ++round) {
        for (ClassDraft& draft : drafts_) {
            for (std::size_t i = 0; i < drafts_.size(); ++i) {
                if (!draft.entry.made.counts_as.has(static_cast<ClassId>(i))) continue;
                draft.entry.made.counts_as.add(drafts_[i].entry.made.counts_as);
            }
        }
    }
    for (const ClassDraft& draft : drafts_) library.add_class(draft.entry.made);
}

}  // namespace ptcg
