// What a text lets last, in the turns after its use.

#include <algorithm>

#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {
namespace {

using phrases::Form;

constexpr std::string_view words_that_last[] = {"during(", "at_attacks(", "at_end_of("};

[[nodiscard]] bool row_lasts(const phrases::Row& row)
{
    return std::ranges::any_of(words_that_last, [&](std::string_view word) {
        return row.expect.find(word) != std::string::npos;
    });
}

}  // namespace

bool says_what_lasts(const Form& form)
{
    return phrases::any_row(form, row_lasts);
}

std::vector<Claim> Telling::lasting_claims(const Form& form, int turns)
{
    said_ = Said::turn;
    turns_later_ = turns;
    say_what_lasts(form);
    return std::move(claims_);
}

TableEnd Telling::lasting_end(const Form& form, int turns, Said said, const SeenEvent* event)
{
    said_ = said;
    turns_later_ = turns;
    event_ = event;
    say_what_lasts(form);
    return end_of(before_.changes(table_), heads_, tails_);
}

/// Whether the text had any effect depended on coins and conditions; here it had.
void Telling::say_what_lasts(const Form& form)
{
    if (row_lasts(*form.row)) {
        (void)evaluate(form);
        return;
    }
    for (const Form* part : form.parts()) say_what_lasts(*part);
}

/// `during('turn', ...)`: "in the opponent's next turn" is that turn only.
Value Telling::say_lasting(const phrases::Expectation& what, const Form& form)
{
    if (what.parts.size() != 2) throw NotExpected("an argument is missing");
    const WordArguments until({value(what.parts[0], form)});
    const int turns = turns_until(until.word(0));
    if (said_ == Said::use) {
        table_.note(lasting_told(turns));
        did_ = true;
        return 1;
    }
    const Said when = what.text == "during"       ? Said::turn
                      : what.text == "at_attacks" ? Said::attack
                                                  : Said::turn_end;
    const bool now = when == said_ && turns == turns_later_;
    return now ? value(what.parts[1], form) : 0;
}

}  // namespace ptcg::tools
