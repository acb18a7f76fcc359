local card = ...

card.ability["Submerge"] = {
  allow_damage = { where = "bench", value = false },
}

card.attack["Earthquake"] = {
  after = function(game, it)
    for _, benched in ipairs(it.owner.bench) do game:damage { to = benched, amount = 20 } end
  end,
}
