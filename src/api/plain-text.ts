/**
 * Returns sent text as every database accepts it: PostgreSQL refuses NUL in any text and lone surrogates.
 * Forms and calls are read through it, so neither ends as a failure of ours.
 */
export function plainText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

/** The escapes of JSON: a NUL, a surrogate pair, a lone surrogate, or any other. */
const escapes =
  /\\(?:u(?:(0000)|[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|([dD][89a-fA-F][\da-fA-F]{2}))|.)/gs

/**
 * Parses JSON and cleans each text in it in the same way, including names. Only escapes can bring such
 * characters into JSON, and they are checked before parsing: checking each value takes a second for 1 MiB
 * of them.
 */
export function plainJson(text: string): unknown {
  const plain = text.replace(escapes, (all, nul?: string, half?: string) =>
    nul ? '' : half ? '\\ufffd' : all,
  )
  return JSON.parse(plain)
}
