local card = ...

card.attack["Cursed Drop"] = {
  choose = function(game, it)
    local targets = {}
    for i = 1, 3 do
      targets[i] = game:choose_pokemon { from = it.opponent, purpose = "damage" }
    end
    return table.unpack(targets)
  end,
  after = function(game, it, ...)
    for _, target in ipairs { ... } do game:put_counters { on = target, count = 1 } end
  end,
}
