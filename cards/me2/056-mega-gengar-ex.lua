local pokemon_ex = ptcg.filter { class = "pokemon-ex" }
local darkness = ptcg.filter { type = "darkness" }

card.ability["Shadowy Concealment"] = {
  prizes = {
    subject = "own",
    by = "opponent",
    attacker = pokemon_ex,
    target = darkness,
    stacks = false,
    only_if = function(_, it) return it.cause == "attack_damage" end,
    value = -1,
  },
}

card.attack["Void Gale"] = function(game, it)
  local target = game:choose("own_bench")
  if target then
    game:move_energy(game:choose(it.attacker.energy_cards, { purpose = "move_energy" }), target)
  end
end
