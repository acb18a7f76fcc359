#include "ptcg/save.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <type_traits>

#include "ptcg/fnv1a.hpp"
#include "ptcg/state_text.hpp"
#include "queries/listeners.hpp"

namespace ptcg {

namespace {

// A save consists of lines of TOML: these two, the rest of the head, and the state. The number
// increases when an older save would be misread. Data that is stored by name needs no new number.
constexpr std::string_view format_line = "ptcgsave = 4\n";
constexpr std::string_view format_key = "ptcgsave = ";
constexpr std::string_view checksum_key = "checksum = ";

template <typename T>
void put(std::string& out, const T& value)
{
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

[[nodiscard]] std::string hex(std::uint64_t value)
{
    char digits[16];
    const auto end = std::to_chars(digits, digits + sizeof digits, value, 16).ptr;
    std::string text(digits, end);
    return std::string(sizeof digits - text.size(), '0') + text;
}

/// Returns `KEY = "VALUE"` and a newline.
[[nodiscard]] std::string head_line(std::string_view key, std::string_view value)
{
    return std::string(key) + "\"" + std::string(value) + "\"\n";
}

/// Takes the value of the first line of `text` if it has this key.
[[nodiscard]] bool take_head_line(std::string_view& text, std::string_view key,
                                  std::string_view& value)
{
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos || end < key.size() + 2 || !text.starts_with(key)) {
        return false;
    }
    value = text.substr(key.size(), end - key.size());
    if (value.front() != '"' || value.back() != '"') return false;
    value = value.substr(1, value.size() - 2);
    text.remove_prefix(end + 1);
    return true;
}

/// The values in a save before its state.
struct Head {
    std::string_view checksum, packs, rules, question, asked;
};

constexpr std::string_view packs_key = "packs = ", rules_key = "rules = ",
                           question_key = "question = ", asked_key = "asked = ";

[[nodiscard]] bool take_body_head(std::string_view& text, Head& head)
{
    return take_head_line(text, packs_key, head.packs) &&
           take_head_line(text, rules_key, head.rules) &&
           take_head_line(text, question_key, head.question) &&
           take_head_line(text, asked_key, head.asked);
}

/// Returns a hash of the open question; a changed script would ask a different one. Card numbers
/// are left out.
[[nodiscard]] std::uint64_t question_print(Match& match)
{
    if (match.stopped()) {  // it has no question, but the loaded match will have one
        Result<Match> again =
            Match::resume(match.library(), match.ruleset(), match.effects(), match.state());
        return again ? question_print(again.value()) : 0;
    }
    const Decision* open = match.decision();
    if (open == nullptr) return 0;
    std::string print;
    put(print, open->asked);
    print += name_of(open->purpose);
    put(print, open->min);
    put(print, open->max);
    for (const Option& option : open->options) {
        put(print, option.kind);
        put(print, option.count);
        put(print, option.spot);
        put(print, option.value);
        if (option.def != no_def) print += match.library().text(option.def).id;
    }
    return fnv1a(print);
}

/// Returns a hash of the switches that differ from the defaults, so that older saves still load
/// when a switch is added.
[[nodiscard]] std::uint64_t ruleset_print(const Ruleset& rules)
{
    const Ruleset defaults;
    std::string print;
    for (const Switch& which : ruleset_switches()) {
        if (get(rules, which) == get(defaults, which)) continue;
        print += which.key;
        put(print, get(rules, which));
    }
    for (const AttackStep step : rules.attack_steps) put(print, step);
    return fnv1a(print);
}

/// Returns the packs that the cards need, "my1 0123456789abcdef, my2 ...", sorted by ID.
[[nodiscard]] std::string stamps_of(const CardLibrary& library, std::span<const DefId> cards)
{
    std::string text;
    for (const CardPack* pack : library.packs_of(cards)) {
        text += (text.empty() ? "" : ", ") + pack->id + " " + hex(pack->hash);
    }
    return text;
}

/// Returns the names of the packs that differ between the two.
[[nodiscard]] std::string difference(std::string_view saved, std::string_view loaded)
{
    std::string names;
    const auto name_those_missing = [&](std::string_view from, std::string_view in) {
        while (!from.empty()) {
            const std::string_view stamp = from.substr(0, from.find(", "));
            from.remove_prefix(std::min(stamp.size() + 2, from.size()));
            const std::string name(stamp.substr(0, stamp.find(' ')));
            if (in.find(stamp) != std::string_view::npos) continue;
            if ((", " + names + ",").find(", " + name + ",") != std::string::npos) continue;
            names += (names.empty() ? "" : ", ") + name;
        }
    };
    name_those_missing(saved, loaded);
    name_those_missing(loaded, saved);
    return names;
}

/// Returns what is asked, and of whom, for people.
[[nodiscard]] std::string asked_in_words(Match& match)
{
    if (match.stopped()) return "nobody: the match is stopped";
    const Decision* open = match.decision();
    if (open == nullptr) return "nobody: the match is over";
    constexpr std::array<std::string_view, 3> players = {"one", "two", "chance"};
    return "player " + std::string(players[at(open->asked)]) + ": " +
           std::string(name_of(open->purpose)) + ", " + std::to_string(open->min) + " to " +
           std::to_string(open->max) + " of " + std::to_string(open->options.size());
}

/// Returns whether lists fit their capacity and all cards are in the library, so that the rest of
/// the state can be looked up.
[[nodiscard]] bool in_bounds(const MatchState& state, const CardLibrary& library)
{
    const auto fits = [](const Table& t) {
        return t.lasting_count <= t.lasting.size() && t.memo_count <= t.memos.size() &&
               t.waiting_count <= t.waiting.size() && t.depth <= t.frames.size() && t.depth > 0;
    };
    return fits(state.now) && (!state.checkpointed || fits(state.checkpoint)) &&
           std::ranges::all_of(state.defs, [&](DefId id) { return library.has(id); });
}

}  // namespace

std::string save_match(Match& match)
{
    std::string body = head_line(packs_key, stamps_of(match.library(), match.state().defs));
    body += head_line(rules_key, hex(ruleset_print(match.ruleset())));
    body += head_line(question_key, hex(question_print(match)));
    body += head_line(asked_key, asked_in_words(match));
    body += write_state(match.state(), match.library());
    return std::string(format_line) + head_line(checksum_key, hex(fnv1a(body))) + body;
}

bool is_saved_under(std::string_view bytes, const Ruleset& rules)
{
    if (!bytes.starts_with(format_line)) return false;
    bytes.remove_prefix(format_line.size());
    Head head;
    return take_head_line(bytes, checksum_key, head.checksum) && take_body_head(bytes, head) &&
           head.rules == hex(ruleset_print(rules));
}

namespace {

/// Reads the head of a save; the rest of `bytes` is the lines of its state.
[[nodiscard]] Result<Head> take_head(std::string_view& bytes)
{
    constexpr std::string_view name = "ptcgsave";
    if (bytes.starts_with(name) && format_line.starts_with(bytes)) {
        return Error{"the save is truncated"};
    }
    if (bytes.starts_with(name) && !bytes.starts_with(format_line)) {
        std::string_view number = bytes.substr(0, bytes.find('\n'));
        const bool older = !number.starts_with(format_key);
        number.remove_prefix(older ? number.size() : format_key.size());
        return Error{"the save has " +
                     (older ? "an older format" : "format " + std::string(number)) +
                     "; this program reads format 4"};
    }
    if (!bytes.starts_with(format_line)) return Error{"this is not a saved match"};
    bytes.remove_prefix(format_line.size());
    Head head;
    if (!take_head_line(bytes, checksum_key, head.checksum)) return Error{"the save is truncated"};
    if (hex(fnv1a(bytes)) != head.checksum) {
        return Error{"the save is damaged or truncated: the checksum does not match"};
    }
    if (!take_body_head(bytes, head)) return Error{"the save is damaged: its header is incomplete"};
    return head;
}

constexpr int lines_of_head = 6;

}  // namespace

Result<SaveInfo> info_of_save(std::string_view bytes)
{
    const Result<Head> head = take_head(bytes);
    if (!head) return head.error();
    SaveInfo info;
    info.asked = head.value().asked;
    for (std::string_view stamps = head.value().packs; !stamps.empty();) {
        const std::string_view stamp = stamps.substr(0, stamps.find(", "));
        stamps.remove_prefix(std::min(stamp.size() + 2, stamps.size()));
        const std::size_t space = std::min(stamp.find(' '), stamp.size());
        CardPack& pack = info.packs.emplace_back();
        pack.id = stamp.substr(0, space);
        std::from_chars(stamp.data() + std::min(space + 1, stamp.size()),
                        stamp.data() + stamp.size(), pack.hash, 16);
    }
    return info;
}

Result<LoadedMatch> load_match(std::string_view bytes, const CardLibrary& library,
                               const Ruleset& rules, EffectHost* effects,
                               const SaveOptions& options)
{
    const Result<Head> taken = take_head(bytes);
    if (!taken) return taken.error();
    const Head& head = taken.value();
    Result<MatchState> read = read_state(bytes, library, lines_of_head + 1);
    if (!read) return Error{"the save cannot be read: " + read.error().message};
    MatchState& state = read.value();
    if (!in_bounds(state, library)) return Error{"the save is damaged: a number is out of range"};
    const std::string stamps = stamps_of(library, state.defs);
    const bool other_packs = head.packs != stamps;
    if (other_packs && !options.accept_other_packs) {
        return Error{"the save was made with different packs from those loaded; they differ in: " +
                     difference(head.packs, stamps)};
    }
    if (head.rules != hex(ruleset_print(rules))) {
        return Error{"the save was made with a different ruleset"};
    }
    refresh_listeners(state, library);
    Result<Match> match = Match::resume(library, rules, effects, state);
    if (!match) return match.error();
    LoadedMatch loaded{std::move(match.value()), {}};
    if (other_packs && hex(question_print(loaded.match)) != head.question) {
        loaded.match.restore(state);
        loaded.match.edit([](Resolver&) {});  // discards the answers of the waiting step
        loaded.note = "the packs have changed, so the waiting effect asks again";
    }
    return loaded;
}

}  // namespace ptcg
