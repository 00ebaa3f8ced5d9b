import { keeping, once } from '#platform/kept.schema'
import { languages } from '#platform/languages.schema'
import { nearIn } from './alike.schema.ts'
import { keyOf, piecesOf, type Reading, tokensOf } from './fold.schema.ts'
import { mentionsIn } from './match.schema.ts'
import table from './names.json' with { type: 'json' }

/** Why a name may not stand, and the part that it is about; the sentences say what to write. */
export interface NameFault {
  code: `name${'StateBody' | 'Office' | 'General' | 'Register' | 'Form'}`
  words: string
}

/** The words of each kind, by a note about them; of a body its initials, its name and where it tells of itself. */
const { body: stateBodies, ...kinds } = table
type Kind = keyof typeof kinds

const wordsOfKind = (of: Kind): string[] => Object.values<string>(kinds[of]).join(' ').split(' ')
/** Returns the keys of the words of a kind. */
const kind = keeping(
  (of) =>
    new Set(
      wordsOfKind(of as Kind)
        .map(keyOf)
        .filter(Boolean),
    ),
) as (of: Kind) => ReadonlySet<string>
const isOneOf = (key: string, ...of: Kind[]) => of.some((each) => kind(each).has(key))

/** The keys of the names of countries in the six languages, and of nationalities. */
const nations = once(() => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  const shared = new Set(wordsOfKind('shared'))
  const parts = languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return codes
      .filter((code) => !people.test(code) && names.of(code) !== code)
      .flatMap((code) => (names.of(code) ?? '').replace(/\(.*\)/, '').split(/[\s&-]+/))
  })
  // Of "South Korea" and "Saudi Arabia" the word that no other name has.
  const isTelling = (part: string) => part.length > 3 && !shared.has(part.toLowerCase())
  return new Set([...wordsOfKind('nation'), ...parts.filter(isTelling)].map(keyOf))
})
/** Jordan, Georgia and Chad are names of people too; others are no countries. */
const people = /^(?:JO|GE|TD|XA|XB|ZZ|QO|EZ|UN|AC|CP|DG|EA|IC|TA|GS|HM|IO|BV|TF|UM|AQ)$/
export const isNation = (key: string) => nations().has(key)

/** Returns the first name of a country that stands in letters typed together: "govcanada". */
export const nationIn = (key: string): string | undefined =>
  [...nations()].find((nation) => nation.length > 4 && key.includes(nation))

const keysOf = (text: string, reading?: Reading) => tokensOf(text, reading).map(({ key }) => key)

/** A word of a name, as typed and as looked up. */
interface Part {
  key: string
  text: string
}

const known = once(() => {
  const telling = ['office', 'counter', 'matter', 'paper', 'sovereign', 'trade', 'form'] as const
  const keys = [...telling.flatMap((each) => [...kind(each)]), ...nations()]
  return new Set(keys.filter((key) => key.length >= 3))
})

/** Returns the ways in which a name may be read: "Visa4Canada" is three words, "C4nada" one, and "Immi-gration" too. */
function readingsOf(name: string): readonly string[] {
  // "U.S." is one part.
  const bare = name
    .replace(/(?<![\p{L}.])(\p{Lu})\.(\p{Lu})\.(?!\p{Lu}\.)/gu, '$1$2  ')
    .replace(/united\s+states(?:\s+of\s+america)?/giu, 'USA')
    .replace(roads, ' Road ')
  const parted = bare.replace(/(?<=\p{L})[24](?=\p{L}{2})/gu, ' ')
  const apart = parted.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu, ' ')
  const tight = bare.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, '').replace(/vv/gi, 'v')
  return [...new Set([parted, apart, bare, tight])]
}
/** "High Court Road Travels" has a road, and no court; "MOM & Sons" is a family. */
const roads =
  /(?<!\p{L})(?:(?:(?:high|supreme)\s+)?(?:embassy|court|secretariat|parliament|board|state|mission)\s+(?:road|street|lane|nagar|chowk|more?|bazaa?r|market|view|para)|(?:department store|board (?:&|and) lodging)|\p{Lu}{2,3}(?=\s*(?:&|and)\s*(?:[Ss]ons?|[Bb]ro(?:ther)?s)(?!\p{L})))(?!\p{L})/giu

