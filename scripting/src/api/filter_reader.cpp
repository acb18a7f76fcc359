#include "api/filter_reader.hpp"

#include <algorithm>
#include <array>

#include "sandbox/freeze.hpp"
#include "sandbox/list_length.hpp"
#include "sandbox/runtime.hpp"
#include "words/filters.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

namespace {

constexpr std::array<std::string_view, filter_fields.size()> field_names = [] {
    std::array<std::string_view, filter_fields.size()> names{};
    for (std::size_t i = 0; i < filter_fields.size(); ++i) names[i] = filter_fields[i].name;
    return names;
}();

constexpr std::array properties = {
    FilterWord{"damaged", CardFilter::damaged, {}},
    FilterWord{"evolved", CardFilter::evolved, {}},
    FilterWord{"has_energy", CardFilter::has_energy, {}},
    FilterWord{"has_special_energy", CardFilter::has_special_energy, {}},
    FilterWord{"has_tool", CardFilter::has_tool, {}},
    FilterWord{"has_ability", CardFilter::has_ability, {}},
    FilterWord{"benched", CardFilter::benched, {}},
    FilterWord{"active", CardFilter::active, {}},
    FilterWord{"has_condition", CardFilter::has_condition, {}},
    FilterWord{"rule_box", CardFilter::rule_box, {}}};

int length(std::string_view text)
{
    return static_cast<int>(text.size());
}

template <std::size_t Count>
std::array<std::string_view, Count> names_of(const std::array<FilterWord, Count>& bits)
{
    std::array<std::string_view, Count> names{};
    for (std::size_t i = 0; i < Count; ++i) names[i] = bits[i].name;
    return names;
}

/// Sets the bits named `value`, or reports which names there are.
template <typename Bits, std::size_t Count>
bool add_bits(Bits& to, const std::array<FilterWord, Count>& bits, std::string_view key,
              std::string_view value, Message& message)
{
    for (const FilterWord& bit : bits) {
        if (bit.name != value) continue;
        to = static_cast<Bits>(to | bit.bits);
        return true;
    }
    const auto names = names_of(bits);
    message.set("unknown %.*s \"%.*s\"", length(key), key.data(), length(value), value.data());
    message.suggest(value, names);
    return false;
}

const FilterField* find_field(std::string_view key)
{
    for (const FilterField& field : filter_fields) {
        if (field.name == key) return &field;
    }
    return nullptr;
}

/// Returns the field that has this word as a value: "stage" for "basic". Returns an empty string if
/// there is none.
std::string_view field_with(std::string_view word)
{
    const auto named = [word](const auto& entry) { return entry.name == word; };
    if (std::ranges::any_of(filter_stages, named)) return "stage";
    if (type_named(word)) return "type";
    if (std::ranges::any_of(ability_kind_words, named)) return "ability_kind";
    return {};
}

/// Adds how `word` is written in a filter, if it is the value of a field.
bool add_field_with(std::string_view word, Message& message)
{
    const std::string_view field = field_with(word);
    if (field.empty()) return false;
    message.add("; write %.*s = \"%.*s\"", length(field), field.data(), length(word), word.data());
    return true;
}

/// Returns whether the field exists and takes such a value; if not, says so in `message`.
bool check_field(std::string_view key, FilterTakes takes, const char* got, Message& message)
{
    const FilterField* const field = find_field(key);
    if (field == nullptr) {
        message.set("a filter has no \"%.*s\"", length(key), key.data());
        if (filter_of_word(key) != nullptr) {
            message.add("; write the word \"%.*s\" without a value", length(key), key.data());
        } else if (!add_field_with(key, message)) {
            message.suggest(key, field_names);
        }
        return false;
    }
    if (field->takes == takes) return true;
    constexpr std::array<const char*, 4> expected = {"a string", "true or false", "a number",
                                                     "a list of filters"};
    message.set("\"%.*s\" of a filter must be %s, got %s", length(key), key.data(),
                expected[static_cast<std::size_t>(field->takes)], got);
    return false;
}

/// Sets one field from the value on top of the stack; does not pop it.
bool read_scalar(lua_State* L, FilterReader& reader, std::string_view key, Message& message)
{
    switch (lua_type(L, -1)) {
        case LUA_TSTRING: {
            std::size_t size = 0;
            const char* const text = lua_tolstring(L, -1, &size);
            return reader.set_text(key, {text, size}, message);
        }
        case LUA_TBOOLEAN:
            return reader.set_boolean(key, lua_toboolean(L, -1) != 0, message);
        case LUA_TNUMBER:
            return reader.set_number(key, lua_tointeger(L, -1), message);
        default:
            return FilterReader::refuse(key, describe_value(L, -1).c_str(), message);
    }
}

/// Sets one field from the value on top of the stack, which may be a list; replaces it.
bool read_field(lua_State* L, FilterReader& reader, std::string_view key, Message& message)
{
    unwrap(L);
    if (!lua_istable(L, -1) || !FilterReader::takes_list(key)) {
        return read_scalar(L, reader, key, message);
    }
    const lua_Integer count = list_length(L, -1);
    if (count == 0) return FilterReader::refuse(key, "an empty table", message);
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(L, -1, i);
        const bool fits = read_scalar(L, reader, key, message);
        lua_pop(L, 1);
        if (!fits) return false;
    }
    return true;
}

