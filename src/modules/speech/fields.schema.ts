import { filled, tooLong } from '#platform/gaps/schema'
import { urlOf } from '#platform/urls/schema'
import { acceptedScripts, characterFault } from './characters.schema.ts'
import { isStatesOwn } from './hosts.schema.ts'
import { displayNameFault, type LegalName, legalNameFault, type NameFault } from './names.schema.ts'
import { type Offer, type PlainFault, plainFaults } from './plain.schema.ts'

/**
 * The fields that take words of an installation. "title" has up to 60 characters, "words" up to 1,000, "legal" as many as
 * a legal page; "person" is a name, "place" a part of an address, "number" a licence's or a telephone's, "host" an
 * address elsewhere.
 */
const fieldKinds = [
  'title',
  'words',
  'legal',
  'person',
  'place',
  'number',
  'host',
  'email',
] as const
export type FieldKind = (typeof fieldKinds)[number]

const longest: Readonly<Record<FieldKind, number>> = {
  title: 60,
  words: 1000,
  legal: 20_000,
  person: 120,
  place: 200,
  number: 40,
  host: 2000,
  email: 254,
}

/** Why words may not be public, and the honest way to say it; translations use these names. */
export const speechProblems = {
  hidden: 'This holds a mark that nobody can see. Type the text again instead of pasting it.',
  marks: 'There are marks here without a letter, or more than two on one. Type the text again.',
  script: '“{words}” is of a script that is not read here. Write in {scripts} letters.',
  mixed: '“{words}” mixes letters of two alphabets in one word. Write each word in one.',
  spaced: 'Words here have gaps between their letters. Write each word without them.',
  long: 'This is longer than {most} characters. Shorten it.',
  authority:
    '“{words}” names an authority. Choose the authority from the list instead: it is shown as an authority, and not as you.',
  state:
    '“{words}” speaks of a state. Choose the authority from the list, or the sentence about your licence.',
  verdict:
    '“{words}” is a verdict that only an authority can give. Choose a sentence that says what you know: the paper is here, or what is printed on it.',
  system: '“{words}” is a system of a state. Choose it from the list of official checks instead.',
  reliance:
    '“{words}” asks people to rely on you as on an authority. Choose the sentence that says where to ask.',
  nameWord: 'The name contains “{words}”, which no agency’s name may hold. Leave it out.',
  nameStateBody: '“{words}” is a state’s own body. Write the registered name of your agency.',
  nameOffice:
    'With “{words}” the name reads as a public office. Write the name that is your own, such as “Padma Overseas Ltd”.',
  nameNation:
    'With “{words}” together the name reads as a state’s. Leave the country or the other word out.',
  nameVisa:
    '“{words}” needs a legal form in the name, such as Ltd, Pvt Ltd, LLC or Inc. Write the name as it is registered.',
  nameForm:
    '“{words}” has no legal form, such as Ltd, (Pvt) Ltd, LLC, W.L.L. or Inc. Write the name as it is registered, or behind it whose business it is: (sole proprietor NAME).',
  nameProprietor:
    'A sole proprietor’s business bears the person’s own name. Add a name of {words}.',
  nameGeneral: '“{words}” could be any state’s. Add the word that is your agency’s own.',
  nameShown: 'The shown name has words of the legal name in their order, or its initials.',
  number: 'A number has digits, and few letters. Write it as it stands on the paper.',
  host: '“{words}” in this address reads as a state’s. Link to a page of yours, or choose the official check.',
  hiddenHost:
    'The address has a name before an @, behind which another site hides. Leave that part out.',
  ownHost:
    'The address contains “{words}”, which reads as a government or its visa service. Use an address that names your agency.',
  colour:
    'This is close to the colour of {of} ({colour}), and nobody may take this site for a government’s. Choose another, such as #8a4b08.',
  regulator:
    '“{words}” is not in the list of regulators. Choose one of the list, or the country whose register this site does not know.',
} as const

/** What staff are told about an answer; translations use these names. */
export const answerProblems = {
  noAnswer: 'Write what you answer.',
  longAnswer: tooLong('The answer'),
} as const
export type SpeechCode = keyof typeof speechProblems

/** A fault of a field: the sentence, the word that it is about, and what to choose instead. */
export interface SpeechProblem {
  path: string
  message: string
  code: SpeechCode
  word?: string
  offers?: readonly Offer[]
}

export interface Field {
  path: string
  kind: FieldKind
  text: string
}

/** Returns the problems of fields, at most one for each: the check of the API, the forms and stored rows alike. */
export function checkFields(fields: readonly Field[]): SpeechProblem[] {
  return fields.flatMap(({ path, kind, text }) => {
    const fault = faultOf(kind, text)
    return fault === null ? [] : [{ path, ...fault }]
  })
}

type Fault = Omit<SpeechProblem, 'path'>

/** Returns why a text may not stand in a field of a kind; null when it may. Takes time in proportion to the text. */
export function faultOf(kind: FieldKind, text: string): Fault | null {
  if (text.trim() === '') return null
  if ([...text.slice(0, 2 * longest[kind] + 2)].length > longest[kind])
    return said('long', { most: String(longest[kind]) })
  if (kind === 'host') return hostFault(text)
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
    return ofWords(
      text,
      ({ kind: of, word }) =>
        !/^(?:verdict|reliance)$/.test(of) &&
        !/^(?:royal|crown|governor|president|consul)$/i.test(word),
    )
  if (kind === 'place') return ofWords(text, ({ at, word }) => !isOnARoad(text, at, word))
  return ofWords(text)
}

function ofWords(text: string, isMeant: (fault: PlainFault) => boolean = () => true): Fault | null {
  const fault = plainFaults(text).find(isMeant)
  if (!fault) return null
  return { ...said(fault.kind, { words: fault.word }), word: fault.word, offers: fault.offers }
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
  const fault = legalNameFault({ legalName: `${name} x Ltd` })
  return fault?.code === 'nation' || fault?.code === 'stateBody' ? fault.words : null
}

/** Returns the problems of an organisation's names. */
export function checkNames(
  names: LegalName & { displayName?: string | undefined },
): SpeechProblem[] {
  const legal = legalNameFault(names)
  if (legal) return [{ path: 'legalName', ...ofName(legal) }]
  if (names.displayName === undefined) return []
  const shown = displayNameFault(names.displayName, names)
  if (shown === null) return []
  const fault = shown.code === 'form' ? said('nameShown', {}) : ofName(shown)
  return [{ path: 'displayName', ...fault }]
}

const nameCodes: Readonly<Record<NameFault['code'], SpeechCode>> = {
  characters: 'script',
  word: 'nameWord',
  stateBody: 'nameStateBody',
  office: 'nameOffice',
  nation: 'nameNation',
  visa: 'nameVisa',
  form: 'nameForm',
  proprietor: 'nameProprietor',
  general: 'nameGeneral',
}
const ofName = ({ code, words }: NameFault): Fault => ({
  ...said(nameCodes[code], { words, scripts: acceptedScripts.join(', ') }),
  word: words,
})
