local tera = ptcg.filter { class = "tera" }

card.ability["Sparkling Scales"] = {
  allow_damage = { by = "opponent", attacker = tera, value = false },
  allow_effect = { by = "opponent", origin = "attack", attacker = tera, value = false },
}

card.attack["Hypno Splash"] = function(game, it) game:set_condition(it.defender, "asleep") end
