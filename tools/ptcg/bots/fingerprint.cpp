#include "bots/fingerprint.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

/// Numbers the cards of a match in the order they stand in its decks.
class Renumbering {
public:
    explicit Renumbering(const std::array<DefId, cards_per_match>& defs)
    {
        for (DefId def : defs) {
            if (def != no_def && number_of(def) == no_def) known_[count_++] = def;
        }
    }

    [[nodiscard]] DefId number_of(DefId def) const
    {
        const auto* end = known_.begin() + count_;
        const auto* found = std::find(known_.begin(), end, def);
        return found == end ? no_def : static_cast<DefId>(found - known_.begin());
    }

private:
    std::array<DefId, cards_per_match> known_{};
    std::size_t count_ = 0;
};

/// Records in use are renumbered, the others emptied.
void renumber(Table& table, const Renumbering& numbers)
{
    for (std::size_t i = 0; i < table.lasting.size(); ++i) {
        Lasting& lasting = table.lasting[i];
        lasting.def = numbers.number_of(lasting.def);
        if (i >= table.lasting_count) lasting = Lasting{};
    }
    for (std::size_t i = 0; i < table.waiting.size(); ++i) {
        Waiting& waiting = table.waiting[i];
        waiting.def = numbers.number_of(waiting.def);
        waiting.handler = 0;
        if (i >= table.waiting_count) waiting = Waiting{};
    }
    for (std::size_t i = 0; i < table.frames.size(); ++i) {
        Frame& frame = table.frames[i];
        frame.def = numbers.number_of(frame.def);
        frame.handler = 0;
        if (i >= table.depth) frame = Frame{};
    }
    // Keyed by numbers of cards and of names; what they say shows elsewhere.
    table.memos.fill(MemoRecord{});
    // Counts differently where events are not kept.
    table.event_count = 0;
}

}  // namespace

std::uint64_t fingerprint(const MatchState& state)
{
    MatchState copy = state;
    const Renumbering numbers(state.defs);
    for (DefId& def : copy.defs) def = numbers.number_of(def);
    renumber(copy.now, numbers);
    // How the position came about does not belong to it.
    copy.checkpoint = Table{};
    copy.answers = Answers{};
    copy.checkpointed = false;
    copy.published = 0;
    return hash(copy);
}

std::uint64_t fingerprint(const Ruleset& rules)
{
    std::string values;
    for (const Switch& which : ruleset_switches()) {
        values += fmt::format("{}={};", which.key, get(rules, which));
    }
    for (AttackStep step : rules.attack_steps) values += fmt::format("{},", name_of(step));
    return hash_of(values);
}

std::uint64_t hash_of(std::string_view bytes)
{
    std::uint64_t hash = 0xcbf29ce484222325u;
    for (char byte : bytes) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001b3u;
    }
    return hash;
}

std::string hex(std::uint64_t value)
{
    return fmt::format("{:016x}", value);
}

}  // namespace ptcg::tools
