#include "images/archive.hpp"

#include "images/fields.hpp"

namespace ptcg {

void ArchiveWriter::notes(const LibraryNotes& notes)
{
    const std::size_t names_before = names_.in_order.size();
    const std::size_t filters_before = filters_.in_order.size();
    for (const NameId name : notes.names) names_.add(name);
    const std::string before = take();
    for (const FilterId filter : notes.filters) put_filter(filter);
    const std::string filters = take();
    bytes_ = before;
    put(static_cast<std::uint32_t>(names_.in_order.size() - names_before));
    for (std::size_t i = names_before; i < names_.in_order.size(); ++i) {
        put(std::string(library_.name(names_.in_order[i])));
    }
    put(static_cast<std::uint32_t>(filters_.in_order.size() - filters_before));
    bytes_ += filters;
}

/// The names in a filter were in the library before it, so putting it here too does not change the
/// numbers.
void ArchiveWriter::put_filter(FilterId id)
{
    if (filters_.places.contains(id)) return;
    const CardFilter& filter = library_.filter(id);
    for (const FilterId other : filter.any) {
        if (other != no_filter) put_filter(other);
    }
    for (const NameId name : filter.names) {
        if (name != no_name) names_.add(name);
    }
    for (const NameId name : {filter.name_includes, filter.other_than, filter.ability,
                              filter.evolves_from, filter.evolves_over}) {
        if (name != no_name) names_.add(name);
    }
    put(filter);
    filters_.add(id);
}

void ArchiveWriter::put(const ClassSet& classes)
{
    std::vector<std::uint16_t> places;
    for (std::size_t i = 0; i < library_.class_count(); ++i) {
        const auto id = static_cast<ClassId>(i);
        if (!classes.has(id)) continue;
        classes_.add(id);
        places.push_back(classes_.places.at(id));
    }
    put(static_cast<std::uint8_t>(places.size()));
    for (const std::uint16_t place : places) put(place);
}

std::vector<std::string> ArchiveWriter::class_ids() const
{
    std::vector<std::string> ids;
    for (const ClassId id : classes_.in_order) ids.push_back(library_.card_class(id).id);
    return ids;
}

std::vector<std::string> ArchiveWriter::limit_ids() const
{
    std::vector<std::string> ids;
    for (const std::uint8_t number : limits_.in_order) ids.push_back(library_.limits()[number].id);
    return ids;
}

void ArchiveReader::notes(CardLibrary& library, ArchiveTables& tables)
{
    const auto names = next<std::uint32_t>();
    for (std::uint32_t i = 0; i < names; ++i) {
        tables.names.push_back(library.intern(bytes(next<std::uint32_t>())));
    }
    const auto filters = next<std::uint32_t>();
    for (std::uint32_t i = 0; i < filters; ++i) {
        tables.filters.push_back(library.add_filter(next<CardFilter>()));
    }
}

void ArchiveReader::get(CallbackId& function)
{
    const auto place = next<std::uint16_t>();
    if (place == 0xffff) {
        function = no_callback;
        return;
    }
    if (place >= tables_.function_count) throw BrokenArchive();
    function = CallbackId{static_cast<std::uint16_t>(tables_.first_function + place)};
}

void ArchiveReader::get(ClassSet& classes)
{
    classes = {};
    const auto count = next<std::uint8_t>();
    for (std::size_t i = 0; i < count; ++i) {
        const auto place = next<std::uint16_t>();
        if (place >= tables_.classes.size()) throw BrokenArchive();
        classes.add(tables_.classes[place]);
    }
}

void ArchiveReader::get(TypeSet& types)
{
    const auto bits = next<std::uint16_t>();
    if (bits >> type_count != 0) throw BrokenArchive();
    types = TypeSet::from_bits(bits);
}

}  // namespace ptcg
