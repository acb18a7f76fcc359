// The machinery behind an exact position: every field of the state, in words where there are words.

#include <algorithm>
#include <charconv>
#include <type_traits>

#include "position_form.hpp"
#include "ptcg/state_fields.hpp"
#include "toml_reader.hpp"

namespace ptcg {

namespace {

template <typename T>
inline constexpr bool is_place = std::is_same_v<T, CardIndex> || std::is_same_v<T, SlotId>;
template <typename T>
inline constexpr bool is_record = std::is_class_v<T> && !std::is_same_v<T, Random>;
/// Enumerations whose values have words of their own.
template <typename T>
concept Worded = requires(T value)
{
    words_of(value);
};

constexpr std::string_view none_word = "none";
constexpr std::array<std::string_view, 3> player_words = {"one", "two", "chance"};

[[nodiscard]] std::string hex_of(std::uint64_t value)
{
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, value, 16).ptr;
    return std::string(digits, end);
}

/// "dp3-16 on_attach", "dp3-16 on_attach 2": a handler by its card, its hook, and which of the
/// card's handlers for that hook it is. Empty for an ordinal the card has not.
[[nodiscard]] std::string words_for(const CardLibrary& library, const HandlerName& name)
{
    const auto hook_of = [&](std::uint16_t ordinal) -> std::optional<Hook> {
        const auto number = find_handler(library, {name.def, ordinal});
        if (!number) return std::nullopt;
        return library.handler(*number).hook;
    };
    const auto hook = hook_of(name.ordinal);
    if (!hook) return {};
    int which = 1;
    for (std::uint16_t i = 0; i < name.ordinal; ++i) which += hook_of(i) == hook ? 1 : 0;
    std::string text = library.text(name.def).id + " " + std::string(name_of(*hook));
    return which == 1 ? text : text + " " + std::to_string(which);
}

/// What is asked, of whom: a changed card or rule would ask something else.
[[nodiscard]] std::string words_for(Match& match)
{
    const Decision* open = match.decision();
    if (open == nullptr) return "the match is over";
    return "player " + std::string(player_words[at(open->asked)]) + ": " +
           std::string(name_of(open->purpose)) + ", " + std::to_string(open->min) + " to " +
           std::to_string(open->max) + " of " + std::to_string(open->options.size());
}

// ---- writing -----------------------------------------------------------------------------------

/// A value as TOML text, or a table of such.
struct Node {
    std::string text;
    std::vector<std::pair<std::string, Node>> children{};
    bool is_table = false;
};

/// Makes a tree of all fields of a record.
class Teller {
public:
    Teller(const CardLibrary& library, Node& into) : library_(library), into_(into)
    {
        into_.is_table = true;
    }

    template <typename T>
    void field(std::string_view name, T& value)
    {
        Node& node = add(name);
        if constexpr (is_record<T>) {
            Teller below(library_, node);
            visit_fields(value, below);
        } else {
            node.text = text_of(value);
        }
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        tell_array(name, std::span<T>(values));
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, T (&values)[N])
    {
        tell_array(name, std::span<T>(values));
    }
    template <typename T>
    void half(std::string_view name, T& value)
    {
        field(name, value);
    }
    template <typename T>
    void meant(std::string_view name, T& value, Meaning meaning)
    {
        const auto number = static_cast<std::uint16_t>(value);
        if (meaning == Meaning::card) {
            add(name).text = text_of(static_cast<DefId>(number));
        } else if (meaning == Meaning::name) {
            add(name).text = in_quotes(library_.name(static_cast<NameId>(number)));
        } else {
            field(name, value);
        }
    }
    void handler(std::string_view name, std::uint16_t& number, bool is_one)
    {
        if (!is_one) return field(name, number);
        add(name).text = in_quotes(words_for(library_, handler_name(library_, number)));
    }
    void lasting(std::string_view name, std::uint8_t& effect, DefId def, bool is_one)
    {
        if (!is_one || def == no_def) return field(name, effect);
        add(name).text = in_quotes(library_.name(library_.lasting(library_.def(def))[effect].name));
    }

private:
    Node& add(std::string_view name)
    {
        return into_.children.emplace_back(std::string(name), Node{}).second;
    }

