#include "ptcg/state_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "ptcg/state_fields.hpp"

namespace ptcg {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view none_word = "none";
constexpr std::array player_words = {"one"sv, "two"sv};
/// An entry of a list that is as at the beginning of a match, where the list it is compared with is
/// longer.
constexpr std::string_view empty_entry = "\"empty\"";

/// Enumerations whose values have their own words.
template <typename T>
concept Worded = requires(T value)
{
    words_of(value);
};
template <typename T>
inline constexpr bool is_record = std::is_class_v<T> && !std::is_same_v<T, Random>;
template <typename T>
inline constexpr bool is_place = std::is_same_v<T, CardIndex> || std::is_same_v<T, SlotId>;
/// Types written as digits; all others except bool and Random are written as words.
template <typename T>
inline constexpr bool is_number = is_place<T> || std::is_integral_v<T>;

// ---- writing ------------------------------------------------------------------------------------

[[nodiscard]] std::string quoted(std::string_view text)
{
    std::string all = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') all += '\\';
        all += c;
    }
    return all + '"';
}

/// Writes the fields of one record that differ from those of another.
class Writer {
public:
    /// REQUIRES: `usual` is of the type of `record`.
    Writer(const CardLibrary& library, const void* record, const void* usual, std::string path,
           std::string& out)
        : library_(library),
          record_(static_cast<const char*>(record)),
          usual_(static_cast<const char*>(usual)),
          path_(std::move(path)),
          out_(out)
    {
    }

    template <typename T>
    void field(std::string_view name, T& value)
    {
        if (!differs(value)) return;
        if constexpr (is_record<T>) {
            below(std::string(name), value, usual_of(value));
        } else {
            line(name, text_of(value));
        }
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        if (!differs(values)) return;
        if constexpr (is_record<T>) {
            static const T empty{};
            for (std::size_t i = 0; i < N; ++i) {
                if (!differs(values[i])) continue;
                const std::size_t before = out_.size();
                const std::string entry = std::string(name) + "." + std::to_string(i);
                below(entry, values[i], &empty);
                if (out_.size() == before) line(entry, empty_entry);
            }
        } else {
            std::size_t count = N;  // zeros at the end are left out
            while (count > 0 && is_zero(values[count - 1])) --count;
            line(name, list_of(std::span<const T>(values).first(count)));
        }
    }
    template <typename T>
    void part(std::string_view name, T& value, int)
    {
        if (value != T{}) line(name, text_of(value));
    }
    template <typename T>
    void meant(std::string_view name, T& value, Meaning meaning)
    {
        const auto number = static_cast<std::uint16_t>(value);
        if (meaning == Meaning::number) {
            field(name, value);
        } else if (meaning == Meaning::card) {
            line(name, quoted(word_of(static_cast<DefId>(number))));
        } else {
            const auto id = static_cast<NameId>(number);
            line(name, quoted(id == no_name ? "" : library_.name(id)));
        }
    }
    void handler(std::string_view name, std::uint16_t& number, DefId def, bool is_one)
    {
        if (!is_one) return field(name, number);
        line(name, quoted(text_name(library_, def, number)));
    }
    void lasting(std::string_view name, std::uint8_t& effect, DefId def, bool is_one)
    {
        if (!is_one) return field(name, effect);
        std::string_view word;
        if (library_.has(def)) {
            const auto all = library_.lasting(library_.def(def));
            if (effect < all.size()) word = library_.name(all[effect].name);
        }
        line(name, quoted(word));
    }
    template <typename T>
    void derived(std::string_view, T&)
    {
    }

private:
    /// Returns the field of the other record that corresponds to `value`.
    template <typename T>
    [[nodiscard]] const void* usual_of(const T& value) const
    {
        return usual_ + (reinterpret_cast<const char*>(&value) - record_);
    }
    template <typename T>
    [[nodiscard]] bool differs(const T& value) const
    {
        return std::memcmp(&value, usual_of(value), sizeof value) != 0;
    }
    template <typename T>
    [[nodiscard]] static bool is_zero(const T& value)
    {
        static const T zero{};
        return std::memcmp(&value, &zero, sizeof value) == 0;
    }
    template <typename T>
    void below(const std::string& name, T& value, const void* usual)
    {
        Writer writer(library_, &value, usual, path_ + name + ".", out_);
        visit_fields(value, writer);
    }
    void line(std::string_view name, std::string_view value)
    {
        out_.append(path_).append(name).append(" = ").append(value) += '\n';
    }

