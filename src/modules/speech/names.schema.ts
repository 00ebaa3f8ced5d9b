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

const isGeneral = ({ key }: Part) =>
  key.length === 1 ||
  isNation(key) ||
  (
    [
      'offices',
      'softOffices',
      'topics',
      'sovereigns',
      'trades',
      'visaWords',
      'legalForms',
      'smallWords',
      'general',
      'provinces',
    ] as const
  ).some((kind) => kinds[kind].has(key))

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
  const isCommon = all('topics').every(({ key }) => kinds.commonTopics.has(key))
  const own = core.filter((part) => !isGeneral(part))
  const facts = {
    form: hasForm,
    own: own.some((part) => !(matter && isInitials(part))),
    ownOfVisa: own.some(
      (part) => !kinds.verdicts.has(part.key) && !isInitials(part) && part.key !== 'road',
    ),
    trade: some('trades'),
    private: some('privateTrades'),
    soft: soft.length > 0,
    service: soft.every(({ key }) => /^service/.test(key)),
    praised: /^(?:agenc|service)/.test(soft[0]?.key ?? '') && some('praise'),
    state: some('state'),
    nation: some('nation'),
    land: some('nation') || some('provinces'),
    courtly: some('courtly') && all('sovereigns').every(({ key }) => kinds.courtly.has(key)),
    sovereign: next('sovereigns', 'topics', 'softOffices'),
    royal: next('courtly', 'nation'),
    sender: some('senders') || some('provinces'),
    topic: some('topics'),
    common: isCommon,
    matter,
    task: matter || some('labour'),
    deed: matter || some('statesOffices'),
    counter: some('counters'),
    window: some('windows'),
    // "Delhi Emigrants Office Ltd"
    place: core.every((part) => isGeneral(part) || kinds.cities.has(part.key)),
    // "Authority Travels": in front of what no state does such a word is a brand.
    brand:
      kinds.proud.has(core[0]?.key ?? '') &&
      second !== undefined &&
      (!isGeneral(second) || kinds.privateTrades.has(second.key)) &&
      !(some('nation') || matter || soft.length > 0),
    // Beside such a word an ambassador is one; "Ambassador Manpower Services" is a firm.
    grand:
      some('nation') ||
      some('visaWords') ||
      some('labour') ||
      (soft.length > 0 && !core.some(({ key }) => kinds.commonTopics.has(key))),
  }
  return { core, facts: new Set(Object.entries(facts).flatMap(([fact, is]) => (is ? fact : []))) }
}

/** A word beside a word: a word of a class is refused when all is true of the name, except when it is plainly a firm's. */
interface Rule {
  code: NameFault['code']
  what: Class
  /** Facts that are all true; "-form" is not. */
  when?: string
  except?: readonly string[]
  /** What a refusal shows besides the word. */
  shows?: Class | 'all'
}

/** "Royal Falcon Manpower Services", "Khyber Overseas Services": of what anybody may see to. */
const ofFirms = [
  'form courtly common -nation -matter',
  'form service common sender -sovereign -matter',
]
const rules: readonly Rule[] = [
  { code: 'office', what: 'hardOffice', except: ['brand'] },
  { code: 'office', what: 'dignities', when: 'grand' },
  {
    code: 'office',
    what: 'statesAlone',
    when: 'topic',
    except: ['form private -matter -nation -soft'],
  },
  { code: 'office', what: 'statesOffices', when: 'task' },
  { code: 'office', what: 'courtly', when: 'royal' },
  {
    code: 'office',
    what: 'softOffices',
    when: 'state',
    except: ['form own', 'form trade -sovereign', ...ofFirms],
    shows: 'state',
  },
  { code: 'general', what: 'softOffices', when: 'deed place', except: ['trade'] },
  {
    code: 'general',
    what: 'softOffices',
    except: ['own', 'trade', 'form praised -matter', ...ofFirms],
  },
  {
    code: 'general',
    what: 'sovereigns',
    when: 'sovereign',
    except: ['own', 'trade', 'courtly'],
    shows: 'all',
  },
  {
    code: 'nation',
    what: 'state',
    when: 'topic',
    except: ['own', 'trade', 'courtly', 'form sender common -soft', ...ofFirms],
  },
  { code: 'visa', what: 'visaWords', except: ['form'] },
  { code: 'nation', what: 'visaWords', when: 'land window', shows: 'nation' },
  { code: 'general', what: 'visaWords', except: ['ownOfVisa', 'trade -counter'] },
]

function ruleFault(parts: readonly Part[], hasForm: boolean): NameFault | null {
  const { core, facts } = nameOf(parts, hasForm)
  const isTrue = (all: string) =>
    all.split(' ').every((fact) => (fact[0] === '-' ? !facts.has(fact.slice(1)) : facts.has(fact)))
  for (const { code, what, when, except = [], shows } of rules) {
    const word = core.find((_, at) => isOf(core, at, what))
    if (!word || (when && !isTrue(when)) || except.some(isTrue)) continue
    const beside =
      shows === 'all' ? undefined : core.find((_, at) => shows && isOf(core, at, shows))
    const whole = shows === 'all' ? core.map(({ text }) => text).join(' ') : word.text
    return { code, words: beside ? `${word.text} … ${beside.text}` : whole }
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