    /// The word for the value; empty for numbers.
    template <typename T>
    [[nodiscard]] std::string word_of(T value) const
    {
        if constexpr (Worded<T>) {
            return std::string(words_of(value)[static_cast<std::size_t>(value)]);
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            return std::string(value == PlayerId::none ? none_word : player_words[at(value)]);
        } else if constexpr (std::is_same_v<T, DefId>) {
            return value == no_def ? std::string(none_word) : library_.text(value).id;
        } else {
            return {};
        }
    }

    template <typename T>
    [[nodiscard]] std::string text_of(const T& value) const
    {
        if constexpr (std::is_same_v<T, bool>) {
            return value ? "true" : "false";
        } else if constexpr (std::is_same_v<T, Random>) {
            std::string text = "[";
            for (std::uint64_t number : value.state()) {
                text += (text.size() == 1 ? "" : ", ") + in_quotes(hex_of(number));
            }
            return text + "]";
        } else if constexpr (std::is_same_v<T, HookMask>) {
            std::string text = "[";
            for (std::size_t i = 0; i < hook_count; ++i) {
                if ((value >> i & 1u) == 0) continue;
                text += (text.size() == 1 ? "" : ", ") + in_quotes(name_of(static_cast<Hook>(i)));
            }
            return text + "]";
        } else if constexpr (is_place<T>) {
            return static_cast<std::uint8_t>(value) == 0xff ? "-1" : std::to_string(at(value));
        } else if constexpr (std::is_integral_v<T>) {
            return std::to_string(value);
        } else {
            return in_quotes(word_of(value));
        }
    }

    template <typename T>
    void tell_array(std::string_view name, std::span<T> values)
    {
        Node& node = add(name);
        if constexpr (is_record<T>) {
            Teller below(library_, node);
            for (std::size_t i = 0; i < values.size(); ++i) {
                below.field(std::to_string(i), values[i]);
            }
        } else {
            std::size_t count = values.size();  // zeros at the end go without saying
            while (count > 0 && values[count - 1] == T{}) --count;
            node.text = list_of(values.first(count));
        }
    }

    template <typename T>
    [[nodiscard]] std::string list_of(std::span<T> values) const
    {
        std::string text;
        for (std::size_t i = 0; i < values.size();) {
            std::size_t end = i + 1;
            if constexpr (!std::is_integral_v<T> && !is_place<T>) {
                while (end < values.size() && values[end] == values[i]) ++end;
                const std::string word = word_of(values[i]);
                const std::size_t count = end - i;
                text += (text.empty() ? "" : ", ") +
                        in_quotes(count == 1 ? word : std::to_string(count) + " " + word);
            } else {
                text += (text.empty() ? "" : ", ") + text_of(values[i]);
            }
            i = end;
        }
        return "[" + text + "]";
    }

    const CardLibrary& library_;
    Node& into_;
};

/// Takes away what is as in `reference`, which is a tree of the same form.
void leave_differences(Node& node, const Node& reference)
{
    std::vector<std::pair<std::string, Node>> kept;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        auto& [name, child] = node.children[i];
        const Node& other = reference.children[i].second;
        if (child.is_table) leave_differences(child, other);
        const bool differs = child.is_table ? !child.children.empty() : child.text != other.text;
        if (differs) kept.emplace_back(std::move(name), std::move(child));
    }
    node.children = std::move(kept);
}

[[nodiscard]] std::string in_line(const Node& node)
{
    if (!node.is_table) return node.text;
    std::string text = "{ ";
    for (const auto& [name, child] : node.children) {
        text += (text.size() == 2 ? "" : ", ") + name + " = " + in_line(child);
    }
    return text + " }";
}

/// The tables that get a heading of their own.
[[nodiscard]] bool has_heading(std::string_view name)
{
    return name == "now" || name == "checkpoint" || name == "one" || name == "two";
}

