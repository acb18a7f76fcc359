// Writes the machinery behind an exact position.

#include <algorithm>
#include <charconv>
#include <span>

#include "positions/form.hpp"
#include "positions/machinery.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace {

[[nodiscard]] std::string hex_of(std::uint64_t value)
{
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, value, 16).ptr;
    return std::string(digits, end);
}

/// A value as TOML text, or a table of such.
struct Node {
    struct Child;
    std::string text;
    std::vector<Child> children;
    bool is_table = false;
};

struct Node::Child {
    std::string name;
    Node node;
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
    void part(std::string_view name, T& value, int)
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
        return into_.children.emplace_back(Node::Child{std::string(name), {}}).node;
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
    std::vector<Node::Child> kept;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        auto& [name, child] = node.children[i];
        const Node& other = reference.children[i].node;
        if (child.is_table) leave_differences(child, other);
        const bool differs = child.is_table ? !child.children.empty() : child.text != other.text;
        if (differs) kept.push_back({std::move(name), std::move(child)});
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
        return std::ranges::any_of(child.children, [](const auto& c) { return c.node.is_table; });
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

}  // namespace ptcg
