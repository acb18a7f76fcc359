#pragma once

#include <cstdint>
#include <string_view>

#include <toml++/toml.h>

#include "ptcg/fnv1a.hpp"

namespace ptcg {

/// A hash over what of a pack plays: its facts and scripts. What is only read (texts, names in
/// other languages, comments) and what lies beside the cards (decks, tests) is left out.
class PlayHash {
public:
    /// A script, or the name of a file.
    void add(std::string_view text);
    /// The facts of a file.
    void add(const toml::table& facts);

    /// Of what was added, in that order; the same on every machine.
    [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

private:
    void add_node(const toml::node& node);

    Fnv1a hash_;
};

}  // namespace ptcg
