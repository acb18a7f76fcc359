#include "card_tests/reruns.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/save.hpp"

#include "analysis/table_facts.hpp"
#include "card_tests/bindings/failure.hpp"
#include "ptcg/hosting/naming.hpp"

namespace ptcg::tools {

namespace {

struct RerunName {
    std::string_view name;
    std::string_view description;
};
constexpr auto names = std::to_array<RerunName>({
    {"forks", "forked at each question"},
    {"saves", "saved and loaded at each question"},
    {"undo", "undone and redone"},
    {"replay", "replayed from its answers"},
    {"shuffles", "shuffles without a t:shuffle have other results"},
    {"seats", "the seats are swapped"},
});
static_assert(names.size() == rerun_count);

/// Plays what was played again in another match and compares the two at every step. Throws
/// TestFailure at the first difference.
class Follower {
public:
    Follower(const Played& played, Match match) : played_(played), match_(std::move(match)) {}

    [[nodiscard]] static Follower resumed(const Played& played, std::size_t at,
                                          const RerunHosts& hosts)
    {
        Result<Match> match = Match::resume(*hosts.library, *played.position.rules, hosts.effects,
                                            played.answers[at].state);
        if (!match) fail_test("its state is invalid: " + match.error().message);
        return {played, std::move(match.value())};
    }

    [[nodiscard]] Match& match() { return match_; }

    /// Answers question `at` and compares the resulting state.
    void step(std::size_t at)
    {
        check_question(at);
        if (const Result<void> done = match_.answer(played_.answers[at].picks); !done) {
            fail_test("it rejects the answer: " + done.error().message);
        }
        static_cast<void>(match_.decision());
        check_state(at + 1);
    }

    void check_question(std::size_t at)
    {
        const AnsweredQuestion& expected = played_.answers[at];
        const Decision* asked = match_.decision();
        if (asked == nullptr) fail_test("the match is over");
        if (asked->asked != expected.asked || asked->purpose != expected.purpose) {
            fail_test(fmt::format("it asks \"{}\" instead of \"{}\"", name_of(asked->purpose),
                                  name_of(expected.purpose)));
        }
        if (!std::equal(asked->options.begin(), asked->options.end(), expected.options.begin(),
                        expected.options.end())) {
            fail_test(fmt::format("\"{}\" has different options", name_of(asked->purpose)));
        }
        check_state(at);
    }

    void check_state(std::size_t at)
    {
        const bool last = at == played_.answers.size();
        const MatchState& expected = last ? played_.end : played_.answers[at].state;
        if (match_.state() == expected) return;
        std::string what = "the state is different";
        const std::vector<Difference> found =
            differences(match_.library(), expected, match_.state(), played_.position.me);
        for (const Difference& difference : found) what += "\n  " + to_string(difference);
        fail_test(what);
    }

