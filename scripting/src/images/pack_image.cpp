#include "images/pack_image.hpp"

#include <algorithm>
#include <numeric>

#include "images/fields.hpp"

namespace ptcg {

template <typename Archive>
void fields(Archive& archive, Field<Archive, ScriptImage>& x)
{
    auto& [file, of, hash, functions] = x;
    archive(file, of, hash, functions);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, ModuleImage>& x)
{
    auto& [file, module, hash] = x;
    archive(file, module, hash);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, ClassImage>& x)
{
    auto& [file, entry, script] = x;
    archive(file, entry, script);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, PackBelow>& x)
{
    auto& [id, stamp] = x;
    archive(id, stamp);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, PackHead>& x)
{
    auto& [manifest, play_hash, bytes, files, largest_file, below, stray_scripts, required, allowed,
           modules, classes, scripts, prints, cards, class_ids, limit_ids] = x;
    archive(manifest, play_hash, bytes, files, largest_file, below, stray_scripts, required,
            allowed, modules, classes, scripts, prints, cards, class_ids, limit_ids);
}

namespace {

// The values have the right types, but the engine relies on more.

void check(bool sound)
{
    if (!sound) throw BrokenArchive();
}

[[nodiscard]] bool is_ability(std::uint8_t ability, const CardDef* of)
{
    return ability == Handler::none || (of != nullptr && ability < of->ability_count);
}

void check_handlers(const std::vector<Handler>& handlers, const CardDef* of)
{
    for (const Handler& handler : handlers) {
        check(is_ability(handler.ability, of));
        check(handler.symbol < type_count || handler.symbol == Handler::any_symbol);
    }
}

void check_costs(const CardDef& def)
{
    for (const AttackDef& attack : def.attacks) {
        const auto& of = attack.cost.of;
        check(std::accumulate(of.begin(), of.end(), 0u) == attack.cost.total &&
              attack.cost.spared <= attack.cost.total);
    }
}

void check_card(const CardImage& card)
{
    const CardDef& def = card.def;
    check_costs(def);
    check(def.attack_count == card.text.attack_text.size() &&
          def.ability_count == card.text.ability_text.size());
    check(def.kind != CardKind::unknown && !card.text.id.empty() && def.part <= def.parts);
    check_handlers(card.handlers, &def);
    for (const ScriptedCard::Lasting& lasting : card.lasting) {
        check_handlers(lasting.handlers, &def);
    }
}

/// Returns the body. The image's first bytes contain the length of the head.
[[nodiscard]] std::string_view body_of(std::string_view image, PackHead& head)
{
    const ArchiveTables none;
    ArchiveReader reader(image, none);
    const auto size = reader.next<std::uint32_t>();
    ArchiveReader of_head(reader.bytes(size), none);
    of_head(head);
    check(of_head.at_end());
    return image.substr(sizeof size + size);
}

}  // namespace

void PackImageWriter::class_handlers(FunctionRange functions, const std::vector<Handler>& handlers)
{
    archive_.begin_functions(functions.first);
    archive_(handlers);
}

void PackImageWriter::card(FunctionRange functions, const CardDef& def, const CardText& text,
                           const std::vector<Handler>& handlers,
                           const std::vector<ScriptedCard::Lasting>& lasting)
{
    archive_.begin_functions(functions.first);
    archive_(text, def, handlers, lasting);
}

std::string PackImageWriter::finish(PackHead head)
{
    const std::string body = archive_.take();
    head.class_ids = archive_.class_ids();
    head.limit_ids = archive_.limit_ids();
    archive_(head);
    const std::string first = archive_.take();
    archive_(static_cast<std::uint32_t>(first.size()));
    return archive_.take() + first + body;
}

PackImageReader::PackImageReader(std::string_view image) : body_(body_of(image, head_), tables_) {}

void PackImageReader::find_words(const CardLibrary& library)
{
    for (const std::string& id : head_.class_ids) {
        tables_.classes.push_back(library.find_class(id));
        check(tables_.classes.back() != no_class);
    }
    for (const std::string& id : head_.limit_ids) {
        const auto found = std::ranges::find(library.limits(), id, &GameLimit::id);
        check(found != library.limits().end());
        tables_.limits.push_back(static_cast<std::uint8_t>(found - library.limits().begin()));
    }
}

void PackImageReader::notes(CardLibrary& library)
{
    body_.notes(library, tables_);
}

std::vector<Handler> PackImageReader::class_handlers(FunctionRange functions)
{
    begin_functions(functions);
    std::vector<Handler> handlers;
    body_(handlers);
    check_handlers(handlers, nullptr);
    return handlers;
}

void PackImageReader::begin_card(CardImage& card)
{
    body_(card.text);
}

void PackImageReader::end_card(CardImage& card, FunctionRange functions)
{
    begin_functions(functions);
    body_(card.def, card.handlers, card.lasting);
    check_card(card);
}

void PackImageReader::end() const
{
    check(body_.at_end());
}

void PackImageReader::begin_functions(FunctionRange functions)
{
    tables_.first_function = functions.first;
    tables_.function_count = functions.count;
}

}  // namespace ptcg
