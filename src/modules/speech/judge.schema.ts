import { colourDistance } from '#platform/colours.schema'
import { filled } from '#platform/problems.schema'
import { hostOf, urlOf } from '#platform/urls.schema'
import { besideFault } from './beside.schema.ts'
import { ownPart, type PublicKind, speechProblems } from './by-language.schema.ts'
import { withoutSentences } from './catalogue.schema.ts'
import { acceptedScripts, characterFault } from './fold.schema.ts'
import { isBesideVisa, type PlainFault, plainFaults } from './match.schema.ts'
import { isPersons, legalNameFault } from './names.schema.ts'
import { type Offer, offersOf, roads } from './words.schema.ts'

/**
 * The fields that take words of an installation. "words" has as many characters as a legal page; "stage" says
 * something of a candidate's file without naming it, "person" is a name, "detail" and "term" are copied from papers
 * of others, "place" is a part of an address, "number" a licence's or a telephone's, "host" an address elsewhere.
 */
const longest = {
  words: 20_000,
  stage: 200,
  person: 120,
  detail: 500,
  term: 500,
  place: 200,
  number: 40,
  host: 2000,
  email: 254,
}
export type FieldKind = keyof typeof longest

type SpeechCode = keyof typeof speechProblems

/** A fault of a field: the sentence, the word that it is about, and what to choose instead. */
export interface Fault {
  message: string
  code: SpeechCode
  word?: string | undefined
  offers?: readonly Offer[] | undefined
}

const said = (
  code: SpeechCode,
  values: Readonly<Record<string, string>>,
  offers?: readonly Offer[],
): Fault => ({
  code,
  message: filled(speechProblems[code] as string, values),
  word: values.words,
  offers,
})

/** Returns why a text may not stand in a field of a kind; null when it may. Takes time in proportion to the text. */
export function faultOf(kind: FieldKind, text: string): Fault | null {
  if (text.trim() === '') return null
  if ([...text.slice(0, 2 * longest[kind] + 2)].length > longest[kind])
    return said('long', { most: String(longest[kind]) })
  if (kind === 'host') return hostFault(text)
  const ofVisa = () => (isBesideVisa(text) ? ofDocument(text) : null)
  // People and their employers are called as they are, in any script.
  if (kind === 'detail') return isBesideVisa(text) ? (ofWords(text) ?? ofDocument(text)) : null
  if (kind === 'term')
    return ofWords(text, ({ kind: of }) => isBesideVisa(text) || !isActor(of)) ?? ofVisa()
  const wrong = ofCharacters(text)
  if (wrong) return wrong
  if (kind === 'number') return numberFault(text)
  if (kind === 'email')
    return (
      hostFault(`https://${text.slice(text.lastIndexOf('@') + 1)}`) ??
      ofWords(text.replace(/@.*$/s, ''))
    )
  if (kind === 'person') {
    const isTitle = /\s(?:of|for|ng|de)\s/i.test(text)
    return ofWords(text, ({ word }) => isTitle || !isPersons(word)) ?? ofVisa()
  }
  if (kind === 'place') return ofWords(text, ({ at, word }) => !isOnARoad(text, at, word))
  const fault = ofWords(text) ?? ofDocument(text, kind === 'stage')
  // Sentences of the catalogue may be typed, too: then what fills their gaps counts.
  const rest = fault && withoutSentences(text)
  return rest === null || rest === text
    ? fault
    : (ofWords(rest) ?? ofDocument(rest, kind === 'stage'))
}

const isActor = (kind: PlainFault['kind']) => kind === 'authority' || kind === 'state'

function ofWords(text: string, isMeant: (fault: PlainFault) => boolean = () => true): Fault | null {
  const fault = plainFaults(text).find(isMeant)
  return fault ? said(fault.kind, { words: fault.word }, offersOf[fault.kind]) : null
}

/** Beside a paper or a country only plain words stand. */
function ofDocument(text: string, isOfFile = false): Fault | null {
  const fault = besideFault(text, isOfFile)
  if (!fault) return null
  const offers: readonly Offer[] = ['paper', 'authority', 'visit']
  return fault.subject === null
    ? said('stage', { words: fault.word }, offers)
    : said('beside', { words: fault.word, subject: fault.subject }, offers)
}

function ofCharacters(text: string): Fault | null {
  const wrong = characterFault(text)
  return wrong && said(wrong.code, { words: wrong.words, scripts: acceptedScripts.join(', ') })
}

/** "Embassy Road", "Secretariat Road", "near the Passport Office": tells whether a road or a corner is named so. */
function isOnARoad(text: string, at: number, word: string): boolean {
  const behind = text.slice(at + word.length, at + word.length + 40)
  const before = text.slice(Math.max(0, at - 24), at)
  return ofRoads.test(behind) || corners.test(before)
}
const ofRoads = new RegExp(`^[\\p{L}\\p{M}.]*\\s+(?:\\p{L}+\\s+)?(?:${roads})(?!\\p{L})`, 'iu')
const corners =
  /(?:near|opposite|behind|beside|next to|kabila ng|malapit sa|قرب|مقابل|بجانب|के पास|के सामने)\s+(?:the\s+|old\s+)?$/iu

