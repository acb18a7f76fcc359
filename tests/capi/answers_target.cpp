// A host of the C interface that makes the calls its input names: each byte is a call, and the
// bytes after it are the arguments. Each call must make a legal change, or return an error that
// gives the reason and change nothing.

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "capi/c_library.hpp"
#include "fuzz/targets.hpp"
#include "support/folders.hpp"

namespace ptcg::fuzz {

namespace {

using capi_test::Host;
using capi_test::Library;
using capi_test::Match;
using capi_test::Text;

std::string told(ptcg_status status)
{
    return std::string(ptcg_status_name(status)) + ": " + ptcg_last_error();
}

ptcg_library* library()
{
    static const Library loaded = [] {
        const std::string folder = test::cards_folder().string();
        ptcg_source source{};
        source.size = sizeof source;
        source.folder = folder.c_str();
        ptcg_library* made = nullptr;
        const ptcg_status status = ptcg_library_load(&source, 1, nullptr, &made, nullptr);
        expect(status == PTCG_OK, "the packs do not load", [&] { return told(status); });
        return Library(made);
    }();
    return loaded.get();
}

/// There is no watchdog: the machine's speed must not matter.
Host make_host()
{
    ptcg_script_limits limits{};
    limits.size = sizeof limits;
    limits.watchdog_ms = -1;
    ptcg_host* made = nullptr;
    const ptcg_status status = ptcg_host_create(library(), &limits, &made);
    expect(status == PTCG_OK, "no host can be made", [&] { return told(status); });
    return Host(made);
}

ptcg_host* host(std::size_t number)
{
    static const std::array<Host, 2> hosts{make_host(), make_host()};
    return hosts[number % hosts.size()].get();
}

std::uint64_t hash_of(ptcg_match* match)
{
    std::uint64_t hash = 0;
    expect(ptcg_match_hash(match, &hash) == PTCG_OK, "a match has no hash");
    return hash;
}

ptcg_decision decision_of(ptcg_match* match)
{
    ptcg_decision open{};
    const ptcg_status status = ptcg_match_decision(match, &open);
    expect(status == PTCG_OK, "a match does not say how it stands", [&] { return told(status); });
    expect(open.min <= open.max, "a question wants more picks than it takes");
    // A player who looks through a hidden pile is asked even if nothing there can be taken.
    expect(open.option_count > 0 || open.min == 0, "a question without options wants picks");
    expect(open.asked != PTCG_NOBODY || open.option_count == 0, "nobody has options");
    return open;
}

std::vector<ptcg_option> options_of(ptcg_match* match)
{
    const ptcg_decision open = decision_of(match);
    std::vector<ptcg_option> options(open.option_count);
    std::size_t count = 0;
    const ptcg_status status = ptcg_match_options(match, options.data(), options.size(), &count);
    expect(status == (open.asked == PTCG_NOBODY ? PTCG_ERROR_OVER : PTCG_OK),
           "the options are not told", [&] { return told(status); });
    expect(count == options.size(), "there are not as many options as the question says");
    return options;
}

/// Legal answers as the header defines them.
bool is_legal(ptcg_match* match, const std::vector<std::uint16_t>& picks)
{
    const ptcg_decision open = decision_of(match);
    const std::vector<ptcg_option> options = options_of(match);
    if (picks.size() < open.min || picks.size() > open.max) return false;
    return std::ranges::all_of(picks, [&](std::uint16_t pick) {
        return pick < options.size() && std::ranges::count(picks, pick) <= options[pick].count;
    });
}

/// A failed call must report an error and change nothing. A script must not fail: these are the
/// project's own cards.
void expect_refused(ptcg_status status, std::initializer_list<ptcg_status> allowed)
{
    expect(std::ranges::find(allowed, status) != allowed.end(), "a call fails with another error",
           [&] { return told(status); });
    expect(status == PTCG_OK || ptcg_last_error()[0] != '\0', "a call fails without a word");
}

class Program {
public:
    explicit Program(Bytes bytes) : input_(bytes) {}

