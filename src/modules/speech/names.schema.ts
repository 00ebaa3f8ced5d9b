import { languages } from '#platform/languages.schema'
import {
  keyOf,
  keyOfWord,
  nearTo,
  once,
  piecesOf,
  type Reading,
  spelt,
  tokenOf,
  tokensOf,
  wordsOf,
} from './fold.schema.ts'
import { type PlainFault, plainFaults } from './match.schema.ts'
import {
  countryCodes,
  dottedForms,
  likenesses,
  nameWords,
  nationalities,
  sharedByCountries,
  stateBodies,
} from './words.schema.ts'

/** Why a name may not stand, and the part that it is about; the sentences say what to write. */
export interface NameFault {
  code: `name${'Word' | 'StateBody' | 'Office' | 'Nation' | 'Visa' | 'Form' | 'General'}`
  words: string
}

type Kind = keyof typeof nameWords
export const kinds = Object.fromEntries(
  Object.entries(nameWords).map(([kind, words]) => [
    kind,
    new Set(words.split(' ').map(keyOf).filter(Boolean)),
  ]),
) as unknown as Readonly<Record<Kind, ReadonlySet<string>>>

/** The keys of the names of countries in the six languages, and of nationalities. */
const nations = once(() => {
  const parts = languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return countryCodes.flatMap((code) => (names.of(code) ?? '').split(/[\s&-]+/))
  })
  // Of "South Korea" and "Saudi Arabia" the word that no other name has.
  const isTelling = (part: string) =>
    part.length > 3 && !sharedByCountries.includes(part.toLowerCase())
  return new Set([...nationalities, ...parts.filter(isTelling)].map(keyOf))
})
export const isNation = (key: string) => nations().has(key)

const keysOf = (text: string, reading?: Reading) => wordsOf(text, reading).map(keyOfWord)

/** A word of a name, as typed and as looked up. */
interface Part {
  key: string
  text: string
}

const isOneOf = (key: string, of: readonly Kind[]) => of.some((kind) => kinds[kind].has(key))

/** Words that any name may have, also typed together with others. */
const anyones: readonly Kind[] = [
  ...(['offices', 'softOffices', 'topics', 'sovereigns'] as const),
  ...(['trades', 'visaWords', 'legalForms'] as const),
]
const isGeneral = ({ key }: Part) =>
  key.length === 1 ||
  isNation(key) ||
  isOneOf(key, [...anyones, 'smallWords', 'general', 'provinces'])

const dictionary = once(() => {
  const keys = [...anyones.map((kind) => kinds[kind]), nations()].flatMap((set) => [...set])
  return new Set(keys.filter((key) => key.length >= 3 || isNation(key)))
})

/** Returns the ways in which a name may be read: "Visa4Canada" is three words, "C4nada" one, and "Immi-gration" too. */
function readingsOf(name: string): readonly string[] {
  // "U.S." is one part.
  const bare = name.replace(/(?<![\p{L}.])(\p{Lu})\.(\p{Lu})\.(?!\p{Lu}\.)/gu, '$1$2  ')
  const parted = bare
    .replace(/united\s+states(?:\s+of\s+america)?/giu, 'USA')
    .replace(/(?<=\p{L})[24](?=\p{L}{2})/gu, ' ')
  const apart = parted.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
  const tight = bare.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '').replace(/vv/gi, 'v')
  return [...new Set([parted, apart, bare, tight])]
}

/** Returns the parts of a name; "VisaCanada" is two. */
function partsOf(name: string): Part[] {
  const isKnown = (key: string) => dictionary().has(key)
  const isPiece = (key: string, from: number) =>
    isKnown(key) || (from > 0 && kinds.smallWords.has(key) && key.length > 1)
  const parts = tokensOf(name).flatMap(({ key, letters, raw }) => {
    const pieces = key.length > 5 && !isKnown(key) ? piecesOf(letters, isPiece) : null
    return (pieces ?? [letters]).map((piece) => ({ key: keyOfWord(piece), text: raw }))
  })
  // "Immi gration"
  const joined = parts.map(({ key }, at) => {
    const whole = keyOf(`${key}${parts[at + 1]?.key ?? ''}`)
    const isTorn = !isKnown(key) && (whole.length > 5 || kinds.visaWords.has(whole))
    return isTorn && whole !== key && isKnown(whole) ? whole : null
  })
  return parts.flatMap((part, at) =>
    joined[at - 1] ? [] : [{ ...part, key: joined[at] ?? part.key }],
  )
}

const significant = (name: string) =>
  keysOf(name).filter((key) => !kinds.smallWords.has(key) && !/^(?:iimited|itd)$/.test(key))

const bodies = once(() =>
  stateBodies
    .trim()
    .split(/[;\n]/)
    .map((row) => {
      const [initials = '', name = ''] = row.trim().split('|')
      return { initials: keyOf(initials), name, keys: significant(name) }
    }),
)

