#pragma once

#include <cstdint>
#include <string_view>

#include <toml++/toml.h>

#include "ptcg/fnv1a.hpp"

namespace ptcg {

/// A hash of what affects play in a pack: its facts and scripts. It excludes what is only displayed
/// (texts, names in other languages, comments) and what accompanies the cards (decks, tests).
class PlayHash {
public:
    /// Adds a script, or the name of a file.
    void add(std::string_view text);
    /// Adds the facts of a file.
    void add(const toml::table& facts);

    /// Returns the hash of what was added, in that order. It is the same on every machine.
    [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

private:
    void add_node(const toml::node& node);

    Fnv1a hash_;
};

}  // namespace ptcg
