#include "set_codes.hpp"

namespace ptcg {

namespace {

// Sorted by code. Some codes cover two sets, told apart by the number ("TG15", "SV107").
constexpr SetCode codes[] = {
    {"AOR", "xy7"},       {"AQ", "ecard2"},       {"AR", "pl4"},       {"ASC", "me2pt5"},
    {"ASR", "swsh10"},    {"ASR", "swsh10tg"},    {"B2", "base4"},     {"BCR", "bw7"},
    {"BKP", "xy9"},       {"BKT", "xy8"},         {"BLK", "zsv10pt5"}, {"BLW", "bw1"},
    {"BP", "bp"},         {"BRS", "swsh9"},       {"BRS", "swsh9tg"},  {"BS", "base1"},
    {"BST", "swsh5"},     {"BUS", "sm3"},         {"CEC", "sm12"},     {"CEL", "cel25"},
    {"CEL", "cel25c"},    {"CES", "sm7"},         {"CG", "ex14"},      {"CIN", "sm4"},
    {"CL", "col1"},       {"CPA", "swsh35"},      {"CRE", "swsh6"},    {"CRI", "me4"},
    {"CRZ", "swsh12pt5"}, {"CRZ", "swsh12pt5gg"}, {"DAA", "swsh3"},    {"DCR", "dc1"},
    {"DET", "det1"},      {"DEX", "bw5"},         {"DF", "ex15"},      {"DP", "dp1"},
    {"DR", "ex3"},        {"DRI", "sv10"},        {"DRM", "sm75"},     {"DRV", "dv1"},
    {"DRX", "bw6"},       {"DS", "ex11"},         {"DX", "ex8"},       {"EM", "ex9"},
    {"EPO", "bw2"},       {"EVO", "xy12"},        {"EVS", "swsh7"},    {"EX", "ecard1"},
    {"FCO", "xy10"},      {"FFI", "xy3"},         {"FLF", "xy2"},      {"FLI", "sm6"},
    {"FO", "base3"},      {"FST", "swsh8"},       {"G1", "gym1"},      {"G2", "gym2"},
    {"GE", "dp4"},        {"GEN", "g1"},          {"GRI", "sm2"},      {"HIF", "sm115"},
    {"HIF", "sma"},       {"HL", "ex5"},          {"HP", "ex13"},      {"HS", "hgss1"},
    {"JTG", "sv9"},       {"JU", "base2"},        {"KSS", "xy0"},      {"LA", "dp6"},
    {"LC", "base6"},      {"LM", "ex12"},         {"LOR", "swsh11"},   {"LOR", "swsh11tg"},
    {"LOT", "sm8"},       {"LTR", "bw11"},        {"MA", "ex4"},       {"MD", "dp5"},
    {"MEE", "mee"},       {"MEG", "me1"},         {"MEP", "mep"},      {"MEW", "sv3pt5"},
    {"MT", "dp2"},        {"N1", "neo1"},         {"N2", "neo2"},      {"N3", "neo3"},
    {"N4", "neo4"},       {"NVI", "bw3"},         {"NXD", "bw4"},      {"OBF", "sv3"},
    {"PAF", "sv4pt5"},    {"PAL", "sv2"},         {"PAR", "sv4"},      {"PBL", "me5"},
    {"PFL", "me2"},       {"PGO", "pgo"},         {"PHF", "xy4"},      {"PK", "ex16"},
    {"PL", "pl1"},        {"PLB", "bw10"},        {"PLF", "bw9"},      {"PLS", "bw8"},
    {"POR", "me3"},       {"PR", "basep"},        {"PR-BLW", "bwp"},   {"PR-DPP", "dpp"},
    {"PR-HS", "hsp"},     {"PR-NP", "np"},        {"PR-SM", "smp"},    {"PR-SV", "svp"},
    {"PR-SW", "swshp"},   {"PR-XY", "xyp"},       {"PRC", "xy5"},      {"PRE", "sv8pt5"},
    {"RCL", "swsh2"},     {"RG", "ex6"},          {"ROS", "xy6"},      {"RR", "pl2"},
    {"RS", "ex1"},        {"SCR", "sv7"},         {"SF", "dp7"},       {"SFA", "sv6pt5"},
    {"SHF", "swsh45"},    {"SHF", "swsh45sv"},    {"SIT", "swsh12"},   {"SIT", "swsh12tg"},
    {"SK", "ecard3"},     {"SLG", "sm35"},        {"SS", "ex2"},       {"SSH", "swsh1"},
    {"SSP", "sv8"},       {"STS", "xy11"},        {"SUM", "sm1"},      {"SV", "pl3"},
    {"SVE", "sve"},       {"SVI", "sv1"},         {"SVP", "svp"},      {"SW", "dp3"},
    {"TEF", "sv5"},       {"TEU", "sm9"},         {"TM", "hgss4"},     {"TR", "base5"},
    {"TRR", "ex7"},       {"TWM", "sv6"},         {"UD", "hgss3"},     {"UF", "ex10"},
    {"UL", "hgss2"},      {"UNB", "sm10"},        {"UNM", "sm11"},     {"UPR", "sm5"},
    {"VIV", "swsh4"},     {"WHT", "rsv10pt5"},    {"XY", "xy1"},
};

}  // namespace

std::span<const SetCode> public_set_codes()
{
    return codes;
}

}  // namespace ptcg
