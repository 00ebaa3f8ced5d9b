import { filled } from '#platform/gaps.schema'
import { hostOf, urlOf } from '#platform/urls/schema'
import { besideFault, withoutSentences } from './beside.schema.ts'
import { ownPart } from './by-language.schema.ts'
import { acceptedScripts, characterFault } from './fold.schema.ts'
import { isPersons, legalNameFault, type NameFault } from './names.schema.ts'
import { isBesideVisa, type Offer, type PlainFault, plainFaults } from './plain.schema.ts'
import { type PublicKind, speechProblems } from './problems.schema.ts'
import { stateColourLike } from './state-colours.schema.ts'

/** Names that registries give only to states: `gov.au`, `govt.nz`, `gc.ca`, `go.jp`, `usa.gov`. */
const statesOwn =
  /(?:^|\.)(?:gov|mil|int|(?:gov|govt|gob|gouv|gub|mil)\.[a-z]{2}|gc\.ca|canada\.ca|gov\.(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|sk|yk)\.ca|gouv\.qc\.ca|gov\.(?:scot|wales)|go\.(?:jp|kr|id|th|ke|tz)|admin\.ch|bund\.de|europa\.eu|gv\.at|police\.uk|nic\.in|gouv\.fr)$/

/** Authorities, and the offices that collect documents for them, with sites outside those names. */
const elsewhere =
  /^(?:.+\.)?(?:auswaertiges-amt\.de|diplo\.de|make-it-in-germany\.com|arbeitsagentur\.de|bamf\.de|esteri\.it|interno\.it|ind\.nl|udi\.no|migrationsverket\.se|migri\.fi|nyidanmark\.dk|mfa\.gr|diplomatie\.be|dofi\.ibz\.be|workpermit\.gov\.sg|vfsglobal\.com|tlscontact\.com|blsinternational\.com|blsspainvisa\.com|wafid\.com|tasheer\.com|musaned\.com\.sa|enjazit\.com\.sa|absher\.sa|muqeem\.sa|qiwa\.sa|nusuk\.sa|pacc\.sa|fomema\.com\.my|jitco\.or\.jp|hrdkorea\.or\.kr|unhcr\.org|slbfe\.lk|mae\.ro|poliziadistato\.it|saudiembassy\.net|uae-embassy\.org)$/

/** Tells whether a host can only be a state's own: anybody may send people there, nobody else can own it. */
export const isStatesOwn = (host: string): boolean => statesOwn.test(host) || elsewhere.test(host)

/**
 * The fields that take words of an installation. "words" has as many characters as a legal page; "stage" says something of a candidate's file without naming it, "person" is a name, "detail" and "term" are copied from papers of others, "place" is a part of an
 * address, "number" a licence's or a telephone's, "host" an address elsewhere.
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
  word?: string
  offers?: readonly Offer[]
}

/** Returns why a text may not stand in a field of a kind; null when it may. Takes time in proportion to the text. */
export function faultOf(kind: FieldKind, text: string): Fault | null {
  if (text.trim() === '') return null
  if ([...text.slice(0, 2 * longest[kind] + 2)].length > longest[kind])
    return said('long', { most: longest[kind] })
  if (kind === 'host') return hostFault(text)
  // People and their employers are called as they are, in any script.
  if (kind === 'detail' || kind === 'term')
    return (
      ofWords(text, ({ kind: of }) => isBesideVisa(text) || (kind === 'term' && !isActor(of))) ??
      (isBesideVisa(text) ? ofDocument(text) : null)
    )
  const wrong = characterFault(text)
  if (wrong)
    return {
      ...said(wrong.code, { ...wrong, scripts: acceptedScripts.join(', ') }),
      word: wrong.words,
    }
  if (kind === 'number') return numberFault(text)
  if (kind === 'email')
    return (
      hostFault(`https://${text.slice(text.lastIndexOf('@') + 1)}`) ??
      ofWords(text.replace(/@.*$/s, ''))
    )
  if (kind === 'person')
    return (
      ofWords(text, ({ word }) => !isPersons(word) || /\s(?:of|for|ng|de)\s/i.test(text)) ??
      (isBesideVisa(text) ? ofDocument(text) : null)
    )
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
  if (!fault) return null
  return { ...said(fault.kind, { words: fault.word }), word: fault.word, offers: fault.offers }
}

