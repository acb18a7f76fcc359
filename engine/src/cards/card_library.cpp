#include "ptcg/card_library.hpp"

#include <algorithm>
#include <cassert>
#include <stdexcept>
#include <utility>

#include "ptcg/filter.hpp"

namespace ptcg {

namespace {

/// Returns the next number of a strong type. Its last value means "none", so it is never assigned.
template <typename Id>
Id next_id(std::size_t used, const char* what)
{
    using Number = std::underlying_type_t<Id>;
    if (used >= static_cast<Number>(-1)) throw std::length_error(what);
    return static_cast<Id>(used);
}

HookMask listeners_of(std::span<const Handler> handlers)
{
    HookMask mask = 0;
    for (const Handler& handler : handlers) mask |= bit(handler.hook);
    return mask;
}

/// Returns a hash: the same for filters with the same conditions, almost never for others.
[[nodiscard]] std::size_t key_of(const CardFilter& filter)
{
    std::uint64_t key = 0;
    const auto add = [&](auto value) {
        key = (key ^ static_cast<std::uint64_t>(value)) * 0x9fb21c651e98df25u;
        key ^= key >> 32;
    };
    add(filter.kinds);
    add(filter.properties);
    add(filter.lacks);
    add(filter.other_kinds);
    add(filter.types.bits());
    for (const NameId name : filter.names) add(name);
    for (const NameId name :
         {filter.name_includes, filter.other_than, filter.evolves_from, filter.evolves_over}) {
        add(name);
    }
    add(filter.hp_at_most);
    add(filter.ability);
    for (const FilterId alternative : filter.any) add(alternative);
    return key;
}

/// Returns the value of CardDef::kinds.
[[nodiscard]] std::uint16_t kinds_of(const CardDef& def)
{
    switch (def.kind) {
        case CardKind::pokemon:
            return CardFilter::pokemon;
        case CardKind::energy:
            return def.energy_kind == EnergyKind::basic ? CardFilter::basic_energy
                                                        : CardFilter::special_energy;
        case CardKind::unknown:
            return 0;
        case CardKind::trainer:
            break;
    }
    switch (def.trainer) {
        case TrainerKind::supporter:
            return CardFilter::supporter;
        case TrainerKind::stadium:
            return CardFilter::stadium;
        case TrainerKind::tool:
            return CardFilter::tool | CardFilter::item;
        case TrainerKind::item:
        case TrainerKind::none:
            break;
    }
    return CardFilter::item;
}

}  // namespace

NameId CardLibrary::intern(std::string_view name)
{
    if (const auto found = name_index_.find(name); found != name_index_.end()) {
        return found->second;
    }
    const auto id = next_id<NameId>(names_.size(), "too many names in a card library");
    names_.emplace_back(name);
    name_index_.emplace(name, id);
    return id;
}

FilterId CardLibrary::find_filter(const CardFilter& filter) const
{
    for (auto [same, end] = filter_index_.equal_range(key_of(filter)); same != end; ++same) {
        if (filters_[at(same->second)] == filter) return same->second;
    }
    return no_filter;
}

FilterId CardLibrary::add_filter(const CardFilter& filter)
{
    // Cards ask for the same few things ("a basic Energy card").
    if (const FilterId same = find_filter(filter); same != no_filter) return same;
    const auto id = next_id<FilterId>(filters_.size(), "too many filters in a card library");
    filters_.push_back(filter);
    filter_index_.emplace(key_of(filter), id);
    return id;
}

ClassId CardLibrary::add_class(CardClass card_class)
{
    if (classes_.size() >= ClassSet::most) {
        throw std::length_error("too many classes in a card library");
    }
    const auto id = static_cast<ClassId>(classes_.size());
    classes_.push_back(std::move(card_class));
    return id;
}

std::uint8_t CardLibrary::add_limit(const GameLimit& limit)
{
    const auto found = std::ranges::find(limits_, limit.id, &GameLimit::id);
    if (found != limits_.end()) return static_cast<std::uint8_t>(found - limits_.begin());
    if (limits_.size() >= max_game_limits) {
        throw std::length_error("too many once-per-game limits in a card library");
    }
    limits_.push_back(limit);
    return static_cast<std::uint8_t>(limits_.size() - 1);
}

/// GAP-14: the rules of a class come with the card, whatever the ruleset.
void CardLibrary::put_in_class(CardDef& def, ClassId id) const
{
    const CardClass& of = card_class(id);
    def.classes.add(id);
    def.classes.add(of.counts_as);  // VMAX-02
    def.attaches_to.add(of.attaches_to);
    def.class_rules = static_cast<std::uint16_t>(def.class_rules | of.rules);
    def.rule_box = def.rule_box || of.rule_box;
    def.prizes = std::max(def.prizes, of.prizes);
    if (of.parts != 0) {
        def.parts = of.parts;
        def.parts_from = of.parts_from;
    }
}

std::uint16_t CardLibrary::append(std::span<const Handler> handlers)
{
    if (handlers_.size() + handlers.size() > 0xffff) {
        throw std::length_error("too many handlers in a card library");
    }
    const auto first = static_cast<std::uint16_t>(handlers_.size());
    handlers_.insert(handlers_.end(), handlers.begin(), handlers.end());
    return first;
}

PackNumber CardLibrary::add_pack(CardPack pack)
{
    if (packs_.size() > 0xffff) throw std::length_error("too many packs");
    packs_.push_back(std::move(pack));
    return static_cast<PackNumber>(packs_.size() - 1);
}

void CardLibrary::reserve(std::size_t cards)
{
    defs_.reserve(defs_.size() + cards);
    texts_.reserve(texts_.size() + cards);
    id_index_.reserve(id_index_.size() + cards);
}

void CardLibrary::give_handlers(CardDef& def, std::span<const Handler> handlers)
{
    def.first_handler = append(handlers);
    def.handler_count = static_cast<std::uint16_t>(handlers.size());
    def.listeners = listeners_of(handlers);
    def.speaks_from_pile =
        std::ranges::any_of(handlers, [](const Handler& h) { return is_pile(h.where); });
}

void CardLibrary::change(DefId id, CardDef def, std::span<const Handler> handlers)
{
    assert(def.kind == defs_[at(id)].kind && def.evolves_from == defs_[at(id)].evolves_from);
    give_handlers(def, handlers);
    defs_[at(id)] = def;
}

DefId CardLibrary::add(CardDef def, CardText text, std::span<const Handler> handlers)
{
    assert(find(text.id) == no_def && unknown_ == no_def);
    const auto id = next_id<DefId>(defs_.size(), "too many cards in a card library");
    def.kinds = kinds_of(def);
    give_handlers(def, handlers);
    def.first_lasting = static_cast<std::uint16_t>(lasting_.size());
    def.lasting_count = 0;
    id_index_.emplace(text.id, id);
    if (def.is_evolution()) evolutions_.emplace(def.name, def.evolves_from);
    defs_.push_back(def);
    texts_.push_back(std::move(text));
    return id;
}

void CardLibrary::add_lasting(DefId def, std::string_view name, std::span<const Handler> handlers)
{
    if (lasting_.size() >= 0xffff) throw std::length_error("too many lasting effects");
    CardDef& card = defs_[at(def)];
    // `Lasting::effect` numbers up to 256 effects per card.
    if (card.lasting_count > 0xff) throw std::length_error("too many lasting effects of one card");
    // A card's lasting effects must be adjacent: add all of them before the next card's.
    assert(card.first_lasting + card.lasting_count == static_cast<int>(lasting_.size()));
    lasting_.push_back({.name = intern(name),
                        .first_handler = append(handlers),
                        .handler_count = static_cast<std::uint16_t>(handlers.size()),
                        .listeners = listeners_of(handlers)});
    ++card.lasting_count;
}

void CardLibrary::add_print(std::string_view id, DefId def)
{
    assert(find(id) == no_def);
    id_index_.emplace(id, def);
    texts_[at(def)].prints.emplace_back(id);
}

void CardLibrary::add_set_code(std::string_view code, std::string_view set)
{
    set_codes_.emplace_back(code, set);
}

void CardLibrary::add_unknown()
{
    assert(unknown_ == no_def);
    CardDef def;
    def.kind = CardKind::unknown;
    def.name = intern("unknown card");
    CardText text;
    text.id = "unknown";
    text.name = text.label = "unknown card";
    text.text = "It is not known which card this is.";
    unknown_ = add(def, std::move(text));
}

bool CardLibrary::evolves(NameId base, NameId middle) const
{
    return evolutions_.contains({middle, base});
}

std::string_view CardLibrary::name(NameId id) const
{
    return id == no_name ? std::string_view{} : std::string_view{names_[at(id)]};
}

std::span<const Handler> CardLibrary::handlers(const CardDef& def) const
{
    return std::span{handlers_}.subspan(def.first_handler, def.handler_count);
}

std::span<const Handler> CardLibrary::handlers(const LastingDef& lasting) const
{
    return std::span{handlers_}.subspan(lasting.first_handler, lasting.handler_count);
}

std::span<const LastingDef> CardLibrary::lasting(const CardDef& def) const
{
    return std::span{lasting_}.subspan(def.first_lasting, def.lasting_count);
}

std::vector<const CardPack*> CardLibrary::packs_of(std::span<const DefId> cards) const
{
    std::vector<bool> reached(packs_.size());
    for (const DefId card : cards) {
        if (has(card)) reached[at(text(card).pack)] = true;
    }
    std::vector<const CardPack*> packs;
    for (std::size_t i = packs_.size() - 1; i > 0; --i) {  // a pack comes after those it depends on
        if (!reached[i]) continue;
        packs.push_back(&packs_[i]);
        for (const PackNumber below : packs_[i].depends) reached[at(below)] = true;
    }
    std::ranges::sort(packs, {}, &CardPack::id);
    return packs;
}

DefId CardLibrary::find(std::string_view id) const
{
    const auto found = id_index_.find(id);
    return found == id_index_.end() ? no_def : found->second;
}

NameId CardLibrary::find_name(std::string_view name) const
{
    const auto found = name_index_.find(name);
    return found == name_index_.end() ? no_name : found->second;
}

ClassId CardLibrary::find_class(std::string_view id) const
{
    const auto found = std::ranges::find(classes_, id, &CardClass::id);
    return found == classes_.end() ? no_class : static_cast<ClassId>(found - classes_.begin());
}

std::string_view CardLibrary::class_stage(const CardDef& def) const
{
    if (def.stage != Stage::class_stage) return {};
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        if (!def.classes.has(static_cast<ClassId>(i)) || classes_[i].stage_name.empty()) continue;
        return classes_[i].stage_name;
    }
    return {};
}

}  // namespace ptcg
