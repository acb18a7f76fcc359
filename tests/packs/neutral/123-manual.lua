card.in_play = {
  lends_attacks = function(game, it)
    local attacks = {}
    for _, attached in ipairs(it.self.cards) do
      if attached.name == card.name then table.insert(attacks, attached.attacks[1]) end
    end
    return attacks
  end,
}
