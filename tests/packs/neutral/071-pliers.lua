local card = ...

local tool = ptcg.filter { kind = "tool" }

card.play = function(game, it)
  for _, player in ipairs { it.owner, it.opponent } do
    for _, attached in ipairs(player.active.cards) do
      if attached:matches(tool) then game:discard { card = attached } end
    end
  end
end
