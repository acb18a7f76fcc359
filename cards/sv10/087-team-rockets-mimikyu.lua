local active_tera = ptcg.filter { "active", class = "tera" }

card.attack["Gemstone Mimicry"] = {
  choose = function(game, it)
    return game:choose_attack(it.opponent:find("pokemon", active_tera))
  end,
  after = function(game, _, attack) if attack then game:perform(attack) end end,
}
