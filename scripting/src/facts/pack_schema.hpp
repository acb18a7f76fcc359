#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/allowance.hpp"
#include "ptcg/scripting/toml_reader.hpp"

/// The files of a pack that are not cards: pack.toml, prints.toml, classes/*.toml.
namespace ptcg {

/// The number of Prize cards that a Knock Out can be worth.
inline constexpr Range prizes_range{0, 6};

/// A place in a file.
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
};

struct Dependency {
    std::string id;
    Place place;
};

/// pack.toml
struct Manifest {
    std::string id;
    std::string name;
    std::string version;
    int api = 0;
    std::string code;
    std::string description;
    std::vector<std::string> authors;
    std::vector<Dependency> depends;
    std::vector<std::string> languages;
    bool holds_classes = false;  ///< its *.toml files are classes, not cards
    std::vector<Allowance> allowed;
};

/// One `[[print]]`: another print of a card.
struct PrintEntry {
    std::string id;
    std::string of;
    Place id_place;
    Place of_place;
};

/// Which file uses which id. Ids are unique.
class IdRegister {
public:
    /// Assigns the id to `file` and returns an empty string. If the id is taken, returns the file
    /// that has it.
    std::string claim(const std::string& id, const std::string& file);
    /// Returns the file that has the id, or an empty string.
    [[nodiscard]] std::string file_of(const std::string& id) const;

private:
    std::map<std::string, std::string> files_;
};

/// `[check.allow]`: the findings that `ptcg check` does not report, `code = "reason"`.
[[nodiscard]] std::vector<Allowance> read_allowed(TableReader& reader, const std::string& card);

[[nodiscard]] Manifest read_manifest(const toml::table& table, const std::string& file,
                                     Problems& problems);
/// A class, and the classes it names, which may be read later.
struct ClassEntry {
    CardClass made;                 ///< without an id if the id is missing or taken
    std::vector<GameLimit> limits;  ///< what its cards may do only once in a game
    struct Named {
        std::string id;
        Place place;
    };
    std::vector<Named> counts_as;
    std::vector<Named> attaches_to;
};
[[nodiscard]] ClassEntry read_class(const toml::table& table, const std::string& file,
                                    IdRegister& ids, Problems& problems);
/// Returns the entries without problems.
[[nodiscard]] std::vector<PrintEntry> read_prints(const toml::table& table, const std::string& file,
                                                  IdRegister& ids, Problems& problems);

/// Reads sets.toml of a folder of packs: `MYS = "my1"`, or a list of sets.
void read_set_codes(const toml::table& table, const std::string& file, CardLibrary& library,
                    Problems& problems);
/// Returns the place of a value.
[[nodiscard]] Place place_of(const toml::node& node, const std::string& file);
/// Returns the value of "id", which now belongs to the reader's file. If it is missing or taken,
/// reports that and returns an empty string.
[[nodiscard]] std::string claim_id(TableReader& reader, IdRegister& ids);
/// Returns the set and number of a card id. The number is empty if it is not a card id.
[[nodiscard]] std::pair<std::string, std::string> split_card_id(const std::string& id);
/// Describes what is wrong with the number in a card id; empty if nothing is.
[[nodiscard]] std::string wrong_number(const std::string& id);
[[nodiscard]] bool is_pack_id(std::string_view id);

}  // namespace ptcg
