/** A target for a column of a table. */
export interface Target {
  label: string
  /** Whether every new record needs it. */
  isRequired: boolean
  /** What tables call it, lower case only, the most usual first. */
  names: readonly string[]
  /** The field of the older system's export. */
  oldField: string | null
}

/** Normalises a name for comparison: only its letters. */
export function letters(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
}