    void run()
    {
        for (int calls = 0; !input_.empty() && calls < most_calls; ++calls) call();
    }

private:
    static constexpr int most_calls = 400;

    Match& slot() { return matches_[input_.below(matches_.size())]; }

    void call()
    {
        switch (input_.byte() % 20) {
            case 0:
                return create();
            case 1:
                return answer_anything();
            case 2:
                return answer_by_default();
            case 3:
                return concede();
            case 4:
                return make_void();
            case 5:
                return fork();
            case 6:
                return copy();
            case 7:
                return save_and_load();
            case 8:
                return load_damaged();
            case 9:
                return view();
            case 10:
                return events();
            case 11:
                return batch();
            case 12:
                return too_little_room();
            case 13:
                return slot().reset();
            case 14:
                return deck();
            case 15:
                return names();
            default:
                return answer_legally();
        }
    }

    const char* a_name(std::initializer_list<const char*> names)
    {
        return names.begin()[input_.below(names.size())];
    }

    void create()
    {
        // Most hosts know what they may ask for.
        const bool careful = input_.below(4) != 0;
        ptcg_setup setup{};
        setup.size = sizeof setup - (careful ? 0 : input_.below(9));
        std::array<std::vector<std::uint16_t>, 2> cards;
        for (std::size_t side = 0; side < 2; ++side) {
            setup.deck[side] =
                careful ? a_name({"powerhouse", "lava-flow", "chespin", "inteleon",
                                  "mega-abomasnow", "burning-slam"})
                        : a_name({"powerhouse", "4 Potion SW 127\n", "no deck", "", nullptr});
            if (setup.deck[side] != nullptr) continue;
            for (std::size_t n = input_.below(64); n > 0; --n) {
                cards[side].push_back(static_cast<std::uint16_t>(input_.below(700)));
            }
            setup.cards[side] = cards[side].data();
            setup.card_count[side] = cards[side].size();
        }
        setup.ruleset =
            careful ? a_name({"dp", "xy", "sm", "sv"}) : a_name({"dp", "none", nullptr});
        setup.format = careful ? nullptr : a_name({nullptr, "unlimited", "xy", "none"});
        setup.seed = input_.byte();
        setup.flags = careful ? input_.byte() & 15u : input_.byte();
        setup.decision_cap = careful ? 0 : input_.byte();
        setup.on_failure = static_cast<std::int32_t>(input_.below(2)) - (careful ? 0 : 1);
        ptcg_match* made = reinterpret_cast<ptcg_match*>(this);
        const ptcg_status status = ptcg_match_create(host(input_.byte()), &setup, &made);
        expect_refused(status, {PTCG_OK, PTCG_ERROR_ARGUMENT, PTCG_ERROR_NAME, PTCG_ERROR_DECK});
        expect((status == PTCG_OK) == (made != nullptr), "a handle that is none");
        if (status == PTCG_OK) slot().reset(made);
    }

    void answer_legally()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        for (std::size_t times = 1 + input_.below(8); times > 0; --times) {
            const std::vector<std::uint16_t> picks = legal_picks(match);
            if (decision_of(match).asked == PTCG_NOBODY) return;
            const ptcg_status status = ptcg_match_answer(match, picks.data(), picks.size());
            expect(status == PTCG_OK, "a legal answer is refused", [&] { return told(status); });
        }
    }

    std::vector<std::uint16_t> legal_picks(ptcg_match* match)
    {
        const ptcg_decision open = decision_of(match);
        std::vector<std::uint16_t> left;
        const std::vector<ptcg_option> options = options_of(match);
        for (std::size_t i = 0; i < options.size(); ++i) {
            left.insert(left.end(), options[i].count, static_cast<std::uint16_t>(i));
        }
        const std::size_t most = std::min<std::size_t>(open.max, left.size());
        const std::size_t wanted =
            open.min + (most > open.min ? input_.below(most - open.min + 1) : 0);
        std::vector<std::uint16_t> picks;
        while (picks.size() < wanted) {
            const auto at = left.begin() + static_cast<std::ptrdiff_t>(input_.below(left.size()));
            picks.push_back(*at);
            left.erase(at);
        }
        return picks;
    }

