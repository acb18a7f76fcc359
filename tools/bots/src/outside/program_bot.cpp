#include "ptcg/bots/program_game.hpp"
#include "ptcg/hosting/match_json.hpp"

namespace ptcg {
namespace {

class ProgramBot final : public Bot {
public:
    ProgramBot(BotProgram program, const CardLibrary& library)
        : budget_(program.budget), cards_(library), game_(std::move(program), {})
    {
    }

    void introduce(const BotGame& game) override { facts_ = game; }

    void begin(std::uint64_t) override
    {
        game_.begin(facts_);
        questions_ = told_ = 0;
    }
    [[nodiscard]] bool wants_view() const override { return false; }
    [[nodiscard]] bool is_program() const override { return true; }

    /// Only for those who do not know that it is a program: what it would lose by anyway.
    void choose(const Decision& decision, const View&, std::vector<std::uint16_t>& picks) override
    {
        picks = default_answer(decision);
    }

    [[nodiscard]] Result<void> ask_program(Match& match, std::vector<std::uint16_t>& picks) override
    {
        const std::uint32_t end = end_of_events(match);
        if (end < told_) told_ = 0;  // the match went back
        const ToldQuestion question = tell_question(match, cards_, ++questions_, told_);
        told_ = end;
        Result<std::vector<std::uint16_t>> answer = game_.ask(question, budget_);
        if (!answer) return Error{answer.error().message + last_error_line()};
        picks = std::move(answer.value());
        return {};
    }

    void tell_end(Match& match) override
    {
        // After an illegal answer it begins again.
        const bool is_at_fault =
            match.reason() == WinReason::forfeit && match.winner() == opponent_of(facts_.seat);
        if (is_at_fault) return game_.put_away();
        JsonWriter json;
        write_decision(json, match, seen_by(facts_.seat), cards_, questions_);
        game_.over(json.text());
    }

private:
    [[nodiscard]] static std::uint32_t end_of_events(const Match& match)
    {
        return match.first_event() + static_cast<std::uint32_t>(match.events().size());
    }

    /// For who writes the program: what it said last on its error stream.
    [[nodiscard]] std::string last_error_line() const
    {
        std::string_view errors = game_.errors();
        while (!errors.empty() && errors.back() == '\n') errors.remove_suffix(1);
        if (errors.empty()) return {};
        const std::size_t before = errors.rfind('\n');
        return "; its errors end with: " + std::string(errors.substr(before + 1));
    }

    Milliseconds budget_;
    CardJsonParts cards_;
    ProgramGame game_;
    BotGame facts_;
    std::uint32_t questions_ = 0;
    std::uint32_t told_ = 0;  ///< events
};

}  // namespace

std::unique_ptr<Bot> make_program_bot(BotProgram program, const CardLibrary& library)
{
    return std::make_unique<ProgramBot>(std::move(program), library);
}

}  // namespace ptcg
