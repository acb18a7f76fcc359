#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "packs/loading.hpp"

/// Which pack a problem is about, and so which packs to leave out.
namespace ptcg {

/// Packs that are not loaded, each by the number of its source and by its place.
class LeftOut {
public:
    void add(const PackFolder& folder) { places_.emplace(folder.number, folder.place()); }
    void add(const LeftOut& more) { places_.insert(more.places_.begin(), more.places_.end()); }
    [[nodiscard]] bool has(const PackFolder& folder) const
    {
        return places_.contains({folder.number, folder.place()});
    }
    [[nodiscard]] bool empty() const { return places_.empty(); }

private:
    std::set<std::pair<std::size_t, std::string>> places_;
};

/// Returns whether this is the name of the pack's folder, or of a file in it, as shown in problems.
[[nodiscard]] bool is_in(std::string_view file, const PackFolder& folder);

/// Names in each problem the pack to blame and its source. The first pack to be blamed stays.
class Blaming {
public:
    explicit Blaming(Loading& all) : all_(all) {}

    /// Blames the pack for the problems from number `first` on.
    void pack(std::size_t pack, std::size_t first);
    /// If another pack has the class, blames the pack of the later source for the problems from
    /// `first` on: a pack must not keep one of an earlier source from being loaded.
    void later_owner(std::size_t pack, const std::string& class_id, std::size_t first);
    /// Blames the packs that the files are in. Of packs that look alike it takes the last.
    void by_file();

    /// Returns the packs with problems other than those in `Loading::faults`; none if a problem is
    /// not of a pack.
    [[nodiscard]] LeftOut faulty() const;

private:
    void name(std::size_t pack, Problem& problem) const;
    void blame(std::size_t pack, Problem& problem);
    [[nodiscard]] std::size_t pack_of(const Problem& problem) const;

    Loading& all_;
    LeftOut refused_;
};

}  // namespace ptcg
