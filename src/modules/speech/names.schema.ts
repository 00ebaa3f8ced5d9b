import { characterFault } from './characters.schema.ts'
import { keyOf, keyOfWord, wordsOf } from './fold.schema.ts'
import {
  between,
  cities,
  courtly,
  dottedForms,
  fineInNames,
  firstForms,
  legalForms,
  misspelt,
  offices,
  smallWords,
  softOffices,
  sovereigns,
  statesAlone,
  statesMatters,
  topics,
  trades,
  visaWords,
} from './name-words.schema.ts'
import { nationWords } from './nations.schema.ts'
import { plainFaults } from './plain.schema.ts'
import { stateBodyIn } from './state-bodies.schema.ts'

/** Why a name may not stand, and the part that it is about; the sentences say what to write. */
export interface NameFault {
  code:
    | 'characters'
    | 'word'
    | 'stateBody'
    | 'office'
    | 'nation'
    | 'visa'
    | 'form'
    | 'proprietor'
    | 'general'
  words: string
}

export interface LegalName {
  legalName: string
  /** The person whose business it is, where there is no legal form. */
  soleProprietor?: string | undefined
  /** Whether a register of the reviewed table shows the name exactly so, under a number that has its form. */
  isRegistered?: boolean | undefined
}

interface Part {
  key: string
  text: string
  /** Whether a gap or sign other than a space stands before it. */
  at: number
}

let dictionary: Set<string> | undefined
function knownParts(): Set<string> {
  dictionary ??= new Set(
    [
      offices,
      softOffices,
      topics,
      sovereigns,
      visaWords,
      legalForms,
      trades,
      nationWords(),
    ].flatMap((set) => [...set].filter((key) => key.length >= 3)),
  )
  return dictionary
}

/** Returns the parts of a name; "VisaCanada" and "Visa4Canada" are two. */
function partsOf(name: string): Part[] {
  // "U.S." is one part.
  const digitless = name
    .replace(/(?<![\p{L}.])(\p{Lu})\.(\p{Lu})\./gu, '$1$2  ')
    .replace(/(?<=\p{L})[24](?=\p{L}{3})/gu, ' ')
  return wordsOf(digitless, true).flatMap((word) => {
    const key = keyOfWord(word)
    const [from, to] = [word[0]?.at ?? 0, word.at(-1)?.end ?? 0]
    const pieces = key.length > 7 && !knownParts().has(key) ? inPieces(key) : null
    const text = digitless.slice(from, to)
    return (pieces ?? [key]).map((piece) => ({ key: piece, text, at: from }))
  })
}

/** Returns known words that a word consists of; null when it does not. */
function inPieces(key: string): readonly string[] | null {
  if (key.length > 40) return null
  const ways: (readonly string[] | null)[] = [[]]
  for (let end = 1; end <= key.length; end += 1) {
    ways[end] = null
    for (let from = Math.max(0, end - 16); from < end; from += 1) {
      const before = ways[from]
      const piece = key.slice(from, end)
      const isKnown =
        knownParts().has(piece) || (from > 0 && smallWords.has(piece) && piece.length > 1)
      if (before && isKnown) ways[end] = [...before, piece]
    }
  }
  return ways[key.length] ?? null
}

/**
 * Returns why a legal name may not stand; null when it may. The name has a legal form of private law, or the sole
 * proprietor's own name in it, or a reviewed register shows it exactly so; in no case is it a state's.
 */
export function legalNameFault({
  legalName,
  soleProprietor,
  isRegistered = false,
}: LegalName): NameFault | null {
  const wrong = characterFault(legalName)
  if (wrong) return { code: 'characters', words: wrong.words }
  const body = stateBodyIn(legalName)
  if (body) return { code: 'stateBody', words: body }
  const [word] = plainFaults(legalName).filter(
    (fault) => !isFine(fault.word) && !isVisaMatter(fault.word),
  )
  if (word) return { code: 'word', words: word.word }
  const parts = partsOf(legalName)
  const isOwned = soleProprietor !== undefined && sharesWord(parts, soleProprietor)
  const hasForm = isLegalForm(legalName, parts) || isOwned || isRegistered
  const core = parts.filter(({ key }) => !legalForms.has(key) && !smallWords.has(key))
  const fault = isRegistered
    ? null
    : (officeFault(core, hasForm) ?? visaFault(parts, core, hasForm))
  if (fault) return fault
  if (!hasForm && soleProprietor !== undefined) return { code: 'proprietor', words: soleProprietor }
  return hasForm ? null : { code: 'form', words: legalName.slice(0, 60) }
}

const isFine = (word: string) => fineInNames.has(keyOf(word))
/** Names have their own rule for "immigration". */
const isVisaMatter = (word: string) =>
  visaWords.has(keyOf(word)) ||
  keyOf(word).startsWith(keyOf('immigration')) ||
  visaMatter.test(word)
const visaMatter = /^(?:visa|permit|passport)\s+(?:cent|office|check)/i

function isLegalForm(name: string, parts: readonly Part[]): boolean {
  if (parts.length < 2) return false
  return (
    dottedForms.test(name) ||
    parts.some(({ key }, at) => legalForms.has(key) && (at > 0 || firstForms.has(key)))
  )
}

function sharesWord(parts: readonly Part[], person: string): boolean {
  const own = new Set(
    partsOf(person)
      .map(({ key }) => key)
      .filter((key) => key.length > 2),
  )
  return parts.some(({ key }) => own.has(key) && !isGeneral(key))
}

