import { isIP } from 'node:net'
import { domainToUnicode } from 'node:url'
import { characterProblem } from './characters.ts'
import { countryCodes, countryNames } from './countries.ts'
import type { Steps } from './fold.ts'
import { authorityIn } from './names.ts'
import { officeIn } from './state-offices.ts'
import { is, type Token, tokensOf } from './tokens.ts'

/** Names that registries give only to states: `gov.au`, `govt.nz`, `gc.ca`, `go.jp`, `usa.gov`. */
const statesOwn =
  /(?:^|\.)(?:gov|mil|int|(?:gov|govt|gob|gouv|gub|mil)\.[a-z]{2}|gc\.ca|canada\.ca|gov\.(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|sk|yk)\.ca|gouv\.qc\.ca|gov\.(?:scot|wales)|go\.(?:jp|kr|id|th|ke|tz)|admin\.ch|bund\.de|europa\.eu|gv\.at|police\.uk|nic\.in|gouv\.fr)$/

/** Authorities, and the offices that collect documents for them, with sites outside those names. */
const elsewhere =
  /^(?:.+\.)?(?:auswaertiges-amt\.de|diplo\.de|make-it-in-germany\.com|arbeitsagentur\.de|bamf\.de|esteri\.it|interno\.it|ind\.nl|udi\.no|migrationsverket\.se|migri\.fi|nyidanmark\.dk|mfa\.gr|diplomatie\.be|dofi\.ibz\.be|workpermit\.gov\.sg|vfsglobal\.com|tlscontact\.com|blsinternational\.com|blsspainvisa\.com|wafid\.com|tasheer\.com|musaned\.com\.sa|enjazit\.com\.sa|absher\.sa|muqeem\.sa|qiwa\.sa|nusuk\.sa|pacc\.sa|fomema\.com\.my|jitco\.or\.jp|hrdkorea\.or\.kr|unhcr\.org|slbfe\.lk|mae\.ro|poliziadistato\.it|saudiembassy\.net|uae-embassy\.org)$/

/** Tells whether a host can only be a state's own: anybody may send people there, nobody else can own it. */
export const isStatesOwn = (host: string): boolean => statesOwn.test(host) || elsewhere.test(host)

/**
 * Names for which the registry asks for documents of the non-profit body: SaudiNIC "documents showing the relationship
 * between the proposed domain name and the name of the organization", Qatar and Kuwait the documents of the future
 * owner (read on 26 November 2026). Nobody else can take an embassy's name there once it has lapsed.
 */
const ofProvenOwners = /\.org\.(?:sa|qa|kw)$/

/**
 * "indianembassy.org.sa", "embassyofindia.org.kw": tells whether a host is an embassy and its country and nothing else,
 * where names are not sold to everybody.
 */
export function isMissions(host: string, steps: Steps): boolean {
  const name = host.replace(/^www\./, '').replace(ofProvenOwners, '')
  if (!ofProvenOwners.test(host) || !/^[a-z-]{1,63}$/.test(name)) return false
  const tokens = tokensOf(name.replaceAll('-', ' '), steps)
  const isCountry = (token: Token) => is(token, 'country') || countryCodes.has(token.word)
  return (
    tokens.filter(({ word }) => mission.test(word)).length === 1 &&
    tokens.some(isCountry) &&
    tokens.every(
      (token) => mission.test(token.word) || isCountry(token) || /^(?:of|the|in)$/.test(token.word),
    )
  )
}
const mission = /^(?:embassy|consulate)(?: of)?$/

/** No name in DNS is longer (RFC 1035, section 2.3.4). */
const longestHost = 253

/** Returns what in a host reads as a state or its visa service, judged like a name; null when nothing does. */
export function claimInHost(host: string, steps: Steps): string | null {
  if (host.length > longestHost) return `${host.slice(0, 40)}…`
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || host === 'localhost') return null
  const unicode = domainToUnicode(host) || host
  const wrong = characterProblem(unicode)
  if (wrong) return host
  const labels = unicode.split('.')
  const named = labels.length > 1 ? labels.slice(0, -1) : labels
  for (const label of named)
    if (/^(?:gov|govt|gouv|gob|gub|mil|embassy|consulate)$/.test(label)) return label
  // "cánada": a state's name in a spelling that no language has.
  const disguised = named.find(
    (label) => /\P{ASCII}/u.test(label) && /\p{Script=Latin}/u.test(label) && isDisguised(label),
  )
  if (disguised) return disguised
  const words = named.join(' ').replace(/[-_]+/g, ' ')
  const asLetters = words.replace(/\d+/g, (digits, at: number, all: string) =>
    digits.length > 1 && isBesideLetters(all, at, digits.length) ? ' ' : digits,
  )
  // "visa4canada": a digit may be a letter, or stand between words.
  const readings = new Set([asLetters, words.replace(/\d+/g, ' ')])
  for (const reading of readings) {
    const claim = claimInWords(tokensOf(reading, steps))
    if (claim !== null) return claim
  }
  return null
}

