local bouffalant = ptcg.filter { name = "Bouffalant" }
local basic_colorless = ptcg.filter { stage = "basic", type = "colorless" }

card.ability["Curly Wall"] = {
  damage_taken = {
    subject = "own",
    by = "opponent",
    target = basic_colorless,
    stacks = false,
    only_if = function(_, it)
      return it.owner:count("pokemon", { bouffalant, except = it.self }) > 0
    end,
    value = -60,
  },
}

card.attack["Boundless Power"] = function(game, it)
  game:lasting(it.attacker, "no_attack", "own_next_turn")
end