void emit(const Node& node, const std::string& path, std::string& text)
{
    const auto holds_tables = [](const Node& child) {
        return std::ranges::any_of(child.children, [](const auto& c) { return c.second.is_table; });
    };
    for (const auto& [name, child] : node.children) {
        if (has_heading(name)) continue;
        if (child.is_table && holds_tables(child)) {
            for (const auto& [key, entry] : child.children) {
                text += name + "." + key + " = " + in_line(entry) + "\n";
            }
        } else {
            text += name + " = " + in_line(child) + "\n";
        }
    }
    for (const auto& [name, child] : node.children) {
        if (!has_heading(name)) continue;
        const std::string below = path + "." + name;
        text += "\n[" + below + "]\n";
        emit(child, below, text);
    }
}

// ---- reading -----------------------------------------------------------------------------------

/// Fills a record from a table; what the table does not mention stays as it is.
class Taker {
public:
    Taker(TableReader& reader, const CardLibrary& library, const Table* now)
        : reader_(reader), library_(library), now_(now)
    {
    }

    template <typename T>
    void field(std::string_view name, T& value)
    {
        if constexpr (std::is_same_v<T, Table>) {
            // The checkpoint is told by how it differs from the table now.
            if (name == "checkpoint" && checkpointed_) value = *now_;
        }
        if constexpr (is_record<T>) {
            if (const toml::table* table = reader_.table(name)) take_record(name, *table, value);
        } else {
            const toml::node* node = reader_.find(name);
            if (node != nullptr) take(*node, in_quotes(name), value);
            if constexpr (std::is_same_v<T, bool>) {
                if (name == "checkpointed") checkpointed_ = value;
            }
        }
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        take_array(name, std::span<T>(values));
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, T (&values)[N])
    {
        take_array(name, std::span<T>(values));
    }
    template <typename T>
    void half(std::string_view name, T& value)
    {
        field(name, value);
    }
    template <typename T>
    void meant(std::string_view name, T& value, Meaning meaning)
    {
        if (meaning == Meaning::card) {
            auto def = static_cast<DefId>(static_cast<std::uint16_t>(value));
            field(name, def);
            value = static_cast<T>(at(def));
        } else if (meaning == Meaning::name) {
            if (const auto text = text_at(name)) {
                const NameId id = library_.find_name(*text);
                if (id == no_name) unknown(name, "name", *text);
                value = static_cast<T>(at(id));
            }
        } else {
            field(name, value);
        }
    }
    void handler(std::string_view name, std::uint16_t& number, bool is_one)
    {
        if (!is_one) return field(name, number);
        const auto text = text_at(name);
        if (!text) return;
        const DefId def = library_.find(text->substr(0, text->find(' ')));
        for (std::uint16_t i = 0; def != no_def; ++i) {
            const std::string words = words_for(library_, {def, i});
            if (words.empty()) break;
            if (words != *text) continue;
            number = *find_handler(library_, {def, i});
            return;
        }
        unknown(name, "text of a card", *text);
    }
    void lasting(std::string_view name, std::uint8_t& effect, DefId def, bool is_one)
    {
        if (!is_one || def == no_def) return field(name, effect);
        const auto text = text_at(name);
        if (!text) return;
        const auto all = library_.lasting(library_.def(def));
        const auto same = std::ranges::find_if(
            all, [&](const LastingDef& lasting) { return library_.name(lasting.name) == *text; });
        if (same == all.end()) return unknown(name, "lasting effect", *text);
        effect = static_cast<std::uint8_t>(same - all.begin());
    }

private:
    [[nodiscard]] std::optional<std::string> text_at(std::string_view name)
    {
        const toml::node* node = reader_.find(name);
        if (node == nullptr) return std::nullopt;
        return reader_.as_string(*node, in_quotes(name));
    }

    void unknown(std::string_view name, std::string_view what, std::string_view text)
    {
        reader_.report(*reader_.find(name),
                       "no loaded pack has the " + std::string(what) + " " + in_quotes(text));
    }

