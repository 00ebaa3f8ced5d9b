import { readCrockford } from '#platform/ids'

/** Reads the reference that was meant: case, spaces and dashes do not matter, and `CR` may be left out. */
export function readReference(typed: string): string {
  const code = readCrockford(typed.slice(0, 60))
  return `CR-${code.length > 8 ? code.replace(/^CR/, '') : code}`
}
