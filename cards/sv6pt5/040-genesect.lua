local ace_spec = ptcg.filter { class = "ace-spec" }

card.ability["ACE Nullifier"] = {
  may_play = {
    subject = "opponent",
    filter = ace_spec,
    only_if = function(_, it) return it.self.has_tool end,
    value = false,
  },
}
