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
    CardFacts facts;                   ///< the facts its script is checked against
    std::optional<std::size_t> chunk;  ///< the index of its script in the bundle
};

/// The classes of all packs, while these are loaded. Packs are identified by their index in
/// `manifests` and `reach` (see reach_of_packs), which must be filled in before the first query.
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

    /// Returns those a pack may use: its own, and those of the packs it depends on.
    [[nodiscard]] std::map<std::string, ClassId> of(std::size_t pack) const;
    /// Describes the problem with a class id that the pack may not use. If another pack has the
    /// class, names the line to add to pack.toml.
    [[nodiscard]] std::string unknown(std::size_t pack,
                                      const std::map<std::string, ClassId>& classes,
                                      const std::string& id) const;

    /// Adds all classes to the library, once every pack's are known. If there are too many, reports
    /// that, adds none and returns false.
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
