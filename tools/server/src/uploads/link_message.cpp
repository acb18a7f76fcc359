#include "uploads/link_message.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>

#include <fmt/format.h>

namespace ptcg::server {
namespace {

constexpr std::size_t texts_of_record = 3;
constexpr std::int64_t is_elsewhere = 1;  ///< the number of a `found`

/// Both ends are the same program on the same machine.
template <typename Number>
void add_number(std::string& bytes, Number number)
{
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <typename Number>
bool take_number(std::string_view& bytes, Number& number)
{
    if (bytes.size() < sizeof number) return false;
    std::memcpy(&number, bytes.data(), sizeof number);
    bytes.remove_prefix(sizeof number);
    return true;
}

template <typename Number>
std::optional<Number> number_in(std::string_view text)
{
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end) return std::nullopt;
    return number;
}

}  // namespace

std::string write_link_message(const LinkMessage& message)
{
    std::string body;
    add_number(body, static_cast<std::uint8_t>(message.kind));
    add_number(body, message.id);
    add_number(body, message.number);
    for (const std::string& text : message.texts) {
        add_number(body, static_cast<std::uint32_t>(text.size()));
        body += text;
    }
    std::string whole;
    whole.reserve(link_head_bytes + body.size());
    add_number(whole, static_cast<std::uint32_t>(body.size()));
    return whole += body;
}

std::optional<std::size_t> link_length(std::string_view head)
{
    std::uint32_t length = 0;
    if (!take_number(head, length) || length > most_link_bytes) return std::nullopt;
    return length;
}

std::optional<LinkMessage> read_link_message(std::string_view body)
{
    LinkMessage message;
    std::uint8_t kind = 0;
    if (!take_number(body, kind) || kind >= static_cast<std::uint8_t>(LinkKind::count)) return {};
    message.kind = static_cast<LinkKind>(kind);
    if (!take_number(body, message.id) || !take_number(body, message.number)) return {};
    while (!body.empty()) {
        std::uint32_t length = 0;
        if (!take_number(body, length) || body.size() < length) return {};
        message.texts.emplace_back(body.substr(0, length));
        body.remove_prefix(length);
    }
    return message;
}

void add_record(LinkMessage& message, const RoomRecord& record)
{
    message.texts.push_back(std::to_string(static_cast<int>(record.kind)));
    message.texts.push_back(record.data);
    message.texts.push_back(fmt::format("{} {}", record.clocks[0], record.clocks[1]));
}

std::optional<RoomRecord> record_at(const LinkMessage& message, std::size_t place)
{
    if (message.texts.size() < place + texts_of_record) return std::nullopt;
    const auto kind = number_in<int>(message.texts[place]);
    const std::string_view clocks = message.texts[place + 2];
    const std::size_t blank = std::min(clocks.find(' '), clocks.size());
    const auto first = number_in<std::int64_t>(clocks.substr(0, blank));
    const auto second = number_in<std::int64_t>(clocks.substr(std::min(blank + 1, clocks.size())));
    if (!kind || *kind < 0 || *kind > 255 || !first || !second) return std::nullopt;
    return RoomRecord{static_cast<RecordKind>(*kind), message.texts[place + 1], {*first, *second}};
}

LinkMessage of_found(std::uint64_t call, const Result<Store::Found>& found)
{
    LinkMessage message{.kind = LinkKind::found, .id = call};
    if (!found) {
        message.texts = {found.error().message};
    } else if (!found.value().elsewhere.empty()) {
        message.number = is_elsewhere;
        message.texts = {found.value().elsewhere};
    } else if (found.value().room) {
        message.texts = {"", found.value().room->plan};
        for (const RoomRecord& record : found.value().room->records) add_record(message, record);
    }
    return message;
}

Result<Store::Found> found_in(const LinkMessage& message)
{
    if (message.texts.empty()) return Store::Found{};
    if (message.number == is_elsewhere) return Store::Found{{}, message.texts.front()};
    if (!message.texts.front().empty()) return Error{message.texts.front()};
    constexpr std::size_t before = 2;
    if (message.texts.size() < before || (message.texts.size() - before) % texts_of_record != 0)
        return Error{"it cannot be read"};
    Store::StoredRoom room{message.texts[1], {}};
    for (std::size_t place = before; place < message.texts.size(); place += texts_of_record) {
        std::optional<RoomRecord> record = record_at(message, place);
        if (!record) return Error{"it cannot be read"};
        room.records.push_back(std::move(*record));
    }
    return Store::Found{std::move(room), {}};
}

}  // namespace ptcg::server