    std::vector<std::uint16_t> any_picks()
    {
        std::vector<std::uint16_t> picks(input_.below(6));
        for (std::uint16_t& pick : picks) {
            pick = static_cast<std::uint16_t>(input_.below(8) == 0 ? input_.below(0x10000)
                                                                   : input_.below(12));
        }
        return picks;
    }

    void answer_anything()
    {
        ptcg_match* const match = slot().get();
        const std::vector<std::uint16_t> picks = any_picks();
        if (match == nullptr) {
            return expect_refused(ptcg_match_answer(match, picks.data(), picks.size()),
                                  {PTCG_ERROR_HANDLE});
        }
        const std::uint64_t before = hash_of(match);
        const bool over = decision_of(match).asked == PTCG_NOBODY;
        const bool legal = !over && is_legal(match, picks);
        const ptcg_status status = ptcg_match_answer(match, picks.data(), picks.size());
        expect_refused(status, {over ? PTCG_ERROR_OVER : legal ? PTCG_OK : PTCG_ERROR_ANSWER});
        if (status != PTCG_OK)
            expect(hash_of(match) == before, "a refused answer changed something");
    }

    void answer_by_default()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        const bool over = decision_of(match).asked == PTCG_NOBODY;
        expect_refused(ptcg_match_answer_default(match), {over ? PTCG_ERROR_OVER : PTCG_OK});
    }

