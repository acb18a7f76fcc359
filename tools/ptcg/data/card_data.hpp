#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_def.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/types.hpp"

/// Reads the facts of printed cards from JSON in the layout of the public pokemon-tcg-data project.
/// The data is not part of this project; users who have it name its folder with --data.
namespace ptcg::tools {

struct PrintedAttack {
    std::string name;
    std::vector<Type> cost;  ///< in the printed order; empty: free
    int damage = 0;          ///< 0: none printed
    DamageMark mark = DamageMark::none;
    std::string text;  ///< the printed sentence, for reading and comparing, never for our files
};

struct PrintedAbility {
    std::string name;
    AbilityKind kind = AbilityKind::ability;
    std::string text;
};

/// One card of the data. Fields that do not apply to its kind keep their initial values.
struct PrintedCard {
    std::string id;      ///< "my1-25"
    std::string set;     ///< "my1"
    std::string number;  ///< the second half of the id
    std::string name;    ///< name under the rules: without a level (NAME-02) and "δ" (NAME-04)
    /// As printed: "Sparkit δ"; and the set in the data, even if a pack has a different id.
    std::string printed_name;
    std::string printed_set;
    CardKind kind = CardKind::pokemon;
    std::vector<std::string> subtypes;  ///< from the data: "Stage 1", "VMAX", "Supporter"

    // Pokémon, and Trainer cards that are played as Pokémon and have HP
    /// A Pokémon's Stage. `class_stage`: not one of the usual ones; see classes_of().
    Stage stage = Stage::none;
    std::string evolves_from;  ///< may be missing in the data of an Evolution card
    int level = 0;             ///< 0: none printed
    int hp = 0;
    int retreat = 0;
    int prizes = 1;         ///< for its Knock Out, according to its rule
    bool rule_box = false;  ///< has a printed rule of its class
    std::vector<Type> types;
    std::vector<Affinity> weakness;
    std::vector<Affinity> resistance;

    std::vector<PrintedAbility> abilities;
    std::vector<PrintedAttack> attacks;

    TrainerKind trainer = TrainerKind::none;
    EnergyKind energy = EnergyKind::none;
    std::vector<Type> provides;  ///< units of an Energy card; in the data, only basic Energy's

    std::vector<std::string> rules;  ///< all printed paragraphs outside attacks and Abilities
    /// The paragraphs of a Trainer or Energy card, joined by line ends, without those that only
    /// repeat the rules for Items, Supporters, Stadiums and Tools.
    std::string text;
};

/// A set's facts in the data.
struct PrintedSet {
    std::string name;  ///< "Secret Wonders"
    std::string code;  ///< in deck lists, "SW"; may be empty
};

/// A folder of card data. Card files are named `<set>.json` and contain a list of cards. They are
/// in `cards/en` of the folder, in `extra/cards/en`, or in the folder itself. If a set has files in
/// several of these, its cards are combined. Set names are in `sets/en.json` and
/// `extra/sets/en.json`, or next to the folder if the folder is a `cards/en`.
class CardData {
public:
    /// Fails if the folder contains no card files. Reads only the set names.
    [[nodiscard]] static Result<CardData> open(const std::filesystem::path& folder);

    /// Returns the ids of all sets, in order.
    [[nodiscard]] std::vector<std::string> sets() const;
    /// Returns null if the data does not have the set; fields are empty if it does not name the
    /// set.
    [[nodiscard]] const PrintedSet* set(std::string_view id) const;

    /// Returns the cards of a set, in the order of the data; empty if there is no such set. Reads
    /// them at the first call.
    [[nodiscard]] const std::vector<PrintedCard>& cards(const std::string& set);
    /// Returns the card with this id, or null. It stays valid as long as this object.
    [[nodiscard]] const PrintedCard* find(const std::string& id);

    /// Returns what could not be read or understood so far, card by card. Such cards are left out.
    [[nodiscard]] const Problems& problems() const { return problems_; }

private:
    struct SetFiles {
        PrintedSet facts;
        std::vector<std::filesystem::path> files;
        std::vector<PrintedCard> cards;
        bool read = false;
    };

    void add_files(const std::filesystem::path& folder);
    void read_set_names(const std::filesystem::path& file);

    std::map<std::string, SetFiles, std::less<>> sets_;
    Problems problems_;
};

/// Returns the mark after an attack's damage, as printed or as typed: "+", "-", "×" or "x"; none if
/// it is empty, and nothing if it is something else.
[[nodiscard]] std::optional<DamageMark> damage_mark(std::string_view mark);

/// Reads the cards in the text of a JSON file; `file` names it in problems. A card that is not
/// understood is left out, and a problem says why.
[[nodiscard]] std::vector<PrintedCard> read_printed_cards(std::string_view json,
                                                          const std::string& file,
                                                          Problems& problems);

}  // namespace ptcg::tools
