// Compares cards with the data of the printed ones.

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "checking/check_words.hpp"
#include "checking/checks.hpp"
#include "data/printed_classes.hpp"

namespace ptcg::tools {
namespace {

/// Returns the name with straight apostrophes.
std::string plain(std::string_view name)
{
    constexpr std::string_view curly = "\u2019";
    std::string text(name);
    for (std::size_t at = text.find(curly); at != std::string::npos; at = text.find(curly, at)) {
        text.replace(at, curly.size(), "'");
    }
    return text;
}

std::string cost_text(const Cost& cost)
{
    std::string text;
    for (std::size_t i = 0; i < type_count; ++i) {
        for (int n = 0; n < cost.of[i]; ++n) {
            text += (text.empty() ? "" : ", ") + std::string(name_of(static_cast<Type>(i)));
        }
    }
    return text.empty() ? "nothing" : text;
}

std::string types_text(TypeSet types)
{
    std::string text;
    for (std::size_t i = 0; i < type_count; ++i) {
        const Type type = static_cast<Type>(i);
        if (types.has(type)) text += (text.empty() ? "" : ", ") + std::string(name_of(type));
    }
    return text.empty() ? "none" : text;
}

std::string affinity_text(const Affinity& affinity, std::string_view sign)
{
    if (affinity.types.size() == 0) return {};
    return affinity.times > 0
               ? fmt::format("{} x{}", types_text(affinity.types), affinity.times)
               : fmt::format("{} {}{}", types_text(affinity.types), sign, affinity.amount);
}

template <typename List>
std::string affinities_text(const List& list, std::string_view sign)
{
    std::string text;
    for (const Affinity& affinity : list) {
        const std::string one = affinity_text(affinity, sign);
        if (!one.empty()) text += (text.empty() ? "" : ", ") + one;
    }
    return text.empty() ? "none" : text;
}

class CardComparison {
public:
    CardComparison(const CheckSubject& subject, const PackInfo& pack, DefId def,
                   const PrintedCard& printed, Findings& findings)
        : subject_(subject),
          library_(subject.pool.library),
          def_(library_.def(def)),
          text_(library_.text(def)),
          printed_(printed),
          file_(real_path(pack, text_.file)),
          findings_(findings)
    {
    }

    void compare()
    {
        // Two spellings of one name: the data has the one printed on the card.
        const bool as_printed = plain(text_.label) == plain(printed_.name);
        fact("name", plain(as_printed ? text_.label : text_.name), plain(printed_.name),
             text_.name);
        if (def_.kind != printed_.kind) {
            fact("kind", name_of(def_.kind), name_of(printed_.kind));
            return;
        }
        compare_classes();
        // The data gives each part the facts of the whole card. Our files give them to the first
        // part (LEG-01, VUN-07).
        if (def_.part > 1) return;
        if (def_.is_pokemon()) compare_pokemon();
        compare_attacks();
        compare_abilities();
        const ScriptReport* const script = subject_.script_of(text_.id);
        if (script != nullptr) compare_texts(*script);
    }

private:
    void add(std::string_view code, int line, std::string message)
    {
        findings_.push_back(finding_about(text_, code, line, std::move(message)));
    }

    /// `near` is the quoted text on the line to point at.
    void fact(std::string_view what, std::string_view ours, std::string_view printed,
              std::string_view near = {})
    {
        if (ours == printed) return;
        add("data-fact", near.empty() ? 0 : line_of(file_, near),
            fmt::format("{} is {}, but {} is printed", what, ours, printed));
    }

    void fact(std::string_view what, int ours, int printed, std::string_view near = {})
    {
        fact(what, std::to_string(ours), std::to_string(printed), near);
    }

    /// Compares only classes that say what the data calls them.
    void compare_classes()
    {
        std::vector<ClassId> ours;
        for (std::size_t i = 0; i < library_.class_count(); ++i) {
            const ClassId id = static_cast<ClassId>(i);
            if (!def_.classes.has(id) || library_.card_class(id).data_words.empty()) continue;
            ours.push_back(id);
        }
        fact("the class", class_names(ours, library_),
             class_names(classes_of(printed_, library_).ids, library_));
    }

    [[nodiscard]] std::string_view stage_name() const
    {
        const std::string_view of_class = library_.class_stage(def_);
        return of_class.empty() ? name_of(def_.stage) : of_class;
    }

    void compare_pokemon()
    {
        fact("HP", def_.hp, printed_.hp);
        fact("the Retreat Cost", def_.retreat, printed_.retreat);
        if (printed_.level > 0) fact("the level", text_.level, printed_.level);
        TypeSet types;
        for (const Type type : printed_.types) types.add(type);
        fact("the type", types_text(def_.types), types_text(types));
        fact("Weakness", affinities_text(def_.weakness, "+"),
             affinities_text(printed_.weakness, "+"));
        fact("Resistance", affinities_text(def_.resistance, "-"),
             affinities_text(printed_.resistance, "-"));
        const std::string stage = classes_of(printed_, library_).stage;
        if (!stage.empty()) fact("the Stage", stage_name(), stage);
        // For a Pokémon that levels up, the data names the Pokémon below it; for a restored one,
        // its Fossil (LVX-06).
        const bool evolves = def_.stage != Stage::class_stage || def_.evolves_from != no_name;
        if (!printed_.evolves_from.empty() && evolves) {
            const std::string_view from =
                def_.evolves_from == no_name ? "" : library_.name(def_.evolves_from);
            fact("\"evolves_from\"", plain(from), plain(printed_.evolves_from), from);
        }
    }

