import { isNamedOffice } from './clauses.ts'
import { has, turnsElsewhere } from './forms.ts'
import { isErrandOfState } from './state-errands.ts'
import { isGovernmentOf } from './state-offices.ts'
import { isBodyOfNations, isTitleOfState, withoutTown } from './state-titles.ts'
import { is, type Token } from './tokens.ts'

const isPartOfName = (tokens: readonly Token[], at: number) =>
  // "وزارة الموارد البشرية": a following word with its article belongs to the name.
  (/^(?:و?ال|و?لل|ل.{4})/.test(tokens[at]?.word ?? '') && has(tokens.slice(0, at), 'authority')) ||
  is(tokens[at], 'authority', 'country', 'topic', 'sovereign', 'official', 'link') ||
  isNamedOffice(tokens, at) ||
  is(tokens[at], 'office') ||
  isGovernmentOf(tokens, at) ||
  isRank(tokens[at]) ||
  tokens[at]?.word === "'s"

/** "Labour Attaché": of an embassy; an ambassador may be a brand's. */
const isRank = (token: Token | undefined) =>
  is(token, 'dignitary') && (token?.word.includes(' ') ?? false)

/** "Ministry of Happiness", "Kagawaran ng OFW": what follows the "of" of an authority is its name. */
const isNamedAfter = (tokens: readonly Token[], at: number) =>
  !is(tokens[at], 'thing', 'place', 'ask', 'if', 'not', 'near', 'your', 'this', 'we') &&
  [1, 2, 3, 4].some((back) => {
    const [named, link] = [tokens[at - back], tokens[at - back + 1]]
    return (
      is(named, 'authority') &&
      !tokens.slice(Math.max(0, at - back), at).some(({ word }) => isSomebodys.test(word)) &&
      (/ (?:of|ng)$/.test(named?.word ?? '') ||
        (back > 1 && /^(?:of|for|ng|de|du)$/.test(link?.word ?? '')))
    )
  })

/** "The embassy of your country: where to ask" names none. */
const isSomebodys = /^(?:your|their|each|every|any|which)$/

const isTail = (token: Token) =>
  is(
    token,
    'site',
    'check',
    'credential',
    'paper',
    'office',
    'country',
    'link',
    'topic',
    'sovereign',
    'official',
    'authority',
    'notice',
  )

const text = (tokens: readonly Token[]) =>
  tokens
    .map((token) => token.text)
    .join(' ')
    .slice(0, 80)

/**
 * Finds a title that is only an authority's name, puts one before a colon, a dash or a comma as if it spoke, or names a
 * state's own service ("Canada Visa Verification"). Returns the words.
 */
export function authorityAsTitle(whole: readonly Token[]): string | null {
  const tokens = withoutTown(whole)
  const isAuthority = (token: Token, at: number) =>
    (is(token, 'authority') &&
      !(tokens[at + 1]?.gap === 'space' && is(tokens[at + 1], 'place', 'thing'))) ||
    isBodyOfNations(token) ||
    isRank(token) ||
    isNamedOffice(tokens, at) ||
    isGovernmentOf(tokens, at)
  const first = tokens.findIndex(isAuthority)
  if (first !== -1) {
    if (
      tokens.every((token, at) => isPartOfName(tokens, at) || isTail(token)) &&
      !isWhere(tokens) &&
      !tokens.some(
        (token, at) =>
          // "تحقق بنفسك لدى الحكومة": ask there yourself.
          token.text === 'بنفسك' ||
          (is(token, 'thing', 'place', 'ask', 'if', 'not', 'near') &&
            !is(token, 'authority', 'topic') &&
            !(at > 0 && is(token, 'check'))),
      )
    )
      return text(tokens)
    const stop = tokens.findIndex(
      (token, at) => at > first && (token.gap === 'dash' || token.gap === 'comma'),
    )
    if (
      stop !== -1 &&
      tokens
        .slice(0, stop)
        .every(
          (token, at) => isPartOfName(tokens, at) || is(token, 'site') || isNamedAfter(tokens, at),
        ) &&
      !tokens.slice(0, stop).some((token) => is(token, 'near', 'not', 'ask', 'thing')) &&
      !isWhere(tokens.slice(0, stop))
    )
      return text(tokens.slice(0, stop))
    const signature = signatureIn(tokens, first)
    if (signature) return text(signature)
  }
  if (isTitleOfState(tokens) || isErrandOfState(tokens)) return text(tokens)
  return ownPages(tokens) ?? offersProof(tokens) ?? stateRegister(tokens) ?? stateService(tokens)
}

/**
 * "Visa service – Government of Canada", "Results, EPS branch, Government of Nepal": finds an authority that stands at
 * the end like a signature; behind a comma only a government.
 *
 * @param first the place of the first word of an authority
 */
