#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_def.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/types.hpp"

/// The facts of printed cards, read from JSON as the public pokemon-tcg-data project lays it out.
/// Such data is not part of this project: whoever has it names its folder with --data.
namespace ptcg::tools {

struct PrintedAttack {
    std::string name;
    std::vector<Type> cost;  ///< in the printed order; empty: free
    int damage = 0;          ///< 0: none is printed
    DamageMark mark = DamageMark::none;
    std::string text;  ///< the printed sentence; for reading and comparing, never for our files
};

struct PrintedAbility {
    std::string name;
    AbilityKind kind = AbilityKind::ability;
    std::string text;
};

/// One card of the data. A field that does not apply to its kind holds what it begins with.
struct PrintedCard {
    std::string id;      ///< "my1-25"
    std::string set;     ///< "my1"
    std::string number;  ///< "25"; the id's second half
    std::string name;    ///< the rules name: without a level (NAME-02) and without "δ" (NAME-04)
    /// As printed: "Sparkit δ"; and the set of the data, even where a pack goes by another id.
    std::string printed_name;
    std::string printed_set;
    CardKind kind = CardKind::pokemon;
    std::vector<std::string> subtypes;  ///< as the data has them: "Stage 1", "VMAX", "Supporter"

    // Pokémon, and Trainer cards that are played as Pokémon, which have HP
    /// Of a Pokémon. `class_stage`: it has none of the usual ones; see classes_of().
    Stage stage = Stage::none;
    std::string evolves_from;  ///< may be missing in the data of an Evolution card
    int level = 0;             ///< 0: none printed
    int hp = 0;
    int retreat = 0;
    int prizes = 1;         ///< for its Knock Out, as its rule says
    bool rule_box = false;  ///< has a printed rule of its class
    std::vector<Type> types;
    std::vector<Affinity> weakness;
    std::vector<Affinity> resistance;

    std::vector<PrintedAbility> abilities;
    std::vector<PrintedAttack> attacks;

    TrainerKind trainer = TrainerKind::none;
    EnergyKind energy = EnergyKind::none;
    std::vector<Type> provides;  ///< units of an Energy card; of printed ones, the basic's type

    std::vector<std::string> rules;  ///< all printed paragraphs that belong to no attack or Ability
    /// The paragraphs of a Trainer or Energy card, without those that only repeat the rules for
    /// Items, Supporters, Stadiums and Tools; joined by line ends.
    std::string text;
};

/// What the data says of a set.
struct PrintedSet {
    std::string name;  ///< "Secret Wonders"
    std::string code;  ///< in deck lists, "SW"; may be empty
};

/// The folder of card data. Files of cards are `<set>.json`: a list of cards. They are looked for
/// in `cards/en` of the folder, in `extra/cards/en`, and in the folder itself; a set may have a
/// file in several of these, and its cards are then put together. What sets are called is looked
/// for in `sets/en.json` and `extra/sets/en.json`, or, where the folder is a `cards/en`, beside it.
class CardData {
public:
    /// Fails if the folder holds no files of cards. Reads only the names of the sets.
    [[nodiscard]] static Result<CardData> open(const std::filesystem::path& folder);

    /// Ids of all sets, in order.
    [[nodiscard]] std::vector<std::string> sets() const;
    /// Null if the data has no such set; empty fields if it does not say what the set is called.
    [[nodiscard]] const PrintedSet* set(std::string_view id) const;

    /// The cards of a set, in the order of the data; read when first asked for. Empty if there is
    /// no such set.
    [[nodiscard]] const std::vector<PrintedCard>& cards(const std::string& set);
    /// The card of this id, or null. Stays valid as long as this object.
    [[nodiscard]] const PrintedCard* find(const std::string& id);

    /// What could not be read or understood so far, a card at a time; such a card is left out.
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

/// The cards of one JSON file's text; `file` names it in problems. A card that is not understood
/// is left out, and a problem says why.
[[nodiscard]] std::vector<PrintedCard> read_printed_cards(std::string_view json,
                                                          const std::string& file,
                                                          Problems& problems);

}  // namespace ptcg::tools
