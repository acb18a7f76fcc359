local future = ptcg.filter { class = "future" }

card.ability["Initialization"] = {
  ability_works = {
    where = "active",
    subject = "any",
    target = "rule_box",
    effect = function(_, it) if not it.target:matches(future) then return false end end,
  },
}

card.attack["Volt Cyclone"] = function(game, it)
  local target = game:choose("own_bench")
  if target then
    game:move_energy(game:choose(it.attacker.energy_cards, { purpose = "move_energy" }), target)
  end
end