/** Returns a state body's name or initials in a name, in whatever spelling; undefined when there is none. */
function stateBodyIn(name: string): string | undefined {
  const short = wordsOf(name)
    .map((word) => tokenOf(word, name))
    .filter(({ raw }) => raw.length > 3 || raw === raw.toUpperCase())
    .find(({ key }) => bodies().some(({ initials }) => initials === key))
  if (short) return short.raw
  const words = significant(name)
  const spaced = ` ${words.join(' ')} `
  const isIn = (keys: readonly string[]) =>
    spaced.includes(` ${keys.join(' ')} `) ||
    (keys.length > 1 && words.join('').includes(keys.join('')) && !words.includes(keys[0] ?? ''))
  return bodies().find(({ keys }) => keys.length > 0 && isIn(keys))?.name
}

/** Returns why a legal name may not stand; null when it may. It has a legal form of private law, and is no state's. */
export function legalNameFault(legalName: string): NameFault | null {
  const readings = readingsOf(
    likenesses.reduce((name, [like, own]) => name.replace(like, own), legalName),
  )
  const body = readings.map(stateBodyIn).find(Boolean)
  if (body) return { code: 'nameStateBody', words: body }
  const listed = readings.flatMap(plainFaults).find((fault) => !isOfNames(fault))
  if (listed) return { code: 'nameWord', words: listed.word }
  const names = readings.map(partsOf)
  const [parts = []] = names
  const isForm = ({ key }: Part, at: number) => isOneOf(key, [at > 0 ? 'legalForms' : 'firstForms'])
  const hasForm = parts.length > 1 && (dottedForms.test(legalName) || parts.some(isForm))
  const [fault] = names.flatMap((name) => ruleFault(name, hasForm) ?? [])
  return fault ?? (hasForm ? null : { code: 'nameForm', words: legalName.slice(0, 60) })
}

/** Tells whether a word of the lists is what people are called, too. */
export const isPersons = (word: string) => {
  const key = keyOf(word)
  return kinds.fineInNames.has(key) || [...kinds.personsOwn].some((name) => key.startsWith(name))
}

/**
 * Tells whether a name may hold what a sentence may not: "Fast Track Visa" says something together only in a sentence,
 * and names have their own rule for "immigration".
 */
function isOfNames({ word, isPhrase, kind }: PlainFault): boolean {
  const key = keyOf(word)
  if (isOneOf(key, ['fineInNames', 'proud'])) return true
  if (isPhrase && /^(?:verdict|reliance|system)$/.test(kind)) return true
  if (/^(?:visa|permit|passport)\s+(?:cent|office|check)/i.test(word)) return true
  return !/\s/.test(word) && (kinds.visaWords.has(key) || key.startsWith(keyOf('immigration')))
}

/** "DFA Passport Services": initials beside what a state sees to could be any state's. */
const isInitials = ({ text }: Part) => /^\p{Lu}{2,4}$/u.test(text)
const nearOffices = nearTo(kinds.misspelt)
const isHard = (key: string) =>
  kinds.offices.has(key) ||
  (key !== keyOf('minister') && nearOffices(key)) ||
  // "Anerkennungsstelle"
  /(?:amt|behorde|steiie|kammer|direktion)$/.test(key)

/** Tells of what a word of a name is one: a kind of words, `hardOffices`, `states` or `nations`. */
function isOf(core: readonly Part[], at: number, of: string): boolean {
  const key = core[at]?.key ?? ''
  if (of === 'hardOffices') return isHard(key)
  if (of === 'nations') return isNation(key)
  if (of !== 'states') return kinds[of as Kind].has(key)
  // "Overseas employment", "foreign employment": what state bodies are called after.
  const isAbroad = /^(?:overseas|foreign|emigrants?|expatriates?)$/.test(key)
  if (isAbroad && core[at + 1]?.key === keyOf('employment')) return true
  return isNation(key) || isOneOf(key, ['sovereigns', 'provinces'])
}

/**
 * Makes a test of what is true of a name as a whole: that it has a word of a kind, one beside one ("courtly+nations"), one
 * or the other ("a|b"), not ("-a"), or a fact of its own.
 */