    void concede()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        const int player = input_.byte() % 4 - 1;
        const bool over = decision_of(match).asked == PTCG_NOBODY;
        const std::uint64_t before = hash_of(match);
        const ptcg_status status = ptcg_match_concede(match, player);
        if (player < 0 || player > 1) {
            expect_refused(status, {PTCG_ERROR_ARGUMENT});
        } else {
            expect_refused(status, {over ? PTCG_ERROR_OVER : PTCG_OK});
        }
        expect(status == PTCG_OK || hash_of(match) == before, "a refused call changed something");
        if (status == PTCG_OK) {
            expect(decision_of(match).winner == 1 - player, "whoever gave up has not lost");
        }
    }

    void make_void()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        const bool over = decision_of(match).asked == PTCG_NOBODY;
        expect_refused(ptcg_match_void(match), {over ? PTCG_ERROR_OVER : PTCG_OK});
        if (!over) expect(decision_of(match).outcome == PTCG_VOID, "the match is not void");
    }

    void fork()
    {
        ptcg_match* const match = slot().get();
        const std::size_t where = input_.below(3);
        ptcg_match* made = nullptr;
        const ptcg_status status =
            ptcg_match_fork(match, where == 2 ? nullptr : host(where), &made);
        expect_refused(status, {match == nullptr ? PTCG_ERROR_HANDLE : PTCG_OK});
        if (status != PTCG_OK) return;
        Match fork(made);
        expect(hash_of(made) == hash_of(match), "a fork is another match");
        slot() = std::move(fork);
    }

    void copy()
    {
        ptcg_match* const to = slot().get();
        ptcg_match* const from = slot().get();
        const ptcg_status status = ptcg_match_copy(to, from);
        if (to == nullptr || from == nullptr) return expect_refused(status, {PTCG_ERROR_HANDLE});
        expect_refused(status, {PTCG_OK, PTCG_ERROR_MISMATCH});
        if (status == PTCG_OK) expect(hash_of(to) == hash_of(from), "a copy is another match");
    }

    std::string saved(ptcg_match* match)
    {
        Text save;
        const ptcg_status status = ptcg_match_save(match, &save.raw);
        expect(status == PTCG_OK, "a match cannot be saved", [&] { return told(status); });
        return save.string();
    }

    void save_and_load()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        const std::string save = saved(match);
        ptcg_match* made = nullptr;
        const std::uint32_t flags = input_.below(2) == 0 ? 0u : std::uint32_t{PTCG_LOAD_NO_EVENTS};
        const ptcg_status status = ptcg_match_load(host(input_.byte()), save.data(), save.size(),
                                                   flags, PTCG_FAILURE_VOIDS, &made);
        expect(status == PTCG_OK, "a save does not load", [&] { return told(status); });
        Match loaded(made);
        expect(hash_of(made) == hash_of(match), "a loaded match is another one");
        expect(saved(made) == save, "a loaded match makes another save");
        slot() = std::move(loaded);
    }

    void load_damaged()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        std::string save = saved(match);
        if (input_.below(2) == 0) {
            save.resize(input_.below(save.size()));
        } else {
            char& byte = save[input_.below(save.size())];
            byte = static_cast<char>(byte ^ static_cast<int>(1 + input_.below(255)));
        }
        ptcg_match* made = nullptr;
        expect_refused(ptcg_match_load(host(0), save.data(), save.size(), PTCG_ACCEPT_OTHER_PACKS,
                                       PTCG_FAILURE_VOIDS, &made),
                       {PTCG_ERROR_SAVE});
        expect(made == nullptr, "a damaged save makes a match");
    }

    void view()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        const int audience = input_.byte() % 10 - 1;
        const bool known = audience == PTCG_SEEN_BY_ONE || audience == PTCG_SEEN_BY_TWO ||
                           audience == PTCG_SEEN_BY_SPECTATORS || audience == PTCG_SEEN_BY_JUDGE;
        const std::uint64_t before = hash_of(match);
        ptcg_view view{};
        const ptcg_status status = ptcg_match_view(match, audience, &view);
        Text json, question;
        const ptcg_status in_words = ptcg_match_view_json(match, audience, &json.raw);
        expect(in_words == status, "a view in words is another");
        if (known) expect(status == PTCG_OK, "there is no view", [&] { return told(status); });
        if (status != PTCG_OK) expect_refused(status, {PTCG_ERROR_ARGUMENT});
        if (status == PTCG_OK) {
            expect(view.size <= sizeof view && view.card_count <= std::size(view.cards),
                   "a view is larger than it can be");
            const std::string text = json.string();
            expect(text.starts_with('{') && text.ends_with('}'), "a view is no JSON");
        }
        expect(ptcg_match_decision_json(match, &question.raw) == PTCG_OK, "no question in words");
        expect(hash_of(match) == before, "looking at a match has changed it");
    }

    void events()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        std::vector<ptcg_event> events(input_.below(40));
        std::uint32_t from = static_cast<std::uint32_t>(input_.below(300));
        for (std::uint32_t steps = 0; steps < 10; ++steps) {
            std::size_t count = 0;
            std::uint32_t next = 0;
            const ptcg_status status = ptcg_match_events(
                match, PTCG_SEEN_BY_ONE, from, events.data(), events.size(), &count, &next);
            expect_refused(status, {PTCG_OK});
            expect(count <= events.size(), "more events than there is room for");
            if (count == 0) break;
            from = next;
        }
        Text json;
        expect_refused(ptcg_match_events_json(match, PTCG_SEEN_BY_JUDGE, from, &json.raw),
                       {PTCG_OK});
    }

    void batch()
    {
        std::vector<ptcg_match*> matches;
        for (Match& match : matches_) {
            if (match) matches.push_back(match.get());
        }
        constexpr std::size_t stride = 64;
        std::vector<std::uint16_t> picks(matches.size() * stride), counts;
        std::vector<ptcg_status> expected;
        for (std::size_t i = 0; i < matches.size(); ++i) {
            const bool legally = input_.below(4) != 0;
            const bool over = decision_of(matches[i]).asked == PTCG_NOBODY;
            const std::vector<std::uint16_t> some =
                legally && !over ? legal_picks(matches[i]) : any_picks();
            std::ranges::copy(some, picks.begin() + static_cast<std::ptrdiff_t>(i * stride));
            counts.push_back(static_cast<std::uint16_t>(some.size()));
            expected.push_back(over                         ? PTCG_ERROR_OVER
                               : is_legal(matches[i], some) ? PTCG_OK
                                                            : PTCG_ERROR_ANSWER);
        }
        std::vector<ptcg_decision> decisions(matches.size());
        std::vector<ptcg_option> options(matches.size() * 8);
        std::vector<ptcg_view> views(matches.size());
        std::vector<std::int32_t> statuses(matches.size(), -1);
        ptcg_batch batch{};
        batch.size = sizeof batch;
        batch.matches = matches.data();
        batch.count = matches.size();
        batch.picks = picks.data();
        batch.picks_stride = stride;
        batch.pick_counts = counts.data();
        batch.decisions = decisions.data();
        batch.options = options.data();
        batch.options_stride = 8;
        batch.views = views.data();
        batch.statuses = statuses.data();
        batch.threads = static_cast<std::uint32_t>(input_.below(3));
        const ptcg_status status = ptcg_batch_step(&batch);
        const auto failed =
            std::ranges::find_if(expected, [](ptcg_status each) { return each != PTCG_OK; });
        expect_refused(status, {failed == expected.end() ? PTCG_OK : *failed});
        for (std::size_t i = 0; i < matches.size(); ++i) {
            expect(statuses[i] == expected[i], "a match of a batch is answered otherwise");
            const ptcg_decision now = decision_of(matches[i]);
            expect(std::memcmp(&now, &decisions[i], sizeof now) == 0,
                   "a match of a batch stands otherwise");
        }
    }

    void too_little_room()
    {
        ptcg_match* const match = slot().get();
        if (match == nullptr) return;
        const ptcg_decision open = decision_of(match);
        if (open.option_count == 0) return;
        ptcg_option option{};
        std::size_t count = 0;
        const std::size_t capacity = input_.below(2);
        expect_refused(ptcg_match_options(match, &option, capacity, &count),
                       {open.option_count > capacity ? PTCG_ERROR_ROOM : PTCG_OK});
    }

    void deck()
    {
        const std::string text(input_.take(input_.byte()));
        std::array<std::uint16_t, 60> cards{};
        std::size_t count = 0;
        const ptcg_status read =
            ptcg_deck_read(library(), text.c_str(), cards.data(), cards.size(), &count);
        expect_refused(read, {PTCG_OK, PTCG_ERROR_NAME, PTCG_ERROR_DECK, PTCG_ERROR_ROOM});
        Text problems;
        const ptcg_status checked =
            ptcg_deck_check(library(), text.c_str(), "sv", nullptr, &problems.raw);
        expect_refused(checked, {PTCG_OK, PTCG_ERROR_NAME, PTCG_ERROR_DECK});
        if (checked == PTCG_OK) expect(read == PTCG_OK && count == 60, "no deck may be played");
    }

    void names()
    {
        const int what = input_.byte() % 12 - 1;
        const unsigned number = input_.byte();
        const char* const name = ptcg_name(what, number);
        if (name != nullptr) {
            expect(ptcg_number(what, name) == static_cast<int>(number),
                   "a name is that of another number", [&] { return name; });
        }
        const std::string text(input_.take(input_.byte() % 16));
        static_cast<void>(ptcg_number(what, text.c_str()));
    }

    Input input_;
    std::array<Match, 4> matches_;
};

void run(Bytes bytes)
{
    Program(bytes).run();
}

std::vector<std::string> seeds()
{
    std::vector<std::string> seeds;
    // Two matches with and without explicit chance, then each kind of call a few answers later.
    for (char flags = 0; flags < 8; ++flags) {
        for (char what = 1; what < 16; ++what) {
            std::string program;
            for (char slot = 0; slot < 2; ++slot) {
                // create, careful, two decks, dp, a seed, flags, on_failure, a host, a slot
                for (const char byte :
                     {char{0}, char{1}, slot, what, char{0}, what, flags, char{0}, slot, slot}) {
                    program += byte;
                }
            }
            for (char i = 0; i < 40; ++i) {
                program += '\x13';
                program += static_cast<char>(i % 2);
                program += '\x07';
                for (char pick = 0; pick < 8; ++pick) program += static_cast<char>(pick * i);
                program += what;
                program += i;
                program += static_cast<char>(i + 1);
            }
            seeds.push_back(program);
        }
    }
    return seeds;
}

}  // namespace

const Target answers_target{"answers", run, seeds};

}  // namespace ptcg::fuzz
