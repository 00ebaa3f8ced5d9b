/**
 * What somebody sent, as every database keeps it: PostgreSQL refuses a NUL in any text, and half of a
 * character is none. Forms and calls are read through it, so neither ends as a failure of ours.
 */
export function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The same for each text of a parsed JSON or query. As a reviver: `JSON.parse(text, plainValue)`. */
export function plainValue(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? plainText(value) : value
}
