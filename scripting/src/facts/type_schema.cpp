#include "facts/type_schema.hpp"

#include <algorithm>
#include <utility>

namespace ptcg {

namespace {

// These leave room above everything printed so far.
constexpr Range affinity_range{10, 200, 10};
constexpr Range times_range{2, 4};
constexpr std::size_t longest_cost = 10;

const std::vector<std::string> type_words = names_up_to(Type::colorless);
constexpr std::string_view type_letters = "GRWLPFDMYNC";  // the short forms of energy symbols

std::optional<Type> type_at(TableReader& reader, const toml::node& node)
{
    if (const auto letter = node.value<std::string>(); letter && letter->size() == 1) {
        const std::size_t known = type_letters.find(letter->front());
        if (known != std::string_view::npos) {
            reader.report(node, "types are written out: " + in_quotes(type_words[known]) +
                                    ", not " + in_quotes(*letter));
            return std::nullopt;
        }
    }
    const auto type = reader.as_word(node, "energy type", type_words);
    if (!type) return std::nullopt;
    return static_cast<Type>(*type);
}

void check_amount(TableReader& reader, const AffinityForm& form)
{
    const bool multiplied = form.may_multiply && reader.find("times") != nullptr;
    const bool added = reader.find(form.amount) != nullptr;
    if (multiplied && added) {
        reader.report("\"times\" and " + in_quotes(form.amount) + " cannot be combined");
    } else if (!multiplied && !added) {
        reader.report("missing key " + in_quotes(form.amount) +
                      (form.may_multiply ? " or \"times\"" : ""));
    }
}

Affinity read_affinity(TableReader& card, const toml::node& node, std::string_view key,
                       const AffinityForm& form)
{
    Affinity made;
    const toml::table* table = node.as_table();
    if (table == nullptr) {
        const std::string amount =
            form.may_multiply ? "times = 2" : std::string(form.amount) + " = 30";
        card.wrong_type(node, in_quotes(key), "a table",
                        "; write " + std::string(key) + " = { type = " +
                            in_quotes(node.value_or<std::string>("fire")) + ", " + amount + " }");
        return made;
    }
    TableReader reader(*table, card.file(), card.problems(), "in the " + std::string(key));
    if (const toml::node* type = reader.need("type").find("type")) {
        if (const toml::array* types = type->as_array()) {
            made.types = types_in(reader, *types);
        } else if (const auto one = type_at(reader, *type)) {
            made.types.add(*one);
        }
    }
    const auto points = reader.integer(form.amount, affinity_range);
    made.amount = static_cast<std::int16_t>(points.value_or(0));
    if (form.may_multiply) {
        made.times = static_cast<std::uint8_t>(reader.integer("times", times_range).value_or(0));
    }
    check_amount(reader, form);
    reader.finish();
    return made;
}

TypeSet read_unit(TableReader& reader, const toml::node& node)
{
    if (node.value<std::string>() == "any") return TypeSet::every_type();
    if (const toml::array* choice = node.as_array()) {
        if (choice->empty()) reader.report(*choice, "one Energy needs at least one type");
        return types_in(reader, *choice);
    }
    const auto type = type_at(reader, node);
    return type ? TypeSet{*type} : TypeSet{};
}

/// Returns `; write cost = ["darkness", "darkness"]` for "DD" and for "darkness"; else an empty
/// string.
std::string as_list(std::string_view key, const std::string& text)
{
    std::string list;
    if (std::ranges::find(type_words, text) != type_words.end()) {
        list = in_quotes(text);
    } else {
        for (const char letter : text) {
            const std::size_t known = type_letters.find(letter);
            if (known == std::string_view::npos) return {};
            list += (list.empty() ? "" : ", ") + in_quotes(type_words[known]);
        }
    }
    return "; write " + std::string(key) + " = [" + list + "]";
}

}  // namespace

const toml::array* type_list(TableReader& reader, std::string_view key)
{
    const toml::node* const node = reader.find(key);
    const auto text = node == nullptr ? std::nullopt : node->value<std::string>();
    const std::string remedy = text ? as_list(key, *text) : "";
    if (remedy.empty()) return reader.list(key);
    reader.wrong_type(*node, in_quotes(key), "a list", remedy);
    return nullptr;
}

TypeSet types_in(TableReader& reader, const toml::array& list)
{
    TypeSet types;
    for (const toml::node& node : list) {
        const auto type = type_at(reader, node);
        if (!type) continue;
        if (types.has(*type)) {
            reader.report(node, "type " + in_quotes(name_of(*type)) + " is given twice");
        }
        types.add(*type);
    }
    return types;
}

void read_affinities(TableReader& card, std::string_view key, const AffinityForm& form,
                     std::array<Affinity, 2>& into)
{
    const toml::node* node = card.find(key);
    if (node == nullptr) return;
    if (const toml::array* list = node->as_array()) {
        if (list->size() > into.size()) {
            card.report(*node, in_quotes(key) + " can have at most 2 entries, not " +
                                   std::to_string(list->size()));
            return;
        }
        for (std::size_t i = 0; i < list->size(); ++i) {
            into[i] = read_affinity(card, *list->get(i), key, form);
        }
    } else {
        into[0] = read_affinity(card, *node, key, form);
    }
}

void read_provides(TableReader& reader, EnergyFacts& energy)
{
    const toml::array* list = type_list(reader.need("provides"), "provides");
    if (list == nullptr) return;
    if (list->empty() || list->size() > energy.unit.size()) {
        reader.report(*list, "\"provides\" must have from 1 to " +
                                 std::to_string(energy.unit.size()) + " entries, not " +
                                 std::to_string(list->size()));
        return;
    }
    for (const toml::node& node : *list) energy.unit[energy.units++] = read_unit(reader, node);
}

Cost read_cost(TableReader& attack, std::string context)
{
    Cost cost;
    const toml::array* list = type_list(attack.need("cost"), "cost");
    if (list == nullptr) return cost;
    if (list->size() > longest_cost) {
        attack.report(*list, "a cost can have at most " + std::to_string(longest_cost) +
                                 " symbols, not " + std::to_string(list->size()));
        return cost;
    }
    const std::string usual = attack.set_context(std::move(context));
    for (const toml::node& node : *list) {
        if (const auto type = type_at(attack, node)) cost.add(*type);
    }
    attack.set_context(usual);
    return cost;
}

}  // namespace ptcg
