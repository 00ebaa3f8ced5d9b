import { type MrzReading, readMrz } from './read-mrz.ts'
import type { ScannedLines } from './scan/read-passport.ts'
import { standInFor } from './scan/spell-line.ts'

/**
 * Returns the form's values from the lines. Names have no check digit and need checking by a person; a
 * nationality has none either, and counts only if the issuing country of the first line is the same.
 */
export function valuesOfLines({ first, second }: ScannedLines): MrzReading['values'] {
  const country = second.slice(10, 13)
  // Without the first line, the placeholder names are dropped again.
  const lines = `${first ?? standInFor(country)}\n${second}`
  const { name, nationality, ...checked } = readMrz(lines)?.values ?? {}
  return {
    ...checked,
    ...(first && name ? { name } : {}),
    ...(first?.slice(2, 5) === country && nationality ? { nationality } : {}),
  }
}