    template <typename T>
    [[nodiscard]] std::string_view word_of(T value) const
    {
        if constexpr (std::is_same_v<T, DefId>) {
            return library_.has(value) ? std::string_view(library_.text(value).id) : none_word;
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            return at(value) < player_words.size() ? player_words[at(value)] : none_word;
        } else {
            const auto words = words_of(value);
            const auto number = static_cast<std::size_t>(value);
            return number < words.size() ? words[number] : "?"sv;
        }
    }
    template <typename T>
    [[nodiscard]] std::string text_of(const T& value) const
    {
        if constexpr (std::is_same_v<T, bool>) {
            return is_zero(value) ? "false" : "true";
        } else if constexpr (std::is_same_v<T, Random>) {
            return list_of(std::span<const std::uint64_t>(value.state()));
        } else if constexpr (is_place<T>) {
            return static_cast<std::uint8_t>(value) == 0xff ? "-1" : std::to_string(at(value));
        } else if constexpr (std::is_same_v<T, std::uint64_t>) {
            return quoted(std::to_string(value));  // TOML's numbers have 63 bits
        } else if constexpr (is_number<T>) {
            return std::to_string(value);
        } else {
            return quoted(word_of(value));
        }
    }
    /// Consecutive equal words are one entry, "60 deck".
    template <typename T>
    [[nodiscard]] std::string list_of(std::span<const T> values) const
    {
        std::string text = "[";
        for (std::size_t i = 0; i < values.size();) {
            std::size_t end = i + 1;
            if (i > 0) text += ", ";
            if constexpr (is_number<T>) {
                text += text_of(values[i]);
            } else {
                while (end < values.size() && values[end] == values[i]) ++end;
                std::string word(word_of(values[i]));
                if (end - i > 1) word.insert(0, std::to_string(end - i) + " ");
                text += quoted(word);
            }
            i = end;
        }
        return text + "]";
    }

    const CardLibrary& library_;
    const char* record_;
    const char* usual_;
    std::string path_;
    std::string& out_;
};

// ---- reading ------------------------------------------------------------------------------------

struct Line {
    std::string_view path, value;
    int number = 0;
    bool used = false;
};

/// Splits `text` into lines; reports the first invalid line in `error`.
[[nodiscard]] std::vector<Line> lines_of(std::string_view text, int number, std::string& error)
{
    std::vector<Line> lines;
    for (; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view whole = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (whole.empty()) continue;
        const std::size_t sign = whole.find(" = ");
        if (sign == std::string_view::npos) {
            error = "line " + std::to_string(number) + ": expected NAME = VALUE";
            return {};
        }
        lines.push_back({whole.substr(0, sign), whole.substr(sign + 3), number, false});
    }
    std::ranges::sort(lines, [](const Line& a, const Line& b) {
        return a.path != b.path ? a.path < b.path : a.number < b.number;
    });
    const auto twice = std::ranges::adjacent_find(lines, {}, &Line::path);
    if (twice != lines.end()) {
        error = "line " + std::to_string(std::next(twice)->number) + ": " +
                std::string(twice->path) + " is given twice";
    }
    return lines;
}

/// Fills a record from the lines whose paths begin with the record's. Fields that they do not
/// mention keep their values.
class Reader {
public:
    /// `prefix`: how many bytes of the paths of `lines` name the record.
    Reader(const CardLibrary& library, std::span<Line> lines, std::size_t prefix,
           std::string& error)
        : library_(library), lines_(lines), prefix_(prefix), error_(error)
    {
    }

