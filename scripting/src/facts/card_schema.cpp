#include "facts/card_schema.hpp"

#include <algorithm>
#include <utility>

#include "facts/type_schema.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/ascii.hpp"

namespace ptcg {

namespace {

// Ranges that leave room above everything printed so far. HP and damage are multiples of 10
// (GAP-16).
constexpr Range hp_range{10, 990, 10};
constexpr Range damage_range{0, 990, 10};
constexpr Range retreat_range{0, 9};
constexpr Range level_range{1, 100};
constexpr Range copies_range{1, 60};

const std::vector<std::string> kind_words = names_up_to(CardKind::energy);
const std::vector<std::string> trainer_words = names_up_to(TrainerKind::tool, TrainerKind::item);
const std::vector<std::string> energy_words = names_up_to(EnergyKind::special, EnergyKind::basic);
const std::vector<std::string> ability_words = names_up_to(AbilityKind::rule);
const std::vector<std::string> mark_words = {"plus", "minus", "times"};

class CardReader {
public:
    CardReader(const toml::table& table, const CardFileScope& scope, LibraryWriter& library,
               Problems& problems)
        : card_(table, scope.file, problems),
          scope_(scope),
          library_(library),
          problems_(problems),
          first_problem_(problems.size())
    {
    }

    std::optional<CardFacts> read()
    {
        read_id();
        read_name();
        read_class();
        read_copies();
        facts_.def.stays_in_discard = card_.flag("stays_in_discard").value_or(false);
        const auto kind = read_kind();
        if (!kind) return std::nullopt;  // the keys to expect are unknown
        facts_.def.kind = static_cast<CardKind>(*kind);
        switch (facts_.def.kind) {
            case CardKind::pokemon:
                read_pokemon();
                break;
            case CardKind::trainer:
                read_trainer();
                break;
            case CardKind::energy:
                read_energy();
                break;
            case CardKind::unknown:  // not a word in a card's file
                break;
        }
        finish();
        if (!sound_since(problems_, first_problem_)) return std::nullopt;
        return std::move(facts_);
    }

private:
    // Keys of every card

    std::optional<std::size_t> read_kind()
    {
        const toml::node* const node = card_.need("kind").find("kind");
        if (node == nullptr) card_.finish_without("kind");
        const std::string remedy = kind_of(node == nullptr ? "" : node->value_or(""));
        if (remedy.empty()) return card_.word("kind", "kind of card", kind_words);
        card_.report(*node, "unknown kind of card; write " + remedy);
        return std::nullopt;
    }

    /// Returns the keys for a card whose kind is given in one word: "supporter", "Special Energy".
    static std::string kind_of(std::string word)
    {
        std::ranges::transform(word, word.begin(),
                               [](char c) { return c == ' ' ? '-' : ascii::lower(c); });
        const auto is = [&word](const std::string& known) { return word == known; };
        if (word.starts_with("pok") && word.ends_with("-tool")) word = "tool";
        if (std::ranges::any_of(trainer_words, is)) {
            return "kind = \"trainer\" and trainer = " + in_quotes(word);
        }
        if (std::ranges::any_of(energy_words,
                                [&](const std::string& k) { return is(k + "-energy"); })) {
            return "kind = \"energy\" and energy = " + in_quotes(word.substr(0, word.find('-')));
        }
        if (word == "basic" || word == "stage-1" || word == "stage-2") {
            return "kind = \"pokemon\" and stage = " + in_quotes(word);
        }
        return {};
    }

    void read_id()
    {
        const auto id = card_.need("id").string("id");
        if (!id) return;
        const toml::node& node = *card_.find("id");
        const auto [set, number] = split_card_id(*id);
        if (number.empty() || set != scope_.pack) {
            card_.report(node, "the id of a card in this pack must be like " +
                                   in_quotes(scope_.pack + "-25") + ", not " + in_quotes(*id));
            return;
        }
        if (const std::string wrong = wrong_number(*id); !wrong.empty()) {
            card_.report(node, wrong);
            return;
        }
        const std::string earlier = scope_.ids->claim(*id, scope_.file);
        if (!earlier.empty()) {
            card_.report(node, "id " + in_quotes(*id) + " is already used in " + earlier);
        }
        facts_.text.id = *id;
        facts_.text.number = number;
        facts_.text.set_code = scope_.set_code;
    }

