// Reads the machinery behind an exact position.

#include <algorithm>
#include <charconv>
#include <span>

#include "positions/form.hpp"
#include "positions/machinery.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace {

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
    void part(std::string_view name, T& value, int)
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
    if (!sound_since(problems, before)) return std::nullopt;
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
