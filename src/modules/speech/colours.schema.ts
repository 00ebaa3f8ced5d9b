import { filled } from '#platform/gaps.schema'
import { speechProblems } from './problems.schema.ts'

/** Colours by which people know a state's own pages (H2). */
interface StateColour {
  colour: string
  /** Completes "the colour of …". */
  of: string
}

/** From the published design systems and flags of the states that candidates deal with. */
const stateColours: readonly StateColour[] = [
  { colour: '#26374a', of: 'the header of canada.ca' },
  { colour: '#335075', of: 'the buttons of canada.ca' },
  { colour: '#af3c43', of: 'the headings of canada.ca' },
  { colour: '#d80621', of: 'the flag of Canada' },
  { colour: '#1d70b8', of: 'GOV.UK' },
  { colour: '#003078', of: 'the links of GOV.UK' },
  { colour: '#00703c', of: 'the buttons of GOV.UK' },
  { colour: '#012169', of: 'the flags of the United Kingdom, Australia and New Zealand' },
  { colour: '#c8102e', of: 'the flag of the United Kingdom' },
  { colour: '#005ea2', of: 'the websites of the United States' },
  { colour: '#162e51', of: 'the websites of the United States' },
  { colour: '#b22234', of: 'the flag of the United States' },
  { colour: '#000091', of: 'the websites of the French Republic' },
  { colour: '#e1000f', of: 'the websites of the French Republic' },
  { colour: '#003399', of: 'the European Union' },
  { colour: '#bc002d', of: 'the flag of Japan' },
  { colour: '#0047a0', of: 'the flag of Korea' },
  { colour: '#010066', of: 'the flag of Malaysia' },
  { colour: '#1b8354', of: 'the websites of Saudi Arabia' },
  { colour: '#006c35', of: 'the flag of Saudi Arabia' },
  { colour: '#00732f', of: 'the flag of the Emirates' },
  { colour: '#8a1538', of: 'the flag of Qatar' },
  { colour: '#006a4e', of: 'the flag of Bangladesh' },
  { colour: '#f42a41', of: 'the flag of Bangladesh' },
]

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
