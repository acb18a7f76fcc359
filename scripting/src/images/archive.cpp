#include "images/archive.hpp"

#include <algorithm>

#include "images/fields.hpp"

namespace ptcg {

template <typename Id>
std::uint16_t ArchiveWriter::number_of(Id id, std::map<Id, std::uint16_t>& known)
{
    const auto number = static_cast<std::uint16_t>(known.size());
    if (number == no_number) throw std::length_error("too many names in a pack");
    return known.try_emplace(id, number).first->second;
}

void ArchiveWriter::put(NameId name)
{
    put(name == no_name ? no_number : number_of(name, names_));
}

void ArchiveWriter::put(FilterId filter)
{
    put(filter == no_filter ? no_number : number_of(filter, filters_));
}

void ArchiveWriter::put(const ClassSet& classes)
{
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < library_.class_count(); ++i) {
        const auto id = static_cast<ClassId>(i);
        if (classes.has(id)) ids.push_back(library_.card_class(id).id);
    }
    put(ids);
}

namespace {

template <typename Id>
[[nodiscard]] std::vector<Id> by_number(const std::map<Id, std::uint16_t>& known)
{
    std::vector<Id> ids(known.size());
    for (const auto& [id, number] : known) ids[number] = id;
    return ids;
}

}  // namespace

std::string ArchiveWriter::finish()
{
    const std::string values = std::exchange(body_, {});
    const std::vector<FilterId> used = by_number(filters_);
    put(static_cast<std::uint32_t>(used.size()));
    for (const FilterId id : used) put(library_.filter(id));
    const std::string filters = std::exchange(body_, {});
    std::vector<std::string> names;
    for (const NameId id : by_number(names_)) names.emplace_back(library_.name(id));
    put(names);
    return std::exchange(body_, {}) + filters + values;
}

ArchiveReader::ArchiveReader(std::string_view bytes, CardLibrary& library,
                             const std::map<std::string, ClassId>& classes)
    : bytes_(bytes), library_(library), classes_(classes)
{
    std::vector<std::string> names;
    get(names);
    for (const std::string& name : names) names_.push_back(library.intern(name));
    const auto filters = next<std::uint32_t>();
    for (std::uint32_t i = 0; i < filters; ++i) {
        CardFilter filter;
        get(filter);
        filters_.push_back(library.add_filter(filter));
    }
}

void ArchiveReader::get(ClassSet& classes)
{
    std::vector<std::string> ids;
    get(ids);
    for (const std::string& id : ids) {
        const auto found = classes_.find(id);
        if (found == classes_.end()) throw BrokenArchive();
        classes.add(found->second);
    }
}

void ArchiveReader::limit(std::uint8_t& number)
{
    std::string id;
    get(id);
    if (id.empty()) return;
    const auto found = std::ranges::find(library_.limits(), id, &GameLimit::id);
    if (found == library_.limits().end()) throw BrokenArchive();
    number = static_cast<std::uint8_t>(found - library_.limits().begin());
}

}  // namespace ptcg
