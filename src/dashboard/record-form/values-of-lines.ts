import { type MrzReading, readMrz } from './read-mrz.ts'
import type { ScannedLines } from './scan/read-passport.ts'

/**
 * Returns the form's values from the lines. Names have no check digit and need checking by a person; a
 * nationality has none either, and counts only if the issuing country of the first line is the same.
 */
export function valuesOfLines({ first, second }: ScannedLines): MrzReading['values'] {
  const country = second.slice(10, 13)
  // The parser needs both lines: without the first one, placeholder names that are dropped again.
  const stand = `P<${country}X<<X`.padEnd(44, '<')
  const { name, nationality, ...checked } = readMrz(`${first ?? stand}\n${second}`)?.values ?? {}
  return {
    ...checked,
    ...(first && name ? { name } : {}),
    ...(first?.slice(2, 5) === country && nationality ? { nationality } : {}),
  }
}
