#include "packs/order.hpp"

#include <algorithm>
#include <numeric>
#include <optional>

namespace ptcg {

namespace {

std::optional<std::size_t> index_of(const std::vector<Manifest>& packs, const std::string& id)
{
    const auto found = std::ranges::find(packs, id, &Manifest::id);
    if (found == packs.end()) return std::nullopt;
    return static_cast<std::size_t>(found - packs.begin());
}

void report(Problems& problems, const Place& place, std::string message)
{
    problems.push_back({.file = place.file,
                        .line = place.line,
                        .column = place.column,
                        .message = std::move(message),
                        .context = {}});
}

void report_missing(const std::vector<Manifest>& packs, Problems& problems)
{
    std::vector<std::string> known;
    for (const Manifest& pack : packs) known.push_back(pack.id);
    for (const Manifest& pack : packs) {
        for (const Dependency& dependency : pack.depends) {
            if (index_of(packs, dependency.id)) continue;
            report(problems, dependency.place,
                   "this pack depends on " + in_quotes(dependency.id) + ", which is not loaded" +
                       did_you_mean(dependency.id, known));
        }
    }
}

/// Follows dependencies among `waiting` packs until one repeats. All of them lead into circles,
/// since a pack that waits for nothing would have been placed.
void report_circle(const std::vector<Manifest>& packs, const std::vector<std::size_t>& waiting,
                   Problems& problems)
{
    std::vector<std::size_t> path = {waiting.front()};
    while (true) {
        for (const Dependency& dependency : packs[path.back()].depends) {
            const auto next = index_of(packs, dependency.id);
            if (!next || std::ranges::find(waiting, *next) == waiting.end()) continue;
            const auto seen = std::ranges::find(path, *next);
            if (seen == path.end()) {
                path.push_back(*next);
                break;
            }
            std::string circle;
            for (auto it = seen; it != path.end(); ++it) circle += packs[*it].id + " -> ";
            report(problems, dependency.place,
                   "packs depend on each other in a cycle: " + circle + packs[*next].id);
            return;
        }
    }
}

}  // namespace

std::vector<std::size_t> loading_order(const std::vector<Manifest>& packs, Problems& problems)
{
    report_missing(packs, problems);
    std::vector<std::size_t> waiting(packs.size());
    std::iota(waiting.begin(), waiting.end(), std::size_t{0});
    // Of two packs with the same id, the one of the earlier source stays first.
    std::ranges::stable_sort(waiting, {}, [&](std::size_t i) { return packs[i].id; });

    std::vector<std::size_t> order;
    const auto is_ready = [&](std::size_t pack) {
        return std::ranges::none_of(packs[pack].depends, [&](const Dependency& dependency) {
            const auto needed = index_of(packs, dependency.id);
            return needed && std::ranges::find(waiting, *needed) != waiting.end();
        });
    };
    while (!waiting.empty()) {
        const auto ready = std::ranges::find_if(waiting, is_ready);
        if (ready == waiting.end()) {
            report_circle(packs, waiting, problems);
            order.insert(order.end(), waiting.begin(), waiting.end());
            break;
        }
        order.push_back(*ready);
        waiting.erase(ready);
    }
    return order;
}

std::vector<std::vector<std::size_t>> reach_of_packs(const std::vector<Manifest>& packs)
{
    std::vector<std::vector<std::size_t>> all;
    for (std::size_t pack = 0; pack < packs.size(); ++pack) {
        std::vector<std::size_t> reach = {pack};
        for (std::size_t i = 0; i < reach.size(); ++i) {
            for (const Dependency& dependency : packs[reach[i]].depends) {
                const auto next = index_of(packs, dependency.id);
                if (next && std::ranges::find(reach, *next) == reach.end()) reach.push_back(*next);
            }
        }
        all.push_back(std::move(reach));
    }
    return all;
}

}  // namespace ptcg