    template <typename T>
    void take_record(std::string_view name, const toml::table& table, T& value)
    {
        TableReader below(table, reader_.file(), reader_.problems(),
                          "in \"" + std::string(name) + "\" of [exact]");
        Taker taker(below, library_, now_);
        visit_fields(value, taker);
        below.finish();
    }

    template <typename T>
    void take_array(std::string_view name, std::span<T> values)
    {
        if constexpr (is_record<T>) {
            const toml::table* table = reader_.table(name);
            if (table == nullptr) return;
            TableReader entries(*table, reader_.file(), reader_.problems(),
                                "in \"" + std::string(name) + "\" of [exact]");
            for (std::size_t i = 0; i < values.size(); ++i) {
                const toml::table* entry = entries.table(std::to_string(i));
                if (entry != nullptr) {
                    take_record(std::string(name) + "." + std::to_string(i), *entry, values[i]);
                }
            }
            entries.finish();
        } else if (const toml::array* list = reader_.list(name)) {
            std::ranges::fill(values, T{});
            std::size_t used = 0;
            for (const toml::node& node : *list) {
                const std::size_t count = take_entry(node, name, values.subspan(used));
                if (count == 0) return;
                used += count;
            }
        }
    }

    /// Reads an entry, "12 deck" being twelve of them, to the front of `room`. Answers how many
    /// there were, or 0 if there was a problem.
    template <typename T>
    std::size_t take_entry(const toml::node& node, std::string_view name, std::span<T> room)
    {
        std::size_t count = 1;
        T value{};
        const std::string what = "an entry of " + in_quotes(name);
        const std::size_t problems = reader_.problems().size();
        if constexpr (std::is_integral_v<T> || is_place<T>) {
            take(node, what, value);
        } else if (const auto text = reader_.as_string(node, what)) {
            std::string_view word = *text;
            if (const std::size_t gap = word.find(' '); gap != std::string_view::npos) {
                const auto [end, error] = std::from_chars(word.data(), word.data() + gap, count);
                if (error != std::errc{} || end != word.data() + gap) count = 0;
                word.remove_prefix(gap + 1);
            }
            take_word(node, what, word, value);
        }
        if (reader_.problems().size() != problems) return 0;
        if (count == 0 || count > room.size()) {
            reader_.report(node, in_quotes(name) + " has more entries than there is room for");
            return 0;
        }
        std::fill_n(room.begin(), count, value);
        return count;
    }

