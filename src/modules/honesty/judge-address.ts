import { filled } from '#platform/gaps/schema'
import type { Steps } from './fold.ts'
import { claimInHost, claimInMailbox, isMissions, isStatesOwn } from './links.ts'
import { honestyProblems as problems } from './problems/schema.ts'

/** Returns why the part of an address before the @ may not be public. */
export function judgeMailbox(address: string, steps: Steps): string | null {
  const claim = claimInMailbox(address, steps)
  return claim === null ? null : filled(problems.mailbox, { words: claim })
}

/**
 * Reads an address as a browser does: "HTTPS:\\host" leads to a host as well, and a page of this site is not a whole
 * address.
 */
export function judgeLink(address: string, steps: Steps): string | null {
  const url = URL.parse(address)
  if (url && (url.username || url.password)) return problems.hiddenHost
  if (url === null || isStatesOwn(url.hostname) || isMissions(url.hostname, steps)) return null
  return judgeHost(url.hostname, false, steps)
}

/** Returns why a host may not be linked to, or be our own. */
export function judgeHost(host: string | null, isOwn: boolean, steps: Steps): string | null {
  if (host === null) return null
  const claim = isOwn && isStatesOwn(host) ? host : claimInHost(host, steps)
  if (claim === null) return null
  return filled(isOwn ? problems.ownHost : problems.otherHost, { words: claim })
}
