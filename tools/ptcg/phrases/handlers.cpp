#include "phrases/handlers.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace ptcg::tools::phrases {
namespace {

/// Who can't get a Special Condition also recovers from those it has. Returns false if the handler
/// is about something else.
bool cure(Handler& handler, const std::string& hook)
{
    constexpr std::string_view no = "false";
    const std::size_t at = handler.value.rfind(no);
    if (handler.hook != "may_have_condition" || at == std::string::npos) return false;
    handler.hook = hook;
    handler.value.replace(at, no.size(), "true");
    return true;
}

/// Limits how often a handler is used. Returns false if the sentence is not about it.
bool limit_use(Handler& handler, const std::string& limit)
{
    if (limit.empty()) return true;
    if (limit == "cures_condition") return cure(handler, limit);
    std::vector<std::string>& keys = handler.body.keys;
    if (handler.hook == "once_per_turn") {
        handler.hook = limit;
    } else if (!handler.value.empty() && !handler.hook.starts_with("would_")) {
        keys.push_back("stacks = false");
    } else {
        std::erase(keys, "uses = \"once_per_turn\"");
        keys.push_back(fmt::format("uses = \"{}\"", limit));
    }
    return true;
}

}  // namespace

void Handlers::add(const Form& form)
{
    Script outer = state_.open_handler();
    Handler made;
    made.hook = form.row->hook;
    const Form* const when = form.part("when");
    keys_.set_used(when == nullptr);
    if (when != nullptr) {
        made.hook = when->row->hook;
        // The Pokémon that it happens to is the one mentioned last.
        if (!when->row->lua.empty()) state_.mentions.that = when->row->lua;
        keys_.add(*when);
    }
    keys_.add(form);
    keys_.add_needs(form);
    keys_.add_conditions(form);
    if (const Form* price = form.part("cost")) pay(*price);
    for (const std::string_view role : {"do", "rest"}) {
        if (const Form* part = form.part(role)) act_(*part);
    }
    needs_.settle();
    needs_.forget_price();
    state_.close_handler(std::move(outer), std::move(made));
    state_.mentions.results.clear();
    state_.mentions.that.clear();
    state_.mentions.did.clear();
}

void Handlers::limit(const Form& form)
{
    if (state_.script.handlers.empty()) return;
    std::vector<std::string> needs;
    for (const std::string& need : form.row->needs) {
        needs.insert(needs.begin(), templates_.filled(need, form));
    }
    Script outer = std::exchange(state_.script, {});
    for (Handler& handler : outer.handlers) {
        if (!limit_use(handler, form.row->hook)) continue;
        // Its keys are added where the script is written now.
        state_.script = std::move(handler.body);
        keys_.add(form);
        handler.body = std::exchange(state_.script, {});
        handler.body.needs.insert(handler.body.needs.begin(), needs.begin(), needs.end());
    }
    state_.script = std::move(outer);
}

void Handlers::pay(const Form& price)
{
    needs_.begin_price();
    act_(price);
    needs_.end_price();
}

}  // namespace ptcg::tools::phrases