    void compare_attacks()
    {
        std::vector<std::string> ours;
        std::vector<std::string> printed;
        for (const PrintedAttack& attack : printed_.attacks) printed.push_back(plain(attack.name));
        for (std::size_t i = 0; i < def_.attack_count; ++i) {
            ours.push_back(plain(library_.name(def_.attacks[i].name)));
            const auto found = std::ranges::find(printed, ours.back());
            if (found == printed.end()) {
                unknown_name("attack", library_.name(def_.attacks[i].name), printed);
            } else {
                compare_attack(def_.attacks[i],
                               printed_.attacks[static_cast<std::size_t>(found - printed.begin())]);
            }
        }
        forgotten_names("attack", ours, printed);
    }

    void compare_attack(const AttackDef& attack, const PrintedAttack& printed)
    {
        const std::string_view name = library_.name(attack.name);
        Cost cost;
        for (const Type type : printed.cost) cost.add(type);
        fact(fmt::format("the cost of \"{}\"", name), cost_text(attack.cost), cost_text(cost),
             name);
        fact(fmt::format("the damage of \"{}\"", name), attack.damage, printed.damage, name);
    }

    void compare_abilities()
    {
        std::vector<std::string> ours;
        std::vector<std::string> printed;
        for (const PrintedAbility& ability : printed_.abilities) {
            printed.push_back(plain(ability.name));
        }
        for (std::size_t i = 0; i < def_.ability_count; ++i) {
            const std::string_view name = library_.name(def_.abilities[i].name);
            ours.push_back(plain(name));
            const auto found = std::ranges::find(printed, ours.back());
            if (found == printed.end()) {
                // The data contains neither held items nor a Fossil's text about itself: both are
                // printed like a rule.
                const AbilityKind kind = def_.abilities[i].kind;
                if (kind != AbilityKind::held_item && kind != AbilityKind::rule) {
                    unknown_name("Ability", name, printed);
                }
                continue;
            }
            const auto& other =
                printed_.abilities[static_cast<std::size_t>(found - printed.begin())];
            fact(fmt::format("the kind of \"{}\"", name), name_of(def_.abilities[i].kind),
                 name_of(other.kind), name);
        }
        forgotten_names("Ability", ours, printed);
    }

    void unknown_name(std::string_view what, std::string_view name,
                      const std::vector<std::string>& printed)
    {
        add("data-fact", line_of(file_, name),
            fmt::format("the printed card has no {} \"{}\"{}", what, name,
                        did_you_mean(name, printed)));
    }

    void forgotten_names(std::string_view what, const std::vector<std::string>& ours,
                         const std::vector<std::string>& printed)
    {
        for (const std::string& name : printed) {
            if (std::ranges::find(ours, name) != ours.end()) continue;
            if (!did_you_mean(name, ours).empty()) continue;  // the misspelled one is reported
            add("data-fact", 0, fmt::format("the printed {} \"{}\" is missing", what, name));
        }
    }

    // ---- texts ----------------------------------------------------------------------------------

    void compare_texts(const ScriptReport& script)
    {
        for (const PrintedAttack& attack : printed_.attacks) {
            compare_text(script, "attack", attack.name, attack.text, attack.damage);
        }
        for (const PrintedAbility& ability : printed_.abilities) {
            compare_text(script, "ability", ability.name, ability.text, 0);
        }
        if (printed_.text.empty()) return;
        ScriptText whole;
        for (const ScriptText& text : script.texts) {
            if (text.section == "attack" || text.section == "ability") continue;
            if (whole.line == 0) whole.line = text.line;
            merge(whole, text);
        }
        if (whole.line > 0) compare_words_of(whole, printed_.text, 0);
    }

    void compare_text(const ScriptReport& script, std::string_view section, const std::string& name,
                      const std::string& printed, int damage)
    {
        for (const ScriptText& text : script.texts) {
            if (text.section != section || plain(text.name) != plain(name)) continue;
            ScriptText whole = text;
            for (const ScriptText& other : script.texts) {
                if (other.section == "lasting" && starts(text, other.name)) merge(whole, other);
            }
            compare_words_of(whole, printed, damage);
        }
    }

    /// Returns whether the text starts the lasting effect with this name, or one with a computed
    /// name.
    static bool starts(const ScriptText& text, const std::string& name)
    {
        for (const std::string argument : {"lasting.what", "put_marker.name"}) {
            if (text.facts.contains(argument + "=" + name)) return true;
            if (!text.facts.contains(argument)) continue;
            const auto written = text.facts.lower_bound(argument + "=");
            if (written == text.facts.end() || !written->starts_with(argument + "=")) return true;
        }
        return false;
    }

