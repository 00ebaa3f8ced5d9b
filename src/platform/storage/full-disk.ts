import { noRoom, systemCode } from '#platform/errors'

/** Turns "no space" and "quota used up" into the refusal that people can act on. */
export function asRefusal(error: unknown): unknown {
  const code = systemCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT' ? noRoom() : error
}