    void read_name()
    {
        const std::string name = card_.need("name").string("name").value_or("");
        facts_.def.name = name.empty() ? no_name : library_.intern(name);
        facts_.text.name = name;
        facts_.text.label = card_.string("printed_name").value_or(name);
        facts_.text.file = scope_.file;
        if (const toml::table* names = card_.table("names")) read_names(*names);
    }

    /// `[names]`: the name in other languages, `pt = "..."`.
    void read_names(const toml::table& names)
    {
        for (const auto& [language, node] : names) {
            const std::string key(language.str());
            if (const auto name = card_.as_string(node, in_quotes(key))) {
                facts_.text.names.emplace_back(key, *name);
            }
        }
    }

    /// `class = "shiny"`, or a list.
    void read_class()
    {
        const toml::node* node = card_.find("class");
        if (node == nullptr) return;
        if (const toml::array* list = node->as_array()) {
            for (const toml::node& entry : *list) add_class(entry, "an entry of \"class\"");
        } else {
            add_class(*node, "\"class\"");
        }
    }

    void add_class(const toml::node& node, std::string_view what)
    {
        const auto name = card_.as_string(node, what);
        const auto id = name ? class_named(card_, node, *name) : std::nullopt;
        if (!id) return;
        library_.library().put_in_class(facts_.def, *id);
        classes_.push_back(*id);
    }

    /// Returns one of the classes that the card's pack may use. If there is none, reports that and
    /// returns nothing.
    [[nodiscard]] std::optional<ClassId> class_named(TableReader& reader, const toml::node& node,
                                                     const std::string& name)
    {
        const auto found = scope_.classes->find(name);
        if (found != scope_.classes->end()) return found->second;
        reader.report(node, scope_.unknown_class(name));
        return std::nullopt;
    }

    // DECK-06: a number, or the word for cards that a deck may contain any number of
    void read_copies()
    {
        const toml::node* node = card_.find("copies");
        if (node == nullptr) return;
        if (node->value<std::string>() == "unlimited") {
            facts_.def.copies = unlimited;
        } else if (node->is_string()) {
            card_.report(*node, "\"copies\" must be a whole number or \"unlimited\"");
        } else if (const auto copies = card_.as_integer(*node, "\"copies\"", copies_range)) {
            facts_.def.copies = static_cast<std::uint8_t>(*copies);
        }
    }

    /// `[attaches_to]`: which Pokémon a Tool or Energy may be attached to.
    void read_attaches_to()
    {
        const toml::table* table = card_.table("attaches_to");
        if (table == nullptr) return;
        TableReader reader(*table, scope_.file, problems_, "in [attaches_to]");
        CardFilter pokemon;
        if (const auto part = reader.string("name_includes")) {
            pokemon.name_includes = library_.intern(*part);
        }
        if (const toml::array* types = type_list(reader, "types")) {
            pokemon.types = types_in(reader, *types);
        }
        if (reader.flag("evolved").value_or(false)) pokemon.properties |= CardFilter::evolved;
        add_named_class(reader, "class", pokemon.classes);
        add_named_class(reader, "not_class", pokemon.other_classes);
        if (pokemon == CardFilter{}) {
            card_.report(*card_.find("attaches_to"),
                         "[attaches_to] must say which Pokémon the card attaches to");
        }
        reader.finish();
        facts_.def.only_on = library_.add_filter(pokemon);
    }

    void add_named_class(TableReader& reader, const char* key, ClassSet& classes)
    {
        const auto name = reader.string(key);
        const auto id = name ? class_named(reader, *reader.find(key), *name) : std::nullopt;
        if (id) classes.add(*id);
    }

