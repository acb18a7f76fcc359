local card = ...

card.ability["Nod"] = {
  activated = {
    uses = "once_per_turn",
    needs = {
      { "own_pokemon", filter = { name = "Unown [N]", benched = true } },
      { "own_pokemon", filter = { name = "Unown [O]", benched = true } },
      { "own_pokemon", filter = { name = "Unown [D]", benched = true } },
    },
    effect = function(game, it)
      if game:ask { player = it.opponent } then
        game:take_prizes { player = it.opponent }
        game:take_prizes {}
      else
        game:draw { count = 1 }
      end
    end,
  },
}

card.attack["Hidden Power"] = {
  after = function(game, it)
    if game:flip() then game:set_condition { on = it.defender, condition = "burned" } end
  end,
}
