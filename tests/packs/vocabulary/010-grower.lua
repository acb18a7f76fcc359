local grass = ptcg.filter { "basic_energy", type = "grass" }

card.ability["Green Hand"] = {
  once_per_turn = {
    needs = { { "hand", grass } },
    effect = function(game)
      local energy = game:choose("hand", grass)
      game:attach(energy, game:choose("own_pokemon"))
    end,
  },
}

card.attack["Deep Roots"] = function(game, it)
  game:search { grass, max = 2, to = it.attacker, show = true }
end

card.attack["Compost"] = function(game, it)
  local energy = game:choose_up_to(2, "discard", grass)
  game:attach(energy, it.attacker)
end

card.attack["Transplant"] = function(game, it) game:rearrange_energy() end

card.attack["Gather"] = function(game, it)
  local energy = game:choose_up_to(2, it.attacker.energy_cards, { purpose = "choose_card" })
  game:move(energy, "hand")
end
