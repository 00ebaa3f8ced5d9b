import { filled } from '#platform/gaps.schema'
import { speechProblems } from './problems.schema.ts'

/** Colours by which people know a state's own pages (H2). */
interface StateColour {
  colour: string
  /** Completes "the colour of …". */
  of: string
}

/** From the published design systems and flags of the states that candidates deal with. */
const stateColours: readonly StateColour[] =
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

/** Returns why a colour (`#rrggbb`) may not be the accent: it is a state's. Null when it may. */
export function stateColourLike(colour: string): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null
  const like = stateColours.find((state) => distance(state.colour, colour) < nearest)
  if (!like) return null
  return filled(speechProblems.colour, { ...like })
}

function distance(one: string, other: string): number {
  const [l1, a1, b1] = oklab(one)
  const [l2, a2, b2] = oklab(other)
  return Math.hypot(weightOfLightness * (l1 - l2), a1 - a2, b1 - b2)
}

/** Converts to Björn Ottosson's OKLab, in which equal distances look equally large. */
function oklab(colour: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