    static void merge(ScriptText& into, const ScriptText& text)
    {
        into.facts.insert(text.facts.begin(), text.facts.end());
        into.numbers.insert(into.numbers.end(), text.numbers.begin(), text.numbers.end());
    }

    void compare_words_of(const ScriptText& script, const std::string& printed, int damage)
    {
        WordsSubject subject{
            .printed = printed, .script = &script, .facts = {}, .by_facts = {}, .names = {}};
        if (!text_.name.empty()) subject.names.push_back(text_.name);
        for (std::size_t i = 0; i < def_.attack_count; ++i) {
            subject.names.push_back(std::string(library_.name(def_.attacks[i].name)) + " attack");
        }
        if (def_.leaves_at_end_of_turn) subject.by_facts.insert("discarding");
        if (def_.attaches_to_pokemon) subject.by_facts.insert("attaching");
        if (damage > 0) subject.facts.insert(damage);
        if (def_.energy.units > 0) subject.facts.insert(def_.energy.units);
        std::string file = text_.file;
        if (file.ends_with(".toml")) file.replace(file.size() - 5, 5, ".lua");
        const std::string where =
            script.name.empty() ? "" : fmt::format("in {} \"{}\"", script.section, script.name);
        for (WordsFinding& found : compare_words(subject)) {
            findings_.push_back({.code = found.number ? "data-number" : "data-words",
                                 .file = file,
                                 .line = found.line,
                                 .message = std::move(found.message),
                                 .context = where,
                                 .card = text_.id});
        }
    }

    const CheckSubject& subject_;
    const CardLibrary& library_;
    const CardDef& def_;
    const CardText& text_;
    const PrintedCard& printed_;
    std::filesystem::path file_;
    Findings& findings_;
};

}  // namespace

namespace {

/// Returns whether the data prints the same on both cards: then they are one card, printed twice.
bool are_prints(const PrintedCard& a, const PrintedCard& b)
{
    const auto same_affinity = [](const Affinity& x, const Affinity& y) {
        return x.types == y.types && x.times == y.times && x.amount == y.amount;
    };
    const auto same_ability = [](const PrintedAbility& x, const PrintedAbility& y) {
        return x.name == y.name && x.kind == y.kind && x.text == y.text;
    };
    const auto same_attack = [](const PrintedAttack& x, const PrintedAttack& y) {
        return x.name == y.name && x.cost == y.cost && x.damage == y.damage && x.mark == y.mark &&
               x.text == y.text;
    };
    const auto facts = [](const PrintedCard& card) {
        return std::tie(card.name, card.printed_name, card.kind, card.subtypes, card.evolves_from,
                        card.level, card.hp, card.retreat, card.types, card.rules, card.provides);
    };
    return facts(a) == facts(b) && std::ranges::equal(a.weakness, b.weakness, same_affinity) &&
           std::ranges::equal(a.resistance, b.resistance, same_affinity) &&
           std::ranges::equal(a.abilities, b.abilities, same_ability) &&
           std::ranges::equal(a.attacks, b.attacks, same_attack);
}

/// Reports a card that is entirely the same as an earlier one in the library.
void check_print(const CheckSubject& subject, DefId card, const PrintedCard& printed,
                 CardData& data, Findings& findings)
{
    const CardLibrary& library = subject.pool.library;
    for (std::size_t i = 0; i < at(card); ++i) {
        const auto other = static_cast<DefId>(i);
        if (library.def(other).name != library.def(card).name || library.def(other).parts > 0) {
            continue;
        }
        const std::string& id = library.text(other).id;
        const PrintedCard* const like = data.find(id);
        if (like == nullptr || !are_prints(*like, printed)) continue;
        findings.push_back(finding_about(
            library.text(card), "data-print", 0,
            fmt::format("the data has the same print as {}; make it a [[print]] of that card",
                        id)));
        return;
    }
}

}  // namespace

void check_data(const CheckSubject& subject, CardData& data, Findings& findings)
{
    const PackInfo& pack = subject.pack;
    if (pack.cards.empty()) return;      // it contains classes
    if (data.set(pack.id) == nullptr) {  // reported once, not for each of its cards
        findings.push_back({.code = "data-missing",
                            .file = pack.shown + "/pack.toml",
                            .message = fmt::format("the data has no set {}", pack.id),
                            .context = {},
                            .card = {}});
        return;
    }
    for (const std::string& id : pack.cards) {
        const DefId def = subject.pool.library.find(id);
        if (def == no_def) continue;
        if (const PrintedCard* const printed = data.find(id)) {
            CardComparison(subject, pack, def, *printed, findings).compare();
            check_print(subject, def, *printed, data, findings);
            continue;
        }
        findings.push_back({.code = "data-missing",
                            .file = subject.pool.library.text(def).file,
                            .message = fmt::format("the data has no card {}", id),
                            .context = {},
                            .card = id});
    }
}

}  // namespace ptcg::tools
