-- A search for any card must find one (GAP-19).
card.attack["Keen Eye"] = function(game, it) game:search { min = 1, max = 2, to = "hand" } end

card.attack["Baton Pass"] = function(game, it)
  local new_active = game:may_choose("own_bench")
  if not new_active then return end
  game:switch(new_active)
  local energy = game:choose_up_to("all", it.attacker.energy_cards, { may = true })
  game:move_energy(energy, new_active)
end
