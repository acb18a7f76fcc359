local lightning = ptcg.filter { "energy", type = "lightning" }

card.attack["Full Blitz"] = function(game)
  local found = game:search { lightning, max = 3, shuffle = false }
  if #found > 0 then
    local target = game:choose("own_pokemon")
    game:attach(found, target)
  end
  game:shuffle()
end

card.attack["Tag Bolt-GX"] = {
  choose = function(game, it)
    if it.attack:spare_energy("lightning") < 3 then return end
    return game:choose("opponent_bench")
  end,
  after = function(game, it, target) if target then game:damage(target, 170) end end,
}
