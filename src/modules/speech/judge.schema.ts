import { filled } from '#platform/gaps.schema'
import { urlOf } from '#platform/urls/schema'
import { checkNames, type FieldKind, faultOf } from './fields.schema.ts'
import { hostOf, isStatesOwn } from './hosts.schema.ts'
import type { PublicKind } from './kinds.schema.ts'
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
function stateColourLike(colour: string): string | null {
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

/** Shown in place of an organisation's name that may not be shown. */
export const unnamed = 'This organisation'

/** Lengths are the schemas' own, so sentences of any field count as those of a legal page. */
const fieldOf = {
  person: 'person',
  detail: 'detail',
  term: 'term',
  mark: 'legal',
  title: 'legal',
  text: 'legal',
  place: 'place',
  email: 'email',
} as const satisfies Partial<Record<PublicKind, FieldKind>>

/**
 * Returns why an installation may not say a public text: a sentence that names the word and the honest way; null when it
 * may. Own words are plain: after folding they hold no word of a closed list. Takes time in proportion to the text.
 */
export function judge(kind: PublicKind, text: string): string | null {
  if (text.trim() === '' || text === unnamed) return null
  switch (kind) {
    case 'colour':
      return stateColourLike(text)
    case 'link':
      return judgeLink(text)
    case 'own-host':
      return judgeHost(hostOf(text), true)
    case 'legal-name':
      return judgeLegalName(text)
    case 'display-name':
      // Beside its legal name it is judged again: here it is only what any name may be.
      return checkNames({ legalName: `${text} Ltd` })[0]?.message ?? null
    default:
      return faultOf(fieldOf[kind], text)?.message ?? null
  }
}

/** Returns why a text is not a licence's number, where no regulator's form is known; null when it may be one. */
export const numberProblem = (text: string): string | null =>
  faultOf('number', text)?.message ?? null

/** "Padma Overseas (sole proprietor Rahima Khatun)": in place of a legal form the person whose business it is. */
const proprietorIn = /^(.+?)\s*\((?:sole proprietor|proprietor|prop\.?):?\s+([^()]{3,})\)$/i

function judgeLegalName(name: string): string | null {
  const [, business, person] = proprietorIn.exec(name) ?? []
  if (business === undefined || person === undefined)
    return checkNames({ legalName: name })[0]?.message ?? null
  const ofBusiness = checkNames({ legalName: `${business} Ltd` })[0]?.message
  return ofBusiness ?? faultOf('person', person)?.message ?? null
}

/**
 * Reads an address as a browser does: "HTTPS:\\host" leads to a host as well, and a page of this site is not a whole
 * address.
 */
function judgeLink(address: string): string | null {
  const url = urlOf(address)
  if (url && (url.username || url.password)) return speechProblems.hiddenHost
  return url === null ? null : judgeHost(url.hostname, false)
}

/** Returns why a host may not be linked to, or be our own. */
function judgeHost(host: string | null, isOwn: boolean): string | null {
  if (host === null || /^[\d.]+$|:|^\[|^localhost$/.test(host)) return null
  if (isStatesOwn(host)) return isOwn ? filled(speechProblems.ownHost, { words: host }) : null
  const fault = faultOf('host', host)
  if (fault === null || !isOwn) return fault?.message ?? null
  return filled(speechProblems.ownHost, { words: fault.word ?? host })
}