/** A licence's number, or a telephone's: digits, signs between them, and at most four letters in a row. */
function numberFault(text: string): Fault | null {
  const hasForm = /\p{Nd}/u.test(text) && /^[\p{L}\p{M}\p{Nd} ./&+<>()#:-]+$/u.test(text)
  if (!hasForm || /\p{L}{9}/u.test(text)) return said('number', {})
  return ofWords(text)
}

/** A state's own host may be linked to; another whose name reads as a state's may not. */
function hostFault(address: string): Fault | null {
  const host = hostText(address.includes('://') ? address : `https://${address}`)
  if (host === null) return said('host', { words: address.slice(0, 60) })
  const words = stateInHost(host)
  return words === null ? null : said('host', { words }, ['mention'])
}

/** Returns why a name may not be an organisation's; null when it may. */
export function nameFaultOf(name: string): Fault | null {
  const wrong = ofCharacters(name)
  if (wrong) return wrong
  const spaced = /(?<!\p{L})(?:\p{L}{1,2}\s+){4}/u.exec(name)
  if (spaced) return said('spaced', { words: spaced[0].trim() })
  const fault = legalNameFault(name)
  return fault && said(fault.code, { words: fault.words })
}

/** Shown in place of an organisation's name that may not be shown. */
export const unnamed = 'This organisation'

/**
 * Returns why an installation may not say a public text: a sentence that names the word and the honest way; null when it
 * may. Own words are plain: after folding they hold no word of a closed list. Takes time in proportion to the text.
 */
export function judge(kind: PublicKind, kept: string): string | null {
  const text = ownPart(kept)
  if (text.trim() === '' || text === unnamed) return null
  switch (kind) {
    case 'colour':
      return stateColourProblem(text)
    case 'link':
      return judgeLink(text)
    case 'own-host':
      return judgeHost(hostOf(text), true)
    case 'legal-name':
      return judgeLegalName(text)
    case 'registered-name':
      return nameFaultOf(`${text} Ltd`) === null ? null : judgeLegalName(text)
    case 'display-name':
      // Beside its legal name it is judged again: here it is only what any name may be.
      return nameFaultOf(`${text} Ltd`)?.message ?? null
    default:
      return faultOf(kind in longest ? (kind as FieldKind) : 'words', text)?.message ?? null
  }
}

/** Returns why a text is not a licence's number, where no regulator's form is known; null when it may be one. */
export const numberProblem = (text: string): string | null =>
  faultOf('number', text)?.message ?? null

/** "Padma Overseas (sole proprietor Rahima Khatun)": in place of a legal form the person whose business it is. */
const proprietorIn = /^(.+?)\s*\((?:sole proprietor|proprietor|prop\.?):?\s+([^()]{3,})\)$/i

function judgeLegalName(name: string): string | null {
  const [, business, person] = proprietorIn.exec(name) ?? []
  if (business === undefined || person === undefined) {
    const fault = nameFaultOf(name)
    if (fault === null) return null
    const lacksForm = nameFaultOf(`${name} Ltd`) === null
    return (lacksForm ? said('nameForm', { words: name }) : fault).message
  }
  const ofBusiness = nameFaultOf(`${business} Ltd`)?.message
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

/** Names that registries give only to states: `gov.au`, `govt.nz`, `gc.ca`, `go.jp`, `usa.gov`. */
const statesOwn =
  /(?:^|\.)(?:gov|mil|int|(?:gov|govt|gob|gouv|gub|mil)\.[a-z]{2}|gc\.ca|canada\.ca|gov\.(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|sk|yk)\.ca|gouv\.qc\.ca|gov\.(?:scot|wales)|go\.(?:jp|kr|id|th|ke|tz)|admin\.ch|bund\.de|europa\.eu|gv\.at|police\.uk|nic\.in|gouv\.fr)$/

/** Authorities, and the offices that collect documents for them, with sites outside those names. */
const elsewhere =
  /^(?:.+\.)?(?:auswaertiges-amt\.de|diplo\.de|make-it-in-germany\.com|arbeitsagentur\.de|bamf\.de|esteri\.it|interno\.it|ind\.nl|udi\.no|migrationsverket\.se|migri\.fi|nyidanmark\.dk|mfa\.gr|diplomatie\.be|dofi\.ibz\.be|workpermit\.gov\.sg|vfsglobal\.com|tlscontact\.com|blsinternational\.com|blsspainvisa\.com|wafid\.com|tasheer\.com|musaned\.com\.sa|enjazit\.com\.sa|absher\.sa|muqeem\.sa|qiwa\.sa|nusuk\.sa|pacc\.sa|fomema\.com\.my|jitco\.or\.jp|hrdkorea\.or\.kr|unhcr\.org|slbfe\.lk|mae\.ro|poliziadistato\.it|saudiembassy\.net|uae-embassy\.org)$/

/** Tells whether a host can only be a state's own: anybody may send people there, nobody else can own it. */
const isStatesOwn = (host: string): boolean => statesOwn.test(host) || elsewhere.test(host)

/** Returns the host that a link to elsewhere shows as its text; null where it is none. */
export function hostText(address: string): string | null {
  const url = urlOf(address)
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\.|\.$/g, '') : null
}

/** Returns what in a host's name reads as a state's, although anybody may own it; null when nothing does. */
function stateInHost(host: string): string | null {
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
  return beside?.code === 'nameNation' || beside?.code === 'nameStateBody' ? beside.words : null
}

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
function stateColourProblem(colour: string): string | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null
  const isNear = (of: string) => colourDistance(of, colour, weightOfLightness) < nearest
  const like = stateColours.find((state) => isNear(state.colour))
  return like === undefined ? null : filled(speechProblems.colour, like)
}
