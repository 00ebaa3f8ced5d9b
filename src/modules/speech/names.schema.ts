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
  const readings = readingsOf(legalName)
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
    (core.some(({ key }) => isNation(key) || kinds.visaWords.has(key)) &&
      core.find(({ key }) => kinds.dignities.has(key)))
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
    /^agenc/.test(soft?.key ?? '') && hasForm && core.some(({ key }) => kinds.praise.has(key))
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
