import { noRoom } from '#platform/errors'

/** The operating system's code of an error (`ENOENT`), or undefined. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/** Turns "no space" and "quota used up" into the refusal that people can act on. */
export function asRefusal(error: unknown): unknown {
  const code = systemCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT' ? noRoom() : error
}
