#pragma once

#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"

namespace ptcg {

/// The names and filters that were requested during reading, in order and with repetitions.
/// Requesting the same in the same order gives the same numbers in any library.
struct LibraryNotes {
    std::vector<NameId> names;
    std::vector<FilterId> filters;
};

/// Adds names and filters to a library, and notes which.
class LibraryWriter {
public:
    /// The library must outlive the writer.
    explicit LibraryWriter(CardLibrary& library) : library_(library) {}

    [[nodiscard]] const CardLibrary& library() const { return library_; }
    /// Sends notes to `notes` from now on; null: nowhere.
    void note_in(LibraryNotes* notes) { notes_ = notes; }

    NameId intern(std::string_view name)
    {
        const NameId id = library_.intern(name);
        if (notes_ != nullptr) notes_->names.push_back(id);
        return id;
    }
    FilterId add_filter(const CardFilter& filter)
    {
        const FilterId id = library_.add_filter(filter);
        if (notes_ != nullptr) notes_->filters.push_back(id);
        return id;
    }

private:
    CardLibrary& library_;
    LibraryNotes* notes_ = nullptr;
};

}  // namespace ptcg