    template <typename T>
    void field(std::string_view name, T& value)
    {
        if constexpr (is_record<T>) {
            below(named(name, '.'), name.size() + 1, value);
        } else if (Line* line = find(name)) {
            take(*line, line->value, value);
        }
    }
    void field(std::string_view name, Table& table)
    {
        if (name == "now") now_ = &table;
        if (name == "checkpoint" && !checkpointed_) return;  // the lines are refused as unknown
        if (name == "checkpoint") table = *now_;
        below(named(name, '.'), name.size() + 1, table);
    }
    void field(std::string_view name, bool& value)
    {
        if (Line* line = find(name)) take(*line, line->value, value);
        if (name == "checkpointed") checkpointed_ = value;
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        if constexpr (is_record<T>) {
            take_entries(named(name, '.'), name.size() + 1, std::span<T>(values));
        } else if (Line* line = find(name)) {
            take_list(*line, std::span<T>(values));
        }
    }
    template <typename T>
    void part(std::string_view name, T& value, int bits)
    {
        field(name, value);
        if (static_cast<unsigned>(value) >> static_cast<unsigned>(bits) != 0) {
            fail(*find(name), "the number is out of range");
        }
    }
    template <typename T>
    void meant(std::string_view name, T& value, Meaning meaning)
    {
        if (meaning == Meaning::number) return field(name, value);
        Line* const line = needed(name);
        if (line == nullptr) return;
        if (meaning == Meaning::card) {
            DefId def = no_def;
            take(*line, line->value, def);
            value = static_cast<T>(at(def));
        } else if (const auto text = take_text(*line)) {
            const NameId id = text->empty() ? no_name : library_.find_name(*text);
            if (id == no_name && !text->empty()) unknown(*line, "name", *text);
            value = static_cast<T>(at(id));
        }
    }
    void handler(std::string_view name, std::uint16_t& number, DefId def, bool is_one)
    {
        if (!is_one) return field(name, number);
        Line* const line = needed(name);
        if (line == nullptr) return;
        const auto text = take_text(*line);
        if (!text) return;
        if (const auto found = find_text(library_, def, *text)) {
            number = *found;
        } else {
            unknown(*line, "card text", *text);
        }
    }
    void lasting(std::string_view name, std::uint8_t& effect, DefId def, bool is_one)
    {
        if (!is_one) return field(name, effect);
        Line* const line = needed(name);
        if (line == nullptr) return;
        const auto text = take_text(*line);
        if (!text) return;
        if (def == no_def) return fail(*line, "a lasting effect needs a card");
        const auto all = library_.lasting(library_.def(def));
        const auto same = std::ranges::find_if(
            all, [&](const LastingDef& one) { return library_.name(one.name) == *text; });
        if (same == all.end()) return unknown(*line, "lasting effect", *text);
        effect = static_cast<std::uint8_t>(same - all.begin());
    }
    template <typename T>
    void derived(std::string_view, T&)
    {
    }

private:
    [[nodiscard]] std::string_view rest(const Line& line) const
    {
        return line.path.substr(prefix_);
    }
    /// Returns the line of exactly this field; null if there is none.
    [[nodiscard]] Line* find(std::string_view name)
    {
        const auto found =
            std::ranges::lower_bound(lines_, name, {}, [&](const Line& l) { return rest(l); });
        if (found == lines_.end() || rest(*found) != name) return nullptr;
        found->used = true;
        return &*found;
    }
    /// Returns the line of a required field; null, with an error, if there is none.
    [[nodiscard]] Line* needed(std::string_view name)
    {
        Line* const line = find(name);
        if (line == nullptr && !lines_.empty()) {
            fail(lines_.front(), "the field \"" + std::string(name) + "\" is missing");
        }
        return line;
    }
    /// Returns the lines that begin with `name` and then `next`.
    [[nodiscard]] std::span<Line> named(std::string_view name, char next)
    {
        const auto beginning = [&](const Line& l) { return rest(l).substr(0, name.size() + 1); };
        // Not equal_range, because Clang 14 cannot destructure its result.
        const std::string wanted = std::string(name) + next;
        return {std::ranges::lower_bound(lines_, wanted, {}, beginning),
                std::ranges::upper_bound(lines_, wanted, {}, beginning)};
    }
    template <typename T>
    void below(std::span<Line> lines, std::size_t more, T& value)
    {
        if (lines.empty()) return;
        Reader reader(library_, lines, prefix_ + more, error_);
        visit_fields(value, reader);
    }

