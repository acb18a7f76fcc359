local card = ...

card.attack["Sandstorm Spray"] = {
  after = function(game, it)
    if #game:discard_energy { from = it.attacker, units = 2 } > 0 then
      game:return_to { pokemon = it.defender, to = "deck" }
    end
  end,
}
