import { noRoom, outOfResources, systemCode } from '#platform/errors'

const full = new Set(['ENOSPC', 'EDQUOT'])

/** Turns "no space", "quota used up" and "too many open files" into a refusal that people can act on. */
export function asRefusal(error: unknown): unknown {
  if (full.has(systemCode(error) ?? '')) return noRoom()
  return outOfResources(error) ?? error
}
