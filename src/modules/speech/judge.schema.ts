import { filled } from '#platform/gaps.schema'
import { urlOf } from '#platform/urls/schema'
import { stateColourLike } from './colours.schema.ts'
import { checkNames, type FieldKind, faultOf } from './fields.schema.ts'
import { hostOf, isStatesOwn } from './hosts.schema.ts'
import type { PublicKind } from './kinds.schema.ts'
import { speechProblems } from './problems.schema.ts'

/** Shown in place of an organisation's name that may not be shown. */
export const unnamed = 'This organisation'

/** Lengths are the schemas' own, so sentences of any field count as those of a legal page. */
const fieldOf = {
  person: 'person',
  mark: 'legal',
  title: 'legal',
  text: 'legal',
  place: 'place',
  email: 'email',
} as const satisfies Partial<Record<PublicKind, FieldKind>>

/**
 * Returns why an installation may not say a public text: a sentence that names the word and the honest way; null when it
 * may. Own words are plain: after folding they hold no word of a closed list. Takes time in proportion to the text.
 */
export function judge(kind: PublicKind, text: string): string | null {
  if (text.trim() === '' || text === unnamed) return null
  switch (kind) {
    case 'colour':
      return stateColourLike(text)
    case 'link':
      return judgeLink(text)
    case 'own-host':
      return judgeHost(hostOf(text), true)
    case 'legal-name':
      return judgeLegalName(text)
    case 'display-name':
      // Beside its legal name it is judged again: here it is only what any name may be.
      return checkNames({ legalName: `${text} Ltd` })[0]?.message ?? null
    default:
      return faultOf(fieldOf[kind], text)?.message ?? null
  }
}

/** Returns why a text is not a licence's number, where no regulator's form is known; null when it may be one. */
export const numberProblem = (text: string): string | null =>
  faultOf('number', text)?.message ?? null

/** "Padma Overseas (sole proprietor Rahima Khatun)": in place of a legal form the person whose business it is. */
const proprietorIn = /^(.+?)\s*\((?:sole proprietor|proprietor|prop\.?):?\s+([^()]{3,})\)$/i

function judgeLegalName(name: string): string | null {
  const [, business, person] = proprietorIn.exec(name) ?? []
  if (business === undefined || person === undefined)
    return checkNames({ legalName: name })[0]?.message ?? null
  const ofBusiness = checkNames({ legalName: `${business} Ltd` })[0]?.message
  return ofBusiness ?? faultOf('person', person)?.message ?? null
}

/**
 * Reads an address as a browser does: "HTTPS:\\host" leads to a host as well, and a page of this site is not a whole
 * address.
 */
function judgeLink(address: string): string | null {
  const url = urlOf(address)
  if (url && (url.username || url.password)) return speechProblems.hiddenHost
  return url === null ? null : judgeHost(url.hostname, false)
}

/** Returns why a host may not be linked to, or be our own. */
function judgeHost(host: string | null, isOwn: boolean): string | null {
  if (host === null || /^[\d.]+$|:|^\[|^localhost$/.test(host)) return null
  if (isStatesOwn(host)) return isOwn ? filled(speechProblems.ownHost, { words: host }) : null
  const fault = faultOf('host', host)
  if (fault === null || !isOwn) return fault?.message ?? null
  return filled(speechProblems.ownHost, { words: fault.word ?? host })
}
