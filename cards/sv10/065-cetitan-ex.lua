local item_supporter = ptcg.filter { kind = { "item", "supporter" } }

card.ability["Snow Camouflage"] = {
  allow_effect = { by = "opponent", origin = "trainer", doer = item_supporter, value = false },
}

card.attack["Crushing Press"] = {
  more = function(game)
    local does = game.stadium and game:ask()
    return does and 140, does
  end,
  after = function(game, _, does) if does then game:discard(game.stadium) end end,
}
