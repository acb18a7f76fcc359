#include "analysis/difference.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/table_facts.hpp"
#include "ptcg/hosting/naming.hpp"

namespace ptcg::tools {

namespace {

using Items = std::vector<std::string>;

/// Returns the items of `a` that are not in `b`, counting duplicates.
[[nodiscard]] Items missing(Items a, Items b)
{
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    Items rest;
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
    return rest;
}

/// Returns the length of the longest common subsequence.
[[nodiscard]] std::size_t longest_common(const Items& a, const Items& b)
{
    std::vector<std::size_t> row(b.size() + 1, 0);
    for (const std::string& item : a) {
        std::size_t diagonal = 0;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t above = row[j + 1];
            row[j + 1] = item == b[j] ? diagonal + 1 : std::max(above, row[j]);
            diagonal = above;
        }
    }
    return row.back();
}

[[nodiscard]] std::string text_of(const Fact& fact)
{
    if (fact.kind == Fact::Kind::value) return fact.items.front();
    if (fact.kind == Fact::Kind::list) {
        return fact.items.empty() ? "none" : fmt::format("{}", fmt::join(fact.items, ", "));
    }
    if (fact.kind == Fact::Kind::loose) return {};
    return fmt::format("{} card{}", fact.items.size(), fact.items.size() == 1 ? "" : "s");
}

/// Compares two states fact by fact.
class Comparison {
public:
    Comparison(const CardLibrary& library, const MatchState& before, const MatchState& after,
               PlayerId me)
        : before_(library, before, me), after_(library, after, me)
    {
    }

    void compare_all();
    [[nodiscard]] std::vector<Difference> take() { return std::move(found_); }

private:
    void compare(const Fact& before, const Fact& after, const std::string& place);
    void compare(const std::vector<Fact>& before, const std::vector<Fact>& after,
                 const std::string& place = {});
    void compare_spot(Spot spot);
    /// Describes the Pokémon now in the slot and where it came from.
    [[nodiscard]] std::string arrival(SlotId id, SlotId before) const;
    [[nodiscard]] bool followed(SlotId id) const;
    void compare_chance();
    void compare_checkpoints();

    [[nodiscard]] static SlotId slot_at(const Table& table, Spot spot);
    [[nodiscard]] static const Slot& slot(const Table& table, SlotId id)
    {
        static const Slot nothing{};
        return id == no_slot ? nothing : table.slots[at(id)];
    }
    [[nodiscard]] static std::string top(const Wording& wording, SlotId id)
    {
        const Slot& s = slot(wording.table(), id);
        return s.empty() ? "nothing" : wording.card(s.top);
    }

    Wording before_;
    Wording after_;
    std::vector<Difference> found_;
};

SlotId Comparison::slot_at(const Table& table, Spot spot)
{
    const PlayerTable& side = table.player[at(owner_of(spot))];
    const std::size_t place = place_of(spot);
    if (place == 0) return side.active;
    return place <= side.bench_count ? side.bench[place - 1] : no_slot;
}

bool Comparison::followed(SlotId id) const
{
    const Slot& a = slot(before_.table(), id);
    const Slot& b = slot(after_.table(), id);
    return !a.empty() && !b.empty() && a.generation == b.generation;
}

void Comparison::compare(const Fact& before, const Fact& after, const std::string& place)
{
    if (before.items == after.items) return;
    // "lasting on me active", but "me active damage".
    const auto at_place = [&](const std::string& what) {
        if (place.empty()) return what;
        return what.ends_with(" on") ? what + " " + place : place + " " + what;
    };
    const bool is_value = before.kind == Fact::Kind::value;
    Difference difference{at_place(before.where), before.part, text_of(before),
                          text_of(after),         {},          {}};
    if (!is_value) {
        difference.lost = missing(before.items, after.items);
        difference.gained = missing(after.items, before.items);
        const std::size_t kept = before.items.size() - difference.lost.size();
        if (before.ordered && longest_common(before.items, after.items) < kept) {
            found_.push_back(
                {"order of " + difference.where, before.part, "as it was", "changed", {}, {}});
        }
        if (difference.lost.empty() && difference.gained.empty()) return;
    }
    found_.push_back(std::move(difference));
}

void Comparison::compare(const std::vector<Fact>& before, const std::vector<Fact>& after,
                         const std::string& place)
{
    for (std::size_t i = 0; i < before.size(); ++i) compare(before[i], after[i], place);
}

std::string Comparison::arrival(SlotId id, SlotId before) const
{
    const std::string name = top(after_, id);
    if (id == no_slot || id == before) return name;
    if (followed(id)) return fmt::format("{} (was {})", name, before_.place(id));
    return name == top(before_, before) ? "another " + name : name;
}

void Comparison::compare_spot(Spot spot)
{
    const SlotId was = slot_at(before_.table(), spot);
    const SlotId is = slot_at(after_.table(), spot);
    const bool same = was == is && (is == no_slot || followed(is));
    const std::string place = after_.place(spot);
    std::string before = top(before_, was);
    std::string after = same ? top(after_, is) : arrival(is, was);
    if (!same && was == is && before == after) after = "another " + after;
    if (before != after) found_.push_back({place, {}, std::move(before), std::move(after), {}, {}});
    if (is == no_slot) return;
    const bool known = followed(is);
    compare(pokemon_facts(before_, slot(before_.table(), known ? is : no_slot), known),
            pokemon_facts(after_, slot(after_.table(), is), known), place);
}

void Comparison::compare_chance()
{
    if (before_.table().random == after_.table().random) return;
    found_.push_back({"chance", DifferencePart::chance, "as it was", "has been used", {}, {}});
}

/// States that look the same may still have begun their current step from different tables.
void Comparison::compare_checkpoints()
{
    const bool both = before_.state().checkpointed && after_.state().checkpointed;
    if (!found_.empty() || !both) return;
    const auto at_checkpoint = [](const MatchState& state) {
        MatchState begun = state;
        begun.now = state.checkpoint;
        begun.checkpointed = false;
        return begun;
    };
    const MatchState before = at_checkpoint(before_.state());
    const MatchState after = at_checkpoint(after_.state());
    if (!differences(before_.library(), before, after, before_.me()).empty()) {
        found_.push_back({"where the open step began",
                          DifferencePart::progress,
                          "as it was",
                          "elsewhere",
                          {},
                          {}});
    }
}

void Comparison::compare_all()
{
    for (PlayerId id : {before_.me(), opponent_of(before_.me())}) {
        for (std::size_t place = 0; place < slots_per_player; ++place) {
            compare_spot(spot_at(id, place));
        }
    }
    compare(table_facts(before_), table_facts(after_));
    compare_chance();
    compare_checkpoints();
}

}  // namespace

std::string to_string(const Difference& difference)
{
    std::vector<std::string> changes;
    for (const std::string& item : difference.gained) changes.push_back("+ " + item);
    for (const std::string& item : difference.lost) changes.push_back("- " + item);
    if (difference.before.empty()) {
        return fmt::format("{}: {}", difference.where, fmt::join(changes, ", "));
    }
    const std::string text =
        fmt::format("{}: {} -> {}", difference.where, difference.before, difference.after);
    return changes.empty() ? text : fmt::format("{} ({})", text, fmt::join(changes, ", "));
}

std::vector<Difference> differences(const CardLibrary& library, const MatchState& before,
                                    const MatchState& after, PlayerId me)
{
    Comparison comparison(library, before, after, me);
    comparison.compare_all();
    return comparison.take();
}

}  // namespace ptcg::tools