    /// A text may be just a reminder of the facts. `script = false` marks those.
    void finish()
    {
        const bool may_need_script = card_.flag("script").value_or(true);
        facts_.allowed = read_allowed(card_, facts_.text.id);
        facts_.text.needs_script = may_need_script && (has_text_ || facts_.def.ability_count > 0);
        card_.finish();
    }

    /// A text counts even if its wording is still missing: `text = ""`.
    std::string read_text(TableReader& reader)
    {
        has_text_ = has_text_ || reader.find("text") != nullptr;
        return reader.text("text").value_or("");
    }

    // Kinds of cards

    void read_pokemon()
    {
        if (const auto level = card_.integer("level", level_range)) {
            facts_.text.level = *level;
            facts_.text.label += " LV." + std::to_string(*level);  // not part of the name: NAME-02
        }
        read_stage();
        if (const auto text = card_.string("only_by")) {
            facts_.def.only_by = library_.intern(*text);
        }
        facts_.def.active_in_setup = card_.flag("active_in_setup").value_or(false);
        read_part();
        if (facts_.def.part > 1) {  // VUN-07: the first part has the facts of the whole
            if (const toml::array* types = type_list(card_, "types")) {
                facts_.def.types = types_in(card_, *types);
            }
            return;
        }
        read_body();
        card_.need("types").need("retreat");
        if (const toml::node* types = card_.find("types");
            types != nullptr && types->is_array() && types->as_array()->empty()) {
            card_.report(*types, "a Pokémon must have at least one type");
        }
        facts_.def.prizes = static_cast<std::uint8_t>(
            card_.integer("prizes", prizes_range).value_or(facts_.def.prizes));
        read_abilities();
        read_attacks();
        if (const toml::table* table = card_.table("as_energy")) {
            TableReader reader(*table, scope_.file, problems_, "in [as_energy]");
            read_provides(reader, facts_.def.energy);
            reader.finish();
            facts_.def.energy.kind = EnergyKind::special;
        }
    }

    void read_trainer()
    {
        CardDef& def = facts_.def;
        if (const auto kind =
                card_.need("trainer").word("trainer", "kind of Trainer card", trainer_words)) {
            def.trainer = static_cast<TrainerKind>(*kind + at(TrainerKind::item));
        }
        facts_.text.text = read_text(card_);
        read_attaches_to();
        const bool attached = card_.word("attach", "place to attach to", {"own"}).has_value();
        def.attaches_to_pokemon = attached || def.trainer == TrainerKind::tool;
        def.leaves_at_end_of_turn =
            card_.word("leaves", "moment to leave play", {"end-of-turn"}).has_value();
        def.counts_as_basic_in_play = card_.flag("plays_as_basic").value_or(false);
        if (def.counts_as_basic_in_play) {  // FOS-01, FOS-04
            def.basic_in_setup = card_.flag("basic_in_setup").value_or(false);
            read_body();
            def.prizes =
                static_cast<std::uint8_t>(card_.integer("prizes", prizes_range).value_or(1));
        }
        read_abilities();
        read_attacks();
        def.machine = attached && def.attack_count > 0;  // a Technical Machine: TM-01
    }

    void read_energy()
    {
        CardDef& def = facts_.def;
        if (const auto kind =
                card_.need("energy").word("energy", "kind of Energy card", energy_words)) {
            def.energy_kind = static_cast<EnergyKind>(*kind + at(EnergyKind::basic));
            def.energy.kind = def.energy_kind;
        }
        read_attaches_to();
        read_provides(card_, facts_.def.energy);
        facts_.text.text = read_text(card_);
        if (def.energy_kind == EnergyKind::basic && def.energy.units > 0) check_basic_energy();
        if (def.energy_kind == EnergyKind::special) {
            if (const toml::array* types = type_list(card_, "types"))
                def.types = types_in(card_, *types);
        }
    }

