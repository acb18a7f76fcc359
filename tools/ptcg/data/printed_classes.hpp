#pragma once

#include <string>
#include <vector>

#include "data/card_data.hpp"
#include "ptcg/card_library.hpp"

/// What the loaded classes say of printed cards. A class names in `data_words` what the data calls
/// it: subtypes ("VMAX"), and patterns of a Pokémon's printed name, which have a `*` for any text
/// ("Shining *"). All of them must fit, and where it names `data_sets`, the beginning of the set.
namespace ptcg::tools {

struct PrintedClasses {
    /// Those that fit, in the order of the library, without those whose words are among another's:
    /// what is "MEGA" and "EX" is not also what is only "EX".
    std::vector<ClassId> ids;
    /// A Pokémon's, as a card's file has it: "stage-1", or of a class, "VMAX". Empty if the data
    /// has none of the usual Stages and no loaded class has its words.
    std::string stage;
};
[[nodiscard]] PrintedClasses classes_of(const PrintedCard& card, const CardLibrary& library);

/// The classes without those another of them counts as.
[[nodiscard]] std::vector<ClassId> own_classes(const std::vector<ClassId>& ids,
                                               const CardLibrary& library);
/// The ids of classes, without those another of them counts as, separated by ", "; "none" for none.
[[nodiscard]] std::string class_names(const std::vector<ClassId>& ids, const CardLibrary& library);

}  // namespace ptcg::tools
