#pragma once

#include <string>
#include <vector>

#include "data/card_data.hpp"
#include "ptcg/card_library.hpp"

/// Matches printed cards to the loaded classes. `data_words` of a class lists what the data calls
/// it: subtypes ("VMAX"), and patterns of a Pokémon's printed name, in which `*` is any text
/// ("Shining *"). All of them must match, and if the class has `data_sets`, so must the beginning
/// of the set.
namespace ptcg::tools {

struct PrintedClasses {
    /// The classes that match, in the order of the library. A class is left out if its words are
    /// among another's: what is "MEGA" and "EX" is not also just "EX".
    std::vector<ClassId> ids;
    /// A Pokémon's Stage, as in a card's file: "stage-1", or a class's Stage, "VMAX". Empty if the
    /// data has none of the usual Stages and no loaded class has its words.
    std::string stage;
};
[[nodiscard]] PrintedClasses classes_of(const PrintedCard& card, const CardLibrary& library);

/// Returns the classes, except those that another of them implies.
[[nodiscard]] std::vector<ClassId> own_classes(const std::vector<ClassId>& ids,
                                               const CardLibrary& library);
/// Returns the ids of classes separated by ", ", except those that another of them implies; "none"
/// if there are none.
[[nodiscard]] std::string class_names(const std::vector<ClassId>& ids, const CardLibrary& library);

}  // namespace ptcg::tools
