import { filled } from '#platform/problems.schema'
import { hostOf, urlOf } from '#platform/urls.schema'
import { ownPart, type PublicKind, speechProblems } from './by-language.schema.ts'
import { characterFault } from './characters.schema.ts'
import { acceptedScripts } from './fold.schema.ts'
import { hostText, isStatesOwn, stateInHost } from './hosts.schema.ts'
import { type Mention, mentionsIn } from './match.schema.ts'
import { legalNameFault, officeInBranch } from './names.schema.ts'
import { isNear } from './near.schema.ts'
import type { Topic } from './rows.schema.ts'

export { hostText } from './hosts.schema.ts'

/**
 * The fields that take words of an installation. "words" has as many characters as a legal page; "person" is a name of
 * ours and "name" one of a candidate, in any script; "detail" is a candidate's address and "place" a part of ours, "term"
 * is copied from a contract, "branch" a place of ours by its name, "number" a licence's or a telephone's, "host" an
 * address elsewhere, "email" one of ours.
 */
const longest = {
  words: 20_000,
  person: 120,
  name: 120,
  detail: 500,
  term: 500,
  place: 300,
  branch: 200,
  number: 40,
  host: 2000,
  email: 254,
}
export type FieldKind = keyof typeof longest

type SpeechCode = keyof typeof speechProblems

/** A fault of a field: the sentence, the word that it is about and its topic. */
export interface Fault {
  message: string
  code: SpeechCode
  word?: string | undefined
}

const said = (code: SpeechCode, values: Readonly<Record<string, string>>): Fault => ({
  code,
  message: filled(speechProblems[code] as string, values),
  word: values.words,
})

/** Returns why a text may not stand in a field of a kind; null when it may. Takes time in proportion to the text. */
export function faultOf(kind: FieldKind, text: string): Fault | null {
  if (text.trim() === '') return null
  if ([...text.slice(0, 2 * longest[kind] + 2)].length > longest[kind])
    return said('long', { most: String(longest[kind]) })
  return judges[kind](text)
}

const any = () => true
/** Each kind's rules. */
const judges: Readonly<Record<FieldKind, (text: string) => Fault | null>> = {
  words: (text) => ofCharacters(text) ?? ofTopics(text),
  person: (text) => ofCharacters(text) ?? ofNobodysName(text),
  name(text) {
    const [sign] = /(?![\u200C\u200D])[^\p{L}\p{M}\s.'’ʼ‘`-]/u.exec(text) ?? []
    return sign ? said('nameSigns', { words: sign }) : ofNobodysName(text)
  },
  detail: (text) => ofTopics(text, (found) => !found.isName && !isNear(text, found)),
  // An employer may be a ministry, and a contract says who pays for a visa; together they claim something.
  term(text) {
    const told = new Set(mentionsIn(text).map(({ topic }) => topic))
    const isClaim = told.has('verdict') || (told.has('paper') && told.has('authority'))
    return isClaim ? ofTopics(text, ({ topic }) => topic !== 'paper') : null
  },
  place: (text) =>
    ofCharacters(text) ?? ofTopics(text, (found) => !found.isName && !isNear(text, found)),
  branch(text) {
    const words = officeInBranch(text)
    return ofCharacters(text) ?? ofTopics(text) ?? (words ? said('nameOffice', { words }) : null)
  },
  number(text) {
    const hasForm = /\p{Nd}/u.test(text) && /^[\p{L}\p{M}\p{Nd} ./&+<>()#:-]+$/u.test(text)
    if (!hasForm || /\p{L}{9}/u.test(text)) return ofCharacters(text) ?? said('number', {})
    return ofCharacters(text) ?? ofTopics(text)
  },
  host: hostFault,
  email: (text) =>
    faultOfHost(hostOf(`https://${text.slice(text.lastIndexOf('@') + 1)}`), true) ??
    ofTopics(text.replace(/@.*$/s, '')),
}

function ofTopics(text: string, isMeant: (found: Mention) => boolean = any): Fault | null {
  const found = mentionsIn(text).find(isMeant)
  return found ? said(found.topic satisfies Topic, { words: found.word }) : null
}

function ofCharacters(text: string): Fault | null {
  const wrong = characterFault(text)
  return wrong && said(wrong.code, { words: wrong.words, scripts: acceptedScripts.join(', ') })
}

/** In a person's name only words in Latin letters say something that are nobody's name. */
function ofNobodysName(text: string): Fault | null {
  // "Consul of Canada"
  const isTitle = /\s(?:of|for|ng|de)\s/i.test(text)
  return ofTopics(
    text,
    ({ word, isName, isWhole }) =>
      isWhole && (isTitle || !isName) && /\p{Script=Latin}/u.test(word),
  )
}

/** A state's own host may be linked to; another whose name reads as a state's may not. */
function hostFault(address: string): Fault | null {
  const host = hostText(address.includes('://') ? address : `https://${address}`)
  const words = host === null ? address.slice(0, 60) : stateInHost(host)
  return words === null ? null : said('host', { words })
}

/** Returns why a name may not be an organisation's; null when it may. */
export function nameFaultOf(name: string, isRegistered = false): Fault | null {
  const wrong = ofCharacters(name)
  if (wrong) return wrong
  const spaced = /(?<!\p{L})(?:\p{L}{1,2}\s+){4}/u.exec(name)
  if (spaced) return said('spaced', { words: spaced[0].trim() })
  const fault = legalNameFault(name, isRegistered)
  return fault && said(fault.code, { words: fault.words })
}

/** Shown in place of an organisation's name that may not be shown. */
export const unnamed = 'This organisation'

/**
 * Returns why an installation may not say a public text: a sentence that names the word and the honest way; null when it
 * may. Own words hold no word of the three lists. Takes time in proportion to the text.
 */
export function judge(kind: PublicKind, kept: string): string | null {
  const text = ownPart(kept)
  if (text.trim() === '' || text === unnamed) return null
  switch (kind) {
    case 'link':
      return judgeLink(text)
    case 'own-host':
      return faultOfHost(hostOf(text), true)?.message ?? null
    case 'legal-name':
      return judgeLegalName(text)
    case 'registered-name':
    case 'display-name':
      // Beside its register, or its legal name, it is judged again: here it is only what any name may be.
      return nameFaultOf(withoutProprietor(text), true)?.message ?? null
    default:
      return faultOf(kind in longest ? (kind as FieldKind) : 'words', text)?.message ?? null
  }
}

/** Returns why a text is not a licence's number, where no regulator's form is known; null when it may be one. */
export const numberProblem = (text: string): string | null =>
  faultOf('number', text)?.message ?? null

/** "Padma Overseas (sole proprietor Rahima Khatun)": in place of a legal form the person whose business it is. */
const proprietorIn = /^(.+?)\s*\((?:sole proprietor|proprietor|prop\.?):?\s+([^()]{3,})\)$/i
const withoutProprietor = (name: string) => proprietorIn.exec(name)?.[1] ?? name

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
  return url === null ? null : (faultOfHost(url.hostname, false)?.message ?? null)
}

/** Returns why a host may not be linked to, or be our own. */
function faultOfHost(host: string | null, isOwn: boolean): Fault | null {
  if (host === null || /^[\d.]+$|:|^\[|^localhost$/.test(host)) return null
  if (isStatesOwn(host)) return isOwn ? said('ownHost', { words: host }) : null
  const fault = faultOf('host', host)
  return fault && isOwn ? said('ownHost', { words: fault.word ?? host }) : fault
}
