import { isNamedOffice } from './clauses.ts'
import { keysOf, lexiconOf } from './lexicon.ts'
import { isRoad } from './roads.ts'
import { isGovernmentOf, officeIn } from './state-offices.ts'
import { is, type Token } from './tokens.ts'

export type NameProblem =
  | { kind: 'authority'; words: string }
  | { kind: 'no-business' }
  | { kind: 'needs-business'; words: string }
  | { kind: 'only-general' }

/** Finds the first word of an authority in a name; a road or a family named after one does not count. */
export function authorityIn(tokens: readonly Token[], isPerson = false): string | null {
  const isFirm = tokens.some((token) => is(token, 'business'))
  // "Embassy Terrace Visa Check": next to a matter of a state the road is a pretext.
  const isOfState = tokens.some((token) => is(token, 'credential', 'check'))
  const at = tokens.findIndex(
    (token, place) =>
      (is(token, 'authority', 'official') &&
        !isMatterOfTrade(tokens, place) &&
        !(isRoad(tokens[place + 1]) && !isOfState) &&
        !((isOfFamily(tokens, place) || isOfFirm(tokens, place)) && !isOfState && !isPerson)) ||
      isNamedOffice(tokens, place) ||
      (!isPerson && isGovernmentOf(tokens, place)) ||
      (!isFirm && isSovereign(tokens, place)),
  )
  return at === -1 ? null : (tokens[at]?.text ?? null)
}

/** "Canada Immigration Consultants": a country's name beside a matter, as 1a allows it with a word of business. */
function isMatterOfTrade(tokens: readonly Token[], at: number): boolean {
  const [token, trade] = [tokens[at], tokens[at + 1]]
  const parts = keysOf(token?.word ?? '').map((key) => lexiconOf(key).words.get(key))
  return (
    parts.length === 2 &&
    parts[0]?.has('country') === true &&
    parts[1]?.has('topic') === true &&
    trade?.gap === 'space' &&
    is(trade, 'business')
  )
}

const surname =
  /^(?:consul|minister|konsul|ministro|wazir|gobierno|মন্ত্রী|मंत्री|मन्त्री|सरकार|وزير|الوزير|الوزيري|السفير|سلطان|السلطان)$/u

const family =
  /^(?:family|sons|brothers|bros|sisters|hijos|hermanos|ব্রাদার্স|সন্স|ब्रदर्स|संस|सन्स|दाजुभाइ|وأولاده|وإخوانه|إخوان|اخوان|أخوان|وأبناؤه)$/u
const joins = /^(?:and|এন্ড|অ্যান্ড|एंड|एण्ड|एन्ड)$/u

/** "Minister & Sons": a surname before its family. */
function isOfFamily(tokens: readonly Token[], at: number): boolean {
  const next = tokens[joins.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1]
  return (
    surname.test(tokens[at]?.word ?? '') &&
    family.test(next?.word ?? '') &&
    !tokens
      .slice(0, at)
      .some((token) =>
        is(token, 'authority', 'official', 'sovereign', 'country', 'topic', 'office', 'link'),
      )
  )
}

/**
 * "Minister Travels Ltd", "شركة الوزير للتوظيف": a surname directly before a firm's trade, and nothing else of a state.
 * "Minister Services" and "Minister Ltd" stay an authority's, and so does a name that says which matter.
 */
function isOfFirm(tokens: readonly Token[], at: number): boolean {
  const trade = tokens[at + 1]
  return (
    surname.test(tokens[at]?.word ?? '') &&
    // "وزير الاستقدام" is the minister of it.
    tokens[at]?.word !== 'وزير' &&
    trade?.gap === 'space' &&
    is(trade, 'business') &&
    // "Minister Human Resources" is the minister for them; nobody is minister of an agency.
    (!trade.word.includes(' ') || /agency$/.test(trade.word)) &&
    tokens.every(
      (token, place) =>
        place === at ||
        is(token, 'business', 'form', 'agency', 'private') ||
        (!is(token, 'authority', 'official', 'sovereign', 'dignitary', 'country') &&
          !is(
            token,
            'topic',
            'credential',
            'check',
            'site',
            'office',
            'link',
            'tie',
            'we',
            'this',
          )),
    )
  )
}

const honorific =
  /^(?:mr|mrs|ms|miss|dr|sir|madam|hon|g|gng|জনাব|শ্রী|श्री|सुश्री|السيد|السيدة|سعادة|معالي|فخامة)$/u

