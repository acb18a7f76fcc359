#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "facts/card_facts.hpp"
#include "facts/library_writer.hpp"
#include "facts/pack_schema.hpp"
#include "ptcg/card_library.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

/// The context in which a card's file is read.
struct CardFileScope {
    std::string file;      ///< as shown in problems
    std::string pack;      ///< id of its pack
    std::string set_code;  ///< its pack's code in deck lists
    const std::map<std::string, ClassId>* classes =
        nullptr;  ///< those of its pack and dependencies
    /// Describes the problem with a class name that is not among `classes`.
    std::function<std::string(const std::string&)> unknown_class = {};
    IdRegister* ids = nullptr;
};

/// Reads the facts in a card's file. Interns names in `library`. Returns nothing if there is any
/// problem.
[[nodiscard]] std::optional<CardFacts> read_card(const toml::table& table,
                                                 const CardFileScope& scope, LibraryWriter& library,
                                                 Problems& problems);

}  // namespace ptcg
