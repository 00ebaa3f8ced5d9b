import { urlOf } from '#platform/urls/schema'
import { characterFault, keyOf, keyOfWord, wordsOf } from './fold.schema.ts'
import { nearTo } from './lists.schema.ts'
import {
  dottedForms,
  isNation,
  kinds,
  type Part,
  partsOf,
  readingsOf,
  stateBodyIn,
} from './name-words.schema.ts'
import { type PlainFault, plainFaults } from './plain.schema.ts'

/** Why a name may not stand, and the part that it is about; the sentences say what to write. */
export interface NameFault {
  code: 'characters' | 'word' | 'stateBody' | 'office' | 'nation' | 'visa' | 'form' | 'general'
  words: string
}

/**
 * Returns why a legal name may not stand; null when it may. It has a legal form of private law, and is no state's.
 */
export function legalNameFault(legalName: string): NameFault | null {
  const wrong = characterFault(legalName)
  if (wrong) return { code: 'characters', words: wrong.words }
  const torn = /(?<!\p{L})(?:\p{L}{1,2}\s+){4}/u.exec(legalName)
  if (torn) return { code: 'characters', words: torn[0].trim() }
  const readings = readingsOf(legalName.replace(onARoad, ' '))
  for (const reading of readings) {
    const body = stateBodyIn(reading)
    if (body) return { code: 'stateBody', words: body }
  }
  for (const fault of readings.flatMap(plainFaults)) {
    const { word } = fault
    if (!isFine(word) && !isVisaMatter(word) && !isOfFirms(fault))
      return { code: 'word', words: word }
  }
  const hasForm = isLegalForm(legalName, partsOf(readings[0] ?? legalName))
  for (const reading of readings.map(partsOf)) {
    const core = reading.filter(
      ({ key }) => !kinds.legalForms.has(key) && !kinds.smallWords.has(key),
    )
    const fault = officeFault(core, hasForm) ?? visaFault(reading, core, hasForm)
    if (fault) return fault
  }
  return hasForm ? null : { code: 'form', words: legalName.slice(0, 60) }
}

/** "High Court Road Travels": a road, and no court; "Board & Lodging": no board. */
const onARoad =
  /(?<!\p{L})(?:(?:prime|high|supreme)\s+)?(?:embassy|court|minister|ministry|republic|board|secretariat|parliament|state|consulate|government|governor|president|assembly|police|mission)\s+(?:road|street|avenue|lane|marg|sarani|view|bazaa?r)(?!\p{L})|(?<!\p{L})(?:department store|board (?:&|and) lodging|border ?line)(?!\p{L})/giu

/** Tells whether a word of the lists is what people are called, too. */
export const isPersons = (word: string) => {
  const key = keyOf(word)
  return kinds.fineInNames.has(key) || [...kinds.personsOwn].some((name) => key.startsWith(name))
}
const isFine = (word: string) => kinds.fineInNames.has(keyOf(word))
/** "Fast Track Visa", "Green Light": only in a sentence do such words say something together. */
const isOfFirms = ({ isPhrase, kind }: PlainFault) =>
  isPhrase && /^(?:verdict|reliance|system)$/.test(kind)
/** Names have their own rule for "immigration". */
const isVisaMatter = (word: string) =>
  (!/\s/.test(word) &&
    (kinds.visaWords.has(keyOf(word)) || keyOf(word).startsWith(keyOf('immigration')))) ||
  visaMatter.test(word)
const visaMatter = /^(?:visa|permit|passport)\s+(?:cent|office|check)/i

function isLegalForm(name: string, parts: readonly Part[]): boolean {
  if (parts.length < 2) return false
  return (
    dottedForms.test(name) ||
    parts.some(({ key }, at) => kinds.legalForms.has(key) && (at > 0 || kinds.firstForms.has(key)))
  )
}

const isGeneral = (key: string) =>
  [
    kinds.offices,
    kinds.softOffices,
    kinds.topics,
    kinds.sovereigns,
    kinds.trades,
    kinds.visaWords,
    kinds.legalForms,
    kinds.smallWords,
  ].some((set) => set.has(key)) ||
  key.length === 1 ||
  kinds.general.has(key) ||
  kinds.provinces.has(key) ||
  isNation(key)

/** "DFA Passport Services": initials beside what a state sees to could be any state's. */
const isInitials = ({ text }: Part) => /^\p{Lu}{2,4}$/u.test(text)
/** "Anerkennungsstelle" */
const germanOffice = /(?:amt|behorde|steiie|kammer|direktion)$/