/// More than there are, so that at least one field of too many is unknown.
constexpr std::size_t most_filter_fields = 64;

constexpr const char* alone_hint =
    "; a filter made with ptcg.filter cannot be part of another: write its words and fields here "
    "again";

struct FilterKeys {
    std::size_t count = 0;
    bool sound = true;  ///< all are texts or the indexes of a list
};

bool is_skipped(const FilterSource& source, std::string_view key)
{
    // A filter argument of a verb does not have its own key.
    return key != "filter" && std::ranges::find(source.skip, key) != source.skip.end();
}

/// Returns the names of fields in the table on top of the stack, which keeps them alive, in
/// alphabetical order: names are numbered as they are read, and the first error is reported.
FilterKeys sorted_keys(const FilterSource& source,
                       std::array<std::string_view, most_filter_fields>& keys)
{
    lua_State* const L = source.L;
    FilterKeys found;
    lua_pushnil(L);
    while (found.count < keys.size() && lua_next(L, -2) != 0) {
        lua_pop(L, 1);
        if (lua_isinteger(L, -1) != 0) continue;
        std::size_t size = 0;
        found.sound = lua_type(L, -1) == LUA_TSTRING;
        if (!found.sound) {
            lua_pop(L, 1);
            break;
        }
        const char* const key = lua_tolstring(L, -1, &size);
        if (is_skipped(source, {key, size}) || std::string_view(key, size) == except_field) {
            continue;
        }
        std::size_t place = found.count++;
        for (; place > 0 && std::string_view(key, size) < keys[place - 1]; --place) {
            keys[place] = keys[place - 1];
        }
        keys[place] = {key, size};
    }
    return found;
}

bool read_fields(const FilterSource& source, FilterReader& reader, Message& message);

/// Adds the filter on top of the stack, a table or an existing filter; does not pop it.
bool read_alternative(lua_State* L, FilterReader& reader, Message& message)
{
    const Handle made = to_handle(L, -1);
    if (made.kind == HandleKind::filter) {
        return reader.add_alternative(runtime_of(L).filters[made.index], message);
    }
    unwrap(L);
    const bool word = lua_type(L, -1) == LUA_TSTRING;
    if (!word && !lua_istable(L, -1)) {
        return FilterReader::refuse(alternatives_field, describe_value(L, -1).c_str(), message);
    }
    if (!word) lua_getfield(L, -1, alternatives_field.data());
    const bool nested = !word && !lua_isnil(L, -1);
    if (!word) lua_pop(L, 1);
    if (nested) {
        message.set("`any` of a filter cannot contain another `any`");
        return false;
    }
    FilterReader alternative = reader.for_alternative();
    return read_fields({.L = L, .index = lua_gettop(L)}, alternative, message) &&
           reader.add_alternative(alternative.filter(), message);
}

/// Adds the filters in the list on top of the stack, and replaces that list.
bool read_alternatives(lua_State* L, FilterReader& reader, Message& message)
{
    unwrap(L);
    if (!lua_istable(L, -1)) {
        return FilterReader::refuse(alternatives_field, describe_value(L, -1).c_str(), message);
    }
    const lua_Integer count = list_length(L, -1);
    if (!FilterReader::check_alternatives(count, message)) return false;
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(L, -1, i);
        const bool fits = read_alternative(L, reader, message);
        lua_pop(L, 1);
        if (!fits) return false;
    }
    return true;
}

/// Reads the words in the list part of the table on top of the stack.
bool read_items(const FilterSource& source, FilterReader& reader, Message& message)
{
    lua_State* const L = source.L;
    const lua_Integer count = list_length(L, -1);
    for (lua_Integer i = 1; i <= count; ++i) {
        bool fits = true;
        if (lua_rawgeti(L, -1, i) == LUA_TSTRING) {
            fits = reader.add_word(lua_tostring(L, -1), message);
        } else if (!source.others ||
                   (!lua_isfunction(L, -1) && to_handle(L, -1).kind != HandleKind::filter)) {
            message.set("a filter must consist of words and named fields, got %s in it%s",
                        describe_value(L, -1).c_str(),
                        to_handle(L, -1).kind == HandleKind::filter ? alone_hint : "");
            fits = false;
        }
        lua_pop(L, 1);
        if (!fits) return false;
    }
    return true;
}

