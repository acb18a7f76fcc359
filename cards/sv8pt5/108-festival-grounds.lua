local card = ...

local function with_energy(pokemon) return #pokemon.energy_cards > 0 end

card.passive = {
  may_have_condition = { subject = "any", target = { has_energy = true }, value = false },
  on_play = {
    subject = "this_card",
    effect = function(game, it)
      for _, player in ipairs { it.owner, it.opponent } do
        for _, pokemon in ipairs(player.pokemon) do
          if with_energy(pokemon) then game:remove_conditions { on = pokemon } end
        end
      end
    end,
  },
  on_attach = {
    subject = "any",
    from = "anywhere",
    effect = function(game, it)
      if it.target.in_play and with_energy(it.target) then
        game:remove_conditions { on = it.target }
      end
    end,
  },
}
