import { urlOf } from '#platform/urls.schema'
import { plainFaults } from './match.schema.ts'
import { legalNameFault } from './names.schema.ts'

/** Names that registries give only to states: `gov.au`, `govt.nz`, `gc.ca`, `go.jp`, `usa.gov`. */
const statesOwn =
  /(?:^|\.)(?:gov|mil|int|(?:gov|govt|gob|gouv|gub|mil)\.[a-z]{2}|gc\.ca|canada\.ca|gov\.(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|sk|yk)\.ca|gouv\.qc\.ca|gov\.(?:scot|wales)|go\.(?:jp|kr|id|th|ke|tz)|admin\.ch|bund\.de|europa\.eu|gv\.at|police\.uk|nic\.in|gouv\.fr)$/

/** Authorities, and the offices that collect documents for them, with sites outside those names. */
const elsewhere =
  /^(?:.+\.)?(?:auswaertiges-amt\.de|diplo\.de|make-it-in-germany\.com|arbeitsagentur\.de|bamf\.de|esteri\.it|interno\.it|ind\.nl|udi\.no|migrationsverket\.se|migri\.fi|nyidanmark\.dk|mfa\.gr|diplomatie\.be|dofi\.ibz\.be|workpermit\.gov\.sg|vfsglobal\.com|tlscontact\.com|blsinternational\.com|blsspainvisa\.com|wafid\.com|tasheer\.com|musaned\.com\.sa|enjazit\.com\.sa|absher\.sa|muqeem\.sa|qiwa\.sa|nusuk\.sa|pacc\.sa|fomema\.com\.my|jitco\.or\.jp|hrdkorea\.or\.kr|unhcr\.org|slbfe\.lk|mae\.ro|poliziadistato\.it|saudiembassy\.net|uae-embassy\.org)$/

/** Tells whether a host can only be a state's own: anybody may send people there, nobody else can own it. */
export const isStatesOwn = (host: string): boolean => statesOwn.test(host) || elsewhere.test(host)

/** Returns the host that a link to elsewhere shows as its text; null where it is none. */
export function hostText(address: string): string | null {
  const url = urlOf(address)
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\.|\.$/g, '') : null
}

/** Returns what in a host's name reads as a state's, although anybody may own it; null when nothing does. */
export function stateInHost(host: string): string | null {
  if (isStatesOwn(host)) return null
  const labels = host.split('.').slice(0, -1)
  // "ircc.gc.ca.example.com", "esteri-it.example.com"
  const parts = labels.join('.').split(/[.-]/)
  const within = parts.map((_, at) => parts.slice(0, at + 1).join('.'))
  const isWithin = (name: string) =>
    name.includes('.') && !/\.(?:int|mil)$/.test(name) && isStatesOwn(name)
  if (within.some(isWithin) || labels.some((label) => label.startsWith('xn--'))) return host
  const name = labels.join(' ').replace(/[-_]+/g, ' ')
  const [fault] = plainFaults(name)
  if (fault) return fault.word
  // "canada-visa", "visa4canada": a state beside what it gives, as in a name.
  const beside = legalNameFault(`${name} x Ltd`)
  return beside?.code === 'nation' || beside?.code === 'stateBody' ? beside.words : null
}

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

/** Returns the state's colour that a colour (`#rrggbb`) may be taken for; undefined when there is none. */
export const stateColourLike = (colour: string): StateColour | undefined =>
  /^#[0-9a-f]{6}$/i.test(colour)
    ? stateColours.find((state) => distance(state.colour, colour) < nearest)
    : undefined

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