/// Reads the words and fields of a filter table.
bool read_fields(const FilterSource& source, FilterReader& reader, Message& message)
{
    lua_State* const L = source.L;
    const int top = lua_gettop(L);
    lua_pushvalue(L, source.index);
    if (lua_type(L, -1) == LUA_TSTRING) {
        const bool known = reader.add_word(lua_tostring(L, -1), message);
        lua_settop(L, top);
        return known;
    }
    unwrap(L);
    std::array<std::string_view, most_filter_fields> keys;
    const auto [count, sound] = sorted_keys(source, keys);
    bool fits = sound && read_items(source, reader, message);
    if (!sound)
        message.set("a filter must consist of words and named fields, as in { \"pokemon\" }");
    for (std::size_t i = 0; fits && i < count; ++i) {
        lua_pushlstring(L, keys[i].data(), keys[i].size());
        lua_rawget(L, top + 1);
        fits = keys[i] == alternatives_field ? read_alternatives(L, reader, message)
                                             : read_field(L, reader, keys[i], message);
        lua_pop(L, 1);
    }
    lua_settop(L, top);
    return fits;
}

}  // namespace

const CardFilter* filter_of_word(std::string_view word)
{
    constexpr std::size_t count = properties.size() + filter_kinds.size();
    static const std::array<std::pair<std::string_view, CardFilter>, count> all = [] {
        std::array<std::pair<std::string_view, CardFilter>, count> made{};
        std::size_t i = 0;
        for (const FilterWord& property : properties) {
            made[i].first = property.name;
            made[i++].second.properties = property.bits;
        }
        for (const FilterWord& kind : filter_kinds) {
            made[i].first = kind.name;
            made[i++].second.kinds = static_cast<decltype(CardFilter::kinds)>(kind.bits);
        }
        return made;
    }();
    const auto found =
        std::ranges::find(all, word, &std::pair<std::string_view, CardFilter>::first);
    return found == all.end() ? nullptr : &found->second;
}

bool is_filter_field(std::string_view key)
{
    return find_field(key) != nullptr || key == except_field;
}

NameId FilterReader::name(std::string_view text)
{
    if (writable_ != nullptr) return writable_->intern(text);
    const NameId known = library_.find_name(text);
    return known == no_name ? nobody : known;
}

bool FilterReader::set_text(std::string_view key, std::string_view value, Message& message)
{
    if (!check_field(key, FilterTakes::text, "a string", message)) return false;
    if (key == "kind") return add_bits(filter_.kinds, filter_kinds, key, value, message);
    if (key == "not_kind") {
        return add_bits(filter_.other_kinds, filter_kinds, key, value, message);
    }
    if (key == "weakness") return add_type(filter_.weak_to, value, message);
    if (key == "resistance") return add_type(filter_.resists, value, message);
    if (key == "type") return add_type(filter_.types, value, message);
    if (key == "ability_kind") return add_ability_kind(filter_.ability_kinds, value, message);
    if (key == "stage") return add_bits(filter_.properties, filter_stages, key, value, message);
    if (key == "name") return add_name(value, message);
    if (key == "class") return add_class(filter_.classes, value, message);
    if (key == "not_class") return add_class(filter_.other_classes, value, message);
    if (key == "name_includes") {
        // To the library, part of a name is a name; it accepts new ones only while files are
        // loaded.
        filter_.name_includes = name(value);
        if (filter_.name_includes != nobody) return true;
        message.set(
            "a filter with \"name_includes\" must be made with ptcg.filter at the top of the file");
        return false;
    }
    if (key == "ability") {
        filter_.ability = name(value);
    } else if (key == "other_than") {
        filter_.other_than = name(value);
    } else if (key == "evolves_over") {
        filter_.evolves_over = name(value);
    } else {
        filter_.evolves_from = name(value);
    }
    return true;
}

bool FilterReader::add_word(std::string_view word, Message& message)
{
    for (const FilterWord& property : properties) {
        if (property.name == word) return set_boolean(word, true, message);
    }
    const auto known = std::ranges::find(filter_kinds, word, &FilterWord::name);
    if (known != filter_kinds.end() && filter_.kinds != 0) {
        message.set(
            "a filter can begin with only one kind; to match either of two, write `kind = { ... "
            "}`");
        return false;
    }
    if (known != filter_kinds.end()) return set_text("kind", word, message);
    std::array<std::string_view, properties.size() + filter_kinds.size()> words{};
    const auto kinds = names_of(properties);
    auto end = std::ranges::copy(kinds, words.begin()).out;
    std::ranges::copy(names_of(filter_kinds), end);
    message.set("unknown filter word \"%.*s\"", length(word), word.data());
    if (find_field(word) != nullptr) {
        message.add("; it needs a value: %.*s = ...", length(word), word.data());
    } else if (library_.find_name(word) != no_name) {
        message.add("; for a card's name, write name = \"%.*s\"", length(word), word.data());
    } else if (!add_field_with(word, message)) {
        message.suggest(word, words);
    }
    return false;
}

