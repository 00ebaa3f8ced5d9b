/** What a column of a table can be. */
export interface Target {
  label: string
  /** Whether every new record needs it. */
  isRequired: boolean
  /** How tables call it, in small letters only, most usual first. */
  names: readonly string[]
  /** The field of the older system's export. */
  oldField: string | null
}

/** A name as names are compared: its letters, whatever else stands between them. */
export function letters(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '')
}