/** Returns the parts of a name; "VisaCanada" is two. */
function partsOf(name: string): Part[] {
  const isKnown = (key: string) => known().has(key)
  const isPiece = (key: string, from: number) =>
    isKnown(key) || (from > 0 && kind('small').has(key) && key.length > 1)
  const parts = tokensOf(name).flatMap(({ key, raw }) => {
    const pieces = key.length > 5 && !isKnown(key) ? piecesOf(key, isPiece) : null
    return (pieces ?? [key]).map((piece) => ({ key: piece, text: raw }))
  })
  // "Pas sport"
  return parts.flatMap((part, at) => {
    const joined = (one?: Part, next?: Part) =>
      one && next && !isKnown(one.key) && isKnown(keyOf(one.key + next.key))
    if (joined(parts[at - 1], part)) return []
    const next = joined(part, parts[at + 1]) ? parts[at + 1] : undefined
    return next ? [{ key: keyOf(part.key + next.key), text: `${part.text} ${next.text}` }] : [part]
  })
}

const significant = (name: string) =>
  keysOf(name).filter((key) => !kind('small').has(key) && !/^(?:iimited|itd)$/.test(key))

const bodies = once(() =>
  stateBodies.map(([initials = '', name = '']) => ({
    ...{ initials: keyOf(initials), name, keys: significant(name) },
  })),
)

