import { keyOf, keyOfWord, nearTo, wordsOf } from './fold.schema.ts'
import { type PlainFault, plainFaults } from './match.schema.ts'
import {
  dottedForms,
  isNation,
  kinds,
  likenesses,
  type Part,
  partsOf,
  readingsOf,
  stateBodyIn,
} from './name-words.schema.ts'

/** Why a name may not stand, and the part that it is about; the sentences say what to write. */
export interface NameFault {
  code: 'word' | 'stateBody' | 'office' | 'nation' | 'visa' | 'form' | 'general'
  words: string
}

/**
 * Returns why a legal name may not stand; null when it may. It has a legal form of private law, and is no state's.
 */
export function legalNameFault(legalName: string): NameFault | null {
  const readings = readingsOf(
    likenesses.reduce((name, [like, own]) => name.replace(like, own), legalName),
  )
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
  for (const reading of readings) {
    const fault = ruleFault(partsOf(reading), hasForm)
    if (fault) return fault
  }
  return hasForm ? null : { code: 'form', words: legalName.slice(0, 60) }
}

/** Tells whether a word of the lists is what people are called, too. */
export const isPersons = (word: string) => {
  const key = keyOf(word)
  return kinds.fineInNames.has(key) || [...kinds.personsOwn].some((name) => key.startsWith(name))
}
const isFine = (word: string) => kinds.fineInNames.has(keyOf(word)) || kinds.proud.has(keyOf(word))
/** "Fast Track Visa", "Green Light": only in a sentence do such words say something together. */
const isOfFirms = ({ isPhrase, kind }: PlainFault) =>
  isPhrase && /^(?:verdict|reliance|system)$/.test(kind)
/** Names have their own rule for "immigration". */
const isVisaMatter = (word: string) =>
  (!/\s/.test(word) &&
    (kinds.visaWords.has(keyOf(word)) || keyOf(word).startsWith(keyOf('immigration')))) ||
  /^(?:visa|permit|passport)\s+(?:cent|office|check)/i.test(word)

function isLegalForm(name: string, parts: readonly Part[]): boolean {
  if (parts.length < 2) return false
  return (
    dottedForms.test(name) ||
    parts.some(({ key }, at) => kinds.legalForms.has(key) && (at > 0 || kinds.firstForms.has(key)))
  )
}

const generalKinds =
  'offices softOffices topics sovereigns trades visaWords legalForms smallWords general provinces'.split(
    ' ',
  )
const isGeneral = ({ key }: Part) =>
  key.length === 1 ||
  isNation(key) ||
  generalKinds.some((kind) => kinds[kind as 'general'].has(key))

/** "DFA Passport Services": initials beside what a state sees to could be any state's. */
const isInitials = ({ text }: Part) => /^\p{Lu}{2,4}$/u.test(text)
const nearOffices = nearTo(kinds.misspelt)
const isHard = (key: string) =>
  kinds.offices.has(key) ||
  (key !== keyOf('minister') && nearOffices(key)) ||
  // "Anerkennungsstelle"
  /(?:amt|behorde|steiie|kammer|direktion)$/.test(key)

/** What kinds of words a word of a name is of. */
type Class = keyof typeof kinds | 'hardOffice' | 'state' | 'nation'
const isOf = (core: readonly Part[], at: number, of: Class): boolean => {
  const key = core[at]?.key ?? ''
  if (of === 'hardOffice') return isHard(key)
  if (of === 'nation') return isNation(key)
  if (of !== 'state') return kinds[of].has(key)
  // "Overseas employment", "foreign employment": what state bodies are called after.
  const isAbroad = /^(?:overseas|foreign|emigrants?|expatriates?)$/.test(key)
  return (
    isNation(key) ||
    kinds.sovereigns.has(key) ||
    kinds.provinces.has(key) ||
    (isAbroad && core[at + 1]?.key === keyOf('employment'))
  )
}

/** A name in its words that say something, and what is true of it as a whole. */
interface Name {
  core: readonly Part[]
  facts: ReadonlySet<string>
}