bool FilterReader::add_type(TypeSet& to, std::string_view value, Message& message)
{
    if (const auto type = type_named(value)) {
        to.add(*type);
        return true;
    }
    std::array<std::string_view, type_count> types{};
    for (std::size_t i = 0; i < type_count; ++i) types[i] = name_of(static_cast<Type>(i));
    message.set("unknown type \"%.*s\"", length(value), value.data());
    message.suggest(value, types);
    return false;
}

bool FilterReader::add_ability_kind(std::uint8_t& to, std::string_view value, Message& message)
{
    for (std::size_t i = 0; i < ability_kind_words.size(); ++i) {
        if (ability_kind_words[i].name != value) continue;
        to = static_cast<std::uint8_t>(to | 1u << i);
        return true;
    }
    std::array<std::string_view, most_words> buffer{};
    message.set("unknown kind of Ability \"%.*s\"", length(value), value.data());
    message.suggest(value, names_of(ability_kind_list, buffer));
    return false;
}

bool FilterReader::set_boolean(std::string_view key, bool value, Message& message)
{
    if (!check_field(key, FilterTakes::boolean, value ? "true" : "false", message)) return false;
    return add_bits(value ? filter_.properties : filter_.lacks, properties, key, key, message);
}

bool FilterReader::add_name(std::string_view value, Message& message)
{
    const auto free = std::find(filter_.names.begin(), filter_.names.end(), no_name);
    if (free == filter_.names.end()) {
        message.set("a filter can have at most %d names", static_cast<int>(filter_.names.size()));
        return false;
    }
    *free = name(value);
    return true;
}

bool FilterReader::add_class(ClassSet& to, std::string_view value, Message& message)
{
    if (const ClassId id = library_.find_class(value); id != no_class) {
        to.add(id);
        return true;
    }
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < library_.class_count(); ++i) {
        known.push_back(library_.card_class(static_cast<ClassId>(i)).id);
    }
    message.set("unknown class \"%.*s\"", length(value), value.data());
    message.suggest(value, known);
    return false;
}

bool FilterReader::set_number(std::string_view key, long long value, Message& message)
{
    if (!check_field(key, FilterTakes::number, "a number", message)) return false;
    if (value < 1 || value > 9990) {
        message.set("\"%.*s\" of a filter must be 1 or more", length(key), key.data());
        return false;
    }
    filter_.hp_at_most = static_cast<std::int16_t>(value);
    return true;
}

bool FilterReader::check_alternatives(long long count, Message& message)
{
    constexpr long long most = CardFilter::most_alternatives;
    if (count >= 2 && count <= most) return true;
    message.set("`any` of a filter must contain 2 to %lld filters, got %lld", most, count);
    return false;
}

bool FilterReader::add_alternative(const CardFilter& alternative, Message& message)
{
    if (alternative.has_alternatives()) {
        message.set("`any` of a filter cannot contain another `any`");
        return false;
    }
    // A filter within another must be in the library, which accepts new ones only while files are
    // loaded.
    const FilterId id = writable_ != nullptr ? writable_->add_filter(alternative)
                                             : library_.find_filter(alternative);
    if (id == no_filter) {
        message.set("a filter with \"any\" must be made with ptcg.filter at the top of the file");
        return false;
    }
    *std::find(filter_.any.begin(), filter_.any.end(), no_filter) = id;
    return true;
}

bool FilterReader::refuse(std::string_view key, const char* got, Message& message)
{
    const FilterField* const field = find_field(key);
    // Uses the right kind for an unknown field, so that the field's own message is reported.
    const FilterTakes other = field == nullptr || field->takes != FilterTakes::text
                                  ? FilterTakes::text
                                  : FilterTakes::number;
    return check_field(key, other, got, message) && false;
}

bool read_filter(const FilterSource& source, const CardLibrary& library, LibraryWriter* writable,
                 CardFilter& filter, Message& message)
{
    constexpr int most_on_stack = 24;
    if (lua_checkstack(source.L, most_on_stack) == 0) {
        message.set("no room for a filter");
        return false;
    }
    FilterReader reader(library, writable);
    const bool fits = read_fields(source, reader, message);
    if (fits) filter = reader.filter();
    return fits;
}

}  // namespace ptcg::script
