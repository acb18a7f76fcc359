card.ability["Memory Dive"] = {
  lends_attacks = {
    subject = "own",
    target = "evolved",
    effect = function(_, it)
      local attacks = {}
      for _, card in ipairs(it.target.cards) do
        if card ~= it.target.card and card.is_pokemon then
          for _, attack in ipairs(card.attacks) do table.insert(attacks, attack) end
        end
      end
      return attacks
    end,
  },
}
