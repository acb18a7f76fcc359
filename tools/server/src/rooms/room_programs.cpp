// Seats at which a program of the operator plays.

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/hosting/match_json.hpp"
#include "rooms/room.hpp"

namespace ptcg::server {
Room::~Room()
{
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (told_programs_[seat].epoch != 0) services_.programs->end(program_game(seat), {});
    }
}

/// Returns whether the bot at this seat is none of ours.
bool Room::is_program(std::size_t seat) const
{
    return is_bot(seat) && !read_bot_name(plan_.seats[seat].bot);
}

std::string Room::program_game(std::size_t seat) const
{
    return fmt::format("{}/{}/{}", plan_.id, seat, match_ ? match_->game() : 0);
}

void Room::ask_program(std::size_t seat)
{
    const auto player = static_cast<PlayerId>(seat);
    const std::uint32_t number = match_->question(player);
    const auto answered = [room = weak_from_this(), number](const auto& picks) {
        if (const auto here = room.lock()) here->bot_answered(number, picks);
    };
    if (services_.programs == nullptr) {
        return services_.loop.post([answered] {
            answered(Result<std::vector<std::uint16_t>>(Error{"no programs play here any more"}));
        });
    }
    Match& match = match_->match();
    Told& told = told_programs_[seat];
    const std::uint32_t from = told.epoch == epoch_ ? told.events : 0;
    ProgramPool::Ask ask;
    ask.bot = plan_.seats[seat].bot;
    ask.game = program_game(seat);
    ask.facts = {player, match_->setup().ruleset, plan_.format, plan_.seats[seat].cards};
    ask.question = tell_question(match, cards_->json_cards("en"), number, from);
    ask.budget = ProgramPool::most_budget;
    if (match_->clock().exists()) {
        ask.budget = std::min(ask.budget, match_->clock().left(player, services_.loop.now()));
    }
    told = {epoch_, match.first_event() + static_cast<std::uint32_t>(match.events().size())};
    services_.programs->ask(std::move(ask), answered);
}

/// Tells the programs that the game is over.
void Room::end_programs()
{
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (told_programs_[seat].epoch == 0) continue;
        const auto player = static_cast<PlayerId>(seat);
        JsonWriter ending;
        write_decision(ending, match_->match(), seen_by(player), cards_->json_cards("en"),
                       match_->question(player));
        services_.programs->end(program_game(seat), std::string(ending.text()));
        told_programs_[seat] = {};
    }
}

}  // namespace ptcg::server
