#include "images/pack_image.hpp"

#include <algorithm>

#include "images/archive.hpp"
#include "images/fields.hpp"

namespace ptcg {

template <typename Archive>
void fields(Archive& archive, Field<Archive, ScriptImage>& x)
{
    auto& [file, hash, registered, functions] = x;
    archive(file, hash, registered, functions);
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
    auto& [file, entry] = x;
    archive(file, entry);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, CardImage>& x)
{
    auto& [facts, script] = x;
    archive(facts, script);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, PackHead>& x)
{
    auto& [manifest, play_hash, stray_scripts, modules, classes, prints] = x;
    archive(manifest, play_hash, stray_scripts, modules, classes, prints);
}

template <typename Archive>
void fields(Archive& archive, Field<Archive, PackBody>& x)
{
    auto& [class_scripts, cards] = x;
    archive(class_scripts, cards);
}

namespace {

template <typename T>
[[nodiscard]] std::string bytes_of(const T& value, const CardLibrary& library)
{
    ArchiveWriter archive(library);
    archive(value);
    return archive.finish();
}

template <typename T>
[[nodiscard]] T read(std::string_view bytes, CardLibrary& library,
                     const std::map<std::string, ClassId>& classes)
{
    ArchiveReader archive(bytes, library, classes);
    T value;
    archive(value);
    return value;
}

void number(CallbackId& function, std::uint16_t first)
{
    if (function == no_callback) return;
    function = CallbackId{static_cast<std::uint16_t>(at(function) + first)};
}

void number(std::vector<Handler>& handlers, std::uint16_t first)
{
    for (Handler& handler : handlers) {
        number(handler.effect, first);
        number(handler.condition, first);
    }
}

}  // namespace

PackImage image_of(const PackHead& head, const PackBody& body, const CardLibrary& library)
{
    return {bytes_of(head, library), bytes_of(body, library)};
}

PackHead read_head(std::string_view bytes)
{
    CardLibrary none;
    return read<PackHead>(bytes, none, {});
}

PackBody read_body(std::string_view bytes, CardLibrary& library,
                   const std::map<std::string, ClassId>& classes)
{
    return read<PackBody>(bytes, library, classes);
}

void number_functions(ScriptedCard& registered, std::uint16_t first)
{
    for (auto& parts : registered.parts) {
        for (CallbackId& part : parts) number(part, first);
    }
    number(registered.handlers, first);
    for (ScriptedCard::Lasting& lasting : registered.lasting) number(lasting.handlers, first);
}

}  // namespace ptcg
