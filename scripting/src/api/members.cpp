// The whole card API in one list: everything that scripts may read and do, in the order of the
// reference.

#include <vector>

#include "api/rows.hpp"

namespace ptcg::script {

namespace {

class Members {
public:
    Members()
    {
        add("it: the call in progress", "Can be read anywhere; fields that do not apply are nil.",
            {fields::it_rows()});
        add("game: the match", "Can be read anywhere.",
            {fields::game_rows(), verbs::memory_rows()});
        add("Verbs: chance and choices",
            "Each verb takes its objects and amounts by position and the rest by name in a table. "
            "A wrong value raises an error that says what was expected; nil as the object makes "
            "the verb do nothing. The rules may restrict any verb: it then does as much as they "
            "allow.",
            {verbs::chance_rows(), verbs::asking_rows(), verbs::choice_rows(),
             verbs::search_rows()});
        add("Verbs: cards", "",
            {verbs::pile_rows(), verbs::attaching_rows(), verbs::evolving_rows()});
        add("Verbs: Pokémon and the match", "",
            {verbs::in_play_rows(), verbs::lasting_rows(), verbs::performing_rows()});
        add("Players", "Can be read anywhere. Each read makes a new list.",
            {fields::player_rows()});
        add("Pokémon",
            "Can be read anywhere. A handle whose Pokémon has left play raises an error.",
            {fields::pokemon_rows()});
        add("Cards", "Can be read anywhere.", {fields::card_rows()});
        add("Attacks", "Can be read anywhere.", {fields::attack_rows()});
        add("Abilities", "Can be read anywhere.", {fields::ability_rows()});
        std::size_t first = 0;
        for (std::size_t i = 0; i < chapters_.size(); ++i) {
            chapters_[i].members = std::span<const Member>(all_).subspan(first, sizes_[i]);
            first += sizes_[i];
        }
    }

    [[nodiscard]] std::span<const Member> all() const { return all_; }
    [[nodiscard]] std::span<const MemberChapter> chapters() const { return chapters_; }

private:
    void add(std::string_view title, std::string_view intro,
             std::initializer_list<std::span<const Member>> topics)
    {
        const std::size_t before = all_.size();
        for (const std::span<const Member> rows : topics) {
            for (Member member : rows) {
                member.number = static_cast<std::uint16_t>(all_.size());
                all_.push_back(member);
            }
        }
        chapters_.push_back({title, intro, {}});
        sizes_.push_back(all_.size() - before);
    }

    std::vector<Member> all_;
    std::vector<MemberChapter> chapters_;
    std::vector<std::size_t> sizes_;  ///< of the chapters
};

const Members& members()
{
    static const Members described;
    return described;
}

}  // namespace

std::span<const Member> api_members()
{
    return members().all();
}

std::span<const MemberChapter> member_chapters()
{
    return members().chapters();
}

}  // namespace ptcg::script
