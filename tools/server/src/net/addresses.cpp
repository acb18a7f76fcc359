#include "net/addresses.hpp"

#include <algorithm>
#include <iterator>

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v6.hpp>

namespace ptcg::server {
namespace {

namespace ip = boost::asio::ip;

constexpr double requests_per_second = 50, requests_at_once = 500;
constexpr unsigned short network_bits = 64;  ///< a household of IPv6 has all addresses in it

ip::address address_in(std::string_view text, boost::system::error_code& error)
{
    ip::address address = ip::make_address(std::string(text), error);
    if (!error && address.is_v6() && address.to_v6().is_v4_mapped()) {
        address = ip::make_address_v4(ip::v4_mapped, address.to_v6());
    }
    return address;
}

bool is_loopback(const std::string& address)
{
    boost::system::error_code error;
    const ip::address read = address_in(address, error);
    return !error && read.is_loopback();
}

std::string network_of(const std::string& address)
{
    boost::system::error_code error;
    const ip::address read = address_in(address, error);
    if (error || read.is_v4()) return address;
    return ip::make_network_v6(read.to_v6(), network_bits).canonical().to_string();
}

/// Reads "192.0.2.7", "192.0.2.7:5555", "2001:db8::1" or "[2001:db8::1]:443": some proxies add the
/// port. Returns an empty text for anything else.
std::string address_with_port(std::string_view text)
{
    if (text.starts_with('[')) {
        const std::size_t end = text.find(']');
        return end == std::string_view::npos ? "" : plain_address(text.substr(1, end - 1));
    }
    const std::size_t colon = text.find(':');
    if (colon != std::string_view::npos && text.find(':', colon + 1) == std::string_view::npos) {
        text = text.substr(0, colon);
    }
    return plain_address(text);
}

}  // namespace

std::string plain_address(std::string_view text)
{
    boost::system::error_code error;
    const ip::address address = address_in(text, error);
    return error ? std::string() : address.to_string();
}

std::string client_address(std::string_view peer, std::string_view forwarded_for,
                           const std::vector<std::string>& trusted_proxies)
{
    const bool is_trusted = std::ranges::find(trusted_proxies, peer) != trusted_proxies.end();
    if (!is_trusted) return std::string(peer);
    const std::size_t comma = forwarded_for.rfind(',');
    std::string_view last =
        comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
    while (last.starts_with(' ')) last.remove_prefix(1);
    while (last.ends_with(' ')) last.remove_suffix(1);
    const std::string address = address_with_port(last);
    return address.empty() ? std::string(unknown_client) : address;
}

Addresses::Entry& Addresses::entry(const std::string& address)
{
    const Rate made(limits_.rooms_per_minute / 60, std::max(limits_.rooms_per_minute, 1.0));
    const Entry fresh{0, Rate(requests_per_second, requests_at_once), made, made};
    return entries_.try_emplace(network_of(address), fresh).first->second;
}

std::unique_ptr<Addresses::Socket> Addresses::open_socket(const std::string& address)
{
    Entry& mine = entry(address);
    const bool is_limited = limits_.sockets > 0 && !is_loopback(address);
    if (is_limited && mine.sockets >= limits_.sockets) return nullptr;
    return std::make_unique<Socket>(mine.sockets);
}

bool Addresses::may_ask(const std::string& address, Milliseconds now)
{
    if (limits_.sockets == 0 || is_loopback(address)) return true;
    return entry(address).requests.may(now);
}

bool Addresses::may_make(Rate Entry::*what, const std::string& address, Milliseconds now)
{
    if (limits_.rooms_per_minute <= 0 || is_loopback(address)) return true;
    return (entry(address).*what).may(now);
}

bool Addresses::may_create_room(const std::string& address, Milliseconds now)
{
    return may_make(&Entry::rooms, address, now);
}

bool Addresses::may_open_puzzle(const std::string& address, Milliseconds now)
{
    return may_make(&Entry::puzzles, address, now);
}

std::size_t Addresses::forget_idle(Milliseconds now)
{
    for (auto at = entries_.begin(); at != entries_.end();) {
        Entry& entry = at->second;
        const bool is_idle = entry.sockets == 0 && entry.requests.is_full(now) &&
                             entry.rooms.is_full(now) && entry.puzzles.is_full(now);
        at = is_idle ? entries_.erase(at) : std::next(at);
    }
    return entries_.size();
}

}  // namespace ptcg::server
