import { speechProblems } from '#modules/speech/schema'
import { colourDistance } from '#platform/colours.schema'
import { filled } from '#platform/problems.schema'

/** Colours by which people know a state's own pages (H2): of published design systems, and of flags. */
const stateColours =
  `#26374a the header of canada.ca; #335075 the buttons of canada.ca; #af3c43 the headings of canada.ca;
  #d80621 the flag of Canada; #1d70b8 GOV.UK; #003078 the links of GOV.UK; #00703c the buttons of GOV.UK;
  #012169 the flags of the United Kingdom, Australia and New Zealand; #c8102e the flag of the United Kingdom;
  #005ea2 the websites of the United States; #162e51 the websites of the United States;
  #b22234 the flag of the United States; #000091 the websites of the French Republic;
  #e1000f the websites of the French Republic; #003399 the European Union; #bc002d the flag of Japan;
  #0047a0 the flag of Korea; #010066 the flag of Malaysia; #1b8354 the websites of Saudi Arabia;
  #006c35 the flag of Saudi Arabia; #00732f the flag of the Emirates; #8a1538 the flag of Qatar;
  #006a4e the flag of Bangladesh; #f42a41 the flag of Bangladesh`
    .split(/;\s+/)
    .map((row) => ({ colour: row.slice(0, 7), of: row.slice(8) }))

/** Up to this distance in OKLab, one colour may be taken for the other. */
const nearest = 0.035
/** Lightness counts less: each theme shows the accent lighter or darker than it was chosen. */
const weightOfLightness = 0.25

/** Returns why a colour (`#rrggbb`) may be taken for a state's; null when it may not. */
export function colourProblem(colour: string): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null
  const isNear = (of: string) => colourDistance(of, colour, weightOfLightness) < nearest
  const like = stateColours.find((state) => isNear(state.colour))
  return like === undefined ? null : filled(speechProblems.colour, like)
}
