#include "repl/world.hpp"

#include "data/pack_cache.hpp"
#include "ptcg/save.hpp"

namespace ptcg::tools {

ReadWorld read_world(const std::vector<std::filesystem::path>& roots, const PackLimits& limits)
{
    LoadResult loaded = load_packs(roots, limits, pack_cache());
    if (loaded.pool == nullptr) return {nullptr, std::move(loaded.problems)};
    return {std::make_shared<World>(Data{roots, std::move(loaded.pool)}),
            std::move(loaded.problems)};
}

Result<std::shared_ptr<World>> load_world(const std::vector<std::filesystem::path>& roots)
{
    ReadWorld read = read_world(roots);
    if (!read.problems.empty() || read.world == nullptr) return Error{to_string(read.problems)};
    return std::move(read.world);
}

DefId same_card(DefId card, const World& from, const World& to)
{
    return card == no_def ? no_def : to.library().find(from.library().text(card).id);
}

Result<MovedState> moved(const MatchState& state, const Setting& setting, World& from, World& to)
{
    Result<Match> match = Match::resume(from.library(), setting.rules, &from.host, state);
    if (!match) return match.error();
    const std::string bytes = save_match(match.value());
    Result<LoadedMatch> loaded =
        load_match(bytes, to.library(), setting.rules, &to.host, {.accept_other_packs = true});
    if (!loaded) return loaded.error();
    return MovedState{loaded.value().match.state(), loaded.value().note};
}

}  // namespace ptcg::tools
