#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "facts/card_schema.hpp"
#include "facts/pack_schema.hpp"

namespace ptcg {

/// A class while it is being loaded.
struct ClassDraft {
    std::size_t pack = 0;
    std::string file;  ///< as shown in problems
    ClassEntry entry;
    CardFacts facts;                   ///< what its script is read against
    std::optional<std::size_t> chunk;  ///< its script, as a position in the bundle
};

/// The classes of all packs while these are loaded. Packs go by their place in `manifests` and
/// `reach` (see reach_of_packs), which may be filled in until the first question.
class PackClasses {
public:
    PackClasses(const std::vector<Manifest>& manifests,
                const std::vector<std::vector<std::size_t>>& reach)
        : manifests_(manifests), reach_(reach)
    {
    }

    void add(ClassDraft draft);
    /// By ClassId.
    [[nodiscard]] const std::vector<ClassDraft>& drafts() const { return drafts_; }

    /// Those a pack may use: its own, and those of the packs it depends on.
    [[nodiscard]] std::map<std::string, ClassId> of(std::size_t pack) const;
    /// What is wrong with the id of a class that is none of those the pack may use. Where another
    /// pack has it, the line of pack.toml that would do.
    [[nodiscard]] std::string unknown(std::size_t pack,
                                      const std::map<std::string, ClassId>& classes,
                                      const std::string& id) const;

    /// Puts all classes into the library, once every pack's are known. False, with a problem and
    /// nothing added, if there are too many.
    [[nodiscard]] bool add_to(CardLibrary& library, Problems& problems);

private:
    [[nodiscard]] bool refuse_too_many(Problems& problems) const;
    [[nodiscard]] ClassSet find(std::size_t pack, const std::vector<ClassEntry::Named>& named,
                                Problems& problems) const;

    const std::vector<Manifest>& manifests_;
    const std::vector<std::vector<std::size_t>>& reach_;
    std::vector<ClassDraft> drafts_;
};

}  // namespace ptcg
