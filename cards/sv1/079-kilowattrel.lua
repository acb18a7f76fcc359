local card = ...

local lightning = ptcg.filter { type = "lightning" }

card.attack["Skill Dive"] = {
  choose = function(game, it)
    return game:choose_pokemon { from = it.opponent, purpose = "damage" }
  end,
  after = function(game, _, target) game:damage { to = target, amount = 50 } end,
}

card.attack["Thunder Blast"] = {
  after = function(game, it) game:discard_energy { from = it.attacker, filter = lightning } end,
}
