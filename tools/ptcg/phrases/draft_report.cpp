#include "phrases/draft_report.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "phrases/nearest.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools::phrases {
namespace {

std::string lines_of(const std::string& text, std::size_t width, std::size_t indent)
{
    return fmt::format("{}\n", fmt::join(wrap(text, width, indent), "\n"));
}

/// Returns the rows nearest to the whole sentence in which reading stopped.
std::string nearest_told(const Phrasebook& book, const EffectText& text, const EffectDraft& draft)
{
    const auto [read, rest] = unread_sentence(text, draft);
    const std::string sentence = fmt::format("{}{}", read, rest);
    const auto near = nearest_rows(book, tokens_of(sentence), 4);
    std::string told = near.empty() ? "" : "Like it are:\n";
    for (const Row* row : near) {
        told += fmt::format("  {} {}\n", fit(row->category, 12),
                            row->say.empty() ? row->id : row->say.front());
    }
    return told;
}

std::string unread_told(const Phrasebook& book, const EffectText& text, const EffectDraft& draft,
                        const DraftManner& manner)
{
    if (draft.readings > 1) {
        return fmt::format("This can be read in {} ways, so it was not drafted.\n", draft.readings);
    }
    const std::string_view whole = text.text;
    const std::string unread =
        manner.paint(Tint::bold, fmt::format(">> {}", whole.substr(draft.stopped)));
    const std::string shown = fmt::format("  {} {}", whole.substr(0, draft.stopped), unread);
    return "Not read. No wording goes on from here:\n" + lines_of(shown, manner.width, 2) +
           nearest_told(book, text, draft);
}

}  // namespace

const std::vector<EffectText::Kind>& all_kinds()
{
    using enum EffectText::Kind;
    static const std::vector<EffectText::Kind> kinds{attack, ability, play, in_play};
    return kinds;
}

EffectText as_read(const Phrasebook& book, EffectText text,
                   const std::vector<EffectText::Kind>& kinds)
{
    EffectText::Kind furthest = kinds.front();
    std::size_t stopped = 0;
    for (const EffectText::Kind kind : kinds) {
        text.kind = kind;
        const EffectDraft tried = draft(book, text);
        if (tried.form != nullptr) return text;
        if (tried.stopped > stopped) furthest = kind;
        stopped = std::max(stopped, tried.stopped);
    }
    text.kind = furthest;
    return text;
}

DraftReport draft_report(const Phrasebook& book, const EffectText& text, const DraftManner& manner)
{
    const EffectDraft drafted = draft(book, text);
    if (drafted.form == nullptr) return {false, unread_told(book, text, drafted, manner)};
    std::string told = lines_of("text: " + drafted.wording, manner.width, 6);
    if (manner.translation != nullptr) {
        const std::vector<const Row*> missing = manner.translation->missing_for(*drafted.form);
        told += missing.empty() ? lines_of("      " + manner.translation->wording(*drafted.form),
                                           manner.width, 6)
                                : fmt::format("      no wording yet: {} {}\n",
                                              missing.front()->category, missing.front()->id);
    }
    if (manner.form) told += fmt::format("form: {}\n", to_string(*drafted.form));
    return {true, told + '\n' + joined_script({drafted})};
}

DraftReport draft_report(const Phrasebook& book, const std::vector<EffectText>& texts,
                         const DraftManner& manner)
{
    DraftReport all{true, {}};
    for (const EffectText& text : texts) {
        if (&text != &texts.front()) all.text += '\n';
        const std::string title = text.name.empty() ? text.card : text.name;
        all.text +=
            fmt::format("{}{}\n", manner.paint(Tint::bold, title),
                        text.name.empty() ? "" : fmt::format(" ({})", kind_name(text.kind)));
        const DraftReport one = draft_report(book, text, manner);
        all.read = all.read && one.read;
        all.text += one.text;
    }
    return all;
}

std::string stopped_told(const EffectText& text, const EffectDraft& draft)
{
    if (draft.readings > 1) return fmt::format("it can be read in {} ways", draft.readings);
    constexpr std::size_t most = 40;
    const std::string_view whole = text.text;
    const std::string_view rest = whole.substr(draft.stopped);
    if (rest.empty()) return "it ends too early";
    const std::size_t cut = rest.size() <= most ? rest.size() : rest.rfind(' ', most);
    const bool whole_rest = cut == rest.size() || cut == std::string_view::npos;
    return fmt::format("no wording goes on from \"{}{}\"", whole_rest ? rest : rest.substr(0, cut),
                       whole_rest ? "" : " ...");
}

}  // namespace ptcg::tools::phrases
