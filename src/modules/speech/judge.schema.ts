import { filled } from '#platform/problems.schema'
import { hostOf, urlOf } from '#platform/urls.schema'
import { besideFault } from './beside.schema.ts'
import { ownPart } from './by-language.schema.ts'
import { withoutSentences } from './catalogue.schema.ts'
import { keeping } from './fold.schema.ts'
import { hostText, isStatesOwn, stateColourLike, stateInHost } from './hosts.schema.ts'
import { isBesideVisa, type PlainFault, plainFaults } from './match.schema.ts'
import { roads } from './name-words.schema.ts'
import { isPersons, legalNameFault, type NameFault } from './names.schema.ts'
import { type PublicKind, speechProblems } from './problems.schema.ts'
import { type Offer, offersOf } from './words.schema.ts'

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
  return {
    ...said(fault.kind, { words: fault.word }),
    word: fault.word,
    offers: offersOf[fault.kind],
  }
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
  if (host === null) return { ...said('host', { words: address.slice(0, 60) }), word: address }
  const word = stateInHost(host)
  return word === null ? null : { ...said('host', { words: word }), word, offers: ['mention'] }
}

function colourProblem(colour: string): string | null {
  const like = stateColourLike(colour)
  return like === undefined ? null : filled(speechProblems.colour, { ...like })
}

/** Returns why a name may not be an organisation's; null when it may. */
export function nameFaultOf(name: string): Fault | null {
  const wrong = characterFault(name)
  const words = wrong?.words ?? /(?<!\p{L})(?:\p{L}{1,2}\s+){4}/u.exec(name)?.[0].trim()
  if (words !== undefined) return ofName({ code: 'characters', words })
  const fault = legalNameFault(name)
  return fault === null ? null : ofName(fault)
}

type NameCode = NameFault['code'] | 'characters'
const nameCodes: Readonly<Record<NameCode, SpeechCode>> = {
  characters: 'script',
  word: 'nameWord',
  stateBody: 'nameStateBody',
  office: 'nameOffice',
  nation: 'nameNation',
  visa: 'nameVisa',
  form: 'nameForm',
  general: 'nameGeneral',
}
const ofName = ({ code, words }: { code: NameCode; words: string }): Fault => ({
  ...said(nameCodes[code], { words, scripts: acceptedScripts.join(', ') }),
  word: words,
})

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
      return colourProblem(text)
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
    return (lacksForm ? ofName({ code: 'form', words: name }) : fault).message
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

/** The scripts in which public texts are written, as a refusal lists them. */
const acceptedScripts = ['Latin', 'Bengali', 'Devanagari', 'Arabic'] as const
type Script = (typeof acceptedScripts)[number]
/** What is wrong with the characters of a text, and which they are. */
interface CharacterFault {
  code: 'hidden' | 'script' | 'marks' | 'mixed' | 'spaced'
  words: string
}

/** Pictures of everyday life; none of states, papers, seals, scales or ticks. */
const everyday =
  /[📞📱☎✉📧📍📌🕐🕘⏰⏳📅🗓📣📢🎉🌙⭐✨🙏😊🙂👋🤝❤💐✈🧳📝📚🏠⚠❗❓👉👇🎓🍽🌧☀💰💵🩺👷🚌🖐]/u

type Nature = Script | 'digit' | 'shared' | 'inherited' | 'joiner' | 'hidden' | 'other'
/** What a character is, by the first that it is of. Latin as languages are written: no phonetic letters or small capitals. */
const natures: readonly (readonly [Nature, RegExp])[] = [
  ['Latin', /[A-Za-z]/],
  ['digit', /[0-9\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/],
  ['other', /\p{Nd}/u],
  ['joiner', /[\u200C\u200D]/],
  ['shared', /[\n\r\t]|\uFE0F/],
  ['hidden', /\u034F|[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u],
  ['shared', everyday],
  ['shared', /(?![\p{L}\p{M}])[\p{P}\p{Zs}\p{Sc}+=<>|~^`°©®™№×÷−•·✓✔→←]/u],
  ['Latin', /(?=\p{Script=Latin})[\u0080-\u017F\u1E00-\u1EFFȘșȚțƠơƯưƏə]/u],
  ...(['Bengali', 'Devanagari', 'Arabic'] as const).map(
    (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
  ),
  ['inherited', /\p{Script=Inherited}/u],
]
const natureOf = keeping(
  (character): Nature => natures.find(([, pattern]) => pattern.test(character))?.[0] ?? 'other',
)

/**
 * Returns the first fault of a text's characters, null when it has none: letters of four scripts, one script within a
 * word (UTS 39), no control or format characters, at most two marks in a row, no words with gaps between their letters.
 */
function characterFault(text: string): CharacterFault | null {
  let word = ''
  let script: Script | null = null
  let marks = 0
  let singles = 0
  for (const character of text) {
    const nature = natureOf(character)
    // The dot below a Bengali or Devanagari letter makes it another letter.
    if (!/[\u093C\u09BC]/.test(character)) marks = /^\p{M}/u.test(character) ? marks + 1 : 0
    if (marks > 2) return { code: 'marks', words: word }
    if (nature === 'hidden') return { code: 'hidden', words: word }
    if (nature === 'other') return { code: 'script', words: character }
    if (nature === 'shared') {
      if (word !== '') singles = word.replace(/\p{M}/gu, '').length === 1 ? singles + 1 : 0
      if (singles > 4) return { code: 'spaced', words: word }
      word = ''
      script = null
    } else if (nature === 'joiner' || nature === 'inherited') {
      // Where these scripts need them: inside a word, never elsewhere.
      if (script === null || (nature === 'joiner' && script === 'Latin'))
        return { code: nature === 'joiner' ? 'hidden' : 'marks', words: word }
    } else if (nature !== 'digit') {
      if (word.length < 40) word += character
      if (script !== null && script !== nature) return { code: 'mixed', words: word }
      script = nature
    }
  }
  // "ﷺ" is eighteen letters: one is a word, a page of them would be a flood.
  if (text.normalize('NFKC').length <= 2 * text.length + 200) return null
  return { code: 'script', words: [...text].find((one) => one.normalize('NFKC').length > 3) ?? '' }
}