function nameOf(parts: readonly Part[], hasForm: boolean): Name {
  const core = parts.filter(({ key }) => !kinds.legalForms.has(key) && !kinds.smallWords.has(key))
  const all = (of: Class) => core.filter((_, at) => isOf(core, at, of))
  const some = (of: Class) => all(of).length > 0
  const next = (of: Class, ...then: readonly Class[]) =>
    core.some((_, at) => isOf(core, at, of) && then.some((each) => isOf(core, at + 1, each)))
  const matter = some('statesMatters')
  const soft = all('softOffices')
  const second = core[1]
  const isAll = (of: Class, kind: keyof typeof kinds) =>
    all(of).every(({ key }) => kinds[kind].has(key))
  const own = core.filter((part) => !isGeneral(part))
  const [nation, courtly] = [some('nation'), isAll('sovereigns', 'courtly') && some('courtly')]
  const [service, common] = [
    soft.every(({ key }) => /^service/.test(key)),
    isAll('topics', 'commonTopics'),
  ]
  const [sender, sovereign] = [
    some('senders') || some('provinces'),
    next('sovereigns', 'topics', 'softOffices'),
  ]
  const facts = {
    ...{
      form: hasForm,
      trade: some('trades'),
      private: some('privateTrades'),
      soft: soft.length > 0,
    },
    ...{
      state: some('state'),
      nation,
      land: nation || some('provinces'),
      topic: some('topics'),
      matter,
    },
    ...{
      task: matter || some('labour'),
      deed: matter || some('statesOffices'),
      courtly,
      sovereign,
      sender,
      common,
    },
    ...{ counter: some('counters'), window: some('windows'), royal: next('courtly', 'nation') },
    own: own.some((part) => !(matter && isInitials(part))),
    ownOfVisa: own.some(
      (part) => !(kinds.verdicts.has(part.key) || isInitials(part) || part.key === 'road'),
    ),
    praised: /^(?:agenc|service)/.test(soft[0]?.key ?? '') && some('praise'),
    // "Royal Falcon Manpower Services", "Khyber Overseas Services": of what anybody may see to.
    anybodys:
      hasForm && common && !matter && ((courtly && !nation) || (service && sender && !sovereign)),
    // "Delhi Emigrants Office Ltd"
    place: core.every((part) => isGeneral(part) || kinds.cities.has(part.key)),
    // "Authority Travels": in front of what no state does such a word is a brand.
    brand:
      kinds.proud.has(core[0]?.key ?? '') &&
      second !== undefined &&
      (!isGeneral(second) || kinds.privateTrades.has(second.key)) &&
      !(nation || matter || soft.length > 0),
    // Beside such a word an ambassador is one; "Ambassador Manpower Services" is a firm.
    grand:
      nation || some('visaWords') || some('labour') || (soft.length > 0 && !some('commonTopics')),
  }
  return { core, facts: new Set(Object.entries(facts).flatMap(([fact, is]) => (is ? fact : []))) }
}

/**
 * A word beside a word, a row each: the refusal, the class of the word, what is true of the name, behind "!" when it is
 * plainly a firm's all the same ("-form" is not), and behind ">" what is shown besides the word.
 */
const rules = `
  office: hardOffice ! brand
  office: dignities grand
  office: statesAlone topic ! form private -matter -nation -soft
  office: statesOffices task
  office: courtly royal
  office: softOffices state ! form own ! form trade -sovereign ! anybodys > state
  general: softOffices deed place ! trade
  general: softOffices ! own ! trade ! form praised -matter ! anybodys
  general: sovereigns sovereign ! own ! trade ! courtly > all
  nation: state topic ! own ! trade ! courtly ! form sender common -soft ! anybodys
  visa: visaWords ! form
  nation: visaWords land window > nation
  general: visaWords ! ownOfVisa ! trade -counter`
  .trim()
  .split('\n')
  .map((row) => {
    const [rest = '', shows] = row.trim().split(' > ')
    const [head = '', ...except] = rest.split(' ! ')
    const [code, what, ...when] = head.split(/:? /)
    return { code: code as NameFault['code'], what: what as Class, when, except, shows }
  })

function ruleFault(parts: readonly Part[], hasForm: boolean): NameFault | null {
  const { core, facts } = nameOf(parts, hasForm)
  const isTrue = (fact: string) => facts.has(fact.replace('-', '')) !== fact.startsWith('-')
  for (const { code, what, when, except, shows } of rules) {
    const word = core.find((_, at) => isOf(core, at, what))
    if (!word || !when.every(isTrue)) continue
    if (except.some((all) => all.split(' ').every(isTrue))) continue
    if (shows === 'all') return { code, words: core.map(({ text }) => text).join(' ') }
    const beside = shows && core.find((_, at) => isOf(core, at, shows as Class))
    return { code, words: beside ? `${word.text} … ${beside.text}` : word.text }
  }
  return visaBesideNation(parts)
}

/** "eVisa Canada", "Immigration to Canada": a country next to what its state gives. */
function visaBesideNation(parts: readonly Part[]): NameFault | null {
  const at = parts.findIndex(({ key }) => kinds.visaWords.has(key))
  if (at === -1) return null
  for (const step of [-1, 1]) {
    let place = at + step
    while (
      ['smallWords', 'between', 'visaWords'].some((kind) =>
        kinds[kind as 'between'].has(parts[place]?.key ?? ''),
      )
    )
      place += step
    const beside = parts[place]
    if (beside && isNation(beside.key))
      return { code: 'nation', words: `${beside.text} … ${parts[at]?.text}` }
  }
  return null
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
