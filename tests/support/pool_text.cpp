#include "support/pool_text.hpp"

#include <span>
#include <sstream>
#include <string_view>

#include "definitions/script_functions.hpp"
#include "images/fields.hpp"

namespace ptcg::test {

namespace {

/// An archive that writes values as readable text.
class Lister {
public:
    static constexpr bool reads = false;

    template <typename... Values>
    void operator()(const Values&... values)
    {
        (put(values), ...);
    }
    void limit(std::uint8_t number) { put(number); }
    template <typename List>
    void first(std::size_t count, const List& list)
    {
        for (std::size_t i = 0; i < count; ++i) put(list[i]);
    }
    void line(std::string_view heading) { out_ << '\n' << heading; }

    [[nodiscard]] std::string text() const { return out_.str(); }

private:
    template <typename T>
    requires std::is_arithmetic_v<T>
    void put(T value) { out_ << ' ' << +value; }
    template <typename T>
    requires std::is_enum_v<T>
    void put(T value) { out_ << ' ' << static_cast<std::uint64_t>(value); }
    void put(const std::string& text) { out_ << " \"" << text << '"'; }
    void put(std::string_view text) { put(std::string(text)); }
    void put(const TypeSet& types) { put(types.bits()); }
    void put(const ClassSet& classes)
    {
        for (std::size_t i = 0; i < ClassSet::most; ++i) {
            if (classes.has(static_cast<ClassId>(i))) put(i);
        }
        out_ << " .";
    }
    template <typename T>
    void put(const std::vector<T>& list)
    {
        put(std::span<const T>(list));
    }
    template <typename T, std::size_t N>
    void put(const std::array<T, N>& list)
    {
        put(std::span<const T>(list));
    }
    template <typename T>
    void put(std::span<const T> list)
    {
        out_ << " [";
        for (const T& value : list) put(value);
        out_ << " ]";
    }
    template <typename A, typename B>
    void put(const std::pair<A, B>& both)
    {
        put(both.first);
        put(both.second);
    }
    template <typename T>
    requires requires(Lister& list, const T& value) { ptcg::fields(list, value); }
    void put(const T& value) { ptcg::fields(*this, value); }

    std::ostringstream out_;
};

void list_cards(Lister& list, const CardLibrary& library)
{
    for (std::size_t i = 0; i <= library.size() && library.has(static_cast<DefId>(i)); ++i) {
        const CardDef& def = library.def(static_cast<DefId>(i));
        const CardText& text = library.text(static_cast<DefId>(i));
        list.line("card");
        list(def, text, text.prints, text.pack, def.speaks_from_pile, def.kinds, def.first_handler,
             def.handler_count, def.first_lasting, def.lasting_count, def.listeners);
        list.line("handlers");
        list(library.handlers(def));
        for (const LastingDef& lasting : library.lasting(def)) {
            list.line("lasting");
            list(lasting.name, lasting.first_handler, lasting.listeners, library.handlers(lasting));
        }
    }
}

/// Adds a name and a filter to the copied library: their numbers are the previous counts.
void list_names_and_filters(Lister& list, CardLibrary library)
{
    const NameId names_end = library.intern("a name no card has");
    for (std::size_t i = 0; i < at(names_end); ++i) {
        list.line("name");
        list(library.name(static_cast<NameId>(i)));
    }
    CardFilter none;
    none.hp_at_most = 9989;
    const FilterId filters_end = library.add_filter(none);
    for (std::size_t i = 0; i < at(filters_end); ++i) {
        list.line("filter");
        list(library.filter(static_cast<FilterId>(i)));
    }
}

void list_classes(Lister& list, const CardLibrary& library)
{
    for (std::size_t i = 0; i < library.class_count(); ++i) {
        const CardClass& made = library.card_class(static_cast<ClassId>(i));
        list.line("class");
        list(made, made.counts_as, made.attaches_to, made.limits);
    }
    for (const GameLimit& limit : library.limits()) {
        list.line("limit");
        list(limit);
    }
}

void list_scripts(Lister& list, const ScriptBundle& scripts)
{
    for (const auto* chunks : {&scripts.shared, &scripts.cards}) {
        for (const ScriptChunk& chunk : *chunks) {
            list.line("script");
            list(chunk.path, chunk.pack, chunk.card, chunk.module, chunk.def, chunk.of_class);
        }
    }
    for (const auto& [pack, depends] : scripts.depends) {
        list.line("depends");
        list(pack, depends);
    }
    for (const script::Callback& function : scripts.functions->all) {
        list.line("function");
        list(function, function.card, function.account);
    }
    list.line("begin");
    list(scripts.functions->begin);
}

void list_packs(Lister& list, const CardPool& pool)
{
    for (const PackInfo& pack : pool.packs) {
        list.line("pack");
        list(pack.id, pack.name, pack.version, pack.api, pack.code, pack.description, pack.authors,
             pack.depends, pack.path.string(), pack.shown, pack.play_hash, pack.cards,
             pack.stray_scripts, pack.required, pack.languages, pack.allowed);
    }
    std::vector<DefId> all;
    for (std::size_t i = 0; i < pool.library.size(); ++i) all.push_back(static_cast<DefId>(i));
    for (const CardPack* const pack : pool.library.packs_of(all)) {
        list.line("stamp");
        list(pack->id, pack->hash, pack->depends);
    }
    for (const auto& code : pool.library.set_codes()) {
        list.line("code");
        list(code);
    }
}

}  // namespace

std::string text_of(const CardPool& pool)
{
    Lister list;
    list_packs(list, pool);
    list_classes(list, pool.library);
    list_names_and_filters(list, pool.library);
    list_cards(list, pool.library);
    list_scripts(list, pool.scripts);
    return list.text();
}

}  // namespace ptcg::test
