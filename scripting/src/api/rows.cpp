// The whole card API in one list: what scripts may read and do, with which arguments.

#include "api/rows.hpp"

#include <vector>

namespace ptcg::script {

namespace {

std::vector<Member> all_members()
{
    std::vector<Member> all;
    for (const std::span<const Member> part :
         {it_members(), game_members(), choice_verbs(), card_verbs(), effect_verbs(),
          player_members(), pokemon_members(), card_members(), attack_members()}) {
        all.insert(all.end(), part.begin(), part.end());
    }
    for (std::size_t i = 0; i < all.size(); ++i) all[i].number = static_cast<std::uint16_t>(i);
    return all;
}

}  // namespace

std::span<const Member> api_members()
{
    static const std::vector<Member> members = all_members();
    return members;
}

}  // namespace ptcg::script