    /// Compares the events since question `at`.
    void check_events(std::size_t at)
    {
        const std::uint32_t begin = played_.answers.front().state.published;
        const std::uint32_t from = played_.answers[at].state.published;
        const std::vector<Event> mine = match_.events_for(seen_by_all, from);
        if (!std::equal(mine.begin(), mine.end(), played_.events.begin() + (from - begin),
                        played_.events.end())) {
            fail_test("the events are different");
        }
    }

private:
    const Played& played_;
    Match match_;
};

/// Calls `run` for each answer. Adds the answer's number to any failure.
template <typename Run>
void for_each_answer(const Played& played, Run&& run)
{
    for (std::size_t at = 0; at < played.answers.size(); ++at) {
        try {
            run(at);
        } catch (const TestFailure& failure) {
            fail_test(
                fmt::format("answer {} ({}): {}", at + 1, played.answers[at].said, failure.what()));
        }
    }
}

void fork_everywhere(const Played& played, const RerunHosts& hosts)
{
    std::vector<Follower> forks;
    std::size_t fork = 0;
    for_each_answer(played, [&](std::size_t at) {
        forks.push_back(Follower::resumed(played, at, hosts));
        for (fork = 0; fork < forks.size(); ++fork) {
            try {
                forks[fork].step(at);
            } catch (const TestFailure& failure) {
                fail_test(fmt::format("the fork made at answer {}: {}", fork + 1, failure.what()));
            }
        }
    });
    for (fork = 0; fork < forks.size(); ++fork) forks[fork].check_events(fork);
}

void save_everywhere(const Played& played, const RerunHosts& hosts)
{
    for_each_answer(played, [&](std::size_t at) {
        Follower follower = Follower::resumed(played, at, hosts);
        const std::string bytes = save_match(follower.match());
        Result<LoadedMatch> loaded =
            load_match(bytes, *hosts.library, *played.position.rules, hosts.effects, {});
        if (!loaded) fail_test("the save does not load: " + loaded.error().message);
        if (!loaded.value().note.empty()) fail_test(loaded.value().note);
        Follower(played, std::move(loaded.value().match)).step(at);
    });
}

void undo_everywhere(const Played& played, const RerunHosts& hosts)
{
    Follower follower = Follower::resumed(played, 0, hosts);
    for_each_answer(played, [&](std::size_t at) {
        follower.step(at);
        follower.match().restore(played.answers[at].state);
        follower.step(at);
    });
    follower.check_events(0);
    follower.match().restore(played.answers.front().state);
    for_each_answer(played, [&](std::size_t at) { follower.step(at); });
    follower.check_events(0);
}

void replay(const Played& played, const RerunHosts& hosts)
{
    Follower follower(played, start_in(*hosts.library, hosts.other, played.position));
    for_each_answer(played, [&](std::size_t at) { follower.step(at); });
    follower.check_events(0);
}

using Facts = std::vector<Fact>;

/// Returns the table in words. What the rules remember refers to Pokémon by the engine's numbers,
/// which differ between the seats.
[[nodiscard]] Facts facts_of(const CardLibrary& library, const Played& played)
{
    const Wording wording(library, played.end, played.position.me);
    Facts facts = table_facts(wording);
    for (PlayerId owner : {played.position.me, opponent_of(played.position.me)}) {
        const PlayerTable& side = played.end.now.player[at(owner)];
        const auto add = [&](SlotId id, std::size_t place) {
            if (id == no_slot) return;
            for (Fact& fact : pokemon_facts(wording, played.end.now.slots[at(id)], true)) {
                fact.where = wording.place(spot_at(owner, place)) + " " + fact.where;
                facts.push_back(std::move(fact));
            }
        };
        add(side.active, 0);
        for (std::size_t i = 0; i < side.bench_count; ++i) add(side.bench[i], i + 1);
    }
    facts.erase(std::remove_if(facts.begin(), facts.end(),
                               [](const Fact& fact) {
                                   return fact.part == DifferencePart::memory ||
                                          fact.part == DifferencePart::progress;
                               }),
                facts.end());
    return facts;
}

}  // namespace

std::string_view name_of(Rerun rerun)
{
    return names[static_cast<std::size_t>(rerun)].name;
}

std::optional<Rerun> rerun_named(std::string_view name)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].name == name) return static_cast<Rerun>(i);
    }
    return std::nullopt;
}

std::string_view describe(Rerun rerun)
{
    return names[static_cast<std::size_t>(rerun)].description;
}

std::string play_again(Rerun rerun, const Played& played, const RerunHosts& hosts)
{
    if (played.answers.empty()) return {};
    try {
        switch (rerun) {
            case Rerun::forks:
                fork_everywhere(played, hosts);
                break;
            case Rerun::saves:
                save_everywhere(played, hosts);
                break;
            case Rerun::undo:
                undo_everywhere(played, hosts);
                break;
            case Rerun::replay:
                replay(played, hosts);
                break;
            case Rerun::shuffles:
            case Rerun::seats:
                break;  // these run the test itself again; see card_test.cpp
        }
    } catch (const TestFailure& failure) {
        return failure.what();
    }
    return {};
}

std::string compare_seats(const CardLibrary& library, const Played& one, const Played& other)
{
    const std::size_t both = std::min(one.answers.size(), other.answers.size());
    for (std::size_t i = 0; i < both; ++i) {
        if (one.answers[i].said == other.answers[i].said) continue;
        return fmt::format("answer {} was {} and is now {}", i + 1, one.answers[i].said,
                           other.answers[i].said);
    }
    if (one.answers.size() != other.answers.size()) {
        return fmt::format("there were {} answers, and now there are {}", one.answers.size(),
                           other.answers.size());
    }
    const Facts before = facts_of(library, one);
    const Facts after = facts_of(library, other);
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        if (before[i].where == after[i].where && before[i].items == after[i].items) continue;
        return fmt::format("\"{}\" at the end is not the same", before[i].where);
    }
    return before.size() == after.size() ? "" : "different Pokémon are in play at the end";
}

}  // namespace ptcg::tools