    template <typename T>
    void take_entries(std::span<Line> lines, std::size_t more, std::span<T> values)
    {
        while (!lines.empty() && error_.empty()) {
            const std::string_view path = lines.front().path.substr(prefix_ + more);
            const std::string_view number = path.substr(0, path.find('.'));
            std::size_t which = values.size();
            const auto read = std::from_chars(number.data(), number.data() + number.size(), which);
            if (read.ptr != number.data() + number.size() || number != std::to_string(which)) {
                return fail(lines.front(), "expected an entry number");
            }
            if (which >= values.size()) {
                return fail(lines.front(),
                            "too many entries; the limit is " + std::to_string(values.size()));
            }
            const auto end = std::ranges::find_if_not(lines, [&](const Line& l) {
                const std::string_view other = l.path.substr(prefix_ + more);
                return other.substr(0, other.find('.')) == number;
            });
            const auto count = static_cast<std::size_t>(end - lines.begin());
            values[which] = T{};
            if (count == 1 && path == number && lines.front().value == empty_entry) {
                lines.front().used = true;
            } else {
                below(lines.first(count), more + number.size() + 1, values[which]);
            }
            lines = lines.subspan(count);
        }
    }

    template <typename T>
    void take_list(const Line& line, std::span<T> values)
    {
        std::string_view text = line.value;
        if (text.size() < 2 || text.front() != '[' || text.back() != ']') {
            return fail(line, "expected a list");
        }
        text = text.substr(1, text.size() - 2);
        std::ranges::fill(values, T{});
        while (!text.empty() && error_.empty()) {
            const std::size_t end = std::min(text.find(", "), text.size());
            std::string_view entry = text.substr(0, end);
            text.remove_prefix(std::min(end + 2, text.size()));
            std::size_t count = 1;
            T value{};
            if constexpr (!is_number<T>) count = take_count(line, entry);
            take(line, entry, value);
            if (count > values.size()) return fail(line, "the list is too long");
            std::fill_n(values.begin(), count, value);
            values = values.subspan(count);
        }
    }
    /// Removes "12 " from `"12 deck"` and returns 12; returns 1 if there is no number.
    [[nodiscard]] std::size_t take_count(const Line& line, std::string_view& entry)
    {
        const std::size_t gap = entry.find(' ');
        if (gap == std::string_view::npos) return 1;
        std::size_t count = 0;
        const auto read = std::from_chars(entry.data() + 1, entry.data() + gap, count);
        if (read.ptr != entry.data() + gap || count < 2)
            fail(line, "expected a count greater than 1");
        // The opening quotation mark takes the place of the gap.
        word_ = "\"" + std::string(entry.substr(gap + 1));
        entry = word_;
        return count;
    }

