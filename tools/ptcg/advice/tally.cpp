#include "advice/tally.hpp"

#include <algorithm>
#include <set>

#include "advice/walk.hpp"
#include "ptcg/view.hpp"

namespace ptcg::tools {
namespace {

constexpr std::uint64_t most_positions = 300;
constexpr std::uint64_t enough_alike = 24;  ///< positions that agree, after which no more are drawn
constexpr std::size_t most_ends = 4000;     ///< in all positions
constexpr std::uint64_t damage_positions = 6;
constexpr WalkLimits damage_limits{.ends = 40, .answers_players = true};

[[nodiscard]] bool is_of(PlayerId player, Spot spot)
{
    return spot != no_spot && owner_of(spot) == player;
}

/// What happened on the way to one end.
struct Path {
    int coins = 0, heads = 0, damage = 0;
    bool knock_out = false;
    std::set<DefId> drawn;

    Path(std::span<const Event> events, PlayerId viewer)
    {
        const PlayerId other = opponent_of(viewer);
        for (const Event& event : events) {
            switch (event.kind) {
                case EventKind::coin:  // those with a spot are of Special Conditions
                    if (event.spot != no_spot) break;
                    ++coins;
                    heads += event.value;
                    break;
                case EventKind::damaged:
                    if (is_of(other, event.spot)) damage += event.value;
                    break;
                case EventKind::knocked_out:
                    knock_out = knock_out || is_of(other, event.spot);
                    break;
                case EventKind::drew:
                    if (event.player == viewer) drawn.insert(event.def);
                    break;
                case EventKind::card_moved:
                    if (event.player == viewer && event.from == Zone::deck &&
                        event.to == Zone::hand) {
                        drawn.insert(event.def);
                    }
                    break;
                default:
                    break;
            }
        }
        drawn.erase(no_def);
    }
};

void count(Tally& tally, const WalkEnd& end, PlayerId viewer)
{
    const Path path(end.events, viewer);
    if (path.coins > 0) tally.coins[path.heads] += end.share;
    tally.damage[path.damage] += end.share;
    if (path.knock_out) tally.knock_out += end.share;
    for (const DefId card : path.drawn) tally.draws[card] += end.share;
    if (end.asked == nullptr || end.asked->asked != viewer) return;
    std::set<DefId> offered;
    for (const Option& option : end.asked->options) {
        const bool in_pile = option.zone == Zone::deck || option.zone == Zone::prizes;
        if (option.kind == OptionKind::card && in_pile) offered.insert(option.def);
    }
    for (const DefId card : offered) tally.finds[card] += end.share;
}

template <typename Map>
void add(Map& all, const Map& more)
{
    for (const auto& [key, share] : more) all[key] += share;
}

template <typename Map>
void divide(Map& all, double by)
{
    for (auto& [key, share] : all) share /= by;
}

void add(Tally& all, const Tally& more)
{
    add(all.coins, more.coins);
    add(all.damage, more.damage);
    all.knock_out += more.knock_out;
    add(all.draws, more.draws);
    add(all.finds, more.finds);
}

void divide(Tally& all, double by)
{
    divide(all.coins, by);
    divide(all.damage, by);
    all.knock_out /= by;
    divide(all.draws, by);
    divide(all.finds, by);
}

/// Returns the damage to the Pokémon in the opponent's Active Spot, and whether it was Knocked Out
/// there.
[[nodiscard]] std::pair<int, bool> harm_to_active(std::span<const Event> events, PlayerId viewer)
{
    const Spot active = spot_at(opponent_of(viewer), 0);
    int damage = 0;
    for (const Event& event : events) {
        if (event.kind == EventKind::turn_ended) break;
        if (event.kind == EventKind::damaged && event.spot == active) damage += event.value;
        if (event.kind == EventKind::knocked_out && event.spot == active) return {damage, true};
    }
    return {damage, false};
}

}  // namespace

Result<Chances> chances_of(const Observation& seen, const std::vector<std::uint16_t>& picks)
{
    const PlayerId viewer = seen.viewer();
    Chances chances;
    Tally first;
    bool alike = true;
    double positions = 0;
    std::size_t ends = 0;
    for (std::uint64_t seed = 1; seed <= most_positions && ends < most_ends; ++seed) {
        Tally one;
        const Result<Walked> walked = walk(seen, seed, picks, {}, [&](const WalkEnd& end) {
            ++ends;
            count(one, end, viewer);
        });
        if (!walked || walked.value().share <= 0) {
            if (seed == 1 && !walked) return walked.error();
            continue;
        }
        divide(one, walked.value().share);
        if (positions == 0) first = one;
        alike = alike && one == first && !walked.value().was_cut;
        ++positions;
        add(chances.tally, one);
        if (alike && seed >= enough_alike) break;
    }
    if (positions == 0) return Error{"what this leads to cannot be told"};
    divide(chances.tally, positions);
    chances.exact = alike;
    return chances;
}

Result<AttackDamage> attack_damage(const Observation& seen, std::uint16_t option)
{
    AttackDamage damage;
    bool any = false;
    for (std::uint64_t seed = 1; seed <= damage_positions; ++seed) {
        const Result<Walked> walked =
            walk(seen, seed, {&option, 1}, damage_limits, [&](const WalkEnd& end) {
                const auto [points, knocks_out] = harm_to_active(end.events, seen.viewer());
                damage.min = any ? std::min(damage.min, points) : points;
                damage.max = any ? std::max(damage.max, points) : points;
                damage.may_knock_out = damage.may_knock_out || knocks_out;
                damage.always_knocks_out = (!any || damage.always_knocks_out) && knocks_out;
                any = true;
            });
        if (!walked) return walked.error();
        damage.more = damage.more || walked.value().was_cut;
    }
    if (!any) return Error{"what this attack does cannot be told"};
    return damage;
}

}  // namespace ptcg::tools
