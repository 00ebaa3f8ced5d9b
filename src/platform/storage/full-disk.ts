import { noRoom, outOfMemory, refusal, systemCode } from '#platform/errors'

const full = new Set(['ENOSPC', 'EDQUOT'])
const tooManyOpen = new Set(['EMFILE', 'ENFILE'])

/** Turns "no space", "quota used up" and "too many open files" into a refusal that people can act on. */
export function asRefusal(error: unknown): unknown {
  const code = systemCode(error) ?? ''
  if (tooManyOpen.has(code)) return refusal('service.busy', { retryAfter: 5 })
  return full.has(code) ? noRoom() : (outOfMemory(error) ?? error)
}
