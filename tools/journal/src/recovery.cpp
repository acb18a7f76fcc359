#include "ptcg/journal/recovery.hpp"

#include <fmt/format.h>

#include "ptcg/hosting/fingerprint.hpp"
#include "ptcg/hosting/replaying.hpp"

namespace ptcg {
namespace {

/// Goes on from the save. Returns why it cannot be used, or an empty string.
std::string use_save(GameTable& table, const JournalGame& game)
{
    const auto& all = game.start.answers;
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(game.saved_at);
    const Result<void> loaded = table.go_on_from(game.save, {all.begin(), end});
    return loaded ? std::string() : loaded.error().message;
}

}  // namespace

Result<Recovered> recover(const GameData& data, const JournalGame& game, RecoverFrom from)
{
    const auto wrong = [&](const std::string& why) {
        return Error{fmt::format("game \"{}\": {}", game.id, why)};
    };
    Result<std::unique_ptr<GameTable>> opened = open_replay(data, game.start);
    if (!opened) return wrong(opened.error().message);
    Recovered recovered{std::move(opened.value()), 0, {}};
    GameTable& table = *recovered.table;
    if (hex(fingerprint(table.match().state())) != game.start.final_hash) {
        return wrong("it does not start as it did originally");
    }
    if (from == RecoverFrom::save && !game.save.empty()) {
        if (const std::string why = use_save(table, game); !why.empty()) {
            recovered.note = fmt::format(
                "game \"{}\": its save cannot be used ({}); it was played "
                "again from the start",
                game.id, why);
        }
    }
    const auto& answers = game.start.answers;
    for (std::size_t i = table.answers_given(); i < answers.size(); ++i) {
        const Result<void> taken = table.answer(answers[i]);
        ++recovered.replayed;
        if (taken || (table.match().over() && i + 1 == answers.size())) continue;
        return wrong(fmt::format("answer {} of {} does not fit: {}", i + 1, answers.size(),
                                 taken.error().message));
    }
    if (Result<void> ended = end_from_outside(table, game.start); !ended) return ended.error();
    return recovered;
}

Result<void> verify(const GameData& data, const JournalGame& game)
{
    const Result<Recovered> from_start = recover(data, game, RecoverFrom::start);
    if (!from_start) return from_start.error();
    if (game.save.empty()) return {};
    const Result<Recovered> from_save = recover(data, game, RecoverFrom::save);
    if (!from_save) return from_save.error();
    if (!from_save.value().note.empty()) return Error{from_save.value().note};
    if (from_save.value().table->match().state() == from_start.value().table->match().state()) {
        return {};
    }
    return Error{
        fmt::format("game \"{}\": its save and its answers lead to different positions; the save "
                    "belongs to another course of the game",
                    game.id)};
}

}  // namespace ptcg