/** An office beside a state: "Canada Revenue Agency", "State Recruitment Authority of Kuwait". */
function officeFault(core: readonly Part[], hasForm: boolean): NameFault | null {
  const hard =
    core.find(({ key }) => kinds.offices.has(key) || isNearly(key) || germanOffice.test(key)) ??
    (isGrand(core) && core.find(({ key }) => kinds.dignities.has(key)))
  if (hard) return { code: 'office', words: hard.text }
  const alone = core.find(({ key }) => kinds.statesAlone.has(key))
  if (alone && core.some(({ key }) => kinds.topics.has(key)))
    return { code: 'office', words: alone.text }
  const office = core.find(({ key }) => kinds.statesOffices.has(key))
  const isOfState = core.some(({ key }) => kinds.statesMatters.has(key))
  const isOfLabour = core.some(({ key }) => labour.has(key))
  if (office && (isOfState || isOfLabour)) return { code: 'office', words: office.text }
  const royal = core.find(
    ({ key }, at) => kinds.courtly.has(key) && isNation(core[at + 1]?.key ?? ''),
  )
  if (royal) return { code: 'office', words: royal.text }
  const soft = core.find(({ key }) => kinds.softOffices.has(key))
  const state =
    core.find(
      ({ key }) => kinds.sovereigns.has(key) || isNation(key) || kinds.provinces.has(key),
    ) ?? overseasEmployment(core)
  const isOwn = core.some((part) => !isGeneral(part.key) && !(isOfState && isInitials(part)))
  const isTrade = core.some(({ key }) => kinds.trades.has(key))
  const isSovereign = core.some(
    ({ key }, at) =>
      kinds.sovereigns.has(key) &&
      (kinds.topics.has(core[at + 1]?.key ?? '') || kinds.softOffices.has(core[at + 1]?.key ?? '')),
  )
  if (soft && state && !(hasForm && (isOwn || (isTrade && !isSovereign))))
    return { code: 'office', words: `${soft.text} … ${state.text}` }
  // "Delhi Emigrants Office Ltd": what only a state sees to, or an office, in a place, and nothing of the firm's own.
  const isOfPlace = core.every(({ key }) => isGeneral(key) || kinds.cities.has(key))
  if (soft && (isOfState || office) && isOfPlace && !isTrade)
    return { code: 'general', words: soft.text }
  // "Emigrants Protection Office Ltd": an office, and nothing of the firm's own.
  const isPraised =
    /^(?:agenc|service)/.test(soft?.key ?? '') &&
    hasForm &&
    core.some(({ key }) => kinds.praise.has(key))
  if (soft && !isOwn && !isTrade && !(isPraised && !isOfState))
    return { code: 'general', words: soft.text }
  // "Royal Visa Ltd", "National Employment Ltd", "Kuwait Labour Ltd": nothing of the firm's own.
  if (isSovereign && !isOwn && !isTrade && !core.some(({ key }) => kinds.courtly.has(key)))
    return { code: 'general', words: core.map(({ text }) => text).join(' ') }
  const isNamed =
    core.some(
      ({ key }) =>
        kinds.topics.has(key) &&
        !(hasForm && !soft && state && kinds.senders.has(state.key) && kinds.commonTopics.has(key)),
    ) &&
    state &&
    !kinds.courtly.has(state.key)
  if (isNamed && !isOwn && !isTrade) return { code: 'nation', words: state?.text ?? '' }
  return null
}

/** Beside such a word an ambassador is one; "Ambassador Manpower Services" is a firm. */
const isGrand = (core: readonly Part[]) =>
  core.some(({ key }) => isNation(key) || kinds.visaWords.has(key)) ||
  (core.some(({ key }) => kinds.softOffices.has(key)) &&
    !core.some(({ key }) => kinds.commonTopics.has(key)))

const labour = new Set(['labour', 'labor', 'foreign worker', 'worker', 'workers'].map(keyOf))
const nearOffices = nearTo(kinds.misspelt)
const isNearly = (key: string) => key !== keyOf('minister') && nearOffices(key)

/** "Overseas employment", "foreign employment": what state bodies are called after. */
function overseasEmployment(core: readonly Part[]): Part | undefined {
  return core.find(
    ({ key }, at) =>
      /^(?:overseas|foreign|emigrants?|expatriates?)$/.test(key) &&
      /^empioyment$/.test(core[at + 1]?.key ?? ''),
  )
}

/** "eVisa Canada", "Immigration Services", "Visa Desk": what a state gives, beside a state or alone. */
function visaFault(
  parts: readonly Part[],
  core: readonly Part[],
  hasForm: boolean,
): NameFault | null {
  const at = parts.findIndex(({ key }) => kinds.visaWords.has(key))
  if (at === -1) return null
  const visa = parts[at] as Part
  if (!hasForm) return { code: 'visa', words: visa.text }
  const beside = [-1, 1].map((step) => {
    let place = at + step
    while (
      kinds.smallWords.has(parts[place]?.key ?? '') ||
      kinds.between.has(parts[place]?.key ?? '') ||
      kinds.visaWords.has(parts[place]?.key ?? '')
    )
      place += step
    return parts[place]
  })
  const nation = beside.find((part) => part && isNation(part.key))
  if (nation) return { code: 'nation', words: `${nation.text} … ${visa.text}` }
  const isOwn = core.some(
    (part) => !isGeneral(part.key) && !kinds.verdicts.has(part.key) && !isInitials(part),
  )
  const isTrade =
    core.some(({ key }) => kinds.trades.has(key)) &&
    !core.some(({ key }) => kinds.counters.has(key))
  return isOwn || isTrade ? null : { code: 'general', words: visa.text }
}

/** Tells whether a shown name is words of the legal name in their order, or its initials. */
export function isOfLegalName(displayName: string, legalName: string): boolean {
  const legal = wordsOf(legalName, 'parted').map(keyOfWord)
  const shown = wordsOf(displayName, 'parted').map(keyOfWord)
  if (shown.length === 0) return false
  let from = 0
  const inOrder = shown.every((key) => {
    const at = legal.indexOf(key, from)
    from = at + 1
    return at !== -1
  })
  if (inOrder) return shown.some((key) => !kinds.legalForms.has(key) && !kinds.smallWords.has(key))
  const initials = (words: readonly string[]) => words.map((key) => [...key][0]).join('')
  const bare = legal.filter((key) => !kinds.smallWords.has(key))
  const core = bare.filter((key) => !kinds.legalForms.has(key))
  const letters = wordsOf(displayName, 'parted')
    .flat()
    .map(({ letter }) => letter)
    .join('')
  return [legal, bare, core].some((words) => words.length > 1 && initials(words) === letters)
}

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