    // TYPE-02
    void check_basic_energy()
    {
        const EnergyFacts& energy = facts_.def.energy;
        const TypeSet type = energy.unit[0];
        if (energy.units != 1 || type.size() != 1 || type.has(Type::dragon) ||
            type.has(Type::colorless)) {
            card_.report(*card_.find("provides"),
                         "a basic Energy card must provide one Energy of one type, which is "
                         "neither Dragon nor Colorless");
        }
    }

    // Parts of a Pokémon

    void read_stage()
    {
        CardDef& def = facts_.def;
        std::vector<std::string> stages = names_up_to(Stage::stage_2, Stage::basic);
        std::vector<bool> evolution = {false, true, true};
        for (ClassId id : classes_) {
            const CardClass& of = library_.library().card_class(id);
            if (of.stage_name.empty()) continue;
            stages.push_back(of.stage_name);
            evolution.push_back(of.evolution);
        }
        const auto stage = card_.need("stage").word("stage", "stage", stages);
        const auto from = card_.string("evolves_from");
        if (const auto into = card_.string("evolves_into")) {
            def.evolves_into = library_.intern(*into);  // BABY-01
        }
        if (!stage) return;
        def.stage = static_cast<Stage>(std::min(*stage + at(Stage::basic), at(Stage::class_stage)));
        const bool evolves = evolution[*stage];
        const bool named = card_.find("evolves_from") != nullptr;
        if (evolves && !named) {
            card_.report("missing key \"evolves_from\": a " + stages[*stage] +
                         " card must name the Pokémon it evolves from");
        } else if (!evolves && named) {
            card_.report(*card_.find("evolves_from"),
                         "a " + stages[*stage] +
                             " card does not evolve from anything; remove \"evolves_from\" or "
                             "correct \"stage\"");
        } else if (from) {
            def.evolves_from = library_.intern(*from);
        }
    }

    /// `part = 2`: which card this is of a Pokémon that consists of several.
    void read_part()
    {
        CardDef& def = facts_.def;
        if (def.parts == 0) return;
        const auto part = card_.need("part").integer("part", {1, def.parts});
        def.part = static_cast<std::uint8_t>(part.value_or(1));
        // VUN-01: all of one expansion, and by one artist if the expansion has several sets
        const std::string of = card_.string("whole").value_or(facts_.text.name);
        def.whole = library_.intern(of + " of " + scope_.pack);
    }

    /// Reads the once-per-game limit on an attack or Ability: `limit = "gx-attack"`.
    std::uint8_t read_limit(TableReader& reader)
    {
        const auto id = reader.string("limit");
        if (!id) return no_game_limit;
        std::vector<std::string> known;
        for (ClassId of : classes_) {
            for (const std::uint8_t limit : library_.library().card_class(of).limits) {
                known.push_back(library_.library().limits()[limit].id);
                if (known.back() == *id) return limit;
            }
        }
        reader.report(*reader.find("limit"), "none of the card's classes has the limit " +
                                                 in_quotes(*id) + did_you_mean(*id, known));
        return no_game_limit;
    }

    /// Reads the facts of a Pokémon, and of a Trainer card that is played as one.
    void read_body()
    {
        CardDef& def = facts_.def;
        def.hp = static_cast<std::int16_t>(card_.need("hp").integer("hp", hp_range).value_or(0));
        def.retreat =
            static_cast<std::uint8_t>(card_.integer("retreat", retreat_range).value_or(0));
        if (const toml::array* types = type_list(card_, "types"))
            def.types = types_in(card_, *types);
        read_affinities(card_, "weakness", {.amount = "plus", .may_multiply = true}, def.weakness);
        read_affinities(card_, "resistance", {.amount = "minus", .may_multiply = false},
                        def.resistance);
    }

    // Abilities and attacks