/** Beside a paper or a country only plain words stand. */
function ofDocument(text: string, isOfFile = false): Fault | null {
  const fault = besideFault(text, isOfFile)
  if (!fault) return null
  const { word, subject } = fault
  return {
    ...(subject === null
      ? said('stage', { words: word })
      : said('beside', { words: word, subject })),
    word,
    offers: ['paper', 'authority', 'visit'],
  }
}

const said = (code: SpeechCode, values: object): Fault => ({
  code,
  message: filled(speechProblems[code] as string, values as Record<string, string>),
})

/** "Embassy Road", "Secretariat Road", "near the Passport Office": tells whether a road or a corner is named so. */
function isOnARoad(text: string, at: number, word: string): boolean {
  const behind = text.slice(at + word.length, at + word.length + 40)
  const before = text.slice(Math.max(0, at - 24), at)
  return roads.test(behind) || corners.test(before)
}
const roads =
  /^[\p{L}\p{M}.]*\s+(?:\p{L}+\s+)?(?:road|rd|street|st|avenue|ave|lane|nagar|colony|quarters?|area|sector|circle|plaza|chowk|more?|bazar|marg|sarani|sadak|gate|para|hill|square|রোড|সড়ক|মোড়|मार्ग|रोड|चौक|سٹریٹ)(?!\p{L})/iu
const corners =
  /(?:near|opposite|behind|beside|next to|kabila ng|malapit sa|قرب|مقابل|بجانب|के पास|के सामने)\s+(?:the\s+|old\s+)?$/iu

/** A licence's number, or a telephone's: digits, signs between them, and at most four letters in a row. */
function numberFault(text: string): Fault | null {
  const hasForm = /\p{Nd}/u.test(text) && /^[\p{L}\p{M}\p{Nd} ./&+<>()#:-]+$/u.test(text)
  if (!hasForm || /\p{L}{9}/u.test(text)) return said('number', {})
  return ofWords(text)
}

/** Returns the host that a link to elsewhere shows as its text; null where it is none. */
export function hostText(address: string): string | null {
  const url = urlOf(address)
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\.|\.$/g, '') : null
}

/** A state's own host may be linked to; another whose name reads as a state's may not. */
function hostFault(address: string): Fault | null {
  const host = hostText(address.includes('://') ? address : `https://${address}`)
  if (host === null) return { ...said('host', { words: address.slice(0, 60) }), word: address }
  if (isStatesOwn(host)) return null
  const labels = host.split('.').slice(0, -1)
  const isForeign = labels.some((label) => label.startsWith('xn--'))
  const name = labels.join(' ').replace(/[-_]+/g, ' ')
  const word = isForeign ? host : (plainFaults(name)[0]?.word ?? visaOfState(name))
  return word === null ? null : { ...said('host', { words: word }), word, offers: ['mention'] }
}

/** "canada-visa", "visa4canada": a state beside what it gives, as in a name. */
function visaOfState(name: string): string | null {
  const fault = legalNameFault(`${name} x Ltd`)
  return fault?.code === 'nation' || fault?.code === 'stateBody' ? fault.words : null
}

/** Returns why a name may not be an organisation's; null when it may. */
export function nameFaultOf(name: string): Fault | null {
  const fault = legalNameFault(name)
  return fault === null ? null : ofName(fault)
}

const nameCodes: Readonly<Record<NameFault['code'], SpeechCode>> = {
  characters: 'script',
  word: 'nameWord',
  stateBody: 'nameStateBody',
  office: 'nameOffice',
  nation: 'nameNation',
  visa: 'nameVisa',
  form: 'nameForm',
  general: 'nameGeneral',
}
const ofName = ({ code, words }: NameFault): Fault => ({
  ...said(nameCodes[code], { words, scripts: acceptedScripts.join(', ') }),
  word: words,
})

/** Shown in place of an organisation's name that may not be shown. */
export const unnamed = 'This organisation'

/** Lengths are the schemas' own. */
const fieldOf = {
  person: 'person',
  detail: 'detail',
  term: 'term',
  mark: 'words',
  title: 'words',
  text: 'words',
  stage: 'stage',
  place: 'place',
  email: 'email',
} as const satisfies Partial<Record<PublicKind, FieldKind>>

/**
 * Returns why an installation may not say a public text: a sentence that names the word and the honest way; null when it
 * may. Own words are plain: after folding they hold no word of a closed list. Takes time in proportion to the text.
 */
export function judge(kind: PublicKind, kept: string): string | null {
  const text = ownPart(kept)
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
      return nameFaultOf(`${text} Ltd`)?.message ?? null
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
  if (business === undefined || person === undefined) return nameFaultOf(name)?.message ?? null
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
