#include "said.hpp"

#include <array>
#include <string_view>
#include <utility>

#include <rapidjson/reader.h>

namespace ptcg::load {
namespace {

/// Takes what matters out of a message while it is read, without building a tree: frames have
/// kilobytes, and there are thousands a second.
class Reader : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, Reader> {
public:
    Said said;

    bool StartObject()
    {
        ++depth_;
        if (depth_ == 4 && in_options()) question_.counts.push_back(1);
        return true;
    }
    bool EndObject(rapidjson::SizeType) { return leave(); }
    bool StartArray()
    {
        ++depth_;
        return true;
    }
    bool EndArray(rapidjson::SizeType) { return leave(); }
    bool Key(const char* text, rapidjson::SizeType length, bool)
    {
        const std::string_view key(text, length);
        if (depth_ == 1) top_ = key;
        if (depth_ == 2 && top_ == "question") member_ = key;
        if (depth_ == 4 && in_options()) is_count_ = key == "count";
        return true;
    }
    bool String(const char* text, rapidjson::SizeType length, bool)
    {
        const std::string_view value(text, length);
        if (depth_ == 1 && top_ == "t") said.kind = kind_of(value);
        if (depth_ == 1 && top_ == "state") said.is_open_offer = value == "open";
        if (depth_ == 1 && top_ == "series") said.is_series_over = value == "over";
        if (depth_ == 1 && top_ == "reason") said.reason = value;
        if (depth_ == 2 && top_ == "replays") said.replays.emplace_back(value);
        return true;
    }
    bool Uint(unsigned value)
    {
        if (depth_ == 1) return at_top(value);
        if (depth_ == 2 && top_ == "question") return in_question(value);
        if (depth_ == 4 && in_options() && is_count_) {
            question_.counts.back() = static_cast<std::uint16_t>(value);
        }
        return true;
    }

private:
    [[nodiscard]] static Said::Kind kind_of(std::string_view type)
    {
        using Kind = Said::Kind;
        static constexpr std::array<std::pair<std::string_view, Kind>, 7> kinds{{
            {"step", Kind::step},
            {"state", Kind::state},
            {"ack", Kind::ack},
            {"refused", Kind::refused},
            {"offer", Kind::offer},
            {"over", Kind::over},
            {"welcome", Kind::welcome},
        }};
        for (const auto& [name, kind] : kinds) {
            if (name == type) return kind;
        }
        return Kind::other;
    }
    [[nodiscard]] bool in_options() const { return top_ == "question" && member_ == "options"; }
    bool leave()
    {
        if (depth_ == 2 && top_ == "question" && question_.number != 0) {
            said.question = std::move(question_);
        }
        --depth_;
        return true;
    }
    bool at_top(unsigned value)
    {
        if (top_ == "epoch") said.epoch = value;
        if (top_ == "seq") said.seq = value;
        if (top_ == "q" || top_ == "offer") said.number = value;
        return true;
    }
    bool in_question(unsigned value)
    {
        if (member_ == "q") question_.number = value;
        if (member_ == "min") question_.min = value;
        if (member_ == "max") question_.max = value;
        return true;
    }

    int depth_ = 0;
    std::string_view top_, member_;
    bool is_count_ = false;
    Question question_;
};

}  // namespace

std::optional<Said> read_said(std::string& text)
{
    Reader reader;
    rapidjson::InsituStringStream stream(text.data());
    rapidjson::Reader parser;
    if (parser.Parse<rapidjson::kParseInsituFlag>(stream, reader).IsError()) return std::nullopt;
    return std::move(reader.said);
}

}  // namespace ptcg::load