    /// Returns the name of an attack or Ability, which must be unique on this card.
    std::string new_name(TableReader& reader, std::string_view what, std::size_t number,
                         std::vector<std::string>& names)
    {
        reader.set_context("in " + std::string(what) + " " + std::to_string(number));
        const auto name = reader.need("name").string("name");
        if (!name) return {};
        reader.set_context("in " + std::string(what) + " " + in_quotes(*name));
        if (std::ranges::find(names, *name) != names.end()) {
            reader.report(*reader.find("name"), "this card has another " + std::string(what) +
                                                    " named " + in_quotes(*name));
        }
        names.push_back(*name);
        return *name;
    }

    /// Returns the tables of `[[key]]`, up to `most`.
    std::vector<const toml::table*> entries(std::string_view key, std::size_t most)
    {
        std::vector<const toml::table*> tables = card_.tables(key);
        if (tables.size() > most) {
            card_.report(*tables[most], "a card can have at most " + std::to_string(most) + " [[" +
                                            std::string(key) + "]], not " +
                                            std::to_string(tables.size()));
            tables.resize(most);
        }
        return tables;
    }

    void read_abilities()
    {
        for (const toml::table* table : entries("ability", max_abilities)) {
            TableReader reader(*table, scope_.file, problems_);
            const std::size_t number = facts_.def.ability_count++;
            AbilityDef& ability = facts_.def.abilities[number];
            const std::string name = new_name(reader, "ability", number + 1, facts_.ability_names);
            if (!name.empty()) ability.name = library_.intern(name);
            if (const auto kind =
                    reader.need("kind").word("kind", "kind of ability", ability_words)) {
                ability.kind = static_cast<AbilityKind>(*kind);
            }
            ability.limit = read_limit(reader);
            ability.knocks_out_self = reader.flag("knocks_out_self").value_or(false);
            facts_.text.ability_text.push_back(read_text(reader.need("text")));
            reader.finish();
        }
    }

    void read_attacks()
    {
        for (const toml::table* table : entries("attack", max_attacks)) {
            TableReader reader(*table, scope_.file, problems_);
            const std::size_t number = facts_.def.attack_count++;
            read_attack(reader, number, facts_.def.attacks[number]);
            reader.finish();
        }
    }

    void read_attack(TableReader& reader, std::size_t number, AttackDef& attack)
    {
        const std::string name = new_name(reader, "attack", number + 1, facts_.attack_names);
        if (!name.empty()) attack.name = library_.intern(name);
        const std::string where = name.empty()
                                      ? "in the cost of attack " + std::to_string(number + 1)
                                      : "in the cost of attack " + in_quotes(name);
        attack.cost = read_cost(reader, where);
        attack.damage = static_cast<std::int16_t>(read_damage(reader));
        if (const auto mark = reader.word("mark", "mark", mark_words)) {
            attack.mark = static_cast<DamageMark>(*mark + at(DamageMark::plus));
            if (reader.find("damage") == nullptr) {
                reader.report(*reader.find("mark"), "\"mark\" needs a \"damage\" as well");
            }
        }
        attack.limit = read_limit(reader);
        attack.has_text = reader.find("text") != nullptr;
        facts_.text.attack_text.push_back(read_text(reader));
    }

    int read_damage(TableReader& reader)
    {
        const toml::node* const node = reader.find("damage");
        if (node == nullptr) return 0;
        const auto text = node->value<std::string>();
        if (text && text->find_first_not_of("0123456789") != std::string::npos) {
            reader.report(*node,
                          "\"damage\" must be a whole number; write the sign after it as `mark`: "
                          "damage = 20, mark = \"plus\" (\"minus\", \"times\")");
            return 0;
        }
        return reader.as_integer(*node, "\"damage\"", damage_range).value_or(0);
    }

    TableReader card_;
    const CardFileScope& scope_;
    LibraryWriter& library_;
    Problems& problems_;
    std::size_t first_problem_;
    CardFacts facts_;
    std::vector<ClassId> classes_;  ///< those named in its file
    bool has_text_ = false;
};

}  // namespace

std::optional<CardFacts> read_card(const toml::table& table, const CardFileScope& scope,
                                   LibraryWriter& library, Problems& problems)
{
    return CardReader(table, scope, library, problems).read();
}

}  // namespace ptcg
