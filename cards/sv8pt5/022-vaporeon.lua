local ex_or_v = ptcg.filter { class = { "pokemon-ex", "pokemon-v" } }

card.attack["Spiral Drain"] = function(game, it) game:heal(it.attacker, 30) end

card.attack["Fighting Whirlpool"] = {
  more = function(_, it) return it.defender:matches(ex_or_v) and 90 end,
}
