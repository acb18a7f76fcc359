#include "ptcg/save.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include "match/value_check.hpp"
#include "ptcg/state_fields.hpp"

namespace ptcg {

static_assert(std::endian::native == std::endian::little, "a save holds little-endian bytes");

namespace {

constexpr std::string_view magic = "ptcgsave";
/// Counts up when a save of before would be misread: other parts, or a value of the state that
/// means something else. What only adds to them leaves it; tests/golden/saves goes on loading.
constexpr std::uint32_t format_version = 3;

[[nodiscard]] std::uint64_t fnv(std::string_view bytes)
{
    std::uint64_t value = 0xcbf29ce484222325u;
    for (const char c : bytes) {
        value = (value ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    }
    return value;
}

template <typename T>
void put(std::string& out, const T& value)
{
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

void put_text(std::string& out, std::string_view text)
{
    put(out, static_cast<std::uint16_t>(text.size()));
    out.append(text);
}

/// Reads what `put` wrote; `ok` turns false where the bytes end too early.
class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    template <typename T>
    T get()
    {
        T value{};
        if (bytes_.size() < sizeof value) {
            ok_ = false;
            return value;
        }
        std::memcpy(&value, bytes_.data(), sizeof value);
        bytes_.remove_prefix(sizeof value);
        return value;
    }
    std::string text()
    {
        const auto size = get<std::uint16_t>();
        if (bytes_.size() < size) {
            ok_ = false;
            return {};
        }
        std::string value(bytes_.substr(0, size));
        bytes_.remove_prefix(size);
        return value;
    }
    [[nodiscard]] bool ok() const { return ok_; }
    [[nodiscard]] bool at_end() const { return bytes_.empty(); }

private:
    std::string_view bytes_;
    bool ok_ = true;
};

// ---- numbers that mean something in the library only ------------------------------------------

/// Visits every number of the state that depends on how the library was built: those below call
/// what `Self` does with each.
template <typename Self>
struct ReferenceVisitor {
    template <typename T>
    void field(std::string_view, T& value)
    {
        if constexpr (std::is_same_v<T, DefId>) {
            self().def(value);
        } else if constexpr (std::is_class_v<T> && !std::is_same_v<T, Random>) {
            visit_fields(value, *this);
        }
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        if constexpr (std::is_class_v<T> || std::is_same_v<T, DefId>) {
            for (T& value : values) field(name, value);
        }
    }
    template <typename T, std::size_t N>
    void field(std::string_view, T (&)[N])
    {
    }
    template <typename T>
    void part(std::string_view, T&, int)
    {
    }
    template <typename T>
    void meant(std::string_view, T& value, Meaning meaning)
    {
        auto number = static_cast<std::uint16_t>(value);
        if (meaning == Meaning::card) self().key_def(number);
        if (meaning == Meaning::name) self().key_name(number);
        value = static_cast<T>(number);
    }
    void handler(std::string_view, std::uint16_t& number, bool is_one)
    {
        if (is_one) self().handler_number(number);
    }
    void lasting(std::string_view, std::uint8_t& effect, DefId def, bool is_one)
    {
        if (is_one && def != no_def) self().lasting_effect(effect, def);
    }

private:
    Self& self() { return static_cast<Self&>(*this); }
};

/// Collects the strings behind all numbers of a state.
struct Collector : ReferenceVisitor<Collector> {
    explicit Collector(const CardLibrary& from) : library(from) {}

    const CardLibrary& library;
    std::map<std::uint16_t, std::string> defs{};
    std::map<std::uint16_t, std::string> names{};
    std::map<std::uint16_t, HandlerName> handlers{};
    std::map<std::pair<std::uint16_t, std::uint8_t>, std::string> lastings{};

    void def(DefId id)
    {
        if (id != no_def) defs.emplace(static_cast<std::uint16_t>(id), library.text(id).id);
    }
    void key_def(std::uint16_t key) { def(static_cast<DefId>(key)); }
    void key_name(std::uint16_t key)
    {
        if (static_cast<NameId>(key) != no_name) {
            names.emplace(key, library.name(static_cast<NameId>(key)));
        }
    }
    void handler_number(std::uint16_t number)
    {
        const HandlerName name = handler_name(library, number);
        def(name.def);
        handlers.emplace(number, name);
    }
    void lasting_effect(std::uint8_t effect, DefId of)
    {
        const LastingDef& named = library.lasting(library.def(of))[effect];
        lastings.emplace(std::pair{static_cast<std::uint16_t>(of), effect},
                         library.name(named.name));
    }
};

/// Puts the numbers of this library where those of the saving one stood.
struct Translator : ReferenceVisitor<Translator> {
    explicit Translator(const CardLibrary& to) : library(to) {}

    const CardLibrary& library;
    std::map<std::uint16_t, DefId> defs{};
    std::map<std::uint16_t, NameId> names{};
    std::map<std::uint16_t, std::uint16_t> handlers{};
    std::map<std::pair<std::uint16_t, std::uint8_t>, std::uint8_t> lastings{};
    bool complete = true;

    template <typename Map, typename Key, typename Value>
    void translate(const Map& map, Key key, Value& value)
    {
        const auto found = map.find(key);
        if (found == map.end()) {
            complete = false;
        } else {
            value = static_cast<Value>(found->second);
        }
    }
    void def(DefId& id)
    {
        if (id != no_def) translate(defs, static_cast<std::uint16_t>(id), id);
    }
    void key_def(std::uint16_t& key) { translate(defs, key, key); }
    void key_name(std::uint16_t& key)
    {
        if (static_cast<NameId>(key) != no_name) translate(names, key, key);
    }
    void handler_number(std::uint16_t& number) { translate(handlers, number, number); }
    /// `of` has been translated already.
    void lasting_effect(std::uint8_t& effect, DefId of)
    {
        translate(lastings, std::pair{static_cast<std::uint16_t>(of), effect}, effect);
    }
};

/// What the open question looks like; a changed script would ask another. Card numbers are left
/// out.
[[nodiscard]] std::uint64_t question_print(Match& match)
{
    if (match.stopped()) {  // it has no question, but what is loaded will have
        Result<Match> again =
            Match::resume(match.library(), match.ruleset(), match.effects(), match.state());
        return again ? question_print(again.value()) : 0;
    }
    const Decision* open = match.decision();
    if (open == nullptr) return 0;
    std::string print;
    put(print, open->asked);
    put(print, open->purpose);
    put(print, open->min);
    put(print, open->max);
    for (const Option& option : open->options) {
        put(print, option.kind);
        put(print, option.count);
        put(print, option.spot);
        put(print, option.value);
        if (option.def != no_def) print += match.library().text(option.def).id;
    }
    return fnv(print);
}

/// Of what differs from the defaults, so that a switch that is new leaves older saves loading.
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
    return fnv(print);
}

/// Writes down each field of the state: its name, its size and where it lies.
struct LayoutVisitor {
    const char* base = nullptr;
    std::string print{};