/** Returns a state body's name or initials in a name, in whatever spelling; undefined when there is none. */
function stateBodyIn(name: string): string | undefined {
  const short = tokensOf(name)
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

const nearOffice = once(() =>
  nearIn(
    ['authority', 'department', 'ministry', 'directorate', 'commission'].map((word) => ({
      ...{ word, isStem: false },
    })),
    ({ word }) => keyOf(word),
  ),
)
const isOffice = (key: string) => kind('office').has(key) || nearOffice()(key).length > 0
const isOwn = ({ key }: Part) =>
  key.length > 1 &&
  !isNation(key) &&
  !isOffice(key) &&
  !isOneOf(key, 'counter', 'matter', 'paper', 'sovereign', 'trade', 'form', 'general', 'city')

/**
 * Returns why a legal name may not stand; null when it may. No state's body is called so, nor anything that could be
 * any state's; a word of the three topics, of an office or of passports stands only as a register has it.
 */
export function legalNameFault(legalName: string, isRegistered = false): NameFault | null {
  const readings = readingsOf(legalName)
  const body = readings.map(stateBodyIn).find(Boolean)
  if (body) return { code: 'nameStateBody', words: body }
  const [parts = [], ...others] = readings.map(partsOf)
  const faults = [parts, ...others].flatMap((each) => nobodysOwn(each) ?? [])
  if (faults[0]) return faults[0]
  if (isRegistered) return null
  const told = readings.flatMap(mentionsIn).find(({ word }) => !isOneOf(keyOf(word), 'trade'))
  const office = [parts, ...others].flat().find(({ key }) => isOffice(key) || isOneOf(key, 'paper'))
  const word = told?.word ?? office?.text ?? readings.map(countryOffice).find(Boolean)
  if (word) return { code: 'nameRegister', words: word }
  const isForm = ({ key }: Part, at: number) => isOneOf(key, at > 0 ? 'form' : 'first-form')
  const hasForm = parts.length > 1 && (dottedForms.test(legalName) || parts.some(isForm))
  return hasForm ? null : { code: 'nameForm', words: legalName.slice(0, 60) }
}

/** Returns a country where people are sent beside what its offices are called: "Canada Arrivals Desk". */
function countryOffice(name: string): string | undefined {
  const parts = partsOf(name)
  const nation = parts.find(({ key }) => isNation(key) && !isOneOf(key, 'sender'))
  const counter = parts.find(({ key }) => isOneOf(key, 'counter'))
  return nation && counter && [...new Set([nation.text, counter.text])].join(' … ')
}

/** Returns the same of a place of ours, where it is all that is said: "Canada Work Centre", but not "Qatar office". */
export function officeInBranch(name: string): string | undefined {
  const parts = partsOf(name).filter(({ key }) => !isOneOf(key, 'small'))
  const isOurs = parts.some((part) => isOwn(part) || isOneOf(part.key, 'trade', 'branch'))
  const fault = nobodysOwn(partsOf(name))
  return isOurs
    ? undefined
    : (countryOffice(name) ?? (fault?.code === 'nameOffice' ? fault.words : undefined))
}

/** "National Employment Office", "Bureau of Manpower", "eVisa Canada": words that any state may put together. */
function nobodysOwn(parts: readonly Part[]): NameFault | null {
  const core = parts.filter(({ key }) => !isOneOf(key, 'form', 'first-form', 'small'))
  const is = (of: (key: string) => boolean) => core.some(({ key }) => of(key))
  const words = core.map(({ text }) => text).join(' ')
  // "Minister Overseas" is a family's, "Minister of Labour" is not.
  const isTitle = parts.some(
    ({ key }, at) => isOneOf(key, 'courtly') && isOneOf(parts[at + 1]?.key ?? '', 'small'),
  )
  const counter = core.find(
    ({ key }) =>
      (isOffice(key) && (isTitle || !isOneOf(key, 'courtly'))) ||
      (isOneOf(key, 'counter') && !isOneOf(key, 'service')),
  )
  const isNational = is(isNation)
  const isAnybodys = is((key) => isOneOf(key, 'courtly')) && !counter && !isNational
  const told = mentionsIn(words).filter(({ word }) => !isOneOf(keyOf(word), 'courtly', 'trade'))
  const isTold = told.length > 0 || is((key) => isOneOf(key, 'paper'))
  if (core.some(isOwn) || (isAnybodys && !isTold)) return null
  const sovereign = core.find(({ key }) => isOneOf(key, 'sovereign'))
  if (sovereign && counter)
    return { code: 'nameOffice', words: `${sovereign.text} … ${counter.text}` }
  const isPrivate = is((key) => isOneOf(key, 'trade'))
  const isOfState =
    (isTold && (!isPrivate || isNational)) ||
    (counter && (!isPrivate || isOffice(counter.key))) ||
    (isNational && !isPrivate && !is((key) => isOneOf(key, 'sender')))
  return isOfState ? { code: 'nameGeneral', words } : null
}

/** Forms whose letters are written with full stops: "W.L.L.", "ذ.م.م". */
const dottedForms =
  /(?:^|\s|\()(?:w\.?\s?l\.?\s?l|l\.?\s?l\.?\s?c|s\.?p\.?c|f\.?z\.?-?\s?l\.?l\.?c|l\.?l\.?p|s\.?a\.?r\.?l|s\.?r\.?l|s\.?a\.?s|d\.?o\.?o|sp\.?\sz\s?o\.?\s?o|s\.?r\.?o|e\.?\s?k|b\.?v|n\.?v|k\.?k|s\.?p\.?a|s\.?a\.?e|s\.?a\.?l|a\.?ş|(?:law|professional) corporation|ذ\.?\s?م\.?\s?م|ش\.?\s?م\.?\s?م|ش\.?\s?ذ\.?\s?م\.?\s?م|ش\.?\s?ش\.?\s?و|م\.?م\.?ح)\.?(?=\s|\)|,|$|-)/iu

/** Tells whether a shown name is words of the legal name in their order, or its initials. */
export function isOfLegalName(displayName: string, legalName: string): boolean {
  const [legal, shown] = [keysOf(legalName, 'parted'), keysOf(displayName, 'parted')]
  const bare = legal.filter((key) => !kind('small').has(key))
  const core = bare.filter((key) => !kind('form').has(key))
  let from = 0
  const inOrder = shown.every((key) => {
    const at = legal.indexOf(key, from)
    from = at + 1
    return at !== -1
  })
  if (inOrder) return shown.some((key) => core.includes(key))
  const initials = (words: readonly string[]) => words.map((key) => [...key][0]).join('')
  const letters = shown.join('')
  return [legal, bare, core].some((words) => words.length > 1 && keyOf(initials(words)) === letters)
}