/** Finds the same in the name of a person, where such a word may be the surname: "Maria Consul", not "Consul Maria". */
export function authorityInPerson(tokens: readonly Token[]): string | null {
  const given = tokens.slice(0, -1)
  const isSurname =
    given.some(({ word }) => !honorific.test(word)) &&
    surname.test(tokens.at(-1)?.word ?? '') &&
    // "Maria Santos, Consul": the words after a comma say what she is.
    tokens.at(-1)?.gap === 'space' &&
    !given.some((token) =>
      is(token, 'authority', 'official', 'sovereign', 'country', 'topic', 'office', 'link', 'this'),
    )
  if (isSurname) return null
  // "সরকার" is also a surname, in any position.
  const title = tokens.find(
    (token, at) =>
      is(token, 'dignitary') &&
      (at < given.length ? /^\p{Script=Latin}/u.test(token.word) : at > 0 && token.gap !== 'space'),
  )
  // "Visa Officer Karim": no surname follows such a name. "H.E. the Ambassador": no person has such a name.
  const isTitled = is(tokens.at(-1), 'dignitary') && is(tokens.at(-2), 'link')
  if (isTitled) return tokens.at(-1)?.text ?? null
  // "Registrar of Visas", "Inspector Das, Immigration"
  const isOfMatter =
    is(tokens.at(-1), 'topic', 'credential') &&
    (is(tokens.at(-2), 'link') || tokens.at(-1)?.gap === 'comma')
  const matter = (isOfMatter ? tokens : given).find((token) => is(token, 'topic', 'credential'))
  return authorityIn(tokens, true) ?? title?.text ?? matter?.text ?? null
}

/** "Royal Visa Centre", "National Immigration": a matter of a state next to a word of sovereignty. */
function isSovereign(tokens: readonly Token[], at: number): boolean {
  return (
    is(tokens[at], 'sovereign') && tokens.slice(at + 1, at + 4).some((token) => is(token, 'topic'))
  )
}

const services =
  /^(?:verif|valid|authent|entitle|status|tracker|tracking|checker|clearance|approval|grant|registry)/

/**
 * Returns what is wrong with the name of an organisation. The registered name needs a legal form or a word of private
 * business; neither name has a word of an authority; visa, permit, passport, immigration and the like are allowed only
 * next to a word of business.
 */
export function problemOfName(tokens: readonly Token[], isRegistered: boolean): NameProblem | null {
  const authority = authorityIn(tokens) ?? officeIn(tokens)
  if (authority !== null) return { kind: 'authority', words: authority }
  const has = (...names: Parameters<typeof is>[1][]) => tokens.some((token) => is(token, ...names))
  const [hasForm, hasBusiness, hasAgency] = [has('form'), has('business'), has('agency')]
  if (isRegistered && !hasForm && !hasBusiness && !hasAgency) return { kind: 'no-business' }
  const topic = tokens.find((token) => is(token, 'topic', 'credential'))
  const isDistinct = tokens.some(
    (token) =>
      token.word.length > 1 &&
      !is(
        token,
        'topic',
        'credential',
        'country',
        'sovereign',
        'check',
        'site',
        'office',
        'link',
        'common',
        'form',
        'agency',
        'private',
        'paper',
        'here',
        'thing',
        'official',
        'verdict',
        'surely',
        'attest',
      ),
  )
  if (topic) {
    const isService = tokens.some((token) => is(token, 'check') && services.test(token.word))
    const isEnough =
      hasBusiness ||
      (!isService &&
        (isDistinct
          ? hasForm || hasAgency
          : hasForm && !has('country') && (hasAgency || !has('check', 'site'))))
    if (!isEnough) return { kind: 'needs-business', words: topic.text }
  }
  if (
    !isDistinct &&
    !hasBusiness &&
    !(hasForm && hasAgency) &&
    (has('country', 'sovereign') || has('check', 'site', 'office'))
  )
    return { kind: 'only-general' }
  return null
}

/** Tells whether a shown name consists of words of the registered one, in their order. */
export function isOfLegalName(displayName: string, legalName: string): boolean {
  const words = (name: string) =>
    [...name.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(String)
  const registered = words(legalName)
  let from = 0
  return words(displayName).every((word) => {
    const at = registered.indexOf(word, from)
    from = at + 1
    return at !== -1
  })
}
