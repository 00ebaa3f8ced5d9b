/**
 * What somebody sent, as every database keeps it: PostgreSQL refuses a NUL in any text, and half of a
 * character is none. Forms and calls are read through it, so neither ends as a failure of ours.
 */
export function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The escapes of JSON: a NUL, a pair of halves of one character, a half alone, or any other. */
const escapes =
  /\\(?:u(?:(0000)|[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|([dD][89a-fA-F][\da-fA-F]{2}))|.)/gs

/**
 * Parses JSON with the same for each text in it, names included. Only an escape can bring such a sign into
 * JSON, and the escapes are read before it is parsed: to look at each value costs a second in a MiB of them.
 */
export function plainJson(text: string): unknown {
  const plain = text.replace(escapes, (all, nul?: string, half?: string) =>
    nul ? '' : half ? '\\ufffd' : all,
  )
  return JSON.parse(plain)
}
