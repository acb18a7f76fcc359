-- Keeps a count in a table that it registered while its file was loaded.
-- run: cannot set "count"

card.lasting["counter"] = { bench_size = { value = 1 } }

card.play = function(game, it)
  local kept = card.lasting["counter"]
  kept.count = (kept.count or 0) + 1
  game:draw(kept.count)
end
