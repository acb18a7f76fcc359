#include "phrases/form.hpp"

#include <fmt/format.h>

namespace ptcg::tools::phrases {

const Filling* Form::filling(std::string_view role) const
{
    for (const auto& [name, filling] : roles) {
        if (name == role) return &filling;
    }
    return nullptr;
}

const Form* Form::part(std::string_view role) const
{
    const Filling* const found = filling(role);
    const FormRef* const form = found == nullptr ? nullptr : std::get_if<FormRef>(found);
    return form == nullptr ? nullptr : form->get();
}

std::vector<const Form*> Form::parts() const
{
    std::vector<const Form*> all;
    for (const auto& [role, filling] : roles) {
        if (const FormRef* part = std::get_if<FormRef>(&filling)) all.push_back(part->get());
    }
    return all;
}

const int* Form::number(std::string_view role) const
{
    const Filling* const found = filling(role);
    return found == nullptr ? nullptr : std::get_if<int>(found);
}

void each_row(const Form& form, const std::function<void(const Row&)>& visit)
{
    visit(*form.row);
    for (const Form* part : form.parts()) each_row(*part, visit);
}

bool any_row(const Form& form, const std::function<bool(const Row&)>& fits)
{
    if (fits(*form.row)) return true;
    for (const Form* part : form.parts()) {
        if (any_row(*part, fits)) return true;
    }
    return false;
}

std::string to_string(const Form& form)
{
    std::string text = form.row->category + ":" + form.row->id;
    if (form.roles.empty()) return text;
    text += '(';
    for (const auto& [role, filling] : form.roles) {
        if (text.back() != '(') text += ' ';
        text += role + '=';
        if (const int* number = std::get_if<int>(&filling)) {
            text += fmt::to_string(*number);
        } else if (const std::string* name = std::get_if<std::string>(&filling)) {
            text += '"' + *name + '"';
        } else {
            text += to_string(**std::get_if<FormRef>(&filling));
        }
    }
    return text + ')';
}

}  // namespace ptcg::tools::phrases