function signatureIn(tokens: readonly Token[], first: number): readonly Token[] | null {
  const begins = (gap: Token['gap']) => tokens.findLastIndex((token) => token.gap === gap)
  const isName = (from: number) =>
    from > 0 &&
    first >= from &&
    tokens.slice(from).every((_, at) => isPartOfName(tokens, from + at))
  const says = (from: number, ...classes: Parameters<typeof is>[1][]) =>
    tokens.slice(0, from).some((token) => is(token, ...classes))
  const [dash, comma] = [begins('dash'), begins('comma')]
  if (isName(dash) && !says(dash, 'not', 'if', 'ask', 'thing')) return tokens.slice(dash)
  return isName(comma) && tokens.slice(comma).some(isGovernment) && !says(comma, 'not', 'if', 'ask')
    ? tokens.slice(comma)
    : null
}
const isGovernment = ({ text }: Token) =>
  /^(?:government|govt|সরকার|सरकार|حكومة|pamahalaan)(?: |$)| (?:সরকার|सरकार)$/iu.test(text)

/** "At the embassy", "Passport at the embassy", "दूतावास में": says where a file is, or where to go; not a name. */
function isWhere(tokens: readonly Token[]): boolean {
  const from = tokens.findIndex((token) => !isOfFile(token))
  const place = tokens.slice(Math.max(0, from))
  const last = place.at(-1)
  return (
    (/^(?:at|in|to|before|after|outside|sa|nasa|bago sa|في|لدى|إلى|عند|قبل|بعد|أمام|خارج)$/u.test(
      place[0]?.word ?? '',
    ) ||
      /^(?:में|को|पर)$/u.test(last?.word ?? '') ||
      (last?.bare === false && /(?:मा|ে|তে)$/u.test(last.text))) &&
    !place.some((token) => is(token, 'site', 'check', 'credential', 'official'))
  )
}
/** What an agency submits there. */
const isOfFile = ({ word }: Token) =>
  /^(?:your|passports?|papers?|documents?|files?|পাসপোর্ট|কাগজ|ফাইল|पासपोर्ट|राहदानी|कागज|काग़ज़|फाइल|फ़ाइल|الجواز|الجوازات|الملف|الأوراق|pasaporte|papeles)$/u.test(
    word,
  )

/** "The Ministry's own pages": finds an authority's site, as if the title led to it. */
function ownPages(tokens: readonly Token[]): string | null {
  const own = tokens.findIndex((token) =>
    /^(?:own|নিজস্ব|अपना|अपनी|अपने|आफ्नै|sariling)$/u.test(token.word),
  )
  // Several pages are a list of links.
  const isSites = (token: Token) =>
    is(token, 'site') && !/^(?:page|website|site)s$/.test(token.word)
  return own !== -1 &&
    tokens.some((token) => is(token, 'authority')) &&
    tokens.some(isSites) &&
    tokens.every(
      (token, at) =>
        isPartOfName(tokens, at) || isSites(token) || token.word === "'s" || at === own,
    )
    ? text(tokens)
    : null
}

/** "Proof of visa", "ভিসার প্রমাণ": finds a title that offers what only the document itself is. */
function offersProof(tokens: readonly Token[]): string | null {
  return tokens.length <= 6 &&
    tokens.some((token) => is(token, 'proof')) &&
    tokens.some((token) => is(token, 'credential')) &&
    tokens.every((token) => is(token, 'proof', 'credential', 'link', 'your', 'country', 'surely'))
    ? text(tokens)
    : null
}

/** "State immigration register": finds what only a state keeps. */
function stateRegister(tokens: readonly Token[]): string | null {
  return is(tokens[0], 'sovereign') &&
    tokens.slice(1).some((token) => is(token, 'topic')) &&
    tokens.every(
      (token) =>
        is(token, 'sovereign', 'topic', 'country', 'check', 'site', 'office', 'link', 'paper') ||
        /^(?:register|registry|list|record)s?$/.test(token.word),
    )
    ? text(tokens)
    : null
}

/** "Canada Visa Verification", "Visa validation": finds what only a state's own service does. */
function stateService(tokens: readonly Token[]): string | null {
  if (
    tokens.some(
      (token) =>
        (turnsElsewhere(token) || is(token, 'if', 'not', 'authority', 'thing')) &&
        !is(token, 'check'),
    )
  )
    return null
  const matter = tokens.some((token) => is(token, 'credential', 'topic'))
  const service = tokens.some(
    (token) =>
      is(token, 'check') &&
      /^(?:verif|valida|authent|entitle|যাচাই|ভেরিফিকেশন|सत्यापन|वेरिफिकेशन|प्रमाणीकरण|भेरिफिकेसन|beripikasyon|pagberipika|تحقق|توثيق)/u.test(
        token.text.toLowerCase().replace(/^ال/, ''),
      ),
  )
  const all = tokens.every((token) => isTail(token) || is(token, 'your', 'this'))
  const country = tokens.some((token) => is(token, 'country'))
  const counter = tokens.some((token) =>
    /^(?:portal|online|centre|center|desk|service|services|status|check|bureau|office|পোর্টাল|সেবা|पोर्टल|सेवा|بوابة|منصة)$/iu.test(
      token.text,
    ),
  )
  if (
    matter &&
    ((service && tokens.length <= 6) ||
      (all &&
        counter &&
        (country ||
          tokens.some(({ word }) =>
            /^(?:portal|desk|bureau|office|পোর্টাল|पोर्टल|بوابة)$/.test(word),
          ))))
  )
    return text(tokens)
  return null
}