    template <typename T>
    void take(const toml::node& node, const std::string& what, T& value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            if (const auto* flag = node.as_boolean()) {
                value = flag->get();
            } else {
                reader_.wrong_type(node, what, "true or false");
            }
        } else if constexpr (std::is_same_v<T, Random>) {
            take_random(node, what, value);
        } else if constexpr (std::is_same_v<T, HookMask>) {
            take_hooks(node, what, value);
        } else if constexpr (is_place<T>) {
            std::uint8_t number = 0;
            constexpr int most =
                std::is_same_v<T, CardIndex> ? int{cards_per_match} - 1 : int{slots_per_match} - 1;
            if (const auto read = reader_.as_integer(node, what, {-1, most})) {
                number = static_cast<std::uint8_t>(*read);
                value = static_cast<T>(number);
            }
        } else if constexpr (std::is_integral_v<T>) {
            take_number(node, what, value);
        } else if (const auto text = reader_.as_string(node, what)) {
            take_word(node, what, *text, value);
        }
    }

    template <typename T>
    void take_number(const toml::node& node, const std::string& what, T& value)
    {
        const auto* number = node.as_integer();
        if (number == nullptr) return reader_.wrong_type(node, what, "a whole number");
        if (!std::in_range<T>(number->get())) {
            return reader_.report(node, what + " is out of range");
        }
        value = static_cast<T>(number->get());
    }

    void take_random(const toml::node& node, const std::string& what, Random& value)
    {
        const toml::array* list = node.as_array();
        Random::State state{};
        bool fits = list != nullptr && list->size() == state.size();
        for (std::size_t i = 0; fits && i < state.size(); ++i) {
            const std::string digits = list->get(i)->value_or(std::string());
            const char* const end = digits.data() + digits.size();
            const auto read = std::from_chars(digits.data(), end, state[i], 16);
            fits = !digits.empty() && read.ec == std::errc{} && read.ptr == end;
        }
        if (fits) {
            value.restore(state);
        } else {
            reader_.report(node, what + " must be four texts of hexadecimal digits");
        }
    }

    void take_hooks(const toml::node& node, const std::string& what, HookMask& value)
    {
        const toml::array* list = node.as_array();
        if (list == nullptr) return reader_.wrong_type(node, what, "a list of hooks");
        value = 0;
        for (const toml::node& entry : *list) {
            const auto text = reader_.as_string(entry, what);
            const auto hook = text ? hook_named(*text) : std::nullopt;
            if (hook) {
                value |= bit(*hook);
            } else if (text) {
                reader_.report(entry, "there is no hook " + in_quotes(*text));
            }
        }
    }

    template <typename T>
    void take_word(const toml::node& node, const std::string& what, std::string_view word, T& value)
    {
        if constexpr (std::is_same_v<T, DefId>) {
            value = word == none_word ? no_def : library_.find(word);
            if (value == no_def && word != none_word) {
                reader_.report(node, "no loaded pack has the card " + in_quotes(word));
            }
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            const auto found = std::ranges::find(player_words, word);
            if (found != player_words.end()) {
                value = static_cast<PlayerId>(found - player_words.begin());
            } else if (word == none_word) {
                value = PlayerId::none;
            } else {
                reader_.report(node, what + " must be a player, not " + in_quotes(word));
            }
        } else if constexpr (Worded<T>) {
            const auto words = words_of(T{});
            const auto found = std::ranges::find(words, word);
            if (found != words.end()) {
                value = static_cast<T>(found - words.begin());
            } else {
                const std::vector<std::string> known(words.begin(), words.end());
                reader_.report(node,
                               what + " cannot be " + in_quotes(word) + did_you_mean(word, known));
            }
        }
    }

    TableReader& reader_;
    const CardLibrary& library_;
    const Table* now_;
    bool checkpointed_ = false;
};

}  // namespace

std::string write_machinery(Match& match)
{
    const std::string question = words_for(match);
    MatchState state = match.state();
    MatchState usual{};
    if (state.checkpointed) usual.checkpoint = state.now;
    Node tree, reference;
    Teller teller(match.library(), tree);
    visit_fields(state, teller);
    Teller usual_teller(match.library(), reference);
    visit_fields(usual, usual_teller);
    leave_differences(tree, reference);

    std::string text =
        "\n# From here on: everything else the match knows, so that it goes on exactly as it "
        "would\n"
        "# have. Only the title and the note above may be changed. To change the table, delete "
        "all\n"
        "# from here on: what is left is a position of its own.\n"
        "[exact]\n";
    text += "question = " + in_quotes(question) + "\n";
    emit(tree, "exact", text);
    return text;
}

std::optional<Match> read_machinery(const toml::table& machinery, const std::string& file,
                                    const CardLibrary& library, const Ruleset& rules,
                                    EffectHost* effects, Problems& problems)
{
    const std::size_t before = problems.size();
    TableReader reader(machinery, file, problems, "in [exact]");
    reader.need("question").need("now").need("defs");
    const auto question = reader.string("question");
    MatchState state{};
    Taker taker(reader, library, &state.now);
    visit_fields(state, taker);
    reader.finish();
    if (problems.size() != before) return std::nullopt;
    Result<Match> match = Match::resume(library, rules, effects, state);
    if (!match) {
        reader.report(match.error().message);
        return std::nullopt;
    }
    const std::string asked = words_for(match.value());
    if (asked != *question) {
        reader.report("the cards or the rules have changed since: what is asked now is " +
                      in_quotes(asked) + ", not " + in_quotes(*question));
        return std::nullopt;
    }
    return std::move(match.value());
}

}  // namespace ptcg
