local team_rockets = ptcg.filter { "pokemon", name_includes = "Team Rocket's" }

local function is_on_bench(energy) return energy.pokemon.is_benched end

card.ability["Power Saver"] = {
  may_attack = function(_, it) return it.owner:count("pokemon", team_rockets) >= 4 end,
}

card.attack["Erasure Ball"] = {
  more = function(game, it)
    local energy = game:choose_up_to(2, it.owner.energy_cards, { is_on_bench, may = true })
    return 60 * #game:discard(energy)
  end,
}