    template <typename T>
    void take(const Line& line, std::string_view text, T& value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            if (text != "true" && text != "false") return fail(line, "expected true or false");
            value = text == "true";
        } else if constexpr (std::is_same_v<T, Random>) {
            Random::State state{};
            take_list(line, std::span<std::uint64_t>(state));
            value.restore(state);
        } else if constexpr (is_place<T>) {
            constexpr int most =
                std::is_same_v<T, CardIndex> ? int{cards_per_match} : int{slots_per_match};
            int number = 0;
            take_number(line, text, number);
            if (number < -1 || number >= most) return fail(line, "the number is out of range");
            value = static_cast<T>(static_cast<std::uint8_t>(number));
        } else if constexpr (std::is_same_v<T, std::uint64_t>) {
            if (const auto digits = unquoted(line, text)) take_number(line, *digits, value);
        } else if constexpr (is_number<T>) {
            take_number(line, text, value);
        } else if (const auto word = unquoted(line, text)) {
            take_word(line, *word, value);
        }
    }
    template <typename T>
    void take_number(const Line& line, std::string_view text, T& value)
    {
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        if (read.ec == std::errc::result_out_of_range) {
            fail(line, "the number is out of range");
        } else if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) {
            fail(line, "expected a number");
        }
    }
    template <typename T>
    void take_word(const Line& line, std::string_view word, T& value)
    {
        if constexpr (std::is_same_v<T, DefId>) {
            value = word == none_word ? no_def : library_.find(word);
            if (value == no_def && word != none_word) unknown(line, "card", word);
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            const auto found = std::ranges::find(player_words, word);
            value = found == player_words.end()
                        ? PlayerId::none
                        : static_cast<PlayerId>(found - player_words.begin());
            if (value == PlayerId::none && word != none_word) fail(line, "expected a player");
        } else {
            const auto words = words_of(value);
            const auto found = std::ranges::find(words, word);
            if (found == words.end()) {
                return fail(line, "unknown word \"" + std::string(word) + "\"");
            }
            value = static_cast<T>(found - words.begin());
        }
    }
    [[nodiscard]] std::optional<std::string> take_text(const Line& line)
    {
        return unquoted(line, line.value);
    }
    [[nodiscard]] std::optional<std::string> unquoted(const Line& line, std::string_view text)
    {
        std::string all;
        bool closed = false;
        for (std::size_t i = 1; i < text.size() && !closed; ++i) {
            if (text[i] == '"') {
                closed = i + 1 == text.size();
                if (!closed) break;
            } else {
                if (text[i] == '\\' && ++i == text.size()) break;
                all += text[i];
            }
        }
        if (closed && text.front() == '"') return all;
        fail(line, "expected a quoted word");
        return std::nullopt;
    }

    void unknown(const Line& line, std::string_view what, std::string_view text)
    {
        fail(line,
             "no loaded pack has the " + std::string(what) + " \"" + std::string(text) + "\"");
    }
    void fail(const Line& line, std::string_view why)
    {
        if (!error_.empty()) return;
        error_ = "line " + std::to_string(line.number) + ", " + std::string(line.path) + ": " +
                 std::string(why);
    }

    const CardLibrary& library_;
    std::span<Line> lines_;
    std::size_t prefix_;
    std::string& error_;
    std::string word_{};
    const Table* now_ = nullptr;
    bool checkpointed_ = false;
};

}  // namespace

std::string write_state(const MatchState& state, const CardLibrary& library)
{
    const auto copy = std::make_unique<MatchState>(state);
    const auto usual = std::make_unique<MatchState>();
    if (state.checkpointed) usual->checkpoint = state.now;
    std::string text;
    text.reserve(16 * 1024);
    Writer writer(library, copy.get(), usual.get(), "", text);
    visit_fields(*copy, writer);
    return text;
}

Result<MatchState> read_state(std::string_view text, const CardLibrary& library, int first_line)
{
    std::string error;
    std::vector<Line> lines = lines_of(text, first_line, error);
    const auto state = std::make_unique<MatchState>();
    if (error.empty()) {
        Reader reader(library, lines, 0, error);
        visit_fields(*state, reader);
    }
    if (!error.empty()) return Error{error};
    const auto unknown = std::ranges::find(lines, false, &Line::used);
    if (unknown != lines.end()) {
        return Error{"line " + std::to_string(unknown->number) + ": unknown field \"" +
                     std::string(unknown->path) + "\""};
    }
    return *state;
}

}  // namespace ptcg
