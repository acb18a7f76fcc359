#include "packs/classes.hpp"

#include <algorithm>
#include <utility>

namespace ptcg {

namespace {

constexpr std::size_t most_classes_of_pack = 64;

}  // namespace

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
        return unknown + "; it belongs to pack " + in_quotes(its_pack) + ": write depends = [" +
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

bool PackClasses::refuse_too_many(Problems& problems) const
{
    std::map<std::size_t, std::size_t> of_pack;
    const std::size_t before = problems.size();
    const auto refuse = [&](const ClassDraft& draft, const std::string& why) {
        problems.push_back({.file = draft.file,
                            .line = 0,
                            .column = 0,
                            .message = why,
                            .context = {},
                            .code = "pack"});
    };
    for (const ClassDraft& draft : drafts_) {
        if (++of_pack[draft.pack] == most_classes_of_pack + 1) {
            refuse(draft,
                   "a pack can have at most " + std::to_string(most_classes_of_pack) + " classes");
        }
    }
    if (problems.size() == before && drafts_.size() > ClassSet::most) {
        refuse(drafts_[ClassSet::most], "all packs together can have at most " +
                                            std::to_string(ClassSet::most) + " classes");
    }
    return problems.size() != before;
}

bool PackClasses::add_to(CardLibrary& library, Problems& problems)
{
    if (refuse_too_many(problems)) return false;
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
    return true;
}

}  // namespace ptcg
