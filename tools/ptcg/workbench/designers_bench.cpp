#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "ptcg/hosting/card_json.hpp"
#include "workbench/designers_table.hpp"
#include "workbench/workbench.hpp"

namespace ptcg::tools {
namespace {

class DesignersBench final : public server::BenchTables {
public:
    DesignersBench(std::vector<std::filesystem::path> roots,
                   std::vector<std::filesystem::path> folders)
        : roots_(std::move(roots)), folders_(std::move(folders))
    {
    }

    server::BenchReply list() override
    {
        JsonWriter json;
        {
            const JsonObject object(json);
            json.key("problems");
            write_problems(json, packs().problems());
            json.key("packs");
            const JsonArray list(json);
            if (packs().world() != nullptr) {
                for (const PackInfo* pack : packs().packs()) write_pack(json, *pack);
            }
        }
        return {200, std::string(json.text())};
    }

    Result<std::unique_ptr<server::BenchTable>> open(std::string_view) override
    {
        if (packs().world() == nullptr) {
            return Error{"the packs cannot be read: " + to_string(packs().problems())};
        }
        packs_->look();
        return std::unique_ptr<server::BenchTable>(std::make_unique<DesignersTable>(packs_));
    }

private:
    PacksInWork& packs()
    {
        if (packs_ == nullptr) packs_ = std::make_shared<PacksInWork>(roots_, folders_);
        return *packs_;
    }

    static void write_pack(JsonWriter& json, const PackInfo& pack)
    {
        constexpr std::size_t most_cards = 400;
        const JsonObject entry(json);
        json.member("id", pack.id);
        json.member("name", pack.name);
        json.key("cards");
        const JsonArray cards(json);
        for (std::size_t i = 0; i < std::min(pack.cards.size(), most_cards); ++i) {
            json.value(pack.cards[i]);
        }
    }

    std::vector<std::filesystem::path> roots_;
    std::vector<std::filesystem::path> folders_;
    std::shared_ptr<PacksInWork> packs_;
};

}  // namespace

std::shared_ptr<server::BenchTables> designers_bench(std::vector<std::filesystem::path> roots,
                                                     std::vector<std::filesystem::path> folders)
{
    return std::make_shared<DesignersBench>(std::move(roots), std::move(folders));
}

}  // namespace ptcg::tools
