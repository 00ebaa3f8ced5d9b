import { urlOf } from '#platform/urls.schema'
import { keyOf } from './fold.schema.ts'
import { mentionsIn } from './match.schema.ts'
import { isNation, nationIn } from './names.schema.ts'

/** Names that registries give only to states: `gov.au`, `govt.nz`, `gc.ca`, `go.jp`, `usa.gov`. */
const statesOwn =
  /(?:^|\.)(?:gov|mil|int|(?:gov|govt|gob|gouv|gub|mil)\.[a-z]{2}|gc\.ca|canada\.ca|gov\.(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|sk|yk)\.ca|gouv\.qc\.ca|gov\.(?:scot|wales)|go\.(?:jp|kr|id|th|ke|tz|ug)|admin\.ch|bund\.de|europa\.eu|gv\.at|police\.uk|nic\.in|gouv\.fr)$/

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
  const told = mentionsIn(name)
  const [authority] = told.filter(({ topic }) => topic !== 'paper')
  if (authority) return authority.word
  // "canadavisapage", "govcanada", "moi-qatar": a country beside what its state gives.
  const tight = keyOf(name.replaceAll(' ', ''))
  const nation = nationIn(tight) ?? name.split(' ').find((each) => isNation(keyOf(each)))
  const mark = marks.exec(name)?.[0] ?? told[0]?.word
  if (mark && (nation || /^e-?visa$/i.test(mark))) return nation ? `${nation} … ${mark}` : mark
  return null
}

/** What states call their pages by. */
const marks =
  /e-?visa|gov|gouv|gob|immi|migra|embass|consul|moi|mofa|mol|moh?re|ircc|cic|eta|entry|border|customs|passport|permit|visa|portal|official|department|ministry/i
