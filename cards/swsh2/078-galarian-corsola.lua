card.attack["Cursed Drop"] = {
  choose = function(game)
    local targets = {}
    for i = 1, 3 do targets[i] = game:choose("opponent_pokemon", { purpose = "damage" }) end
    return table.unpack(targets)
  end,
  after = function(game, it, ...)
    for _, target in ipairs { ... } do game:put_counters(target, 1) end
  end,
}
