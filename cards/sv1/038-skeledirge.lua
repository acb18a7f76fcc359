local card = ...

local basic_energy = ptcg.filter { kind = "basic_energy" }

card.attack["Passionate Singing"] = {
  after = function(game, it)
    local cards = game:choose_card {
      zone = "discard",
      filter = basic_energy,
      max = 2,
      purpose = "attach",
    }
    for _, energy in ipairs(cards) do
      game:attach {
        card = energy,
        to = game:choose_pokemon { from = it.owner, purpose = "attach" },
      }
    end
  end,
}

card.attack["Blazing Shout"] = {
  after = function(game, it) game:damage { to = it.attacker, amount = 30 } end,
}