function truthsOf(core: readonly Part[], hasForm: boolean): (fact: string) => boolean {
  const all = (of: string) => core.filter((_, at) => isOf(core, at, of))
  const is = (fact: string): boolean => {
    if (fact.includes(' ')) return fact.split(' ').every(is)
    if (fact.startsWith('-')) return !is(fact.slice(1))
    if (fact.includes('|')) return fact.split('|').some(is)
    const [of = '', next] = fact.split('+')
    if (next) return core.some((_, at) => isOf(core, at, of) && isOf(core, at + 1, next))
    return facts[of]?.() ?? all(of).length > 0
  }
  const own = core.filter((part) => !isGeneral(part))
  const soft = all('softOffices')
  const [first, second] = core
  const facts: Readonly<Record<string, () => boolean>> = {
    form: () => hasForm,
    own: () => own.some((part) => !(is('statesMatters') && isInitials(part))),
    ownOfVisa: () =>
      own.some(
        (part) => !(kinds.verdicts.has(part.key) || isInitials(part) || part.key === 'road'),
      ),
    court: () => is('courtly') && all('sovereigns').every(({ key }) => kinds.courtly.has(key)),
    common: () => all('topics').every(({ key }) => kinds.commonTopics.has(key)),
    service: () => soft.every(({ key }) => /^service/.test(key)),
    sovereign: () => is('sovereigns+topics|sovereigns+softOffices'),
    praised: () => /^(?:agenc|service)/.test(soft[0]?.key ?? '') && is('praise'),
    // "Royal Falcon Manpower Services", "Khyber Overseas Services": of what anybody may see to.
    anybodys: () =>
      is('form common -statesMatters') &&
      (is('court -nations') || is('service senders|provinces -sovereign')),
    // "Delhi Emigrants Office Ltd"
    place: () => core.every((part) => isGeneral(part) || kinds.cities.has(part.key)),
    // "Authority Travels": in front of what no state does such a word is a brand.
    brand: () =>
      kinds.proud.has(first?.key ?? '') &&
      second !== undefined &&
      (!isGeneral(second) || kinds.privateTrades.has(second.key)) &&
      is('-nations -statesMatters -softOffices'),
  }
  return is
}

/**
 * A word beside a word, a row each: the refusal, of what the word is one, what is true of the name, behind "!" when it is
 * plainly a firm's all the same, and behind ">" what is shown besides the word. Beside a country, a visa or labour an
 * ambassador is one; "Ambassador Manpower Services" is a firm.
 */
const rules = `
  nameOffice: hardOffices ! brand
  nameOffice: dignities nations|visaWords|labour
  nameOffice: dignities softOffices -commonTopics
  nameOffice: statesAlone topics ! form privateTrades -statesMatters -nations -softOffices
  nameOffice: statesOffices statesMatters|labour
  nameOffice: courtly courtly+nations
  nameOffice: softOffices states ! form own ! form trades -sovereign ! anybodys > states
  nameGeneral: softOffices statesMatters|statesOffices place ! trades
  nameGeneral: softOffices ! own ! trades ! form praised -statesMatters ! anybodys
  nameGeneral: sovereigns sovereign ! own ! trades ! court > all
  nameNation: states topics ! own ! trades ! court ! form senders|provinces common -softOffices ! anybodys
  nameVisa: visaWords ! form
  nameNation: visaWords nations|provinces windows > nations
  nameGeneral: visaWords ! ownOfVisa ! trades -counters`
  .trim()
  .split('\n')
  .map((row) => {
    const [rest = '', shows] = row.trim().split(' > ')
    const [head = '', ...except] = rest.split(' ! ')
    const [code, what = '', ...when] = head.split(/:? /)
    return { code: code as NameFault['code'], what, when, except, shows }
  })

function ruleFault(parts: readonly Part[], hasForm: boolean): NameFault | null {
  const core = parts.filter(({ key }) => !isOneOf(key, ['legalForms', 'smallWords']))
  const is = truthsOf(core, hasForm)
  for (const { code, what, when, except, shows } of rules) {
    const word = core.find((_, at) => isOf(core, at, what))
    if (!word || !when.every(is) || except.some(is)) continue
    if (shows === 'all') return { code, words: core.map(({ text }) => text).join(' ') }
    const beside = shows && core.find((_, at) => isOf(core, at, shows))
    return { code, words: beside ? `${word.text} … ${beside.text}` : word.text }
  }
  return visaBesideNation(parts)
}

/** "eVisa Canada", "Immigration to Canada": a country next to what its state gives. */
function visaBesideNation(parts: readonly Part[]): NameFault | null {
  const at = parts.findIndex(({ key }) => kinds.visaWords.has(key))
  const isBetween = ({ key }: Part) => isOneOf(key, ['smallWords', 'between', 'visaWords'])
  const sides = at === -1 ? [] : [parts.slice(0, at).reverse(), parts.slice(at + 1)]
  const nation = sides
    .flatMap((side) => side.find((part) => !isBetween(part)) ?? [])
    .find(({ key }) => isNation(key))
  return nation ? { code: 'nameNation', words: `${nation.text} … ${parts[at]?.text}` } : null
}

/** Tells whether a shown name is words of the legal name in their order, or its initials. */
export function isOfLegalName(displayName: string, legalName: string): boolean {
  const [legal, shown] = [keysOf(legalName, 'parted'), keysOf(displayName, 'parted')]
  const bare = legal.filter((key) => !kinds.smallWords.has(key))
  const core = bare.filter((key) => !kinds.legalForms.has(key))
  let from = 0
  const inOrder = shown.every((key) => {
    const at = legal.indexOf(key, from)
    from = at + 1
    return at !== -1
  })
  if (inOrder) return shown.some((key) => core.includes(key))
  const initials = (words: readonly string[]) => words.map((key) => [...key][0]).join('')
  const letters = spelt(wordsOf(displayName, 'parted').flat())
  return [legal, bare, core].some((words) => words.length > 1 && initials(words) === letters)
}
