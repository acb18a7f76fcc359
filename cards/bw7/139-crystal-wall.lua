card.in_play = {
  hp = { target = { name = "Black Kyurem-EX" }, effect = function() return 300 end },
}