function claimInWords(tokens: readonly Token[]): string | null {
  const short = tokens.find((token) => /^(?:gov|govt|gouv|gob)$/.test(token.word))
  const authority = short?.text ?? authorityIn(tokens) ?? officeIn(tokens)
  if (authority !== null) return authority
  const initials = tokens.find(
    (token, at) =>
      initialsOfMinistry.test(token.word) && (isLand(tokens[at - 1]) || isLand(tokens[at + 1])),
  )
  return initials?.text ?? matterOfState(tokens)
}

/** "moi-qatar": initials of ministries in many states; without a state they are a name like any other. */
const initialsOfMinistry = /^(?:moi|mol|mom|mha|mea|moj|mohr|mohe)$/

const isLand = (token: Token | undefined) =>
  is(token, 'country') || (token !== undefined && countryCodes.has(token.word))

/**
 * Finds a state's matter in a host or a mailbox, without a firm's word: next to a state, or with what is done about it.
 */
function matterOfState(tokens: readonly Token[]): string | null {
  if (tokens.some((token) => is(token, 'business'))) return null
  const electronic = tokens.find(({ word }) => /^e ?visas?$/.test(word))
  if (electronic) return electronic.text
  const matter =
    tokens.find((token) => is(token, 'topic', 'credential')) ??
    tokens.find((token) => /^(?:work|immi|workpass)$/.test(token.word))
  if (!matter) return null
  const isDone = tokens.some((token) => is(token, 'check') || / status$|^status$/.test(token.word))
  return isDone || tokens.some(isLand) ? matter.text : null
}

/** Hosts where anybody can have a mailbox, so that nothing after the @ says whose it is. */
const forEverybody =
  /^(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|proton|protonmail|gmx|mail|zoho|yandex|rediffmail|fastmail|tutanota|tuta|hey|inbox)\.[a-z.]+$/

/** Returns what before the @ of an address reads as a state or its visa service; null when nothing does. */
export function claimInMailbox(address: string, steps: Steps): string | null {
  const at = address.lastIndexOf('@')
  const tokens = tokensOf(address.slice(0, at).replace(/[._+-]+/g, ' '), steps)
  const claim = authorityIn(tokens) ?? matterOfState(tokens)
  if (claim !== null) return claim
  // "immigration@gmail.com": at a firm's own host it would be a department of the firm.
  const isBare = tokens.every((token) =>
    is(token, 'topic', 'credential', 'country', 'site', 'office', 'sovereign', 'link', 'common'),
  )
  const matter = tokens.find((token) => is(token, 'topic', 'credential'))
  const isAnybodys = forEverybody.test(address.slice(at + 1).toLowerCase())
  return isAnybodys && isBare ? (matter?.text ?? null) : null
}

/** "visa24", "24visa": digits that only separate words. */
const isBesideLetters = (text: string, at: number, length: number) =>
  /\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) ||
  /^\p{L}{3}/u.test(text.slice(at + length, at + length + 6))

function isDisguised(label: string): boolean {
  const spelled = new Set(
    [...countryNames('latin')].flatMap((name) => name.toLowerCase().split(/[\s-]+/)),
  )
  return label
    .split('-')
    .some(
      (word) =>
        /\P{ASCII}/u.test(word) &&
        !spelled.has(word) &&
        tokensOf(word).some((token) => is(token, 'country')),
    )
}

/** Returns the host of a full address or of `host:port`, in lower case; null when there is none. */
export function hostOf(address: string): string | null {
  const text = address.trim()
  return (
    URL.parse(text.includes('://') ? text : `https://${text}`)?.hostname.replace(/\.$/, '') ?? null
  )
}