const isNation = (key: string) => nationWords().has(key)
const isGeneral = (key: string) =>
  [offices, softOffices, topics, sovereigns, trades, visaWords, legalForms, smallWords].some(
    (set) => set.has(key),
  ) || isNation(key)

/** An office beside a state: "Canada Revenue Agency", "State Recruitment Authority of Kuwait". */
function officeFault(core: readonly Part[], hasForm: boolean): NameFault | null {
  const hard = core.find(({ key }) => offices.has(key) || isNearly(key))
  if (hard) return { code: 'office', words: hard.text }
  const alone = core.find(({ key }) => statesAlone.has(key))
  if (alone && core.some(({ key }) => topics.has(key))) return { code: 'office', words: alone.text }
  const soft = core.find(({ key }) => softOffices.has(key))
  const state =
    core.find(({ key }) => sovereigns.has(key) || isNation(key)) ?? overseasEmployment(core)
  const isOwn = core.some(({ key }) => !isGeneral(key))
  const isTrade = core.some(({ key }) => trades.has(key))
  const isSovereign = core.some(
    ({ key }, at) =>
      sovereigns.has(key) &&
      (topics.has(core[at + 1]?.key ?? '') || softOffices.has(core[at + 1]?.key ?? '')),
  )
  if (soft && state && !(hasForm && (isOwn || (isTrade && !isSovereign))))
    return { code: 'office', words: `${soft.text} … ${state.text}` }
  // "Delhi Emigrants Office Ltd": what only a state sees to, in a place, and nothing of the firm's own.
  const isOfState = core.some(({ key }) => statesMatters.has(key))
  if (soft && isOfState && core.every(({ key }) => isGeneral(key) || cities.has(key)) && !isTrade)
    return { code: 'general', words: soft.text }
  // "Emigrants Protection Office Ltd": an office, and nothing of the firm's own.
  if (soft && !isOwn && !isTrade) return { code: 'general', words: soft.text }
  // "Royal Visa Ltd", "National Employment Ltd", "Kuwait Labour Ltd": nothing of the firm's own.
  if (isSovereign && !isOwn && !isTrade && !core.some(({ key }) => courtly.has(key)))
    return { code: 'general', words: core.map(({ text }) => text).join(' ') }
  const isNamed = core.some(({ key }) => topics.has(key)) && state && !courtly.has(state.key)
  if (isNamed && !isOwn && !isTrade) return { code: 'nation', words: state?.text ?? '' }
  return null
}

function isNearly(key: string): boolean {
  return misspelt.some((office) => {
    if (
      Math.abs(office.length - key.length) > 1 ||
      office[0] !== key[0] ||
      key === keyOf('minister')
    )
      return false
    let at = 0
    while (at < key.length && key[at] === office[at]) at += 1
    return [
      [0, 1],
      [1, 0],
      [1, 1],
    ].some(([mine, theirs]) => key.slice(at + (mine ?? 0)) === office.slice(at + (theirs ?? 0)))
  })
}

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
  const at = parts.findIndex(({ key }) => visaWords.has(key))
  if (at === -1) return null
  const visa = parts[at] as Part
  if (!hasForm) return { code: 'visa', words: visa.text }
  const beside = [-1, 1].map((step) => {
    let place = at + step
    while (
      smallWords.has(parts[place]?.key ?? '') ||
      between.has(parts[place]?.key ?? '') ||
      visaWords.has(parts[place]?.key ?? '')
    )
      place += step
    return parts[place]
  })
  const nation = beside.find((part) => part && isNation(part.key))
  if (nation) return { code: 'nation', words: `${nation.text} … ${visa.text}` }
  const isOwn = core.some(({ key }) => !isGeneral(key))
  const isTrade = core.some(({ key }) => trades.has(key))
  return isOwn || isTrade ? null : { code: 'general', words: visa.text }
}

/** Tells whether a shown name is words of the legal name in their order, or its initials. */
export function isOfLegalName(displayName: string, legalName: string): boolean {
  const legal = wordsOf(legalName, false).map(keyOfWord)
  const shown = wordsOf(displayName, false).map(keyOfWord)
  if (shown.length === 0) return false
  let from = 0
  const inOrder = shown.every((key) => {
    const at = legal.indexOf(key, from)
    from = at + 1
    return at !== -1
  })
  if (inOrder) return shown.some((key) => !legalForms.has(key) && !smallWords.has(key))
  const initials = (words: readonly string[]) => words.map((key) => [...key][0]).join('')
  const bare = legal.filter((key) => !smallWords.has(key))
  const core = bare.filter((key) => !legalForms.has(key))
  const letters = wordsOf(displayName, false)
    .flat()
    .map(({ letter }) => letter)
    .join('')
  return [legal, bare, core].some((words) => words.length > 1 && initials(words) === letters)
}

/** Returns why a shown name may not stand beside a legal name, which was judged itself. */
export function displayNameFault(
  displayName: string,
  { legalName, isRegistered }: LegalName,
): NameFault | null {
  const wrong = characterFault(displayName)
  if (wrong) return { code: 'characters', words: wrong.words }
  if (!isOfLegalName(displayName, legalName)) return { code: 'form', words: displayName }
  const body = stateBodyIn(displayName)
  if (body) return { code: 'stateBody', words: body }
  // "Canada Visa" of "Canada Rose Visa Ltd": what is left must hold as the whole does.
  const fault = isRegistered ? null : legalNameFault({ legalName: `${displayName} Ltd` })
  return fault
}
