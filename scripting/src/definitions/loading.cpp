#include "definitions/loading.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <utility>

#include "definitions/loader.hpp"
#include "sandbox/counting.hpp"
#include "sandbox/plain_locale.hpp"
#include "sandbox/straight_code.hpp"

namespace ptcg {

using namespace script;

namespace {

constexpr const char* too_many_functions = "too many functions in all packs";

/// Stores the cost of the function on top of the stack in its description.
void price(Callback& about, Runtime& runtime, bool counts_all)
{
    const CallCost cost = cost_of_call(runtime.state(), runtime.bytecode);
    const bool counted = counts_all || !cost.straight;
    if (counted) {
        about.counting = cost.slow ? Counting::slow_instructions : Counting::instructions;
    }
    about.price = counted ? counted_at_once : cost.instructions;
}

[[nodiscard]] CardNames names_of(const ScriptChunk& chunk, const CardFacts* card)
{
    CardNames known;
    known.id = chunk.card;
    known.known = card != nullptr;
    if (card != nullptr) {
        known.name = card->text.name;
        known.attacks = card->attack_names;
        known.abilities = card->ability_names;
    }
    return known;
}

}  // namespace

/// Where files are run. It keeps their functions, to measure what a pack keeps.
struct DefinitionReading::Sandbox {
    explicit Sandbox(DefinitionReading& reading)
        : runtime(reading.library_.library(), &reading.library_, reading.bundle_,
                  reading.bundle_.limits),
          counts_all(reading.bundle_.limits.count_instructions ||
                     !straight_code_works(runtime.state())),
          loader(runtime, reading.bundle_, reading.problems_,
                 [this, &reading](Callback about) { return keep(std::move(about), reading); })
    {
        loader.begin();
    }

    CallbackId keep(Callback about, DefinitionReading& reading)
    {
        std::vector<Callback>& all = reading.functions_->all;
        if (all.size() >= at(no_callback)) {
            reading.problems_.push_back({runtime.chunk->path, 0, 0, too_many_functions, {}});
            return no_callback;
        }
        price(about, runtime, counts_all);
        keep_function(runtime.state(), all.size());
        all.push_back(std::move(about));
        return CallbackId{static_cast<std::uint16_t>(all.size() - 1)};
    }

    PlainLocale plain;
    Runtime runtime;
    bool counts_all;
    Loader loader;
};

DefinitionReading::DefinitionReading(ScriptBundle& bundle, LibraryWriter& library,
                                     Problems& problems, bool faults_stay)
    : bundle_(bundle), library_(library), problems_(problems), faults_stay_(faults_stay)
{
}

DefinitionReading::~DefinitionReading() = default;

DefinitionReading::Sandbox& DefinitionReading::sandbox()
{
    if (sandbox_ == nullptr) sandbox_ = std::make_unique<Sandbox>(*this);
    return *sandbox_;
}

void DefinitionReading::run_shared(std::size_t number)
{
    ++files_run_;
    sandbox().loader.run_shared(number);
}

ScriptedCard DefinitionReading::run_next(const CardFacts* facts)
{
    const std::size_t number = functions_->begin.size();
    functions_->begin.push_back(static_cast<std::uint16_t>(functions_->all.size()));
    ++files_run_;
    const std::size_t problems_before = problems_.size();
    ScriptedCard card = sandbox().loader.run_card(number, names_of(bundle_.cards[number], facts));
    if (!faults_stay_ || !mark_fault(number, problems_before)) return card;
    functions_->all.resize(functions_->begin.back());
    return {};
}

bool DefinitionReading::mark_fault(std::size_t number, std::size_t problems_before)
{
    ScriptChunk& chunk = bundle_.cards[number];
    if (problems_.size() > problems_before) {
        chunk.fault = to_string(problems_[problems_before]);
    } else if (sandbox_->loader.refuses()) {
        chunk.fault = chunk.path + ": error: the scripts of its pack have used up their limits";
    }
    return !chunk.fault.empty();
}

void DefinitionReading::take_over_next(std::vector<Callback> functions)
{
    const std::size_t number = functions_->begin.size();
    std::vector<Callback>& all = functions_->all;
    functions_->begin.push_back(static_cast<std::uint16_t>(all.size()));
    if (all.size() + functions.size() > at(no_callback)) {
        throw std::length_error(too_many_functions);
    }
    for (Callback& about : functions) {
        about.card = static_cast<std::uint16_t>(number);
        about.account = account_of(bundle_.cards[number].pack);
        all.push_back(std::move(about));
    }
}

std::uint16_t DefinitionReading::account_of(const std::string& pack)
{
    if (accounts_.empty()) {
        const Accounts all(bundle_, bundle_.limits);
        for (const Account& account : all.all()) {
            accounts_.emplace_back(account.pack, static_cast<std::uint16_t>(accounts_.size()));
        }
    }
    // Chunks of one pack come one after another, so the pack found last moves to the front.
    const auto found =
        std::ranges::find(accounts_, pack, &std::pair<std::string, std::uint16_t>::first);
    std::iter_swap(accounts_.begin(), found);
    return accounts_.front().second;
}

FunctionRange DefinitionReading::functions_of(std::size_t number) const
{
    const std::vector<std::uint16_t>& begin = functions_->begin;
    const std::size_t end = number + 1 < begin.size() ? begin[number + 1] : functions_->all.size();
    return {begin[number], static_cast<std::uint16_t>(end - begin[number])};
}

std::vector<std::string> DefinitionReading::required_by(const std::string& pack) const
{
    std::vector<std::string> required;
    if (sandbox_ == nullptr) return required;
    const auto& all = sandbox_->runtime.required;
    for (auto entry = all.lower_bound({pack, 0}); entry != all.end() && entry->first == pack;
         ++entry) {
        const ScriptChunk& module = bundle_.shared[entry->second];
        required.push_back(module.pack + "/" + module.module);
    }
    std::ranges::sort(required);
    return required;
}

void DefinitionReading::finish()
{
    functions_->begin.push_back(static_cast<std::uint16_t>(functions_->all.size()));
    if (sandbox_ != nullptr) sandbox_->loader.end();
    sandbox_.reset();
    bundle_.functions = functions_;
}

std::vector<ScriptedCard> read_definitions(ScriptBundle& bundle,
                                           std::span<const CardFacts* const> facts,
                                           CardLibrary& library, Problems& problems)
{
    LibraryWriter writer(library);
    DefinitionReading reading(bundle, writer, problems);
    for (std::size_t i = 0; i < bundle.shared.size(); ++i) reading.run_shared(i);
    std::vector<ScriptedCard> cards;
    for (std::size_t i = 0; i < bundle.cards.size(); ++i) {
        cards.push_back(reading.run_next(i < facts.size() ? facts[i] : nullptr));
    }
    reading.finish();
    return cards;
}

}  // namespace ptcg
