#include "rooms/metrics.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace ptcg::server {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Refusal::count)> refusal_names{
    "sockets",
    "sockets_of_address",
    "requests_of_address",
    "rooms",
    "rooms_of_address",
    "puzzles_of_address",
    "host",
    "origin",
    "message",
    "token",
    "crowd",
    "silent",
    "pings",
    "slow",
    "loading"};

struct Number {
    std::string_view name;
    std::string_view kind;
    std::string_view help;
    std::uint64_t value;
};

void write_head(std::string& text, std::string_view name, std::string_view kind,
                std::string_view help)
{
    fmt::format_to(std::back_inserter(text), "# HELP ptcg_{0} {1}\n# TYPE ptcg_{0} {2}\n", name,
                   help, kind);
}

void write_histogram(std::string& text, std::string_view name, std::string_view help,
                     const Histogram& times)
{
    write_head(text, name, "histogram", help);
    const auto out = std::back_inserter(text);
    for (std::size_t i = 0; i < Histogram::limits.size(); ++i) {
        fmt::format_to(out, "ptcg_{}_bucket{{le=\"{}\"}} {}\n", name, Histogram::limits[i],
                       times.up_to(i));
    }
    const std::uint64_t all = times.up_to(Histogram::limits.size());
    fmt::format_to(out,
                   "ptcg_{0}_bucket{{le=\"+Inf\"}} {1}\nptcg_{0}_sum {2}\nptcg_{0}_count {1}\n",
                   name, all, times.sum());
}

/// Ids of packs come from files; a label may not end early.
std::string as_label(std::string_view text)
{
    std::string label;
    for (const char c : text) {
        if (c == '"' || c == '\\') label += '\\';
        if (c != '\n') label += c;
    }
    return label;
}

}  // namespace

void Histogram::add(double seconds)
{
    const auto place = std::ranges::lower_bound(limits, seconds);
    ++counts_[static_cast<std::size_t>(place - limits.begin())];
    sum_ += seconds;
}

std::uint64_t Histogram::up_to(std::size_t i) const
{
    std::uint64_t count = 0;
    for (std::size_t each = 0; each <= i; ++each) count += counts_[each];
    return count;
}

std::string write_metrics(const Metrics& metrics)
{
    std::string text;
    const auto out = std::back_inserter(text);
    for (const Number& each : {
             Number{"rooms", "gauge", "Rooms in memory.", metrics.rooms},
             {"rooms_created_total", "counter", "Rooms created here.", metrics.rooms_created},
             {"rooms_lost_total", "counter",
              "Rooms let go because a change could not be written down.", metrics.rooms_lost},
             {"sockets", "gauge", "Open connections.", metrics.sockets},
             {"queued_bytes", "gauge", "Bytes that wait to be sent.", metrics.queued_bytes},
             {"bots_thinking", "gauge", "Questions that wait for a searching bot.",
              metrics.bots_thinking},
             {"programs_waiting", "gauge",
              "Questions for bots from outside that wait for one of the --bot-processes.",
              metrics.programs_waiting},
             {"libraries", "gauge", "Uploaded libraries whose processes run.", metrics.libraries},
             {"library_failures_total", "counter",
              "Processes of uploaded libraries that failed or were ended.",
              metrics.library_failures},
             {"moved_total", "counter", "Clients sent to the server that has their room.",
              metrics.moved},
             {"answers_total", "counter", "Acknowledged answers.", metrics.answers},
         }) {
        write_head(text, each.name, each.kind, each.help);
        fmt::format_to(out, "ptcg_{} {}\n", each.name, each.value);
    }
    write_head(text, "resumes_total", "counter", "Clients that came into a running game.");
    fmt::format_to(out,
                   "ptcg_resumes_total{{kind=\"step\"}} {}\n"
                   "ptcg_resumes_total{{kind=\"state\"}} {}\n",
                   metrics.resumed_by_step, metrics.resumed_by_state);
    write_head(text, "refusals_total", "counter", "Who was turned away, by reason.");
    for (std::size_t i = 0; i < refusal_names.size(); ++i) {
        fmt::format_to(out, "ptcg_refusals_total{{reason=\"{}\"}} {}\n", refusal_names[i],
                       metrics.refusals[i]);
    }
    write_head(text, "script_failures_total", "counter", "Games ended by a failed script.");
    for (const auto& [pack, count] : metrics.script_failures) {
        fmt::format_to(out, "ptcg_script_failures_total{{pack=\"{}\"}} {}\n", as_label(pack),
                       count);
    }
    write_histogram(text, "answer_seconds", "From an answer's arrival to its acknowledgment.",
                    metrics.answer);
    write_histogram(text, "commit_seconds", "One transaction of the database.", metrics.commit);
    return text;
}

}  // namespace ptcg::server