    template <typename T>
    void field(std::string_view name, T& value)
    {
        note(name, sizeof value, &value);
        if constexpr (std::is_class_v<T> && !std::is_same_v<T, Random>) visit_fields(value, *this);
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        note(name, sizeof values, &values);
        if constexpr (std::is_class_v<T>) visit_fields(values[0], *this);
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, T (&values)[N])
    {
        note(name, sizeof values, &values);
    }
    template <typename T>
    void part(std::string_view name, T&, int bits)
    {
        print += name;
        put(print, bits);
    }
    template <typename T>
    void meant(std::string_view name, T& value, Meaning)
    {
        note(name, sizeof value, &value);
    }
    void handler(std::string_view name, std::uint16_t& number, bool)
    {
        note(name, sizeof number, &number);
    }
    void lasting(std::string_view name, std::uint8_t& effect, DefId, bool)
    {
        note(name, sizeof effect, &effect);
    }

private:
    void note(std::string_view name, std::size_t size, const void* at)
    {
        print += name;
        put(print, static_cast<std::uint32_t>(size));
        put(print, static_cast<std::uint32_t>(static_cast<const char*>(at) - base));
    }
};

/// What the bytes of a state mean here; another program's may be as many and mean something else.
[[nodiscard]] std::uint64_t layout_print()
{
    static const std::uint64_t print = [] {
        const auto state = std::make_unique<MatchState>();
        LayoutVisitor visitor{reinterpret_cast<const char*>(state.get())};
        visit_fields(*state, visitor);
        return fnv(visitor.print);
    }();
    return print;
}

void put_strings(std::string& out, const Collector& strings)
{
    put(out, static_cast<std::uint16_t>(strings.defs.size()));
    for (const auto& [number, id] : strings.defs) {
        put(out, number);
        put_text(out, id);
    }
    put(out, static_cast<std::uint16_t>(strings.names.size()));
    for (const auto& [number, name] : strings.names) {
        put(out, number);
        put_text(out, name);
    }
    put(out, static_cast<std::uint16_t>(strings.handlers.size()));
    for (const auto& [number, name] : strings.handlers) {
        put(out, number);
        put(out, name.def);
        put(out, name.ordinal);
    }
    put(out, static_cast<std::uint16_t>(strings.lastings.size()));
    for (const auto& [key, name] : strings.lastings) {
        put(out, key.first);
        put(out, key.second);
        put_text(out, name);
    }
}

/// Reads the strings and looks them up; an error names the first that this library lacks.
[[nodiscard]] Result<void> get_strings(Reader& in, const CardLibrary& library, Translator& to)
{
    for (auto n = in.get<std::uint16_t>(); n > 0 && in.ok(); --n) {
        const auto number = in.get<std::uint16_t>();
        const std::string id = in.text();
        const DefId def = library.find(id);
        if (def == no_def)
            return Error{"the save needs card \"" + id + "\", which no loaded pack has"};
        to.defs.emplace(number, def);
    }
    for (auto n = in.get<std::uint16_t>(); n > 0 && in.ok(); --n) {
        const auto number = in.get<std::uint16_t>();
        const std::string name = in.text();
        if (library.find_name(name) == no_name) {
            return Error{"the save names \"" + name + "\", which no loaded pack has"};
        }
        to.names.emplace(number, library.find_name(name));
    }
    for (auto n = in.get<std::uint16_t>(); n > 0 && in.ok(); --n) {
        const auto number = in.get<std::uint16_t>();
        HandlerName name;
        const auto def = in.get<std::uint16_t>();
        name.ordinal = in.get<std::uint16_t>();
        const auto known = to.defs.find(def);
        if (known == to.defs.end()) return Error{"the save is damaged: a text of no card"};
        name.def = known->second;
        const auto handler = find_handler(library, name);
        if (!handler) {
            return Error{"card \"" + library.text(name.def).id +
                         "\" no longer has a text that the save is waiting for"};
        }
        to.handlers.emplace(number, *handler);
    }
    for (auto n = in.get<std::uint16_t>(); n > 0 && in.ok(); --n) {
        const auto def = in.get<std::uint16_t>();
        const auto effect = in.get<std::uint8_t>();
        const std::string name = in.text();
        const auto known = to.defs.find(def);
        if (known == to.defs.end()) return Error{"the save is damaged: an effect of no card"};
        const auto all = library.lasting(library.def(known->second));
        const auto same = std::find_if(all.begin(), all.end(), [&](const LastingDef& l) {
            return library.name(l.name) == name;
        });
        if (same == all.end()) {
            return Error{"card \"" + library.text(known->second).id +
                         "\" no longer has the lasting effect \"" + name + "\""};
        }
        to.lastings.emplace(std::pair{static_cast<std::uint16_t>(known->second), effect},
                            static_cast<std::uint8_t>(same - all.begin()));
    }
    return {};
}

[[nodiscard]] bool translate(MatchState& state, Translator& to)
{
    visit_fields(state, to);
    return to.complete;
}

[[nodiscard]] bool counts_in_range(const Table& t)
{
    return t.lasting_count <= t.lasting.size() && t.memo_count <= t.memos.size() &&
           t.waiting_count <= t.waiting.size() && t.depth <= t.frames.size() && t.depth > 0;
}

}  // namespace

std::string save_match(Match& match, const SaveOptions& options)
{
    const std::uint64_t question = question_print(match);
    const MatchState& state = match.state();
    Collector strings{match.library()};
    MatchState visited = state;
    visit_fields(visited, strings);

    std::string body;
    put(body, options.packs);
    put(body, ruleset_print(match.ruleset()));
    put(body, question);
    put(body, layout_print());
    put_strings(body, strings);
    put(body, state);

    std::string out(magic);
    put(out, format_version);
    put(out, static_cast<std::uint32_t>(body.size()));
    put(out, fnv(body));
    return out + body;
}

bool is_saved_under(std::string_view bytes, const Ruleset& rules)
{
    constexpr std::size_t packs_at = magic.size() + 16;  // behind version, size and checksum
    if (bytes.substr(0, magic.size()) != magic || bytes.size() < packs_at) return false;
    Reader head(bytes.substr(magic.size()));
    if (head.get<std::uint32_t>() != format_version) return false;
    Reader body(bytes.substr(packs_at));
    static_cast<void>(body.get<std::uint64_t>());  // the packs
    const auto print = body.get<std::uint64_t>();
    return body.ok() && print == ruleset_print(rules);
}

Result<LoadedMatch> load_match(std::string_view bytes, const CardLibrary& library,
                               const Ruleset& rules, EffectHost* effects,
                               const SaveOptions& options)
{
    if (bytes.substr(0, magic.size()) != magic) return Error{"this is no saved match"};
    bytes.remove_prefix(magic.size());
    Reader head(bytes);
    const auto version = head.get<std::uint32_t>();
    const auto size = head.get<std::uint32_t>();
    const auto checksum = head.get<std::uint64_t>();
    if (!head.ok()) return Error{"the save is cut short"};
    if (version != format_version) {
        return Error{"the save has format " + std::to_string(version) +
                     "; this program reads format " + std::to_string(format_version)};
    }
    bytes.remove_prefix(16);
    if (bytes.size() < size) {
        return Error{"the save is cut short: " + std::to_string(bytes.size()) + " of " +
                     std::to_string(size) + " bytes are there"};
    }
    if (bytes.size() > size || fnv(bytes) != checksum) {
        return Error{"the save is damaged: its checksum does not fit"};
    }

    Reader in(bytes);
    const bool other_packs = in.get<std::uint64_t>() != options.packs;
    if (other_packs && !options.accept_other_packs) {
        return Error{"the save was made with other packs than those loaded"};
    }
    if (in.get<std::uint64_t>() != ruleset_print(rules)) {
        return Error{"the save was made under another ruleset"};
    }
    const auto question = in.get<std::uint64_t>();
    if (in.get<std::uint64_t>() != layout_print()) {
        return Error{"the save was made by a program whose state has other fields"};
    }
    Translator translator{library};
    if (Result<void> strings = get_strings(in, library, translator); !strings)
        return strings.error();
    auto state = std::make_unique<MatchState>(in.get<MatchState>());
    if (!in.ok() || !in.at_end() || !has_sound_values(*state) || !counts_in_range(state->now) ||
        (state->checkpointed && !counts_in_range(state->checkpoint)) ||
        state->answers.used > state->answers.data.size() || !translate(*state, translator)) {
        return Error{"the save is damaged"};
    }
    Result<Match> match = Match::resume(library, rules, effects, *state);
    if (!match) return match.error();
    LoadedMatch loaded{std::move(match.value()), {}};
    if (other_packs && question_print(loaded.match) != question) {
        loaded.match.restore(*state);
        loaded.match.tamper([](Resolver&) {});  // forgets the answers of the step that waited
        loaded.note = "the packs have changed: the effect that was waiting is asked anew";
    }
    return loaded;
}

}  // namespace ptcg
