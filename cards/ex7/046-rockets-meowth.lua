local machine = ptcg.filter { class = "rockets-secret-machine" }

card.attack["Snatch and Run"] = function(game, it)
  local fitting = {}
  for _, seen in ipairs(game:look { zone = "deck", of = it.owner }) do
    if seen:matches("tool") or seen:matches(machine) then fitting[#fitting + 1] = seen end
  end
  local found = game:may_choose(fitting, { purpose = "search" })
  if found then
    game:show(found)
    game:move(found, "hand")
    game:switch(game:may_choose("own_bench"))
  end
  game:shuffle()
end

card.attack["Miraculous Comeback"] = {
  times = function(game, it)
    local coins = #it.owner.pokemon + #it.opponent.pokemon
    local heads = game:flips(coins)
    return heads, coins - heads
  end,
  after = function(game, it, tails) game:damage(it.attacker, 10 * tails) end,
}
